import { signs } from './folding/characters.ts'
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

const opening = '([{<>=≤≥±+~≈:,;/×-^*→⇒'
const closing = ',.;:!?)]}+'

/** What the dash or plus at a place is. */
export const roleOf = (folded: FoldedText, place: number): SignRole => {
  const { text, length } = folded
  const before = place > 0 ? text[place - 1]! : signs.space
  const isFree =
    breakAt(before) !== breaks.none ||
    before === signs.bullet ||
    opening.includes(String.fromCharCode(before))
  const after = place + 1 < length ? text[place + 1]! : signs.space
  const isEnd =
    place + 1 >= length || (closing.includes(String.fromCharCode(after)) && !isDigit(folded, place + 2))
  const rank = isEnd ? breaks.space : breakAt(after)
  if (rank === breaks.none)
    return !isFree ? 'between' : isDigit(folded, place + 1) || after === 0x2e ? 'sign' : 'before'
  if (isFree) return 'between'
  return rank === breaks.line || rank === breaks.paragraph ? 'line end' : 'after'
}

/** Whether two dashes, or two pluses, say the same. */
export const areOneRole = (a: SignRole, b: SignRole): boolean => {
  const meets = (one: SignRole, other: SignRole): boolean =>
    one === 'line end' && (other === 'between' || other === 'after')
  return a === b || meets(a, b) || meets(b, a)
}
