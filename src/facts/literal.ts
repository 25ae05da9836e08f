import { gap } from './gap.ts'
import type { Language } from './language.ts'
import { fromDigits, powerOfTen, type Rational, rational, times } from './rational.ts'
import { glued, type Reader, signAt, wordAt } from './reader.ts'

/** A number as it was read, and how finely it was written. */
export interface Figure {
  readonly value: Rational
  /** Decimal places as written: 2 in `5,50`. */
  readonly decimals: number
  /** The spelling, where it can be read as two numbers: `1.500` in Czech. Equal to the same spelling alone. */
  readonly ambiguous?: string
}

export interface ReadFigure extends Figure {
  /** The token after it. */
  readonly next: number
  readonly written: 'digits' | 'words'
  /** What it was multiplied by after its digits: 10⁹, „tisíc“. */
  readonly scale?: Rational
  /** A number only where a unit or a counted noun follows: „jedna“, `1/2`, „půl“. */
  readonly needs?: 'unit' | 'unit or noun'
}

/** Digits that spell no number: a clause, a version, an identifier. `next` is the token after them. */
export interface NoNumber {
  readonly noNumber: true
  readonly next: number
}

const longestNumber = 40
const groupingSpace = /^(?:[ \u00A0\u2007\u2009\u200A\u202F]|&nbsp;|&thinsp;|&#160;)$/

interface Pieces {
  readonly digits: readonly string[]
  readonly separators: readonly string[]
  readonly next: number
}

const piecesAt = (reader: Reader, index: number): Pieces => {
  const { tokens, text } = reader
  const digits = [tokens[index]!.text]
  const separators: string[] = []
  let next = index + 1
  for (;;) {
    const token = tokens[next]
    if (token?.kind === 'sign' && ".,'".includes(token.text) && token.gap === gap.none) {
      const after = glued(reader, next + 1)
      if (after?.kind !== 'digits') break
      digits.push(after.text)
      separators.push(token.text)
      next += 2
    } else if (
      token?.kind === 'digits' &&
      token.text.length === 3 &&
      digits[0]!.length <= 3 &&
      separators.every((separator) => separator === ' ') &&
      groupingSpace.test(text.slice(tokens[next - 1]!.end, token.start))
    ) {
      digits.push(token.text)
      separators.push(' ')
      next += 1
    } else break
  }
  return { digits, separators, next }
}

const areThousands = (digits: readonly string[]): boolean =>
  digits[0]!.length <= 3 && !digits[0]!.startsWith('0') && digits.slice(1).every((each) => each.length === 3)

type Spelling = { readonly whole: string; readonly fraction: string; readonly ambiguous?: string }

const spellingOf = (
  digits: readonly string[],
  separators: readonly string[],
  language: Language,
): Spelling | undefined => {
  const first = digits[0]!
  if (separators.length === 0) return { whole: first, fraction: '' }
  const last = separators[separators.length - 1]!
  const fraction = digits[digits.length - 1]!
  const rest = separators.slice(0, -1)
  if (separators.every((each) => each === last)) {
    const whole = digits.join('')
    if (separators.length > 1 || last === ' ' || last === "'")
      return areThousands(digits) ? { whole, fraction: '' } : undefined
    if (!areThousands(digits)) return { whole: first, fraction }
    if (last === ',') return language === 'en' ? { whole, fraction: '' } : { whole: first, fraction }
    return { whole: first, fraction, ...(language === 'cs' && { ambiguous: `${first}.${fraction}` }) }
  }
  const groups = digits.slice(0, -1)
  const mark = rest[0]!
  if (last === "'" || rest.some((each) => each !== mark) || !areThousands(groups)) return undefined
  return { whole: groups.join(''), fraction }
}

/** The exponent that starts at `index`, right after a 10: `⁹`, `^9`, `^-3`, `*9`. */
const exponentAt = (reader: Reader, index: number): { exponent: number; next: number } | undefined => {
  const token = glued(reader, index)
  if (token?.kind === 'raised') return { exponent: Number(token.text), next: index + 1 }
  const wordy = token?.kind === 'word' && token.text === 'e'
  if (!wordy && !(token?.kind === 'sign' && '^*'.includes(token.text))) return undefined
  let at = index + 1
  if (glued(reader, at)?.text === '(' || glued(reader, at)?.text === '{') at += 1
  const sign = glued(reader, at)
  const negative = sign?.kind === 'sign' && '-−–'.includes(sign.text)
  if (negative || sign?.text === '+') at += 1
  const digits = glued(reader, at)
  if (digits?.kind !== 'digits') return undefined
  at += 1
  const closing = glued(reader, at)?.text
  if (closing === ')' || closing === '}' || closing === '^') at += 1
  return { exponent: Number(negative ? `-${digits.text}` : digits.text), next: at }
}

/** `× 10⁹` after a number, or „krát deset na devátou“. */
const powerOfTenAt = (reader: Reader, index: number): { exponent: number; next: number } | undefined => {
  const sign = signAt(reader, index)
  const word = wordAt(reader, index)
  const multiplied = ['×', '·', '*'].includes(sign) || word === 'x' || word === 'krát' || word === 'times'
  const dotted = sign === '.'
  const at = multiplied || dotted ? index + 1 : index
  const token = reader.tokens[at]
  if (!token || token.gap > gap.space) return undefined
  if (token.kind === 'digits' && token.text === '10') {
    const found = exponentAt(reader, at + 1)
    if (found) return found
  }
  if (!multiplied) return undefined
  if (!['10', 'deset', 'ten'].includes(token.text)) return undefined
  const ordinal = reader.lexicon.ordinals.get(wordAt(reader, at + (reader.language === 'cs' ? 2 : 3)))
  const joint = wordAt(reader, at + 1)
  if (ordinal === undefined) return undefined
  if (reader.language === 'cs') return joint === 'na' ? { exponent: ordinal, next: at + 3 } : undefined
  return joint === 'to' ? { exponent: ordinal, next: at + 4 } : undefined
}

/** The number times the power of ten that stands behind it, or the number alone. */
export const timesPowerOfTen = (reader: Reader, figure: ReadFigure): ReadFigure | NoNumber => {
  const ten = powerOfTenAt(reader, figure.next)
  if (!ten) return figure
  if (Math.abs(ten.exponent) > longestNumber) return { noNumber: true, next: ten.next }
  const decimals = Math.max(0, figure.decimals - ten.exponent)
  const scale = powerOfTen(ten.exponent)
  return { ...figure, value: times(figure.value, scale), decimals, scale, next: ten.next }
}

/** „5.10⁹“, „4,5.10^12“: a point that multiplies, for what is raised behind it is a ten. */
const timesRaisedTen = (reader: Reader, { digits, separators, next }: Pieces): Pieces => {
  const point = separators.length - 1
  const raised = glued(reader, next)
  const multiplies =
    separators[point] === '.' &&
    digits[point + 1] === '10' &&
    (raised?.kind === 'raised' || raised?.text === '^') &&
    exponentAt(reader, next) !== undefined
  return multiplies
    ? { digits: digits.slice(0, -1), separators: separators.slice(0, -1), next: next - 2 }
    : { digits, separators, next }
}

/** Reads the number that starts with the digits at `index`, its power of ten and its „tisíc“ included. */
export const literalAt = (reader: Reader, index: number): ReadFigure | NoNumber => {
  const { lexicon, language } = reader
  const { digits, separators, next } = timesRaisedTen(reader, piecesAt(reader, index))
  const spelling = spellingOf(digits, separators, language)
  const noNumber: NoNumber = { noNumber: true, next }
  if (!spelling || digits.join('').length > longestNumber) return noNumber
  if (spelling.whole.length > 1 && spelling.whole.startsWith('0')) return noNumber
  const figure = {
    value: fromDigits(spelling.whole, spelling.fraction),
    decimals: spelling.fraction.length,
    ...(spelling.ambiguous !== undefined && { ambiguous: spelling.ambiguous }),
    written: 'digits' as const,
  }
  const starred = glued(reader, next)?.text === '*' && spelling.whole !== '10'
  const raised = starred ? undefined : exponentAt(reader, next)
  if (raised) {
    const scientific = glued(reader, next)!.text === 'e'
    if (
      (!scientific && spelling.whole + spelling.fraction !== '10') ||
      Math.abs(raised.exponent) > longestNumber
    )
      return noNumber
    const value = scientific ? times(figure.value, powerOfTen(raised.exponent)) : powerOfTen(raised.exponent)
    return { ...figure, value, decimals: Math.max(0, figure.decimals - raised.exponent), next: raised.next }
  }
  const scaledUp = timesPowerOfTen(reader, { ...figure, next })
  if ('noNumber' in scaledUp || scaledUp.next > next) return scaledUp
  const multiplier = lexicon.numbers.get(wordAt(reader, next))
  if (multiplier && (multiplier.role === 'thousand' || multiplier.role === 'million')) {
    const scale = rational(multiplier.value)
    const dotted = /^(?:tis|mil|mld)$/.test(wordAt(reader, next)) && glued(reader, next + 1)?.text === '.'
    return {
      ...figure,
      value: times(figure.value, scale),
      decimals: 0,
      scale,
      next: dotted ? next + 2 : next + 1,
    }
  }
  return { ...figure, next }
}
