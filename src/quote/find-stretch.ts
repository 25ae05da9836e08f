import { beginsWord, endsWord } from './edges.ts'
import type { Folded } from './fold.ts'
import { signs } from './folding/characters.ts'
import {
  breakAt,
  breaks,
  type FoldedText,
  isDigit,
  isLetter,
  isWord,
  runEnd,
  type Stretch,
  spanOf,
} from './folding/folded-text.ts'
import { hashOf, wordsWith } from './folding/word-index.ts'
import { type Effort, type Match, matchAt } from './match.ts'
import { groupsThousands } from './numbers.ts'
import { roleOf } from './sign-roles.ts'

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

/** Whether a source that has the quote has this word of it as one word too, so that it can be looked up by itself. */
const isSteady = (quote: FoldedText, { from, to }: Word): boolean => {
  if (!isLetter(quote, from) || (quote.text[from] === 0x78 && to - from < 3)) return false
  const isFirstPart = quote.text[to] === signs.dash && roleOf(quote, to) === 'line end'
  const isSecondPart =
    (breakAt(quote.text[from - 1]) >= breaks.line && quote.text[from - 2] === signs.dash) ||
    quote.text[from - 1] === signs.bullet
  return !isFirstPart && !isSecondPart
}

/** The hashes that the first word of a quote may have in a source: divided or whole, its thousands grouped or not. */
const firstHashes = (quote: FoldedText, [first, second]: readonly Word[]): readonly number[] => {
  const { from, to, hash } = first!
  if (!isDigit(quote, from)) {
    const isDivided = second && quote.text[to] === signs.dash && roleOf(quote, to) === 'line end'
    return isDivided ? [hash, hashOf(quote, second.from, second.to, hash)] : [hash]
  }
  const hashes = [hash]
  if (to - from > 3) hashes.push(hashOf(quote, from, from + ((to - from) % 3 || 3)))
  let joined = hash
  let end = to
  for (; groupsThousands(quote, end + 1); end += 4) joined = hashOf(quote, end + 1, end + 4, joined)
  return end > to ? [...hashes, joined] : hashes
}

const merged = (lists: readonly Int32Array[]): Int32Array =>
  lists.length === 1 ? lists[0]! : Int32Array.from(new Set(lists.flatMap((list) => [...list]))).sort()

/** How many words of page lines and notes a source may have between two words of its quote. */
const mostLeftOut = 160

/** The ordinals of the words of a source where a quote with these words may begin, rising. */
function* candidates(folded: Folded, quote: FoldedText, words: readonly Word[]): Generator<number> {
  const firsts = merged(firstHashes(quote, words).map((hash) => wordsWith(folded.words, hash)))
  let rarest = firsts
  let offset = 0
  for (const [index, word] of words.entries()) {
    if (!isSteady(quote, word)) continue
    const list = wordsWith(folded.words, word.hash)
    if (list.length < rarest.length) [rarest, offset] = [list, index]
  }
  if (rarest === firsts) return yield* firsts
  // Where the rarest word stands, the first one stands as many words before it as in the quote, save for those that one
  // side has more: divided words, numbers in groups, and what a quote may leave out.
  const numbers = words.slice(0, offset).filter((word) => !isSteady(quote, word)).length
  const divided = folded.words.hyphens.size > 0 ? offset : numbers * 4
  const leftOut = folded.omissions.length > 0 ? mostLeftOut : 0
  let next = 0
  for (const ordinal of rarest) {
    next = firstNotBelow(firsts, ordinal - offset - divided - leftOut, next)
    while (next < firsts.length && firsts[next]! <= ordinal - offset + numbers) yield firsts[next++]!
  }
}

const firstNotBelow = (list: Int32Array, least: number, from: number): number => {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
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
    if (breakAt(sign) !== breaks.none || sign === signs.bullet) continue
    do place--
    while (place >= 0 && (breakAt(source.text[place]) !== breaks.none || source.text[place] === signs.bullet))
    if (source.text[place] !== sign) return undefined
  }
  return place
}

/** Whether something of a match stands in the source; the number of a list item may be the browser's alone. */
const isWritten = (folded: FoldedText, { from, to }: Match): boolean => {
  const { start, end } = spanOf(folded, from, to)
  return end > start
}

/** Every place of a source, or the first `most`, where a stretch of a quote stands whole, none overlapping the one before. */
export const findStretch = (
  folded: Folded,
  quote: FoldedText,
  stretch: Stretch,
  most = Number.POSITIVE_INFINITY,
): readonly Match[] => {
  const words = wordsIn(quote, stretch)
  const effort: Effort = { left: 8 * (folded.text.length + quote.length) }
  const found: Match[] = []
  for (const ordinal of candidates(folded, quote, words)) {
    const from = withLeadingSigns(folded, folded.words.starts[ordinal]!, quote, stretch.from, words[0]!.from)
    if (from === undefined || from < (found.at(-1)?.to ?? 0) || !beginsWord(folded, from)) continue
    const match = matchAt(folded, from, quote, stretch, effort)
    if (match && endsWord(folded, match.to) && isWritten(folded.text, match)) found.push(match)
    if (found.length >= most) break
  }
  return found
}
