import { gap } from './gap.ts'
import { literalAt, type NoNumber, type ReadFigure, timesPowerOfTen as raisedToTen } from './literal.ts'
import { decimal, minus, negated, plus, type Rational, rational, times } from './rational.ts'
import { following, glued, type Reader, remembered, startWord, wordAt } from './reader.ts'
import { spokenFigureAt, withDecimals } from './spoken.ts'

const vulgar: Readonly<Record<string, Rational>> = {
  '¼': rational(1, 4),
  '½': rational(1, 2),
  '¾': rational(3, 4),
  '⅓': rational(1, 3),
  '⅔': rational(2, 3),
  '⅕': rational(1, 5),
  '⅖': rational(2, 5),
  '⅗': rational(3, 5),
  '⅘': rational(4, 5),
  '⅙': rational(1, 6),
  '⅛': rational(1, 8),
  '⅜': rational(3, 8),
  '⅝': rational(5, 8),
  '⅞': rational(7, 8),
  '⅐': rational(1, 7),
  '⅑': rational(1, 9),
  '⅒': rational(1, 10),
  '⅚': rational(5, 6),
}

/** `3/4` with a plain small denominator: a share of a unit, never a date, a page or a blood pressure. */
const slashedAt = (
  reader: Reader,
  index: number,
): { value: Rational; next: number; needs?: 'unit' } | undefined => {
  const [top, slash, bottom] = [reader.tokens[index], glued(reader, index + 1), glued(reader, index + 2)]
  if (top?.kind !== 'digits' || slash?.text !== '/' || bottom?.kind !== 'digits') return undefined
  if (!/^(?:[2-9]|1[0-2]|16|20|100|1000)$/.test(bottom.text) || !/^[1-9]$/.test(top.text)) return undefined
  const [numerator, denominator] = [Number(top.text), Number(bottom.text)]
  const after = glued(reader, index + 3)
  if (numerator >= denominator || after?.kind === 'digits' || after?.text === '/') return undefined
  // „1/10 séra“ is a dilution; „1/10 ml“ is an amount.
  return {
    value: rational(numerator, denominator),
    next: index + 3,
    ...(!/^[23458]$/.test(bottom.text) && { needs: 'unit' as const }),
  }
}

/** A share less than one at `index`: „půl“, „tři čtvrtě“, „dvě třetiny“, `½`, `3/4`, "three quarters". */
const shareAt = (
  reader: Reader,
  index: number,
): { value: Rational; next: number; needs?: 'unit' } | undefined => {
  const { tokens, lexicon, language } = reader
  const token = tokens[index]
  if (token?.kind === 'digits') return slashedAt(reader, index)
  const word = startWord(reader, index)
  const half = lexicon.halves.get(word)
  if (half) return { value: half, next: index + 1 }
  const start = language === 'en' && (word === 'a' || word === 'one') ? index + 1 : index
  const named = start === index ? word : wordAt(reader, start)
  const alone = lexicon.fractions.get(named)
  // "quarter past four" is a time.
  if (named === 'quarter' && /^(?:past|to)$/.test(wordAt(reader, start + 1))) return undefined
  // "third" without an article is an ordinal.
  if (alone && (language === 'cs' || start > index || named === 'half' || named === 'quarter'))
    return { value: alone, next: start + 1 }
  const threeQuarters =
    lexicon.numbers.get(word)?.value === 3 && /^čtvrt(?:[ěiíy]|ích|ím|mi)?$/.test(wordAt(reader, index + 1))
  return threeQuarters ? { value: rational(3, 4), next: index + 2 } : undefined
}

/** „dvě třetiny“, "three quarters": so many parts. */
const partsOf = (reader: Reader, count: ReadFigure): ReadFigure => {
  if (count.written !== 'words' || count.value.denominator !== 1n || count.value.numerator < 1n) return count
  const hyphen = glued(reader, count.next)?.text === '-' ? 1 : 0
  const part = reader.lexicon.fractions.get(wordAt(reader, count.next + hyphen))
  if (!part) return count
  const { needs: _, ...rest } = count
  return {
    ...rest,
    value: times(count.value, part),
    decimals: 2,
    next: count.next + hyphen + 1,
    ...(reader.language === 'en' && { needs: 'unit or noun' as const }),
  }
}

/** „a půl“, "and a half", `½` after a whole number. */
const addedShareAt = (reader: Reader, index: number): { value: Rational; next: number } | undefined => {
  const token = following(reader, index)
  if (token?.kind === 'fraction') return { value: vulgar[token.text]!, next: index + 1 }
  if (token?.kind === 'digits' && token.gap === gap.space) return slashedAt(reader, index)
  const joint = wordAt(reader, index)
  if (joint !== (reader.language === 'cs' ? 'a' : 'and')) return undefined
  // „pět a polovina“ lists two things; „pět a půl“ is one number.
  if (reader.language === 'cs' && reader.lexicon.fractions.has(wordAt(reader, index + 1))) return undefined
  if (!following(reader, index + 1)) return undefined
  const parts = spokenFigureAt(reader, index + 1)
  const share = shareAt(reader, index + 1) ?? (parts && partsOf(reader, parts))
  return share && share.value.numerator < share.value.denominator ? share : undefined
}

/** „půl tisíce“, „jeden a půl milionu“, „půl druhého sta“, "half a dozen": a number of thousands. */
const timesNumberWord = (reader: Reader, share: ReadFigure): ReadFigure => {
  const article = reader.language === 'en' && wordAt(reader, share.next) === 'a' ? 1 : 0
  const word = reader.lexicon.numbers.get(wordAt(reader, share.next + article))
  const isMultiplied = word?.value === 12 || ['thousand', 'million', 'hundreds'].includes(word?.role ?? '')
  if (!word || !isMultiplied) return share
  const { needs: _, ...rest } = share
  const scale = rational(word.value)
  return { ...rest, value: times(share.value, scale), decimals: 0, scale, next: share.next + article + 1 }
}

