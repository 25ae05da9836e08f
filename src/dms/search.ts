import type { DocumentState, SeedFile } from '../app/index.ts'
import { parseRichText, type RichText } from '../richtext/index.ts'
import type { Shelf } from './shelf.ts'
import { versionName, workingVersions } from './versions.ts'

/** A paragraph, an item, a table row, a title or a paragraph of a page that a search found. */
export interface Hit {
  /** As a read names it: `SOP-014 v3`, or a file's code. */
  readonly document: string
  /** Where in it: a section, a page, the title. */
  readonly place: string
  readonly snippet: string
}

/** A text that is searched as a whole, and its words without case and diacritics, each after a space. */
interface Unit {
  readonly place: string
  readonly text: string
  readonly words: string
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const unitOf = (place: string, text: string): Unit => {
  const seen = text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
  return { place, text: seen, words: ` ${fold(seen).replace(/[^\p{L}\p{N}]+/gu, ' ')}` }
}

const placeOf = (rich: RichText, block: number): string => {
  const section = rich.sections.findLast(({ from, to }) => from <= block && block < to)
  if (!section) return 'before the first section'
  const { number, title } = section
  return number === undefined || number === title ? `section ${title}` : `section ${number} ${title}`
}

const rowKey = (cell: { readonly table: number; readonly row: number } | undefined) =>
  cell && `${cell.table}/${cell.row}`

const unitsOfDocument = ({ title, html }: DocumentState): readonly Unit[] => {
  const rich = parseRichText(html)
  const units = [unitOf('title', title)]
  for (let from = 0; from < rich.blocks.length; ) {
    const row = rowKey(rich.blocks[from]?.cell)
    let to = from + 1
    while (row !== undefined && rowKey(rich.blocks[to]?.cell) === row) to += 1
    const texts = rich.blocks.slice(from, to).map(({ text }) => text.trim())
    units.push(unitOf(placeOf(rich, from), texts.filter((text) => text !== '').join(' | ')))
    from = to
  }
  return units
}

const unitsOfFile = ({ title, pages }: SeedFile): readonly Unit[] => [
  unitOf('title', title),
  ...pages.flatMap((page, index) =>
    page
      .split(/\n[ \t]*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => unitOf(`page ${index + 1}`, paragraph.trim())),
  ),
]

const known = new WeakMap<DocumentState | SeedFile, readonly Unit[]>()

/** The units of a value are made once, however many tenants share it. */
const unitsOf = (value: DocumentState | SeedFile): readonly Unit[] => {
  const units = known.get(value) ?? ('pages' in value ? unitsOfFile(value) : unitsOfDocument(value))
  known.set(value, units)
  return units
}

const longestSnippet = 300

/** The text around the first word found, cut at spaces. */
const snippetOf = ({ text }: Unit, at: number): string => {
  if (text.length <= longestSnippet) return text
  const from = at < 100 ? 0 : text.lastIndexOf(' ', at - 60) + 1
  const start = at - from > 200 ? at : from
  const to = Math.min(text.length, start + longestSnippet)
  return `${start > 0 ? '…' : ''}${text.slice(start, to)}${to < text.length ? '…' : ''}`
}

const hasAll = ({ words }: Unit, wanted: readonly string[]): boolean =>
  wanted.every((beginning) => words.includes(` ${beginning}`))

const firstFound = ({ text }: Unit, wanted: readonly string[]): number => {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)) {
    const folded = fold(word)
    if (wanted.some((beginning) => folded.startsWith(beginning))) return index
  }
  return 0
}

/** The words of a query, as beginnings of words. */
export const wordsOfQuery = (query: string): readonly string[] => [...new Set(wordsIn(query))]

/**
 * Finds every unit in which each word of the query begins a word; letter case and diacritics do not matter. Documents
 * are searched in the version that work goes on in, files page by page.
 */
export const search = (shelf: Shelf, query: string): readonly Hit[] => {
  const wanted = wordsOfQuery(query)
  if (wanted.length === 0) return []
  const sources = [
    ...workingVersions(shelf).map((document) => ({ name: versionName(document), value: document })),
    ...shelf.files.map((file) => ({ name: file.code, value: file })),
  ]
  return sources.flatMap(({ name, value }) =>
    unitsOf(value)
      .filter((unit) => hasAll(unit, wanted))
      .map((unit) => ({
        document: name,
        place: unit.place,
        snippet: snippetOf(unit, firstFound(unit, wanted)),
      })),
  )
}
