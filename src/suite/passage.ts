import { userTexts } from './case.ts'
import type { LoadedCase, Suite, SuiteFile } from './suite.ts'

/** A stretch of a suite that somebody reads in one go: a paragraph, a cell, a field of a record, a message of the user. */
export interface Passage {
  /** Relative to the suite's folder. */
  readonly file: string
  /** The document that it stands in; none for a record, a case or the capability page. */
  readonly document?: { readonly code: string; readonly version?: number }
  /** As a reader sees it, except that white space may be longer. */
  readonly text: string
  /** The offset in the file at which it begins; offsets in the text go on from there. */
  readonly start: number
}

const blank = (text: string): string => ' '.repeat(text.length)

const inlineTag = /^<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strike|strong|sub|sup|u)\b/i

/** HTML without its markup, as long as it was: tags of blocks end a line, all else becomes white space. */
const withoutMarkup = (html: string): string =>
  html
    .replace(/\s/g, ' ')
    .replace(/<!--.*?-->|<[^>]*>/g, (tag) => (inlineTag.test(tag) ? blank(tag) : `\n${blank(tag).slice(1)}`))
    .replace(/&(?:nbsp|#160|shy|#173|thinsp|ensp);/g, blank)

/** The parts of a text between separators, with where each begins. */
const partsOf = (
  text: string,
  separator: RegExp,
): readonly { readonly text: string; readonly start: number }[] => {
  const parts: { text: string; start: number }[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(separator)) {
    parts.push({ text: text.slice(start, index), start })
    start = index + found.length
  }
  return [...parts, { text: text.slice(start), start }].filter((part) => part.text.trim() !== '')
}

/** Where the front matter of a file ends. */
const bodyStart = (text: string): number => /^---[ \t]*\n[\s\S]*?\n---[ \t]*\n/.exec(text)?.[0].length ?? 0

const inFile =
  ({ path }: SuiteFile, offset = 0, document?: Passage['document']) =>
  ({ text, start }: { readonly text: string; readonly start: number }): Passage => ({
    file: path,
    ...(document ? { document } : {}),
    text,
    start: start + offset,
  })

const documentPassages = (file: SuiteFile): readonly Passage[] => {
  const offset = bodyStart(file.text)
  const head = file.text.slice(0, offset)
  const code = /^code: *["']?([A-Z]+-\d+)/m.exec(head)?.[1]
  const version = /^version: *(\d+)/m.exec(head)?.[1]
  if (code === undefined) return []
  const document = { code, ...(version === undefined ? {} : { version: Number(version) }) }
  const body = file.text.slice(offset)
  const text = file.path.endsWith('.html') ? withoutMarkup(body) : body
  return partsOf(text, /\n/g).map(inFile(file, offset, document))
}

/** A key begins a new passage; a value may go on over several lines. */
const recordPassages = (file: SuiteFile): readonly Passage[] =>
  partsOf(file.text, /\n(?=\s*(?:- )?[\w-]+:)/g).map(inFile(file))

const pagePassages = (file: SuiteFile): readonly Passage[] => partsOf(file.text, /\n/g).map(inFile(file))

/** What the user's side says, each text where its first words stand in the case's file. */
const casePassages = ({ files }: Pick<Suite, 'files'>, task: LoadedCase): readonly Passage[] => {
  const file = files.find(({ path }) => path === `${task.folder}/case.ts`)
  if (!file) return []
  return userTexts(task).map((text) => {
    const start = file.text.indexOf(text.split('\n')[0]?.slice(0, 20) ?? '')
    return { file: file.path, text, start: Math.max(0, start) }
  })
}

/** All that the tenant holds and that the user's side says, passage by passage. */
export const passagesOf = (suite: Pick<Suite, 'files' | 'cases'>): readonly Passage[] => [
  ...suite.files.flatMap((file) => {
    if (/^(?:documents\/.+\.html|files\/.+\.txt)$/.test(file.path)) return documentPassages(file)
    if (file.path === 'records.yaml') return recordPassages(file)
    return file.path === 'capabilities.md' ? pagePassages(file) : []
  }),
  ...suite.cases.flatMap((task) => casePassages(suite, task)),
]
