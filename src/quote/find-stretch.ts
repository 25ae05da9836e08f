import { beginsWord, endsWord } from './edges.ts'
import type { Folded } from './fold.ts'
import { isOneOf } from './folding/characters.ts'
import { firstWhere } from './folding/first-where.ts'
import {
  breakAt,
  breaks,
  type FoldedText,
  isLetter,
  isWord,
  runEnd,
  type Stretch,
  spanOf,
} from './folding/folded-text.ts'
import { countWith, hashOf, wordsWith } from './folding/word-index.ts'
import { type Effort, type Match, matchAt } from './match.ts'

/** A word of a quote with its hash. */
export interface Word extends Stretch {
  readonly hash: number
}

/** The words of a stretch of folded text. */
export const wordsIn = (folded: FoldedText, { from, to }: Stretch): readonly Word[] => {
  const words: Word[] = []
  for (let place = from; place < to; place++) {
    if (!isWord(folded, place)) continue
    const end = Math.min(runEnd(folded, place), to)
    words.push({ from: place, to: end, hash: hashOf(folded, place, end) })
    place = end - 1
  }
  return words
}

/** Whether a source that has the quote has this word of it as one word too: not a part of a divided one, nor in „x g“. */
const isSteady = (quote: FoldedText, { from, to }: Word): boolean => {
  const { text } = quote
  const divides = [text[from - 2], text[from - 1], text[to]]
  return (
    isLetter(quote, from) &&
    to - from > 1 &&
    !isOneOf('x', text[from]) &&
    !divides.some((code) => isOneOf('-•', code))
  )
}

/** The steady word of a quote that a source has least often. */
const rarestOf = ({ words: index }: Folded, quote: FoldedText, words: readonly Word[]): Word | undefined => {
  let rarest: Word | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const word of words) {
    const count = countWith(index, word.hash)
    if (count < fewest && isSteady(quote, word)) [fewest, rarest] = [count, word]
  }
  return rarest
}

/** How much longer a source may be than its quote, apart from what is left out: breaks, bullets, hyphens of divided words. */
const mostLonger = 3

/**
 * The ordinals of the words of a source where a quote with these words may begin, rising: those that begin as its first word
 * does, and stand before its rarest word no farther than in the quote, or nearly.
 */
const candidatesFor = (folded: Folded, quote: FoldedText, words: readonly Word[]): readonly number[] => {
  const { text, words: index, omissions } = folded
  const { starts } = index
  const first = words[0]!
  const found: number[] = []
  let next = 0
  const takeTo = (last: number): void => {
    for (; next <= last; next++) if (text.text[starts[next]!] === quote.text[first.from]) found.push(next)
  }
  const rarest = rarestOf(folded, quote, words)
  if (!rarest) takeTo(starts.length - 1)
  else
    for (const ordinal of wordsWith(index, rarest.hash)) {
      const place = starts[ordinal]!
      let earliest = place - mostLonger * (rarest.from - first.from)
      let left = firstWhere(omissions.length, (each) => omissions[each]!.from >= place) - 1
      for (; left >= 0 && omissions[left]!.to > Math.max(earliest, starts[next]!); left--)
        earliest -= omissions[left]!.to - omissions[left]!.from
      next = firstWhere(ordinal, (each) => starts[each]! >= earliest, next)
      takeTo(ordinal)
    }
  return found
}

/** Where the signs begin that stand in a source before a word as they do in the quote; undefined where they do not. */
const withLeadingSigns = (
  { text: source }: Folded,
  word: number,
  quote: FoldedText,
  from: number,
  to: number,
): number | undefined => {
  let place = word
  for (let index = to - 1; index >= from; index--) {
    const sign = quote.text[index]!
    if (breakAt(sign) !== breaks.none) continue
    do place--
    while (breakAt(source.text[place]) !== breaks.none)
    if (source.text[place] !== sign) return undefined
  }
  return place
}

/** Whether something of a match stands in the source; the number of a list item may be the browser's alone. */
const isWritten = (folded: FoldedText, { from, to }: Match): boolean => {
  const { start, end } = spanOf(folded, from, to)
  return end > start
}

/** A stretch of a quote as it is written, and how much of that stands before its first word. */
interface Written {
  readonly written: string
  readonly before: number
}

/**
 * The match of what a stretch is written as, letter for letter, its first word at a place. What layout means may hang on what
 * stands around it, so that a source and a quote fold apart; what stands there as written stands all the same.
 */
const verbatimAt = (
  { source, at, width, length }: FoldedText,
  word: number,
  { written, before }: Written,
): Match | undefined => {
  const start = at[word]! - before
  if (!source.startsWith(written, start)) return undefined
  const end = start + written.length
  // The caret of a raised number stands where the number does.
  const from = firstWhere(word + 1, (place) => at[place]! > start) - 1
  const to = firstWhere(length, (place) => at[place]! >= end, word)
  const isWhole = at[from] === start && at[to - 1]! + width[to - 1]! === end
  return isWhole ? { from, to, leftOut: [] } : undefined
}

/** Every place of a source where a stretch of a quote stands whole, none overlapping the one before. */
export const findStretch = (folded: Folded, quote: FoldedText, stretch: Stretch): readonly Match[] => {
  const words = wordsIn(quote, stretch)
  const first = words[0]!.from
  const effort: Effort = { left: 8 * (folded.text.length + quote.length) }
  const { start, end } = spanOf(quote, stretch.from, stretch.to)
  const form = { written: quote.source.slice(start, end), before: quote.at[first]! - start }
  const found: Match[] = []
  const isPlace = (match: Match | undefined): match is Match =>
    match !== undefined &&
    match.from >= (found.at(-1)?.to ?? 0) &&
    beginsWord(folded, match.from) &&
    endsWord(folded, match.to) &&
    isWritten(folded.text, match)
  for (const ordinal of candidatesFor(folded, quote, words)) {
    const word = folded.words.starts[ordinal]!
    // A passage that repeats itself could ask for its length at each of its words.
    if (word < (found.at(-1)?.to ?? 0)) continue
    let match = verbatimAt(folded.text, word, form)
    if (!isPlace(match)) {
      const from = withLeadingSigns(folded, word, quote, stretch.from, first)
      match = from === undefined ? undefined : matchAt(folded, from, quote, stretch, effort)
    }
    if (isPlace(match)) found.push(match)
  }
  return found
}
