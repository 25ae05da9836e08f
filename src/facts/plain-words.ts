import { invisibleCharacter, plainLetters } from './characters.ts'
import type { Stretch } from './window.ts'

/** A text as plain words are looked up in it. */
export interface PlainText {
  readonly folded: string
  /** The stretch of the original that a stretch of `folded` was made of. */
  readonly original: (start: number, end: number) => Stretch
}

/** White space other than one space, invisible characters, marks in several spellings, letters that have a look-alike. */
const foldable = `\\s{2,}|[^\\S ]|${invisibleCharacter}+|[„“”‟«»‚‘’‛'\`‐‑‒–—―−μ\u0130]`
const fold = new RegExp(foldable, 'g')
const foldWithMarks = new RegExp(
  `${foldable}|[A-Za-z\\u00C0-\\u024F\\u1E00-\\u1EFF][\\u0300-\\u036F]{1,8}`,
  'g',
)
const isInvisible = new RegExp(`^${invisibleCharacter}`)

const foldOf = (piece: string): string => {
  if (/^\s/.test(piece)) return ' '
  if (isInvisible.test(piece)) return ''
  if (/^[‐‑‒–—―−]/.test(piece)) return '-'
  // The lower case of İ is longer than a letter.
  return /^\p{L}/u.test(piece) ? plainLetters(piece).replace('\u0130', 'I') : '"'
}

/** White space made one space, letters in lower case and composed, dashes and quotation marks in one spelling. */
export const plainText = (text: string): PlainText => {
  // Where the offsets of the two texts part: from position `at` of the fold on, the original is `shift` further.
  const at: number[] = []
  const shift: number[] = []
  const wide = new Set<number>()
  let shifted = 0
  const folded = text
    .replace(/[\u0300-\u036F]/.test(text) ? foldWithMarks : fold, (piece, offset: number) => {
      const folded = foldOf(piece)
      if (folded.length === piece.length) return folded
      const end = offset - shifted + folded.length
      shifted += piece.length - folded.length
      at.push(end)
      shift.push(shifted)
      if (/^\p{L}/u.test(piece)) wide.add(end)
      return folded
    })
    .toLowerCase()
  const originalOf = (position: number): number => {
    let [low, high] = [0, at.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (at[middle]! <= position) low = middle + 1
      else high = middle
    }
    return position + (low === 0 ? 0 : shift[low - 1]!)
  }
  return {
    folded,
    original: (start, end) => ({
      start: originalOf(start),
      end: wide.has(end) ? originalOf(end) : originalOf(end - 1) + 1,
    }),
  }
}

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)
const hasDigit = (text: string): boolean => /\d/.test(text)

/**
 * Whether the words at `start` to `end` stop where a reader sees a word stop. A code does not stop at a hyphen, a slash
 * or a point that goes on: `SOP-021` is not in `SOP-021-A`, nor 7.5.1 in 7.5.1.2.
 */
const isWhole = (folded: string, start: number, end: number): boolean => {
  const words = folded.slice(start, end)
  const [first, last] = [words[0], words[words.length - 1]]
  const [before, after] = [folded[start - 1], folded[end]]
  if (isWord(first)) {
    if (isWord(before)) return false
    const joint =
      before !== undefined && ('-_@#'.includes(before) || ('./,:'.includes(before) && hasDigit(first!)))
    if (joint && isWord(folded[start - 2])) return false
    if (before === '@' || before === '#') return false
  }
  if (isWord(last)) {
    if (isWord(after)) return false
    const tail = /[^\s]*$/.exec(words)![0]
    const next = folded[end + 1]
    if ((after === '-' || after === '_' || after === '@') && isWord(next)) return false
    if (after === '/' && hasDigit(tail) && isWord(next)) return false
    if ((after === '.' || after === ',') && hasDigit(tail) && hasDigit(next ?? '')) return false
    // `ISO 15189` stands in `ISO 15189:2022`; 14 does not stand in 14:10.
    if (
      after === ':' &&
      hasDigit(tail) &&
      hasDigit(next ?? '') &&
      !/^:(?:19|20)\d\d(?!\d)/.test(folded.slice(end, end + 6))
    )
      return false
  }
  return true
}

/** Every place where words stand whole in a text, in its own offsets. */
export function* standing({ folded, original }: PlainText, words: string): Generator<Stretch> {
  const wanted = plainText(words).folded.trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (isWhole(folded, at, end)) yield original(at, end)
  }
}
