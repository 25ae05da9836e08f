import { beginsWord, endsWord } from './edges.ts'
import type { Folded } from './fold.ts'
import { firstWhere } from './folding/first-where.ts'
import { type FoldedText, type Stretch, spanOf } from './folding/folded-text.ts'
import type { Match } from './match.ts'

/** The first place of a folded text that comes from an offset of its source or from behind it. */
const placeFrom = ({ at, length }: FoldedText, offset: number): number =>
  firstWhere(length, (place) => at[place]! >= offset)

/**
 * Every place where a quote stands letter for letter, on the bounds of words. What a source's layout means may hang on what
 * the quote leaves out, so that the two fold apart; what stands there as written stands all the same.
 */
export const findVerbatim = (folded: Folded, quote: FoldedText, { from, to }: Stretch): readonly Match[] => {
  const { source, text } = folded
  const { start, end } = spanOf(quote, from, to)
  const written = quote.source.slice(start, end)
  const found: Match[] = []
  if (written === '') return found
  for (
    let offset = source.indexOf(written);
    offset >= 0;
    offset = source.indexOf(written, offset + written.length)
  ) {
    const match = { from: placeFrom(text, offset), to: placeFrom(text, offset + written.length), leftOut: [] }
    if (match.to <= match.from) continue
    const span = spanOf(text, match.from, match.to)
    const isWhole = span.start === offset && span.end === offset + written.length
    if (isWhole && beginsWord(folded, match.from) && endsWord(folded, match.to)) found.push(match)
  }
  return found
}
