import { isOneOf, signs } from './folding/characters.ts'
import { breakAt, breaks, isDigit, isLetter, isWord, runEnd, textOf } from './folding/folded-text.ts'
import type { Side } from './side-by-side.ts'
import { roleOf } from './sign-roles.ts'

const hyphens = /[-‐‑\u00ad¬&]/

/** A caret after a letter is one way to write a raised number: m² is m^2 and m2. After a digit it is never loose. */
export const isLooseCaret = ({ text, place, last }: Side): boolean => {
  if (text.text[place] !== signs.caret) return false
  const next = text.text[place + 1]
  if (isDigit(text, place + 1)) return isLetter(text, last)
  return (next === signs.plus || next === signs.dash) && isWord(text, last) && !isDigit(text, place + 2)
}

/** Whether a side stands at the hyphen of a divided word that the other one, at a letter, has undivided. */
export const isDivided = (divided: Side, whole: Side): boolean => {
  const { text, place, last } = divided
  if (text.text[place] !== signs.dash) return false
  if (!isLetter(text, last) || !isLetter(whole.text, whole.place)) return false
  return roleOf(text, place) === 'line end' && hyphens.test(text.source.charAt(text.at[place]!))
}

/** Whether a side stands at a letter x that multiplies: `3x`, `3 x 5`, `3000 xg`. */
export const isTimesLetter = ({ text, place }: Side, isAfterDigit: boolean): boolean => {
  if (!isOneOf('x', text.text[place]) || isLetter(text, place - 1)) return false
  const end = runEnd(text, place)
  const word = textOf(text, place, end)
  if (word !== 'x') return word === 'xg' && isAfterDigit
  return isAfterDigit || isDigit(text, breakAt(text.text[end]) === breaks.none ? end : end + 1)
}
