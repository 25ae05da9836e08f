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

/** Skips a dot and a space in a date, forwards (`step` 1) or backwards. */
const pastDot = (folded: FoldedText, dot: number, step: 1 | -1): number => {
  const next = dot + step
  const rank = breakAt(folded.text[next])
  return rank === breaks.space || rank === breaks.line ? next + step : next
}

/** The place after a day or a month that begins at `place`, or undefined where none does. */
const shortNumber = (folded: FoldedText, place: number): number | undefined => {
  const end = runEnd(folded, place)
  return end > place && end - place <= 2 && isDigit(folded, place) ? end : undefined
}

/** Whether the dot at `dot` stands inside a date in digits with its year: `3. 4. 2024`, `03.04.2024`. */
export const isInDate = (folded: FoldedText, dot: number): boolean => {
  if (folded.text[dot] !== signs.dot || !isDigit(folded, dot - 1)) return false
  const startsAt = (first: number): boolean => {
    const day = shortNumber(folded, first)
    if (day === undefined || folded.text[day] !== signs.dot || isWord(folded, first - 1)) return false
    const month = shortNumber(folded, pastDot(folded, day, 1))
    if (month === undefined || folded.text[month] !== signs.dot) return false
    const year = pastDot(folded, month, 1)
    return isDigit(folded, year) && runEnd(folded, year) - year === 4 && (dot === day || dot === month)
  }
  const first = runStart(folded, dot - 1)
  if (startsAt(first)) return true
  let back = first - 1
  if (breakAt(folded.text[back]) !== breaks.none) back--
  return folded.text[back] === signs.dot && isDigit(folded, back - 1) && startsAt(runStart(folded, back - 1))
}
