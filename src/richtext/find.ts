import { type FoldedText, foldPieces, lowerCase } from './fold.ts'
import { originOf, type Span } from './offset-map.ts'
import type { RichText, Section } from './rich-text.ts'

/** Where to look, and whether letter case must match (it must when absent). */
export interface FindOptions {
  readonly within?: Section
  readonly letterCase?: 'same' | 'any'
}

interface Searchable {
  readonly folded: FoldedText
  /** The folded text by how it is looked through; made when first needed. */
  readonly variants: Map<string, string>
}

const betweenBlocks = '\n'
const searchables = new WeakMap<RichText, Searchable>()

const searchableOf = (rich: RichText): Searchable => {
  const known = searchables.get(rich)
  if (known) return known
  const made = { folded: foldPieces(rich.blocks, betweenBlocks), variants: new Map<string, string>() }
  searchables.set(rich, made)
  return made
}

const variantOf = (
  { folded, variants }: Searchable,
  letterCase: 'same' | 'any',
  blocks: 'apart' | 'joined',
): string => {
  const name = `${letterCase} ${blocks}`
  const known = variants.get(name)
  if (known !== undefined) return known
  const joined = blocks === 'joined' ? folded.text.replaceAll(betweenBlocks, ' ') : folded.text
  const made = letterCase === 'any' ? lowerCase(joined) : joined
  variants.set(name, made)
  return made
}

/** The text that a section holds, its heading included, as a stretch of the document's text. */
export const spanOf = (rich: RichText, { from, to }: Section): Span => ({
  start: rich.blocks[from]?.start ?? 0,
  end: rich.blocks[to - 1]?.end ?? 0,
})

/** Drops white space with line breaks from both ends; spaces alone are part of what is looked for. */
const trimLines = (text: string): string => {
  const leading = text.slice(0, text.length - text.trimStart().length)
  const rest = /[\n\r\t]/.test(leading) ? text.trimStart() : text
  const trailing = rest.slice(rest.trimEnd().length)
  return /[\n\r\t]/.test(trailing) ? rest.trimEnd() : rest
}

/**
 * Finds a text as a reader sees it: across runs and markup, any white space for a space, soft hyphens and zero-width
 * characters ignored. It is found inside one block; a text that has a line break or a tab of its own is found
 * across blocks too. Gives spans in `rich.text`, in order, none overlapping another.
 */
export const findText = (
  rich: RichText,
  text: string,
  { within, letterCase = 'same' }: FindOptions = {},
): readonly Span[] => {
  const trimmed = trimLines(text)
  const needle = foldPieces([{ text: trimmed, start: 0 }], '').text
  if (needle.trim() === '') return []
  const searchable = searchableOf(rich)
  const haystack = variantOf(searchable, letterCase, /[\n\r\t]/.test(trimmed) ? 'joined' : 'apart')
  const wanted = letterCase === 'any' ? lowerCase(needle) : needle
  const limits = within ? spanOf(rich, within) : { start: 0, end: rich.text.length }
  const spans: Span[] = []
  for (let at = haystack.indexOf(wanted); at >= 0; at = haystack.indexOf(wanted, at + wanted.length)) {
    const span = originOf(searchable.folded.origins, { start: at, end: at + wanted.length })
    if (span.start >= limits.start && span.end <= limits.end) spans.push(span)
  }
  return spans
}
