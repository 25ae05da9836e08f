import type { Folded } from './fold.ts'
import { isOneOf, signs } from './folding/characters.ts'
import { firstWhere } from './folding/first-where.ts'
import {
  breakAt,
  breaks,
  type FoldedText,
  isDigit,
  isLetter,
  isWord,
  runEnd,
  runStart,
  textOf,
} from './folding/folded-text.ts'
import { isUnitWord } from './folding/units.ts'
import { groupsThousands, isInDate } from './numbers.ts'
import { roleOf } from './sign-roles.ts'

/** What stands beside an edge: its place, or -1 at an end of the text, and the farthest break between. */
interface Neighbour {
  readonly place: number
  readonly gap: number
}

const neighbour = ({ text, length }: FoldedText, from: number, step: 1 | -1): Neighbour => {
  let gap: number = breaks.none
  let place = from
  for (; place >= 0 && place < length; place += step) {
    const rank = text[place] === signs.bullet ? breaks.paragraph : breakAt(text[place])
    if (rank === breaks.none) return { place, gap }
    gap = Math.max(gap, rank)
  }
  return { place: -1, gap }
}

/** A dash without spaces makes one word of two. A long dash is punctuation, also where it has no spaces. */
const joinsWords = (folded: FoldedText, dash: number): boolean =>
  roleOf(folded, dash) === 'between' &&
  breakAt(folded.text[dash - 1]) === breaks.none &&
  breakAt(folded.text[dash + 1]) === breaks.none &&
  dash + 1 < folded.length &&
  !(
    /[—―]/.test(folded.source.charAt(folded.at[dash]!)) &&
    isLetter(folded, dash - 1) &&
    isLetter(folded, dash + 1)
  )

/** Whether the slash at a place is part of a number, a date or a unit: `mmol/l`, `12/2024`. Between words it parts them. */
const joinsBySlash = (folded: FoldedText, slash: number): boolean => {
  if (!isWord(folded, slash + 1)) return false
  const before = folded.text[slash - 1] === signs.dot ? slash - 2 : slash - 1
  if (!isWord(folded, before)) return false
  if (isDigit(folded, before) || isDigit(folded, slash + 1)) return true
  const start = runStart(folded, before)
  const number = breakAt(folded.text[start - 1]) === breaks.none ? start - 1 : start - 2
  return isUnitWord(textOf(folded, start, before + 1)) && isDigit(folded, number)
}

/** Whether a number and a power of ten behind a sign of multiplication are one number: `5 × 10⁹`. */
const isScientific = (folded: FoldedText, ten: number): boolean => {
  const end = runEnd(folded, ten)
  return textOf(folded, ten, end) === '10' && folded.text[end] === signs.caret
}

/** Whether two digits on both sides of a sign, with or without spaces, belong to one number, range, time, ratio or date. */
const joinsNumbers = (folded: FoldedText, sign: number, before: Neighbour, after: Neighbour): boolean => {
  if (!isDigit(folded, before.place) || !isDigit(folded, after.place)) return false
  const isGlued = before.gap === breaks.none && after.gap === breaks.none
  const isSpaced =
    before.gap > breaks.none && after.gap > breaks.none && Math.max(before.gap, after.gap) <= breaks.line
  switch (String.fromCharCode(folded.text[sign]!)) {
    case '.':
      return isGlued || isInDate(folded, sign)
    case ',':
      return isGlued
    case ':':
    case '/':
    case '-':
      return isGlued || isSpaced
    case '*':
      return isGlued
    case '×':
      return isGlued || isScientific(folded, after.place)
    default:
      return false
  }
}

/** Whether a stretch that begins at `from` begins a word or a number, and not inside one. */
export const beginsWord = ({ text: folded, words }: Folded, from: number): boolean => {
  if (words.secondParts.has(from)) return false
  const { place, gap } = neighbour(folded, from - 1, -1)
  if (place < 0) return true
  const sign = folded.text[place]
  const isNumber = isDigit(folded, from)
  if (gap === breaks.none) {
    if (isWord(folded, place)) return !isWord(folded, from)
    if (isOneOf('^_@', sign)) return false
    if (sign === signs.dash && (roleOf(folded, place) === 'sign' || joinsWords(folded, place))) return false
    if (sign === signs.slash && joinsBySlash(folded, place)) return false
    if (isNumber && isOneOf('+±<>≤≥≠~≈', sign)) return false
    if (
      isNumber &&
      sign === signs.dot &&
      !isWord(folded, place - 1) &&
      !isOneOf(')]', folded.text[place - 1])
    )
      return false
  }
  if (!isNumber) return true
  if (gap <= breaks.line && isOneOf('±<>≤≥≠~≈', sign)) return false
  return (
    !groupsThousands(folded, from) &&
    !joinsNumbers(folded, place, neighbour(folded, place - 1, -1), { place: from, gap })
  )
}

/** Whether a stretch that ends at `to` ends a word or a number, and not inside one. */
export const endsWord = ({ text: folded, words, omissions }: Folded, to: number): boolean => {
  const { place, gap } = neighbour(folded, to, 1)
  if (place < 0 || startsOmission(omissions, place)) return true
  const sign = folded.text[place]
  const last = to - 1
  const isNumber = isDigit(folded, last)
  if (gap === breaks.none) {
    if (isWord(folded, place)) return !isWord(folded, last)
    if (sign === signs.caret || (isOneOf('_@', sign) && isWord(folded, place + 1))) return false
    if (sign === signs.dash && (words.hyphens.has(place) || joinsWords(folded, place))) return false
    if (sign === signs.slash && joinsBySlash(folded, place)) return false
    if (sign === signs.dot && folded.text[place + 1] === signs.slash && joinsBySlash(folded, place + 1))
      return false
    if (sign === signs.plus && roleOf(folded, place) === 'after') return false
    if (isNumber && sign === signs.times) return false
  }
  if (!isNumber) return true
  if (gap <= breaks.line && isOneOf('%‰°', sign)) return false
  return (
    !groupsThousands(folded, place) &&
    !joinsNumbers(folded, place, { place: last, gap }, neighbour(folded, place + 1, 1))
  )
}

const startsOmission = (omissions: Folded['omissions'], place: number): boolean =>
  omissions[firstWhere(omissions.length, (index) => omissions[index]!.from >= place)]?.from === place
