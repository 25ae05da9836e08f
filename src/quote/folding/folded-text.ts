import { kindOf, kinds, signs } from './characters.ts'

/** A stretch of folded text, the end excluded. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A text after the fold, with the way back. The first `length` entries of the arrays count; what follows in `text` is zero. */
export interface FoldedText {
  readonly source: string
  /** Folded UTF-16 code units. White space is one of four breaks, never two in a row and never at the ends. */
  readonly text: Uint16Array
  /** Where in the source the character begins that each code unit comes from. */
  readonly at: Int32Array
  /** How much of the source that character takes, in code units. */
  readonly width: Uint8Array
  readonly length: number
}

/** How far a break parts what stands before and after it. */
export const breaks = { none: 0, space: 1, line: 2, paragraph: 3, cell: 4 } as const

/** The rank of a break in a folded text, `breaks.none` for anything else. */
export const breakAt = (code: number | undefined): number => {
  switch (code) {
    case signs.space:
      return breaks.space
    case signs.line:
      return breaks.line
    case signs.paragraph:
      return breaks.paragraph
    case signs.cell:
      return breaks.cell
    default:
      return breaks.none
  }
}

const isSurrogate = (code: number): boolean => (code & 0xf800) === 0xd800

const isAstralWord = (text: Uint16Array, index: number): boolean => {
  const low = (text[index]! & 0xfc00) === 0xdc00
  const pair = String.fromCharCode(text[low ? index - 1 : index] ?? 0, text[low ? index : index + 1] ?? 0)
  return /^[\p{L}\p{N}\p{M}]$/u.test(pair)
}

/** Whether a letter stands there: also a combining mark that composes with nothing, and an apostrophe inside a word. */
export const isLetter = ({ text }: FoldedText, index: number): boolean => {
  const code = text[index] ?? 0
  const kind = kindOf(code)
  if (kind === kinds.letter) return true
  if (kind === kinds.mark || code === signs.apostrophe) return true
  return isSurrogate(code) && isAstralWord(text, index)
}

/** Whether a digit stands there. */
export const isDigit = ({ text }: FoldedText, index: number): boolean =>
  kindOf(text[index] ?? 0) === kinds.digit

/** Whether a letter or a digit stands there. */
export const isWord = (folded: FoldedText, index: number): boolean =>
  isDigit(folded, index) || isLetter(folded, index)

/** Where the run of letters, or of digits, that stands at `index` ends. */
export const runEnd = (folded: FoldedText, index: number): number => {
  const same = isDigit(folded, index) ? isDigit : isLetter
  let end = index
  while (same(folded, end)) end++
  return end
}

/** Where the run of letters, or of digits, that stands at `index` begins. */
export const runStart = (folded: FoldedText, index: number): number => {
  const same = isDigit(folded, index) ? isDigit : isLetter
  let start = index
  while (same(folded, start - 1)) start--
  return start
}

/** A stretch of folded text as a string. */
export const textOf = ({ text }: FoldedText, from: number, to: number): string => {
  let string = ''
  for (let index = from; index < to; index++) string += String.fromCharCode(text[index]!)
  return string
}

/** A stretch in the letter case of the source, where one character of it is one of the source. */
export const casedTextOf = ({ source, text, at }: FoldedText, from: number, to: number): string => {
  let cased = ''
  for (let index = from; index < to; index++) {
    const original = source.charAt(at[index]!)
    const folded = String.fromCharCode(text[index]!)
    cased += original.toLowerCase() === folded ? original : folded
  }
  return cased
}

/** The stretch of the source that a stretch of folded text comes from. */
export const spanOf = (
  { at, width }: FoldedText,
  from: number,
  to: number,
): { readonly start: number; readonly end: number } => ({
  start: at[from]!,
  end: at[to - 1]! + width[to - 1]!,
})
