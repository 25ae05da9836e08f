import { isOneOf, signs } from './folding/characters.ts'
import { breaks, casedTextOf, isDigit, isLetter, isWord, runEnd, textOf } from './folding/folded-text.ts'
import { isSameUnit, mayStandGlued } from './folding/units.ts'
import { groupsThousands, isInDate } from './numbers.ts'
import { currentOf, type Progress, type Side } from './side-by-side.ts'
import { areOneRole, roleOf } from './sign-roles.ts'

/** Spaces that hold together what they stand between. */
const holding = /[\u00a0\u2000-\u200a\u202f\u205f]/
/** Signs that join two numbers into one: white space beside them counts. */
const joiners = '.,:/'
const perSigns = '/·'

const isGlued = (gap: number): boolean => gap === breaks.none

/** Whether what stands at both places, the same by itself, is the same in its place. */
export const holds = (at: Progress): boolean => {
  const { source, quote } = at
  const sign = currentOf(quote)
  if (
    (sign === signs.dash || sign === signs.plus) &&
    !areOneRole(roleOf(source.text, source.place), roleOf(quote.text, quote.place))
  )
    return false
  return partsAlike(at) && isSameUnitThere(at)
}

/** Whether white space parts what was matched last from what comes now on both sides, or does not matter. */
const partsAlike = ({ source, quote, beforeLast, isTimes }: Progress): boolean => {
  const isDigitNow = isDigit(quote.text, quote.place)
  const joiner = isDigitNow && isDigit(quote.text, beforeLast) ? quote.text.text[quote.last] : undefined
  const isAlike = isGlued(source.gap) === isGlued(quote.gap)
  if (isOneOf(joiners, joiner)) {
    const wasAlike = isGlued(source.lastGap) === isGlued(quote.lastGap)
    if (isAlike && wasAlike) return true
    if (joiner === signs.dot) return isInDate(source.text, source.last) && isInDate(quote.text, quote.last)
    return joiner !== signs.comma && !isAlike && !wasAlike
  }
  if (joiner === signs.dash && Math.max(source.gap, source.lastGap) > breaks.line) {
    return Math.max(quote.gap, quote.lastGap) > breaks.line
  }
  const wasDigit = isDigit(quote.text, quote.last)
  if (isAlike) {
    const isHeld = holding.test(quote.text.source.charAt(quote.text.at[quote.place - 1]!))
    return !(wasDigit && isDigitNow && source.gap > breaks.space && isHeld)
  }
  if (isTimes || !isWord(quote.text, quote.last) || !isWord(quote.text, quote.place)) return true
  if (!wasDigit) return false
  const spaced = isGlued(source.gap) ? quote : source
  if (isDigitNow) return groupsThousands(spaced.text, spaced.place)
  const unit = textOf(quote.text, quote.place, runEnd(quote.text, quote.place))
  return spaced.gap <= breaks.line && mayStandGlued(unit)
}

/** Whether a unit has the letter case that makes it the same. Anything else has no case. */
const isSameUnitThere = (at: Progress): boolean => {
  const { source, quote } = at
  if (!isLetter(quote.text, quote.place)) return true
  const isPer = isOneOf(perSigns, quote.text.text[quote.last])
  const isAfterUnit = isLetter(quote.text, at.beforeLast) ? at.isUnit : isDigit(quote.text, at.beforeLast)
  at.isUnit = at.isTimes || isDigit(quote.text, quote.last) || (isPer && isAfterUnit)
  return !at.isUnit || isSameUnit(casedWord(source), casedWord(quote))
}

const longestUnit = 16

const casedWord = ({ text, place }: Side): string =>
  casedTextOf(text, place, Math.min(runEnd(text, place), place + longestUnit))
