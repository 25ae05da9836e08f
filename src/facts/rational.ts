/** An exact number: a fraction in lowest terms, its denominator positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

const safe = BigInt(Number.MAX_SAFE_INTEGER)

/** Euclid's; in plain numbers where they are exact, which is many times faster. */
const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  if (x <= safe && y <= safe) {
    let m = Number(x)
    let n = Number(y)
    while (n !== 0) {
      const rest = m % n
      m = n
      n = rest
    }
    return BigInt(m)
  }
  while (y !== 0n) {
    const rest = x % y
    x = y
    y = rest
  }
  return x
}

/** `numerator / denominator`, exactly. Throws a RangeError where the denominator is 0. */
export const rational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational => {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom === 0n) throw new RangeError('a fraction needs a denominator other than 0')
  if (bottom === 1n) return { numerator: top, denominator: 1n }
  const common = greatestCommonDivisor(top, bottom)
  const divisor = bottom < 0n ? -common : common
  if (divisor === 1n) return { numerator: top, denominator: bottom }
  return { numerator: top / divisor, denominator: bottom / divisor }
}

export const zero = rational(0)
export const one = rational(1)

/** The number that a decimal spells: `-12.50`, `1e-3`. Throws a SyntaxError on anything else. */
export const decimal = (spelled: string): Rational => {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(spelled)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? []
  if (!match || whole + fraction === '') throw new SyntaxError(`not a decimal number: ${spelled}`)
  const digits = rational(BigInt(sign + whole + fraction), tenTo(fraction.length))
  return times(digits, powerOfTen(Number(exponent)))
}

/** The number of digits before and after a decimal mark. */
export const fromDigits = (whole: string, fraction: string): Rational =>
  rational(BigInt(whole + fraction), tenTo(fraction.length))

const smallPowers = Array.from({ length: 24 }, (_, exponent) => 10n ** BigInt(exponent))
const tenTo = (exponent: number): bigint => smallPowers[exponent] ?? 10n ** BigInt(exponent)

export const powerOfTen = (exponent: number): Rational =>
  exponent < 0 ? rational(1n, tenTo(-exponent)) : rational(tenTo(exponent))

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const negated = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
})

export const minus = (a: Rational, b: Rational): Rational => plus(a, negated(b))

export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

/** `a / b`. Throws a RangeError where `b` is 0. */
export const over = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

export const power = (base: Rational, exponent: number): Rational =>
  exponent < 0
    ? power(over(one, base), -exponent)
    : rational(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent))

/** Below 0 where `a` is less than `b`, 0 where they are the same number, above 0 otherwise. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rounds to a number of decimal places, halves away from 0. */
export const rounded = (value: Rational, decimals: number): Rational => {
  const scale = powerOfTen(decimals)
  const { numerator, denominator } = times(value, scale)
  const magnitude = numerator < 0n ? -numerator : numerator
  const whole = (2n * magnitude + denominator) / (2n * denominator)
  return over(rational(numerator < 0n ? -whole : whole), scale)
}

/** A spelling that two numbers share exactly where they are the same number: `7`, `1/3`. */
export const spelled = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
