import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { fold, locate } from '../../src/quote/index.ts'

const folder = new URL('kinds/', import.meta.url)
const quotes = z.array(z.string()).default([])
const rows = z.array(
  z.strictObject({ kind: z.string(), source: z.string(), stands: quotes, turned: quotes, never: quotes }),
)

/** What a quote may change against its source and what not, kind by kind. */
export const kinds = readdirSync(folder)
  .toSorted()
  .flatMap((file) => rows.parse(parse(readFileSync(new URL(file, folder), 'utf8'))))

/** What becomes of a quote in a source, in one word. */
export const verdict = (source: string, quote: string) => {
  const { status, turned } = locate(fold(source), quote)
  return status === 'absent' ? 'absent' : turned ? 'turned' : 'stands'
}
