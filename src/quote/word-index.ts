import { signs } from './characters.ts'
import { breakAt, breaks, type FoldedText, isDigit, isLetter, isWord, runEnd } from './folded-text.ts'

/** The runs of letters and of digits of a folded text, in order, and a way to find them by what they are. */
export interface WordIndex {
  /** Where each word begins. Only the first `count` entries count. */
  readonly starts: Int32Array
  readonly count: number
  /** The ordinals of the words in a bucket stand in `ordinals` from `buckets[bucket]` to `buckets[bucket + 1]`, rising. */
  readonly buckets: Int32Array
  readonly ordinals: Int32Array
}

/** A hash of stretches of folded text that follow one another. */
export const hashOf = ({ text }: FoldedText, from: number, to: number, seed = 0x811c9dc5): number => {
  let hash = seed
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ text[index]!, 0x01000193)
  return hash
}

const bucketOf = ({ buckets }: WordIndex, hash: number): number => (hash ^ (hash >>> 15)) & (buckets.length - 2)

/** The ordinals of the words with a hash, rising; a few others may be among them. */
export const wordsWith = (index: WordIndex, hash: number): Int32Array => {
  const bucket = bucketOf(index, hash)
  return index.ordinals.subarray(index.buckets[bucket], index.buckets[bucket + 1])
}

/** Where the words of a folded text begin. */
export const wordStarts = (folded: FoldedText): Int32Array => {
  let starts = new Int32Array(16 + (folded.length >> 2))
  let count = 0
  for (let index = 0; index < folded.length; ) {
    if (!isWord(folded, index)) {
      index++
      continue
    }
    if (count === starts.length) {
      const larger = new Int32Array(count * 2)
      larger.set(starts)
      starts = larger
    }
    starts[count++] = index
    index = runEnd(folded, index)
  }
  return starts.subarray(0, count)
}
