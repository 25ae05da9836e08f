import { findQuote } from './find-quote.ts'
import type { Folded } from './fold.ts'
import { kindOf, kinds, signs } from './folding/characters.ts'
import { spanOf } from './folding/folded-text.ts'
import type { Match } from './match.ts'
import { type Nearest, nearestTo } from './nearest/nearest.ts'
import { type QuoteText, readQuote } from './quote-text.ts'
import { turningWord } from './turning/turn.ts'

/** A stretch of a source: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What became of looking for a quote in a source. */
export interface Location {
  readonly status: 'exact' | 'folded' | 'ambiguous' | 'absent'
  /** What the quote leaves out, or what stands right beside it, turns its sense: it is found, and does not stand by itself. */
  readonly turned: boolean
  /** The word that turns the sense, as the source writes it. Only where `turned`. */
  readonly turnedBy?: string
  /**
   * Every place where it stands, in order and in the source's own offsets; more than one only where `ambiguous`.
   * Where ellipses join pieces, a span goes from the start of the first piece to the end of the last.
   */
  readonly spans: readonly Span[]
  /** Only where ellipses join pieces: the spans of the pieces of each place, one list for each of `spans`. */
  readonly pieces?: readonly (readonly Span[])[]
  /** Only where `absent`, and only where the source has something like it. */
  readonly nearest?: Nearest
}

const absent: Location = { status: 'absent', turned: false, spans: [] }

const isQuotation = (character: string): boolean => kindOf(character.charCodeAt(0)) === kinds.quotation
const isSameMark = (a: string, b: string): boolean => a === b || (isQuotation(a) && isQuotation(b))

/** A span with the marks at the quote's outer ends that stand around it in the source too, none of them before `least`. */
const withOuterMarks = (
  source: string,
  { start, end }: Span,
  before: string,
  after: string,
  least: number,
): Span => {
  let from = start
  let to = end
  for (
    let index = before.length - 1;
    index >= 0 && from > least && isSameMark(before[index]!, source[from - 1]!);
    index--
  )
    from--
  for (
    let index = 0;
    index < after.length && to < source.length && isSameMark(after[index]!, source[to]!);
    index++
  )
    to++
  while (/\s/.test(source[from]!)) from++
  while (/\s/.test(source[to - 1]!)) to--
  return { start: from, end: to }
}

/** A question that the quote ends as a statement, or the other way round. */
const turningMark = ({ text: { text } }: Folded, { to }: Match, after: string): string | undefined => {
  const asks = text[to] === signs.question
  return /[.!?]/.test(after) && asks !== after.includes('?') ? '?' : undefined
}

const located = (
  folded: Folded,
  quote: string,
  { folded: read, whole }: QuoteText,
  places: readonly (readonly Match[])[],
): Location => {
  const { source } = folded
  const core = spanOf(read, whole.from, whole.to)
  const [before, after] = [quote.slice(0, core.start), quote.slice(core.end)]
  const parts = places.map((pieces) => pieces.map(({ from, to }) => spanOf(folded.text, from, to)))
  const spans: Span[] = []
  for (const pieces of parts) {
    const span = { start: pieces[0]!.start, end: pieces.at(-1)!.end }
    spans.push(withOuterMarks(source, span, before, after, spans.at(-1)?.end ?? 0))
  }
  const turn = (pieces: readonly Match[]): string | undefined =>
    turningWord(folded, pieces) ?? turningMark(folded, pieces.at(-1)!, after)
  const turnedBy = places.every((pieces) => turn(pieces) !== undefined) ? turn(places[0]!) : undefined
  const isExact = source.slice(spans[0]!.start, spans[0]!.end) === quote
  return {
    status: spans.length > 1 ? 'ambiguous' : isExact ? 'exact' : 'folded',
    turned: turnedBy !== undefined,
    ...(turnedBy === undefined ? {} : { turnedBy }),
    spans,
    ...(places[0]!.length > 1 ? { pieces: parts } : {}),
  }
}

/**
 * Looks for a quote in a folded source. What is forgiven and what never is, docs/quotes.md says.
 * Takes about as long as a plain search for a string, and less where the quote has a rare word.
 */
export const locate = (folded: Folded, quote: string): Location => {
  const written = quote.trim()
  const read = readQuote(written)
  if (!read) return absent
  const places = findQuote(folded, read)
  if (places.length > 0) return located(folded, written, read, places)
  const nearest = nearestTo(folded, read)
  return nearest ? { ...absent, nearest } : absent
}

/** Looks for many quotes in one source: a location for each, in their order. */
export const locateAll = (folded: Folded, quotes: readonly string[]): readonly Location[] =>
  quotes.map((quote) => locate(folded, quote))
