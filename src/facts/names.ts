import { gap } from './gap.ts'
import { glued, type Reader } from './reader.ts'

const mayTouchNumber = new Set('ph cca ca max min od do až asi nad pod x'.split(' '))
const abbreviation = new Set('max min cca ca'.split(' '))
const joinsNames = '-–_/.#&@+'

/**
 * Whether the digits at `index` are the tail of a name: `QC-2291`, `B12`, `SOP_021`. Tokens before `floor` belong to the
 * value before, so that `37°C/30min` is two values.
 */
export const endsName = (reader: Reader, index: number, floor: number): boolean => {
  const { tokens } = reader
  const before = glued(reader, index) && tokens[index - 1]
  if (!before || index - 1 < floor) return false
  if (before.kind === 'word') return !mayTouchNumber.has(before.text)
  if (before.kind !== 'sign' || !joinsNames.includes(before.text)) return false
  if (before.text === '#') return true
  const start = glued(reader, index - 1) && tokens[index - 2]
  if (!start || index - 2 < floor) return false
  if (start.kind === 'digits') return before.text !== '.'
  if (start.kind !== 'word') return before.text === '@' || before.text === '_'
  const sentence = before.text === '.' && start.text.length > 2 && start.raw === start.text
  return !sentence && !(before.text === '.' && abbreviation.has(start.text))
}

/** Whether what touches a number on its right makes it the head of a name: `17-OH`, `21CFR`, `2291/QC`, `12-34-56`. */
export const startsName = (reader: Reader, next: number): boolean => {
  const token = glued(reader, next)
  if (!token) return false
  if (token.kind === 'word') return token.text !== 'x'
  if (token.kind !== 'sign') return true
  const after = glued(reader, next + 1)
  switch (token.text) {
    case '-':
    case '–':
    case '/':
    case ':':
      return after?.kind === 'word' || after?.kind === 'digits'
    case '_':
    case '@':
      return true
    case '.':
      return after?.kind === 'digits'
    default:
      return false
  }
}

const endsRun = ';,()|"„“[]'

/** The token after the run of touching tokens that `index` is in. */
export const afterRun = (reader: Reader, index: number): number => {
  let at = index + 1
  for (
    let token = glued(reader, at);
    token && !(token.kind === 'sign' && endsRun.includes(token.text));
    token = glued(reader, at)
  )
    at += 1
  return at
}

/** Whether the word before a number makes it a name: „kapitola 5“, „šarže: 2291“, „č. 12“, `ISO 15189`. */
export const isNamedBefore = ({ tokens, lexicon }: Reader, index: number): boolean => {
  if (tokens[index]!.gap > gap.cell) return false
  let at = index - 1
  while (tokens[at]?.kind === 'sign' && ':.#('.includes(tokens[at]!.text)) at -= 1
  const word = tokens[at]
  if (word?.kind === 'sign') return word.text === '§' || word.text === '№'
  return word?.kind === 'word' && lexicon.names(word.text)
}

/** Whether a word in capitals stands right before a number, as in `QC 2291`. */
export const isAfterCapitals = ({ tokens, lexicon }: Reader, index: number): boolean => {
  const word = tokens[index - 1]
  if (word?.kind !== 'word' || tokens[index]!.gap > gap.space) return false
  return (
    word.raw.length > 1 &&
    word.raw === word.raw.toUpperCase() &&
    word.raw !== word.text &&
    !lexicon.bounds.has(word.text)
  )
}

/** Whether digits that start a line number it: `3. Přidejte`, `2)`, `5.2 Skladování`. */
export const numbersLine = (reader: Reader, index: number, next: number): boolean => {
  const { tokens } = reader
  if (tokens[index]!.gap < gap.line) return false
  const mark = glued(reader, next)
  const marked = mark?.kind === 'sign' && (mark.text === '.' || mark.text === ')')
  const after = tokens[marked ? next + 1 : next]
  if (!after || after.gap !== gap.space) return false
  if (marked) return !(after.kind === 'word' && after.raw === after.text && mark.text === '.')
  return after.kind === 'word' && after.raw.length > 2 && /^\p{Lu}\p{Ll}/u.test(after.raw)
}
