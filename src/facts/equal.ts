import { inBase } from './base-values.ts'
import type { Figure } from './literal.ts'
import type { Amount, CalendarDate, CountedWord, Quantity } from './quantity.ts'
import { compare, decimal, over, type Rational, rounded, spelled, times, zero } from './rational.ts'
import type { Unit } from './unit.ts'

/** A spelling of a number that may be read in two ways is equal to the same spelling with the same unit alone. */
const figureKey = (figure: Figure, unit: Unit | undefined): string =>
  figure.ambiguous === undefined ? spelled(inBase(figure, unit)) : `?${figure.ambiguous}·${unit?.code ?? ''}`

const amountKey = (amount: Amount, unit?: Unit): string =>
  amount.is === 'exact'
    ? figureKey(amount.figure, unit)
    : `[${figureKey(amount.from, unit)},${figureKey(amount.to, unit)}]`

const dateKey = ({ year, month, day }: CalendarDate): string => `${year ?? ''}-${month}-${day ?? ''}`

const day = 86_400

const perKey = (amount: Amount, per: Unit): string => {
  const divided = (figure: Figure): Figure => ({ ...figure, value: over(figure.value, per.factor) })
  const each: Amount =
    amount.is === 'exact'
      ? { is: 'exact', figure: divided(amount.figure) }
      : { is: 'range', from: divided(amount.from), to: divided(amount.to) }
  return `${per.dimension} ${amountKey(each)}`
}

const meaningKeys = ({ meaning }: Quantity): readonly string[] => {
  switch (meaning.kind) {
    case 'measure':
      return [`measure ${meaning.unit.dimension} ${amountKey(meaning.amount, meaning.unit)}`]
    case 'number':
      return [
        meaning.per
          ? `number per ${perKey(meaning.amount, meaning.per)}`
          : `number ${amountKey(meaning.amount)}`,
      ]
    case 'ratio':
      return [`ratio ${meaning.terms.map(spelled).join(':')}`]
    case 'times':
    case 'fold':
      return [`${meaning.kind} ${amountKey(meaning.amount)}`]
    case 'frequency':
      return [
        `frequency ${amountKey(meaning.amount)} in ${meaning.unit.dimension} ${figureKey(meaning.period, meaning.unit)}`,
      ]
    case 'date':
      return [`date ${dateKey(meaning.from)}${meaning.to ? `..${dateKey(meaning.to)}` : ''}`]
    case 'clock':
      // 24:00 is the 0:00 of the next day.
      return meaning.from.flatMap((from) =>
        (meaning.to ?? [undefined]).map(
          (to) => `clock ${from % day}${to === undefined ? '' : `..${to % day}`}`,
        ),
      )
    case 'ordinal':
      return [`ordinal ${meaning.value}`]
  }
}

const boundKey = ({ comparator, approximate }: Quantity): string =>
  `${approximate && comparator !== '≈' ? '≈' : ''}${comparator}`

/** Two quantities say the same value where they share a key; what they count is not in it. */
export const keysOf = (quantity: Quantity): readonly string[] => {
  const bound = boundKey(quantity)
  return meaningKeys(quantity).map((key) => `${bound} ${key}`)
}

/** The key that a date has for one who asks for its day and month alone. */
export const keyWithoutYear = (quantity: Quantity): string | undefined => {
  const { meaning } = quantity
  if (
    meaning.kind !== 'date' ||
    meaning.to ||
    meaning.from.year === undefined ||
    meaning.from.day === undefined
  )
    return undefined
  return `${boundKey(quantity)} date ${dateKey({ month: meaning.from.month, day: meaning.from.day })}`
}

export const countedOf = ({ meaning }: Quantity): readonly CountedWord[] =>
  meaning.kind === 'number' || meaning.kind === 'ordinal' ? meaning.counted : []

const sameWord = (a: CountedWord, b: CountedWord): boolean => a.stems.some((stem) => b.stems.includes(stem))

