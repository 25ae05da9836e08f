import { beginsWord, endsWord } from './edges.ts'
import type { Folded } from './fold.ts'
import { type FoldedText, isWord, spanOf } from './folded-text.ts'
import type { Match } from './match.ts'
import type { Stretch } from './scan.ts'

/** The first place of a folded text that comes from an offset of its source or from behind it. */
const placeFrom = ({ at, length }: FoldedText, offset: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}

const placesOf = ({ source, text }: Folded, written: string): readonly Match[] => {
  const places: Match[] = []
  if (written === '') return places
  for (let offset = source.indexOf(written); offset >= 0; offset = source.indexOf(written, offset + written.length)) {
    const from = placeFrom(text, offset)
    const to = placeFrom(text, offset + written.length)
    const begins = from === 0 || spanOf(text, from - 1, from).end <= offset
    if (to > from && begins) places.push({ from, to, leftOut: [] })
  }
  return places
}

/**
 * Every place where a quote stands letter for letter, on the bounds of words. What a source's layout means may hang on what
 * the quote leaves out, so that the two fold apart; what stands there as written stands all the same. Marks at the quote's
 * outer ends may be left out, and where they do stand, nothing that they part off is cut.
 */
export const findVerbatim = (folded: Folded, quote: FoldedText, { from, to }: Stretch): readonly Match[] => {
  const { text } = folded
  const isApart = (match: Match): boolean => !isWord(text, match.from - 1) && !isWord(text, match.to)
  const whole = placesOf(folded, quote.source).filter(isApart)
  if (whole.length > 0) return whole
  const { start, end } = spanOf(quote, from, to)
  return placesOf(folded, quote.source.slice(start, end)).filter(
    (match) => beginsWord(folded, match.from) && endsWord(folded, match.to),
  )
}
