import { z } from 'zod'
import {
  type DocumentState,
  documentStatuses,
  documentTypes,
  recordKinds,
  type SeedFile,
} from '../app/index.ts'
import type { Fault } from './fault.ts'
import { splitFrontMatter } from './front-matter.ts'
import { readYaml } from './yaml-file.ts'

const code = z
  .string()
  .regex(/^[A-Z]+-\d+$/, 'must be capitals, - and digits, such as SOP-021')
  .describe('The code of the document.')

/** The shape of the front matter of `documents/*.html`. */
export const documentSchema = z.strictObject({
  code,
  version: z.number().int().min(1),
  title: z.string().min(1),
  type: z.enum(documentTypes).exclude(['file']),
  status: z.enum(documentStatuses),
  language: z.enum(['cs', 'en']),
  template: code.optional().describe('The document that this one was made from.'),
})

/** The shape of the front matter of `files/*.txt`. */
export const fileSchema = z.strictObject({ code, title: z.string().min(1), language: z.enum(['cs', 'en']) })

/** The shape of `records.yaml`. */
export const recordsSchema = z.strictObject({
  records: z.array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[A-Z]+-\d{4}-\d+$/, 'must be a prefix, a year and a number, such as NC-2026-001'),
      kind: z.enum(recordKinds),
      fields: z.record(z.string(), z.string()),
    }),
  ),
})

const isFault = (value: object): value is Fault => 'message' in value

/** Reads a tenant document: YAML front matter, then its body as HTML. */
export const readDocumentFile = (file: string, text: string): DocumentState | readonly Fault[] => {
  const parts = splitFrontMatter(file, text)
  if (isFault(parts)) return [parts]
  const head = readYaml(file, parts.yaml.text, documentSchema, parts.yaml.line)
  if (!head.ok) return head.faults
  const { template, language: _, ...rest } = head.located.value
  return { ...rest, ...(template === undefined ? {} : { template }), html: parts.body.text }
}

const pageLine = /^=== (?:strana|page) (\d+) ===$/

/** Reads a paged text: YAML front matter, then pages that each begin with a line `=== page N ===` (`=== strana N ===`). */
export const readPagedFile = (file: string, text: string): SeedFile | readonly Fault[] => {
  const parts = splitFrontMatter(file, text)
  if (isFault(parts)) return [parts]
  const head = readYaml(file, parts.yaml.text, fileSchema, parts.yaml.line)
  if (!head.ok) return head.faults
  const faults: Fault[] = []
  const pages: string[][] = []
  for (const [index, line] of parts.body.text.split('\n').entries()) {
    const page = pageLine.exec(line)?.[1]
    if (page !== undefined) {
      pages.push([])
      if (Number(page) !== pages.length) {
        faults.push({
          file,
          line: parts.body.line + index,
          column: 1,
          message: `page ${page} stands where page ${pages.length} must.`,
        })
      }
    } else if (pages.length > 0) pages.at(-1)?.push(line)
    else if (line.trim() !== '') {
      faults.push({
        file,
        line: parts.body.line + index,
        column: 1,
        message: 'text before the first line "=== page 1 ===".',
      })
      break
    }
  }
  if (pages.length === 0 && faults.length === 0) {
    faults.push({
      file,
      line: parts.body.line,
      column: 1,
      message: 'no page: each must begin with a line "=== page N ===".',
    })
  }
  if (faults.length > 0) return faults
  const { code, title } = head.located.value
  return { code, title, pages: pages.map((lines) => lines.join('\n').trim()) }
}
