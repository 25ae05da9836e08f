import type { Span } from '../quote/index.ts'
import { sentences } from '../richtext/index.ts'
import type { BindQuote } from './bind-quote.ts'
import type { VerifiedQuote } from './finding.ts'
import { type NumberedSource, sentencesAt } from './numbered.ts'
import type { Correction } from './output-schemas.ts'
import { stands, whyNot } from './quote-book.ts'
import type { Sheet } from './sheet.ts'
import { visible } from './visible.ts'

/** A quote that goes back to the judge, under the number that it answers by. */
export interface MissingQuote {
  readonly item: number
  /** What the quote belongs to, in the bench's own words: a finding's type, an entry's kind. */
  readonly of: string
  readonly quote: VerifiedQuote
}

const sourceOf = (
  { source: { kind, name } }: VerifiedQuote,
  sources: readonly NumberedSource[],
): NumberedSource | undefined => sources.find(({ source }) => source.kind === kind && source.name === name)

const longestPassage = 600

/** The nearest passage, widened to whole sentences, so that the judge can copy from it. */
const passageOf = (quote: VerifiedQuote, sources: readonly NumberedSource[]): Span | undefined => {
  const { nearest } = quote.location
  const text = sourceOf(quote, sources)?.source.text
  if (!nearest || text === undefined) return undefined
  const touched = sentences(text).filter(({ start, end }) => start < nearest.end && nearest.start < end)
  const start = Math.min(nearest.start, ...touched.map((sentence) => sentence.start))
  const end = Math.max(nearest.end, ...touched.map((sentence) => sentence.end))
  return end - start > longestPassage ? nearest : { start, end }
}

const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

const placeOf = (each: NumberedSource | undefined, passage: Span | undefined): string => {
  if (!each) return 'no such source'
  const sentence = passage && sentencesAt(each, passage)
  return sentence === undefined ? `source ${each.number}` : `source ${each.number}, sentence ${sentence}`
}

/** The missing quotes as the judge is shown them, each with the nearest text that does stand there, inside the fence. */
export const showMissing = (
  missing: readonly MissingQuote[],
  { sources, fence }: Pick<Sheet, 'sources' | 'fence'>,
): string =>
  missing
    .map(({ item, of, quote }) => {
      const each = sourceOf(quote, sources)
      const passage = passageOf(quote, sources)
      const nearest = passage && each?.source.text.slice(passage.start, passage.end)
      const lines = [
        `quote: ${oneLine(quote.text)}`,
        `why not: ${oneLine(whyNot(quote))}`,
        ...(nearest === undefined ? [] : [`nearest: ${oneLine(nearest)}`]),
      ]
      return fence.around(`item ${item}: ${of}, ${placeOf(each, passage)}`, lines.join('\n'))
    })
    .join('\n\n')

/**
 * The quote that takes the place of a missing one. It stands only where it is found and still supports the same thing: it
 * overlaps the nearest passage that was shown, or the judge named a reason for quoting another. Undefined where neither
 * holds, and the missing quote stays missing.
 */
export const corrected = (
  missing: VerifiedQuote,
  correction: Correction | undefined,
  bind: BindQuote,
  sources: readonly NumberedSource[],
): VerifiedQuote | undefined => {
  if (!correction?.quote || correction.withdraw) return undefined
  const quote = bind(correction.quote)
  if (!stands(quote)) return undefined
  // A turned quote was found: what it was cut out of is the passage.
  const passage = passageOf(missing, sources) ?? missing.location.spans[0]
  const isSamePassage =
    passage !== undefined &&
    sourceOf(quote, sources) === sourceOf(missing, sources) &&
    quote.location.spans.some(({ start, end }) => start < passage.end && passage.start < end)
  return isSamePassage || /\p{L}{3}/u.test(correction.reason ?? '') ? quote : undefined
}
