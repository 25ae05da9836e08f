import type { Figure } from './literal.ts'
import type { Quantity } from './quantity.ts'
import { plus, type Rational, times, zero } from './rational.ts'
import type { Unit } from './unit.ts'

/** A figure in the base units of its unit, exactly. */
export const inBase = ({ value }: Figure, unit: Unit | undefined): Rational =>
  unit ? plus(times(value, unit.factor), unit.offset ?? zero) : value

/**
 * Every number that a quantity is made of, in base units, its bound aside: both ends of a range, and the middle of a
 * tolerance. None where the number can be read in two ways, or where it is a date or a time of day.
 */
export const baseValues = ({ meaning }: Quantity): readonly Rational[] => {
  if (meaning.kind === 'ratio') return meaning.terms
  if (!('amount' in meaning)) return []
  const { amount } = meaning
  const figures =
    amount.is === 'exact'
      ? [amount.figure]
      : amount.is === 'range'
        ? [amount.from, amount.to]
        : [amount.from, amount.to, amount.around]
  if (figures.some(({ ambiguous }) => ambiguous !== undefined)) return []
  return figures.map((figure) => inBase(figure, meaning.kind === 'measure' ? meaning.unit : undefined))
}