/** „půl druhého“ before a unit: one and a half. */
const halfBeforeOrdinalAt = (reader: Reader, index: number): ReadFigure | undefined => {
  if (startWord(reader, index) !== 'půl') return undefined
  const word = wordAt(reader, index + 1)
  const ordinal = reader.lexicon.ordinals.get(word)
  if (ordinal === undefined || ordinal < 2 || !/(?:é|ého|í|ího)$/.test(word)) return undefined
  const value = minus(rational(ordinal), rational(1, 2))
  return timesNumberWord(reader, { value, decimals: 1, next: index + 2, written: 'words', needs: 'unit' })
}

const unsignedAt = (reader: Reader, index: number): ReadFigure | NoNumber | undefined => {
  const token = reader.tokens[index]
  if (!token || token.kind === 'raised' || token.kind === 'sign') return undefined
  if (token.kind === 'fraction')
    return { value: vulgar[token.text]!, decimals: 2, next: index + 1, written: 'digits' }
  const halfway = halfBeforeOrdinalAt(reader, index)
  if (halfway) return halfway
  const share = shareAt(reader, index)
  if (share) {
    const read: ReadFigure = { needs: 'unit or noun', ...share, decimals: 2, written: 'words' }
    return token.kind === 'word' ? timesNumberWord(reader, read) : read
  }
  const spoken = token.kind === 'digits' ? undefined : spokenFigureAt(reader, index)
  const read =
    token.kind === 'digits'
      ? literalAt(reader, index)
      : spoken && raisedToTen(reader, partsOf(reader, spoken))
  if (!read || 'noNumber' in read) return read
  const whole = read.written === 'digits' && read.decimals === 0 ? withDecimals(reader, read) : read
  if (whole.value.denominator !== 1n || whole.ambiguous !== undefined) return whole
  const added = addedShareAt(reader, whole.next)
  if (!added) return whole
  const { needs: _, ...rest } = whole
  // „milion a půl“ is one and a half million.
  const part = whole.scale ? times(added.value, whole.scale) : added.value
  const sum: ReadFigure = { ...rest, value: plus(whole.value, part), decimals: 2, next: added.next }
  return whole.scale ? sum : timesNumberWord(reader, sum)
}

const minusSigns = '-−–'

/** „při - 20 °C“: behind these a sign may stand apart from its number; behind other words a dash is a dash. */
const leadsToSign = /^(?:při|na|do|od|pod|nad|teplot[auěy]|teplotou|at|to|below|above|of)$/

/** Whether nothing that it could belong to touches the token at `index` on its left. */
const standsFree = ({ tokens }: Reader, index: number): boolean => {
  if (tokens[index]!.gap !== gap.none) return true
  const before = tokens[index - 1]
  return before === undefined || (before.kind === 'sign' && '([{<>≤≥=~±:;,|/"„“'.includes(before.text))
}

const startsFraction = (reader: Reader, index: number): boolean => {
  const token = reader.tokens[index]
  return token?.kind === 'sign' && '.,'.includes(token.text) && glued(reader, index + 1)?.kind === 'digits'
}

/** Whether the sign at `index` is a sign of the number after it: glued to it, and to nothing before it. */
export const isNumberSign = (reader: Reader, index: number): boolean => {
  const { tokens } = reader
  const token = tokens[index]
  if (token?.kind !== 'sign' || !`${minusSigns}+`.includes(token.text)) return false
  const number = tokens[index + 1]
  if (number?.kind !== 'digits' && number?.kind !== 'fraction' && !startsFraction(reader, index + 1))
    return false
  if (number!.gap !== gap.none)
    return (
      number!.gap === gap.space && token.gap === gap.space && leadsToSign.test(tokens[index - 1]?.text ?? '')
    )
  return standsFree(reader, index)
}

/** `.5`: a decimal fraction without its 0. */
export const isBareFraction = (reader: Reader, index: number): boolean =>
  startsFraction(reader, index) && (standsFree(reader, index) || isNumberSign(reader, index - 1))

const bareFraction = (reader: Reader, index: number): ReadFigure | NoNumber => {
  const digits = reader.tokens[index + 1]!.text
  let next = index + 2
  while (glued(reader, next) && startsFraction(reader, next)) next += 2
  if (reader.tokens[index]!.text === ',' || next > index + 2) return { noNumber: true, next }
  return { value: decimal(`.${digits}`), decimals: digits.length, next, written: 'digits' }
}

const unsignedOrBare = (reader: Reader, index: number): ReadFigure | NoNumber | undefined =>
  isBareFraction(reader, index) ? bareFraction(reader, index) : unsignedAt(reader, index)

const readFigure = (reader: Reader, index: number): ReadFigure | NoNumber | undefined => {
  const token = reader.tokens[index]
  if (isNumberSign(reader, index)) {
    const read = unsignedOrBare(reader, index + 1)
    if (!read || 'noNumber' in read || token!.text === '+') return read
    return { ...read, value: negated(read.value) }
  }
  if (token?.kind === 'word' && reader.lexicon.minusWords.has(token.text)) {
    const read = following(reader, index + 1) && unsignedAt(reader, index + 1)
    if (!read || 'noNumber' in read) return undefined
    const { needs: _, ...rest } = read
    return { ...rest, value: negated(read.value) }
  }
  return unsignedOrBare(reader, index)
}

/** Reads the number that starts at `index`, its sign included. */
export const figureAt = remembered('figures', readFigure)
