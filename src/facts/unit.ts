import { one, power, type Rational, times } from './rational.ts'

/** Powers of base quantities: `{ mass: 1, length: -3 }`. One that is not named is 0. */
export type Exponents = Readonly<Record<string, number>>

/**
 * A unit of measure. `value × factor (+ offset)` is the value in the base units of its dimension, exactly;
 * two units can be converted into each other where their dimensions are the same string.
 */
export interface Unit {
  /** In UCUM's spelling, where UCUM knows the unit: `mmol/L`. */
  readonly code: string
  readonly dimension: string
  readonly exponents: Exponents
  readonly factor: Rational
  /** Where the scale does not start at the base unit's 0: degrees Celsius and Fahrenheit. */
  readonly offset?: Rational
}

const dimensionOf = (exponents: Exponents): string =>
  Object.entries(exponents)
    .filter(([, exponent]) => exponent !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, exponent]) => (exponent === 1 ? base : `${base}^${exponent}`))
    .join(' ')

export const unit = (
  code: string,
  exponents: Exponents,
  factor: Rational = one,
  offset?: Rational,
): Unit => ({
  code,
  dimension: dimensionOf(exponents),
  exponents,
  factor,
  ...(offset && { offset }),
})

/** The number 1 as a unit: the start of `/L`. */
export const unity = unit('', {})

const combine = (left: Unit, right: Unit, exponent: number): Unit => {
  const exponents: Record<string, number> = { ...left.exponents }
  for (const [base, each] of Object.entries(right.exponents))
    exponents[base] = (exponents[base] ?? 0) + each * exponent
  const magnitude = Math.abs(exponent)
  const written = `${right.code}${magnitude === 1 ? '' : magnitude}`
  const joint = exponent < 0 ? '/' : left.code === '' ? '' : '.'
  return unit(`${left.code}${joint}${written}`, exponents, times(left.factor, power(right.factor, exponent)))
}

const made = new Map<string, Unit>()
const mostMade = 2_000

/** `left · right^exponent`. A scale's offset is lost: in `°C/min` a degree is a difference. Made once for each pair. */
export const combined = (left: Unit, right: Unit, exponent: number): Unit => {
  const key = `${left.code} ${right.code} ${exponent}`
  const known = made.get(key)
  if (known) return known
  const unit = combine(left, right, exponent)
  if (made.size >= mostMade) made.clear()
  made.set(key, unit)
  return unit
}

/** A unit taken so many times: the `100 mL` of `mg/100 mL`. */
export const scaled = (base: Unit, by: Rational, code: string): Unit => ({
  code: `${code}.${base.code}`,
  dimension: base.dimension,
  exponents: base.exponents,
  factor: times(base.factor, by),
})
