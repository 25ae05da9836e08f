import { longestEllipsis } from '../find-quote.ts'
import { findStretch, type Word, wordsIn } from '../find-stretch.ts'
import type { Folded } from '../fold.ts'
import {
  casedTextOf,
  type FoldedText,
  isWord,
  runEnd,
  runStart,
  type Stretch,
  spanOf,
} from '../folding/folded-text.ts'
import { countWith, wordsWith } from '../folding/word-index.ts'
import type { QuoteText } from '../quote-text.ts'
import { align, type Step } from './align.ts'
import { describeDifferences, shown } from './differences.ts'
import { type Token, tokensIn } from './tokens.ts'

/** The passage of a source that is most like a quote that does not stand there. Shown, never accepted. */
export interface Nearest {
  /** UTF-16 offsets in the source, the end excluded. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** One line that says what differs. */
  readonly differs: string
}

/** A quote is compared up to this many words and marks: enough for what a reader can take in. */
const mostTokens = 400
/** How many places of the quote's words are looked at, those of the rarest first, before the best passage is chosen. */
const mostPlaces = 400
const longestCased = 200
/** The share of a quote's words, rare ones counting more, that a passage must have to be called near. */
const leastShare = 0.35

/** Where the words of a quote stand in a source: each place as the ordinal where the quote would begin, and its word. */
interface Places {
  /** `start * words + word`, rising. */
  readonly keys: Float64Array
  readonly weights: readonly number[]
}

const placesOf = ({ words: index }: Folded, words: readonly Word[]): Places => {
  const counts = words.map(({ hash }) => countWith(index, hash))
  const keys = new Float64Array(mostPlaces)
  let length = 0
  for (const word of words.map((_, word) => word).sort((a, b) => counts[a]! - counts[b]!)) {
    if (length > 0 && length + counts[word]! > mostPlaces) break
    for (const ordinal of wordsWith(index, words[word]!.hash).subarray(0, mostPlaces)) {
      keys[length++] = (ordinal - word) * words.length + word
    }
  }
  return { keys: keys.subarray(0, length).sort(), weights: counts.map((count) => 1 / Math.log2(count + 2)) }
}

/** The ordinals of the words of the source among which the most of the quote's words stand, in about their order. */
const bestWindow = (folded: Folded, words: readonly Word[]): Stretch | undefined => {
  const size = Math.max(8, words.length >> 1)
  const { keys, weights } = placesOf(folded, words)
  const startOf = (key: number): number => Math.floor(key / words.length)
  const wordOf = (key: number): number => key - startOf(key) * words.length
  const counts = new Int32Array(words.length)
  let [weight, most, best, first] = [0, 0, 0, 0]
  for (const key of keys) {
    if (counts[wordOf(key)]!++ === 0) weight += weights[wordOf(key)]!
    for (; startOf(keys[first]!) < startOf(key) - size; first++) {
      const word = wordOf(keys[first]!)
      if (--counts[word]! === 0) weight -= weights[word]!
    }
    if (weight > most + 1e-9) [most, best] = [weight, startOf(keys[first]!)]
  }
  if (most === 0 || most < leastShare * weights.reduce((sum, each) => sum + each, 0)) return undefined
  const end = best + size + words.length + 4
  return { from: Math.max(0, best - 3), to: Math.min(folded.words.starts.length, end) }
}

const hash = (token: Token): number => token.hash

/** What a token is in the letter case of its text. */
const cased =
  (folded: FoldedText) =>
  ({ from, to }: Token): string =>
    casedTextOf(folded, from, Math.min(to, from + longestCased))

/** The stretch of a passage that has the very words of a quote, but not in their order. */
const reordered = (passage: readonly Token[], tokens: readonly Token[]): Stretch | undefined => {
  const isWordLike = ({ kind }: Token): boolean => kind !== 'mark'
  const [theirs, ours] = [passage.filter(isWordLike), tokens.filter(isWordLike)]
  const missing = new Map<number, number>()
  const count = (hash: number, by: number): void => {
    const left = (missing.get(hash) ?? 0) + by
    if (left === 0) missing.delete(hash)
    else missing.set(hash, left)
  }
  for (const { hash } of ours) count(hash, 1)
  for (const [index, { hash }] of theirs.entries()) {
    count(hash, -1)
    const first = index - ours.length + 1
    if (first > 0) count(theirs[first - 1]!.hash, 1)
    if (missing.size > 0) continue
    const isSameOrder = ours.every((token, offset) => theirs[first + offset]!.hash === token.hash)
    if (!isSameOrder) return { from: theirs[first]!.from, to: theirs[index]!.to }
  }
  return undefined
}

