import { isOneOf, signs } from './folding/characters.ts'
import {
  breakAt,
  breaks,
  type FoldedText,
  isDigit,
  isLetter,
  isWord,
  runEnd,
  runStart,
} from './folding/folded-text.ts'

/**
 * Whether the space before the digits at `place` only groups the thousands of one number: `3 000`, `12 345 678`.
 * Decimals, codes and dates have no such groups.
 */
export const groupsThousands = (folded: FoldedText, place: number): boolean => {
  if (
    breakAt(folded.text[place - 1]) !== breaks.space ||
    !isDigit(folded, place) ||
    !isDigit(folded, place - 2)
  )
    return false
  if (runEnd(folded, place) - place !== 3 || isLetter(folded, place + 3)) return false
  const start = runStart(folded, place - 2)
  const digits = place - 1 - start
  if (digits > 3 || isLetter(folded, start - 1)) return false
  const before = folded.text[start - 1]
  const isDecimal = isOneOf('.,', before) && isDigit(folded, start - 2)
  const isCode = before === signs.dash && isLetter(folded, start - 2)
  return !isDecimal && !isCode && (digits < 3 || !groupsLonger(folded, start))
}

/** Whether a group of three that begins at `start` goes on a row of digits that is no number: `1234 567 890`. */
const groupsLonger = (folded: FoldedText, start: number): boolean => {
  if (breakAt(folded.text[start - 1]) !== breaks.space || !isDigit(folded, start - 2)) return false
  return start - 1 - runStart(folded, start - 2) > 3
}

/** Skips a dot and a space in a date. */
const pastDot = (folded: FoldedText, dot: number): number => {
  const rank = breakAt(folded.text[dot + 1])
  return rank === breaks.space || rank === breaks.line ? dot + 2 : dot + 1
}

/** The dot behind a day or a month that begins at `place`, or undefined where none does. */
const dotBehind = (folded: FoldedText, place: number): number | undefined => {
  const end = runEnd(folded, place)
  return isDigit(folded, place) && end - place <= 2 && folded.text[end] === signs.dot ? end : undefined
}

const beginsDate = (folded: FoldedText, place: number): boolean => {
  const day = isWord(folded, place - 1) ? undefined : dotBehind(folded, place)
  const month = day && dotBehind(folded, pastDot(folded, day))
  const year = month && pastDot(folded, month)
  return year !== undefined && isDigit(folded, year) && runEnd(folded, year) - year === 4
}

/** Whether the dot at `dot`, with a digit before it, stands inside a date in digits with its year: `3. 4. 2024`, `03.04.2024`. */
export const isInDate = (folded: FoldedText, dot: number): boolean => {
  const first = runStart(folded, dot - 1)
  if (beginsDate(folded, first)) return true
  const dayDot = breakAt(folded.text[first - 1]) === breaks.none ? first - 1 : first - 2
  return beginsDate(folded, runStart(folded, dayDot - 1))
}
