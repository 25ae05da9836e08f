import { beginsWord, endsWord } from './edges.ts'
import type { Folded } from './fold.ts'
import { signs } from './folding/characters.ts'
import { firstWhere } from './folding/first-where.ts'
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
  textOf,
} from './folding/folded-text.ts'
import { countWith, hashOf, wordsWith } from './folding/word-index.ts'
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

/** „500 × g“ may be „500xg“ or „500 x g“ in a source. */
const timesWords = new Set(['x', 'xg', 'g'])

/** Whether a source that has the quote has this word of it as one word too, so that it can be looked up by itself. */
export const isSteady = (quote: FoldedText, { from, to }: Word): boolean => {
  if (!isLetter(quote, from) || timesWords.has(textOf(quote, from, to))) return false
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

/** Whether a source has something to leave out between two of its words. */
const leavesOut = ({ words: { starts }, omissions }: Folded, from: number, to: number): boolean => {
  const place = starts[Math.max(0, from)]!
  const next = omissions[firstWhere(omissions.length, (index) => omissions[index]!.to > place)]
  return next !== undefined && next.from <= (starts[to] ?? Number.POSITIVE_INFINITY)
}

/** The ordinals of the words of a source where a quote with these words may begin, rising. */
const candidatesFor = (folded: Folded, quote: FoldedText, words: readonly Word[]): ArrayLike<number> => {
  const firsts = merged(firstHashes(quote, words).map((hash) => wordsWith(folded.words, hash)))
  let fewest = firsts.length
  let offset = 0
  for (let index = 0; index < words.length; index++) {
    const count = countWith(folded.words, words[index]!.hash)
    if (count < fewest && isSteady(quote, words[index]!)) [fewest, offset] = [count, index]
  }
  if (fewest === firsts.length) return firsts
  // Where the rarest word stands, the first one stands as many words before it as in the quote, or nearly.
  const { more, fewer } = driftOf(quote, words, offset)
  const divided = folded.words.hyphens.size > 0 ? offset : 0
  const found: number[] = []
  let next = 0
  for (const ordinal of wordsWith(folded.words, words[offset]!.hash)) {
    const least = ordinal - offset - more - divided
    const first = leavesOut(folded, least - mostLeftOut, ordinal) ? least - mostLeftOut : least
    next = firstWhere(firsts.length, (index) => firsts[index]! >= first, next)
    while (next < firsts.length && firsts[next]! <= ordinal - offset + fewer) found.push(firsts[next++]!)
  }
  return found
}

/**
 * How many words more and how many fewer a source may have than the quote before the quote's word `offset`, apart from what
 * is left out and divided there: numbers grouped or not, words divided in the quote, and × for a letter.
 */
const driftOf = (
  quote: FoldedText,
  words: readonly Word[],
  offset: number,
): { readonly more: number; readonly fewer: number } => {
  let [more, fewer] = [0, 0]
  for (let index = 0; index < offset; index++) {
    const word = words[index]!
    if (!isDigit(quote, word.from)) {
      if (!isSteady(quote, word)) {
        more++
        fewer++
      }
    } else if (word.to - word.from > 3) more += Math.floor((word.to - word.from - 1) / 3)
    else if (groupsThousands(quote, word.to + 1)) fewer++
    for (let place = word.to; place < words[index + 1]!.from; place++)
      if (quote.text[place] === signs.times) more++
  }
  return { more, fewer }
}

/** Whether the second word of a quote may follow a word of the source: a quick look before the thorough one. */
const mayGoOn = (
  folded: Folded,
  ordinal: number,
  quote: FoldedText,
  [first, second]: readonly Word[],
): boolean => {
  const { hashes, hyphens } = folded.words
  if (!first || !second || hashes[ordinal + 1] === second.hash || hyphens.size > 0) return true
  return !isSteady(quote, first) || !isSteady(quote, second) || leavesOut(folded, ordinal, ordinal + 1)
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

/** What a stretch is written as, and how long it is when folded. */
interface Form {
  readonly written: string
  readonly length: number
}

const formOf = (folded: FoldedText, { from, to }: Stretch): Form => {
  const { start, end } = spanOf(folded, from, to)
  return { written: folded.source.slice(start, end), length: to - from }
}

/** Whether a source has a form from a place on, letter for letter: there is no need to read on then. */
const hasForm = ({ source, at, width, length }: FoldedText, from: number, form: Form): boolean => {
  const last = from + form.length - 1
  const end = at[from]! + form.written.length
  return last < length && at[last]! + width[last]! === end && source.startsWith(form.written, at[from])
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
  let form = formOf(quote, stretch)
  const candidates = candidatesFor(folded, quote, words)
  for (let index = 0; index < candidates.length; index++) {
    const ordinal = candidates[index]!
    if (!mayGoOn(folded, ordinal, quote, words)) continue
    const from = withLeadingSigns(folded, folded.words.starts[ordinal]!, quote, stretch.from, words[0]!.from)
    if (from === undefined || from < (found.at(-1)?.to ?? 0) || !beginsWord(folded, from)) continue
    const match = hasForm(folded.text, from, form)
      ? { from, to: from + form.length, leftOut: [] }
      : matchAt(folded, from, quote, stretch, effort)
    if (!match || !endsWord(folded, match.to) || !isWritten(folded.text, match)) continue
    found.push(match)
    if (found.length >= most) break
    // A text that has a passage often mostly has it in the same form.
    if (match.leftOut.length === 0) form = formOf(folded.text, match)
  }
  return found
}
