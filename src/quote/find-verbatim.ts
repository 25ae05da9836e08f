import { beginsWord, endsWord } from './edges.ts'
import { isSteady, wordsIn } from './find-stretch.ts'
import type { Folded } from './fold.ts'
import { firstWhere } from './folding/first-where.ts'
import { type FoldedText, type Stretch, spanOf } from './folding/folded-text.ts'
import { countWith, wordsWith } from './folding/word-index.ts'
import type { Match } from './match.ts'

/** The first place of a folded text that comes from an offset of its source or from behind it. */
const placeFrom = ({ at, length }: FoldedText, offset: number): number =>
  firstWhere(length, (place) => at[place]! >= offset)

/** The offsets of a source where a text may stand: where a word of it does that no layout can hang on. */
const offsetsOf = (
  { source, text, words }: Folded,
  quote: FoldedText,
  stretch: Stretch,
  start: number,
): Iterable<number> => {
  const [rarest] = wordsIn(quote, stretch)
    .filter((word) => isSteady(quote, word))
    .toSorted((a, b) => countWith(words, a.hash) - countWith(words, b.hash))
  if (!rarest) return []
  const before = quote.at[rarest.from]! - start
  return Array.from(
    wordsWith(words, rarest.hash),
    (ordinal) => text.at[words.starts[ordinal]!]! - before,
  ).filter((offset) => offset >= 0 && offset < source.length)
}

/**
 * Every place where a quote stands letter for letter, on the bounds of words. What a source's layout means may hang on what
 * the quote leaves out, so that the two fold apart; what stands there as written stands all the same.
 */
export const findVerbatim = (folded: Folded, quote: FoldedText, stretch: Stretch): readonly Match[] => {
  const { source, text } = folded
  const { start, end } = spanOf(quote, stretch.from, stretch.to)
  const written = quote.source.slice(start, end)
  const found: Match[] = []
  for (const offset of offsetsOf(folded, quote, stretch, start)) {
    if (!source.startsWith(written, offset)) continue
    const match = { from: placeFrom(text, offset), to: placeFrom(text, offset + written.length), leftOut: [] }
    if (match.to <= match.from || match.from < (found.at(-1)?.to ?? 0)) continue
    const span = spanOf(text, match.from, match.to)
    const isWhole = span.start === offset && span.end === offset + written.length
    if (isWhole && beginsWord(folded, match.from) && endsWord(folded, match.to)) found.push(match)
  }
  return found
}