/**
 * The words among `found` that say what `asked` counts, in any case form; adjectives may stand between them.
 * Nothing where they do not.
 */
export const countedMatch = (
  asked: readonly CountedWord[],
  found: readonly CountedWord[],
): readonly CountedWord[] | undefined => {
  const matched: CountedWord[] = []
  for (const word of found) {
    const wanted = asked[matched.length]
    if (!wanted) break
    const isLast = matched.length === asked.length - 1
    if (sameWord(wanted, word) && !(isLast && word.adjectival && !wanted.adjectival)) matched.push(word)
    else if (!word.adjectival) break
  }
  return matched.length === asked.length ? matched : undefined
}

/** What else may be known about a value. */
export interface EqualOptions {
  /** Grams a mole of the substance; a decimal number, or its spelling where it must be exact. */
  readonly molarMass?: number | string
}

const convertedByMolarMass = (
  value: Rational,
  from: Unit,
  to: Unit,
  molarMass: Rational,
): Rational | undefined => {
  const rest = ({ exponents }: Unit) =>
    JSON.stringify(
      Object.entries(exponents)
        .filter(([base, exponent]) => exponent !== 0 && base !== 'mass' && base !== 'amount')
        .sort(),
    )
  const power = ({ exponents }: Unit, base: 'mass' | 'amount') => exponents[base] ?? 0
  if (rest(from) !== rest(to)) return undefined
  const intoAmount =
    power(from, 'mass') === 1 &&
    power(from, 'amount') === 0 &&
    power(to, 'amount') === 1 &&
    power(to, 'mass') === 0
  const intoMass =
    power(from, 'amount') === 1 &&
    power(from, 'mass') === 0 &&
    power(to, 'mass') === 1 &&
    power(to, 'amount') === 0
  if (!intoAmount && !intoMass) return undefined
  const base = times(value, from.factor)
  return over(intoAmount ? over(base, molarMass) : times(base, molarMass), to.factor)
}

/** Equal by molar mass: what `found` comes to in the unit of `asked` rounds to `asked` as finely as that is written. */
export const equalByMolarMass = (asked: Quantity, found: Quantity, molarMass: Rational): boolean => {
  const [a, b] = [asked.meaning, found.meaning]
  if (a.kind !== 'measure' || b.kind !== 'measure' || boundKey(asked) !== boundKey(found)) return false
  const roundsTo = (wanted: Figure, given: Figure): boolean => {
    if (wanted.ambiguous !== undefined || given.ambiguous !== undefined) return false
    const converted = convertedByMolarMass(given.value, b.unit, a.unit, molarMass)
    return converted !== undefined && compare(rounded(converted, wanted.decimals), wanted.value) === 0
  }
  if (a.amount.is === 'exact') return b.amount.is === 'exact' && roundsTo(a.amount.figure, b.amount.figure)
  return (
    b.amount.is !== 'exact' && roundsTo(a.amount.from, b.amount.from) && roundsTo(a.amount.to, b.amount.to)
  )
}

/** A molar mass as an exact number. Throws a RangeError on one that is not above 0. */
export const exactMolarMass = (molarMass: number | string): Rational => {
  const exact = decimal(`${molarMass}`.trim().replace(',', '.'))
  if (compare(exact, zero) <= 0) throw new RangeError(`a molar mass is above 0, not ${molarMass}`)
  return exact
}

/**
 * Whether two quantities are the same value: converted exactly where their units measure the same thing, their bounds
 * alike, what they count alike. `asked` decides the precision where a molar mass is given.
 */
export const equal = (asked: Quantity, found: Quantity, { molarMass }: EqualOptions = {}): boolean => {
  const keys = keysOf(found)
  if (keysOf(asked).some((key) => keys.includes(key))) {
    const [a, b] = [countedOf(asked), countedOf(found)]
    return (a.length === 0) === (b.length === 0) && (countedMatch(a, b) ?? countedMatch(b, a)) !== undefined
  }
  return molarMass !== undefined && equalByMolarMass(asked, found, exactMolarMass(molarMass))
}