/** The stretch of the source that an alignment uses. */
const used = (steps: readonly Step[]): Stretch | undefined => {
  const tokens = steps.flatMap(({ source }) => source ?? [])
  return tokens.length === 0 ? undefined : { from: tokens[0]!.from, to: tokens.at(-1)!.to }
}

const nearestAt = ({ source, text }: Folded, passage: Stretch, differs: string): Nearest => {
  const { start, end } = spanOf(text, passage.from, passage.to)
  return { start, end, text: source.slice(start, end), differs }
}

/** A stretch with the word or sign on either side of it. */
const widened = ({ text }: Folded, { from, to }: Stretch): Stretch => {
  const before = tokensIn(text, { from: Math.max(0, from - 40), to: from }, 40).at(-1)
  const after = tokensIn(text, { from: to, to: Math.min(text.length, to + 40) }, 1)[0]
  return { from: before?.from ?? from, to: after?.to ?? to }
}

const nearestToStretch = (folded: Folded, quote: FoldedText, stretch: Stretch): Nearest | undefined => {
  const words = wordsIn(quote, stretch).slice(0, mostTokens)
  const window = bestWindow(folded, words)
  if (!window) return words.length === 1 ? aroundWord(folded, quote, stretch) : undefined
  const { starts } = folded.words
  const from = starts[window.from]!
  const to = window.to < starts.length ? starts[window.to]! : folded.text.length
  const tokens = tokensIn(quote, stretch, mostTokens)
  const passage = tokensIn(folded.text, { from, to }, 4 * mostTokens)
  const moved = reordered(passage, tokens)
  if (moved)
    return nearestAt(
      folded,
      moved,
      `the source has the same words in another order: ${shown(folded.text, moved)}`,
    )
  const steps = align(passage, tokens, { source: hash, quote: hash })
  const place = used(steps)
  if (!place) return undefined
  const differs =
    describeDifferences(folded.text, quote, steps) ??
    describeDifferences(
      folded.text,
      quote,
      align(passage, tokens, { source: cased(folded.text), quote: cased(quote) }),
    ) ??
    `the quote is cut out of ${shown(folded.text, widened(folded, place))}`
  return nearestAt(folded, place, differs)
}

/** The first word of the source that a quote of one word is a part of. */
const aroundWord = (folded: Folded, quote: FoldedText, { from, to }: Stretch): Nearest | undefined => {
  const { text } = folded
  const sought = quote.text.subarray(from, to)
  for (
    let place = text.text.indexOf(sought[0]!);
    place >= 0 && place < text.length;
    place = text.text.indexOf(sought[0]!, place + 1)
  ) {
    if (!sought.every((code, index) => text.text[place + index] === code) || !isWord(text, place)) continue
    const word = { from: runStart(text, place), to: runEnd(text, place) }
    return nearestAt(
      folded,
      word,
      `the source has ${shown(text, word)} where the quote has ${shown(quote, { from, to })}`,
    )
  }
  return undefined
}

/** The passage of a source that is most like a quote that was not found there, and what differs. */
export const nearestTo = (
  folded: Folded,
  { folded: quote, whole, pieces }: QuoteText,
): Nearest | undefined => {
  if (pieces.length < 2) return nearestToStretch(folded, quote, whole)
  const found = pieces.map((piece) => findStretch(folded, quote, piece)[0])
  const missing = pieces.find((_, index) => !found[index])
  if (missing) return nearestToStretch(folded, quote, missing)
  const broken = pieces.findIndex((_, index) => index > 0 && found[index]!.from < found[index - 1]!.to)
  const [before, after] = broken > 0 ? [pieces[broken - 1]!, pieces[broken]!] : [pieces[0]!, pieces[1]!]
  const order = `${shown(quote, after)} does not stand within ${longestEllipsis} characters after ${shown(quote, before)}`
  return nearestAt(folded, found[0]!, order)
}
