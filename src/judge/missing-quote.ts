import type { BindQuote } from './claims.ts'
import type { VerifiedQuote } from './finding.ts'
import { type NumberedSource, sentencesAt } from './numbered.ts'
import type { Correction } from './output-schemas.ts'
import { overlap, stands, whyNot } from './quote-book.ts'
import type { Sheet } from './sheet.ts'
import { visible } from './visible.ts'

/** A quote that goes back to the judge, under the number that it answers by. */
export interface MissingQuote {
  readonly item: number
  /** What the quote belongs to, in the bench's own words: a finding's type, an entry's kind. */
  readonly of: string
  readonly quote: VerifiedQuote
}

const oneLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

const place = ({ quote }: MissingQuote, sources: readonly NumberedSource[]): string => {
  const each = sources.find(
    ({ source }) => source.kind === quote.source.kind && source.name === quote.source.name,
  )
  if (!each) return 'no such source'
  const { nearest } = quote.location
  const sentence = nearest && sentencesAt(each, nearest)
  return sentence === undefined ? `source ${each.number}` : `source ${each.number}, sentence ${sentence}`
}

/** The missing quotes as the judge is shown them, each with the nearest text that does stand there, inside the fence. */
export const showMissing = (
  missing: readonly MissingQuote[],
  { sources, fence }: Pick<Sheet, 'sources' | 'fence'>,
): string =>
  missing
    .map((each) => {
      const { item, of, quote } = each
      const lines = [
        `quote: ${oneLine(quote.text)}`,
        `why not: ${oneLine(whyNot(quote))}`,
        ...(quote.location.nearest ? [`nearest: ${oneLine(quote.location.nearest.text)}`] : []),
      ]
      return fence.around(`item ${item}: ${of}, ${place(each, sources)}`, lines.join('\n'))
    })
    .join('\n\n')

const asFound = (quote: VerifiedQuote): VerifiedQuote => {
  const { nearest, spans } = quote.location
  return { ...quote, location: { ...quote.location, spans: nearest ? [nearest] : spans } }
}

/**
 * The quote that takes the place of a missing one. It stands only where it is found and still supports the same thing: it
 * overlaps the nearest passage that was shown, or the judge named a reason for quoting another. Undefined where neither
 * holds, and the missing quote stays missing.
 */
export const corrected = (
  missing: VerifiedQuote,
  correction: Correction | undefined,
  bind: BindQuote,
): VerifiedQuote | undefined => {
  if (!correction?.quote || correction.withdraw) return undefined
  const quote = bind(correction.quote)
  if (!stands(quote)) return undefined
  const isSamePassage = overlap(asFound(missing), quote)
  return isSamePassage || /\p{L}{3}/u.test(correction.reason ?? '') ? quote : undefined
}
