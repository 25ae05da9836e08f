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

/** What stands beside an edge, which may be an end of the text, and the break between. */
interface Neighbour {
  readonly place: number
  readonly gap: number
}

const neighbour = ({ text }: FoldedText, from: number, step: 1 | -1): Neighbour => {
  const gap = breakAt(text[from])
  return { place: gap === breaks.none ? from : from + step, gap }
}

/** A dash without spaces makes one word of two. A long dash is punctuation, also where it has no spaces. */
const joinsWords = (folded: FoldedText, dash: number): boolean =>
  roleOf(folded, dash) === 'between' &&
  !(
    /[—―]/.test(folded.source.charAt(folded.at[dash]!)) &&
    isLetter(folded, dash - 1) &&
    isLetter(folded, dash + 1)
  )

/**
 * Whether a slash or a raised dot is part of a number, a date or a unit: `mmol/l`, `N·m`, `mg/(kg·d)`, `12/2024`. Between
 * words it parts them.
 */
const joinsUnits = (folded: FoldedText, sign: number): boolean => {
  if (!isOneOf('/·', folded.text[sign])) return false
  const after = isOneOf('(', folded.text[sign + 1]) ? sign + 2 : sign + 1
  if (!isWord(folded, after)) return false
  const before = folded.text[sign - 1] === signs.dot ? sign - 2 : sign - 1
  if (!isWord(folded, before)) return false
  if (isDigit(folded, before) || isDigit(folded, after)) return true
  const start = runStart(folded, before)
  const number = breakAt(folded.text[start - 1]) === breaks.none ? start - 1 : start - 2
  return isUnitWord(textOf(folded, start, before + 1)) && isDigit(folded, number)
}

/** A spaced dot reads as a bullet; before a power of ten it multiplies: `5 · 10⁹`. */
const isPowerOfTen = (folded: FoldedText, ten: number): boolean => {
  const end = runEnd(folded, ten)
  return textOf(folded, ten, end) === '10' && folded.text[end] === signs.caret
}

/** Whether two digits on both sides of a sign, with or without spaces, belong to one number, range, time, ratio, product or date. */
const joinsNumbers = (folded: FoldedText, place: number, before: Neighbour, after: Neighbour): boolean => {
  if (!isDigit(folded, before.place) || !isDigit(folded, after.place)) return false
  const sign = folded.text[place]
  const isGlued = before.gap === breaks.none && after.gap === breaks.none
  if (isOneOf('.,', sign)) return isGlued || isInDate(folded, place)
  if (Math.max(before.gap, after.gap) > breaks.line) return false
  if (isOneOf(':/-', sign)) return isGlued || Math.min(before.gap, after.gap) > breaks.none
  return isOneOf('*×x', sign) || (sign === signs.bullet && isPowerOfTen(folded, after.place))
}

/** Whether a stretch that begins at `from` begins a word or a number, and not inside one. */
export const beginsWord = ({ text: folded, words }: Folded, from: number): boolean => {
  if (words.secondParts.has(from)) return false
  const { place, gap } = neighbour(folded, from - 1, -1)
  const sign = folded.text[place]
  const isNumber = isDigit(folded, from)
  if (gap === breaks.none) {
    if (isWord(folded, place)) return !isWord(folded, from)
    if (isOneOf('^_@', sign)) return false
    if (sign === signs.dash && (roleOf(folded, place) === 'sign' || joinsWords(folded, place))) return false
    if (joinsUnits(folded, place)) return false
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
  if (startsOmission(omissions, place)) return true
  const sign = folded.text[place]
  const last = to - 1
  const isNumber = isDigit(folded, last)
  if (gap === breaks.none) {
    if (isWord(folded, place)) return !isWord(folded, last)
    if (isOneOf('^_@', sign)) return false
    if (sign === signs.dash && (words.hyphens.has(place) || joinsWords(folded, place))) return false
    if (joinsUnits(folded, place) || joinsUnits(folded, place + 1)) return false
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
