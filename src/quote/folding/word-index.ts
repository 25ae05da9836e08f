import { signs } from './characters.ts'
import { firstWhere } from './first-where.ts'
import { breakAt, breaks, type FoldedText, isWord, runEnd, runStart, type Stretch } from './folded-text.ts'

/** The words of a folded text, runs of letters or of digits, in order, and a way to find them by what they are. */
export interface WordIndex {
  /** Where each word begins. */
  readonly starts: Int32Array
  readonly hashes: Int32Array
  /** The ordinals of the words in a bucket stand in `ordinals` from `buckets[bucket]` to `buckets[bucket + 1]`, rising. */
  readonly buckets: Int32Array
  readonly ordinals: Int32Array
  /** The hyphens that divide a word at a line's end, and where the second parts of those words begin. */
  readonly hyphens: ReadonlySet<number>
  readonly secondParts: ReadonlySet<number>
}

const firstSeed = 0x811c9dc5 | 0

/** The FNV-1a hash of a stretch of folded text. Given as `seed`, the hash of one stretch goes on into the next. */
export const hashOf = ({ text }: FoldedText, from: number, to: number, seed = firstSeed): number => {
  let hash = seed
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ text[index]!, 0x01000193)
  return hash
}

/** The hash of a word that is folded already. */
export const hashOfWord = (word: string): number => {
  let hash = firstSeed
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  return hash
}

/** Where the words of a folded text begin, and their hashes. */
export const findWords = (folded: FoldedText): Pick<WordIndex, 'starts' | 'hashes'> => {
  let starts = new Int32Array(16 + (folded.length >> 2))
  let hashes = new Int32Array(starts.length)
  let count = 0
  for (let index = 0; index < folded.length; index++) {
    if (!isWord(folded, index)) continue
    if (count === starts.length) {
      const grown = [new Int32Array(count * 2), new Int32Array(count * 2)] as const
      grown[0].set(starts)
      grown[1].set(hashes)
      ;[starts, hashes] = grown
    }
    const end = runEnd(folded, index)
    starts[count] = index
    hashes[count++] = hashOf(folded, index, end)
    index = end - 1
  }
  return { starts: starts.subarray(0, count), hashes: hashes.subarray(0, count) }
}

/** The last ordinal whose word begins at or before a place, -1 where none does. */
export const ordinalAt = ({ starts }: Pick<WordIndex, 'starts'>, place: number): number =>
  firstWhere(starts.length, (ordinal) => starts[ordinal]! > place) - 1

/** How many page lines may stand between the parts of a divided word. */
const mostLinesBetween = 8

/**
 * Where the first part of a word ends that a hyphen at a line's end divides, given where its second part begins:
 * the offset of the hyphen. The hyphen may be repeated before the second part, where it reads as a bullet, and page lines
 * (`furniture`, by where they end) may stand between.
 */
const hyphenBefore = (
  folded: FoldedText,
  second: number,
  furniture: ReadonlyMap<number, Stretch>,
): number | undefined => {
  const isRepeated = folded.text[second - 1] === signs.bullet
  let index = isRepeated ? second - 2 : second - 1
  let gap: number = breaks.none
  let farthest: number = isRepeated ? breaks.paragraph : breaks.line
  for (let lines = 0; lines < mostLinesBetween; ) {
    const line = furniture.get(index + 1)
    const rank = breakAt(folded.text[index])
    // A page line between stands off by blank lines.
    if (line) {
      index = line.from - 1
      farthest = breaks.paragraph
      lines++
    } else if (rank !== breaks.none) index--
    else break
    gap = Math.max(gap, rank)
  }
  return gap >= breaks.line &&
    gap <= farthest &&
    folded.text[index] === signs.dash &&
    isWord(folded, index - 1)
    ? index
    : undefined
}

/** Indexes the words of a folded text, and beside them the words that a hyphen at a line's end divides. */
export const indexWords = (
  folded: FoldedText,
  words: Pick<WordIndex, 'starts' | 'hashes'>,
  furniture: readonly Stretch[],
): WordIndex => {
  const { starts, hashes } = words
  const byEnd = new Map(furniture.map((line) => [line.to, line]))
  const hyphens = new Set<number>()
  const secondParts = new Set<number>()
  const divided: { readonly hash: number; readonly ordinal: number }[] = []
  for (let ordinal = 1; ordinal < starts.length; ordinal++) {
    const second = starts[ordinal]!
    const before = folded.text[second - 1]
    if (breakAt(before) < breaks.line && before !== signs.bullet) continue
    const hyphen = hyphenBefore(folded, second, byEnd)
    if (hyphen === undefined) continue
    hyphens.add(hyphen)
    secondParts.add(second)
    const first = runStart(folded, hyphen - 1)
    const hash = hashOf(folded, second, runEnd(folded, second), hashOf(folded, first, hyphen))
    divided.push({ hash, ordinal: ordinalAt(words, first) })
  }

  const size = 1 << Math.min(22, Math.max(4, 32 - Math.clz32(starts.length)))
  const buckets = new Int32Array(size + 1)
  const ordinals = new Int32Array(starts.length + divided.length)
  const index = { starts, hashes, buckets, ordinals, hyphens, secondParts }
  for (const hash of hashes) buckets[bucketOf(index, hash) + 1]!++
  for (const { hash } of divided) buckets[bucketOf(index, hash) + 1]!++
  for (let bucket = 0; bucket < size; bucket++) buckets[bucket + 1]! += buckets[bucket]!
  const filled = buckets.slice()
  let next = 0
  for (let ordinal = 0; ordinal < starts.length; ordinal++) {
    ordinals[filled[bucketOf(index, hashes[ordinal]!)]!++] = ordinal
    for (; divided[next]?.ordinal === ordinal; next++)
      ordinals[filled[bucketOf(index, divided[next]!.hash)]!++] = ordinal
  }
  return index
}

const bucketOf = ({ buckets }: Pick<WordIndex, 'buckets'>, hash: number): number =>
  (hash ^ (hash >>> 15)) & (buckets.length - 2)

/** How many words `wordsWith` gives for a hash. */
export const countWith = (index: WordIndex, hash: number): number => {
  const bucket = bucketOf(index, hash)
  return index.buckets[bucket + 1]! - index.buckets[bucket]!
}

/** The ordinals of all words with a hash, rising. A few other words may be among them. */
export const wordsWith = (index: WordIndex, hash: number): Int32Array => {
  const bucket = bucketOf(index, hash)
  return index.ordinals.subarray(index.buckets[bucket], index.buckets[bucket + 1])
}
