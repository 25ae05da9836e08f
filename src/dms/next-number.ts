import type { DocumentType } from '../app/index.ts'
import type { Shelf } from './shelf.ts'

interface Numbered {
  readonly prefix: string
  readonly digits: string
}

const numberedCode = (code: string): Numbered | undefined => {
  const match = /^(.*?)(\d{1,9})$/u.exec(code)
  return match ? { prefix: match[1] ?? '', digits: match[2] ?? '' } : undefined
}

const usualPrefixes: Readonly<Record<DocumentType, string>> = {
  manual: 'QM-',
  procedure: 'SOP-',
  'work-instruction': 'WI-',
  form: 'F-',
  register: 'R-',
  list: 'L-',
  plan: 'PL-',
  file: 'MAN-',
}

const mostFrequent = (prefixes: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const prefix of prefixes) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

const lowestWidth = 3

/** The code after the highest one with a prefix, its number as wide as theirs. */
const after = (codes: readonly string[], prefix: string): string => {
  const taken = codes.flatMap((code) => numberedCode(code) ?? []).filter((each) => each.prefix === prefix)
  const highest = taken.reduce((most, { digits }) => Math.max(most, Number(digits)), 0)
  const width = taken.reduce(
    (widest, { digits }) => Math.max(widest, digits.length),
    taken.length > 0 ? 1 : lowestWidth,
  )
  return `${prefix}${String(highest + 1).padStart(width, '0')}`
}

/** The next free code for a document of a type, with the prefix that its documents have. */
export const nextDocumentCode = (shelf: Shelf, type: DocumentType): string => {
  const ofType = shelf.documents.filter((document) => document.type === type).map(({ code }) => code)
  const prefix =
    mostFrequent(ofType.flatMap((code) => numberedCode(code)?.prefix ?? [])) ?? usualPrefixes[type]
  return after(
    [...shelf.documents, ...shelf.files].map(({ code }) => code),
    prefix,
  )
}

/** The next free id of a series in the clock's year, such as `NC-2026-004`. */
export const nextRecordId = (shelf: Shelf, series: string): string =>
  after(
    shelf.records.map(({ id }) => id),
    `${series}-${new Date(shelf.now).getUTCFullYear()}-`,
  )
