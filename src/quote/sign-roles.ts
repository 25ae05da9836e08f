import { isOneOf, signs } from './folding/characters.ts'
import { breakAt, breaks, type FoldedText, isDigit } from './folding/folded-text.ts'

/** What a dash or a plus is, by what stands on either side of it. */
export type SignRole =
  /** Between two things, glued to both or to neither: `2–8`, `F-12`, `word – word`. */
  | 'between'
  /** Before a number: `−25`. */
  | 'sign'
  /** Before a word: `-li`. */
  | 'before'
  /** After a word: `pre- and`, `Na+`. */
  | 'after'
  /** After a word at a line's end: a word divided, or one of the above. */
  | 'line end'

const opening = '([{<>=≤≥±+~≈:,;/×-*→⇒'
const closing = ',.;:!?)]}+'

/** Whether nothing before a place holds the sign there to it. */
const isFreeBefore = (folded: FoldedText, place: number): boolean => {
  if (place === 0) return true
  const before = folded.text[place - 1]!
  // Raised after a word it is a charge, and before a number the sign of a power.
  if (before === signs.caret) return isDigit(folded, place + 1)
  return breakAt(before) !== breaks.none || before === signs.bullet || isOneOf(opening, before)
}

/** The break after a place. The end of a text and a closing mark are as good as a space. */
const breakAfter = (folded: FoldedText, place: number): number => {
  if (place + 1 >= folded.length) return breaks.space
  const after = folded.text[place + 1]!
  const closes = isOneOf(closing, after) && !isDigit(folded, place + 2)
  return closes ? breaks.space : breakAt(after)
}

/** What the dash or plus at a place is. */
export const roleOf = (folded: FoldedText, place: number): SignRole => {
  const isFree = isFreeBefore(folded, place)
  const rank = breakAfter(folded, place)
  if (rank !== breaks.none) {
    if (isFree) return 'between'
    return rank === breaks.line || rank === breaks.paragraph ? 'line end' : 'after'
  }
  if (!isFree) return 'between'
  return isDigit(folded, place + 1) || folded.text[place + 1] === signs.dot ? 'sign' : 'before'
}

/** Whether two dashes, or two pluses, say the same. */
export const areOneRole = (a: SignRole, b: SignRole): boolean => {
  if (a === b) return true
  const other = a === 'line end' ? b : b === 'line end' ? a : undefined
  return other === 'between' || other === 'after'
}
