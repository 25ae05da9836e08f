import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  decimal,
  fromDigits,
  minus,
  negated,
  one,
  over,
  plus,
  power,
  powerOfTen,
  type Rational,
  rational,
  rounded,
  spelled,
  times,
  zero,
} from '../../src/facts/rational.ts'
import { holds } from './holds.ts'

/** Small ones meet often; large ones are beyond what a plain number holds exactly. */
const integer = fc.oneof(
  fc.bigInt({ min: -60n, max: 60n }),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
)
const divisor = integer.filter((each) => each !== 0n)
const number = fc.tuple(integer, divisor).map(([top, bottom]) => rational(top, bottom))

const commonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? (a < 0n ? -a : a) : commonDivisor(b, a % b)
const isLowest = ({ numerator, denominator }: Rational) =>
  denominator > 0n && commonDivisor(numerator, denominator) === 1n

describe('a fraction', () => {
  test('is in lowest terms and equal to what it was made of', () =>
    holds(
      fc.property(integer, divisor, (top, bottom) => {
        const made = rational(top, bottom)
        expect(isLowest(made)).toBe(true)
        expect(made.numerator * bottom).toBe(made.denominator * top)
      }),
    ))

  test.each([
    [6, 4, '3/2'],
    [-6, 4, '-3/2'],
    [6, -4, '-3/2'],
    [-6, -4, '3/2'],
    [5, -1, '-5'],
    [5, 1, '5'],
    [0, 7, '0'],
    [0, -7, '0'],
    [7, 7, '1'],
    [1, 3, '1/3'],
    [9007199254740991n * 6n, 9007199254740991n * 4n, '3/2'],
    [9007199254740991n, 9007199254740991n, '1'],
    [-(10n ** 30n), 10n ** 29n, '-10'],
    [10n ** 30n, -(10n ** 31n), '-1/10'],
    [2n ** 80n, 6n, `${2n ** 79n}/3`],
    [6n, 2n ** 80n, `3/${2n ** 79n}`],
    [9007199254740993n, 3n, '3002399751580331'],
    [3n, 9007199254740993n, '1/3002399751580331'],
  ])('%s / %s is %s', (top, bottom, its) => {
    expect(spelled(rational(top, bottom))).toBe(its)
  })

  test('has a denominator other than 0', () => {
    expect(() => rational(1, 0)).toThrow(new RangeError('a fraction needs a denominator other than 0'))
    expect(() => rational(0n, 0n)).toThrow(RangeError)
    expect(() => over(one, zero)).toThrow(RangeError)
  })

  test('is spelled alike where it is the same number', () =>
    holds(
      fc.property(number, number, divisor, (a, b, factor) => {
        expect(spelled(rational(a.numerator * factor, a.denominator * factor))).toBe(spelled(a))
        expect(spelled(a) === spelled(b)).toBe(compare(a, b) === 0)
      }),
    ))
})

describe('arithmetic', () => {
  test('is exact and in lowest terms', () =>
    holds(
      fc.property(number, number, (a, b) => {
        const results = [plus(a, b), minus(a, b), times(a, b), negated(a), power(a, 3)]
        expect(results.every(isLowest)).toBe(true)
        expect(minus(plus(a, b), b)).toEqual(a)
        expect(plus(a, negated(a))).toEqual(zero)
        expect(times(a, one)).toEqual(a)
        expect(plus(a, zero)).toEqual(a)
        if (b.numerator !== 0n) expect(over(times(a, b), b)).toEqual(a)
      }),
    ))

  test.each([
    [plus(rational(1, 2), rational(1, 3)), '5/6'],
    [plus(rational(1, 10), rational(2, 10)), '3/10'],
    [minus(rational(1, 2), rational(1, 3)), '1/6'],
    [times(rational(2, 3), rational(3, 4)), '1/2'],
    [over(rational(2, 3), rational(-4, 3)), '-1/2'],
    [negated(rational(2, 3)), '-2/3'],
    [power(rational(2, 3), 3), '8/27'],
    [power(rational(2, 3), 1), '2/3'],
    [power(rational(2, 3), 0), '1'],
    [power(rational(2, 3), -1), '3/2'],
    [power(rational(2, 3), -2), '9/4'],
    [power(rational(-2, 3), -3), '-27/8'],
  ])('%o is %s', (result, its) => {
    expect(spelled(result)).toBe(its)
  })

  test('orders numbers', () =>
    holds(
      fc.property(number, number, (a, b) => {
        const sign = minus(a, b).numerator
        expect(compare(a, b)).toBe(sign < 0n ? -1 : sign > 0n ? 1 : 0)
        expect(compare(a, a)).toBe(0)
      }),
    ))

  test.each([
    [rational(1, 3), rational(1, 2), -1],
    [rational(1, 2), rational(1, 3), 1],
    [rational(2, 4), rational(1, 2), 0],
    [rational(-1, 2), rational(-1, 3), -1],
    [rational(-1, 2), rational(1, 3), -1],
  ])('%o against %o', (a, b, order) => {
    expect(compare(a, b)).toBe(order)
  })
})

describe('powers of ten', () => {
  test.each(Array.from({ length: 61 }, (_, index) => index - 30))('10 to the power of %i', (exponent) => {
    const digits = `1${'0'.repeat(Math.abs(exponent))}`
    expect(spelled(powerOfTen(exponent))).toBe(exponent < 0 ? `1/${digits}` : digits)
  })
})

describe('a decimal', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['7', '7'],
    ['+7', '7'],
    ['-7', '-7'],
    ['007', '7'],
    ['12.50', '25/2'],
    ['-12.50', '-25/2'],
    ['.5', '1/2'],
    ['-.5', '-1/2'],
    ['5.', '5'],
    ['1e0', '1'],
    ['1e1', '10'],
    ['1e3', '1000'],
    ['1E3', '1000'],
    ['1e+3', '1000'],
    ['1e-3', '1/1000'],
    ['1e12', '1000000000000'],
    ['2.5e-10', '1/4000000000'],
    ['1e100', `1${'0'.repeat(100)}`],
    ['180.156', '45039/250'],
    ['0.000000000000000000000000000001', `1/1${'0'.repeat(30)}`],
  ])('%s is %s', (written, its) => {
    expect(spelled(decimal(written))).toBe(its)
  })

  test.each([
    '',
    '.',
    '-',
    '+',
    'e3',
    '.e3',
    '1e',
    '1e1000',
    '1,5',
    '1.5.2',
    '--1',
    ' 1',
    '1 ',
    'x1',
    '1x',
    '٣',
    '1e+-3',
  ])('%j is none', (written) => {
    expect(() => decimal(written)).toThrow(new SyntaxError(`not a decimal number: ${written}`))
  })

  test('is the number of its digits', () =>
    holds(
      fc.property(fc.nat(), fc.stringMatching(/^\d{0,30}$/), (whole, fraction) => {
        const read = fromDigits(`${whole}`, fraction)
        expect(decimal(`${whole}.${fraction}`)).toEqual(read)
        expect(decimal(`-${whole}.${fraction}`)).toEqual(negated(read))
        expect(times(read, powerOfTen(fraction.length))).toEqual(rational(BigInt(whole + fraction)))
      }),
    ))
})

describe('rounding', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['1.004', 2, '1'],
    ['-1.005', 2, '-1.01'],
    ['-1.004', 2, '-1'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['0.05', 1, '0.1'],
    ['0.04', 1, '0'],
    ['0', 3, '0'],
    ['1234', -2, '1200'],
    ['1250', -2, '1300'],
  ])('%s to %i places is %s', (written, places, its) => {
    expect(rounded(decimal(written), places)).toEqual(decimal(its))
  })

  test('is the nearest of all with so many places', () =>
    holds(
      fc.property(number, fc.integer({ min: 0, max: 12 }), (value, places) => {
        const near = rounded(value, places)
        expect(times(near, powerOfTen(places)).denominator).toBe(1n)
        const away = minus(near, value)
        const distance = away.numerator < 0n ? negated(away) : away
        expect(compare(distance, over(powerOfTen(-places), rational(2)))).toBeLessThanOrEqual(0)
        expect(rounded(negated(value), places)).toEqual(negated(near))
      }),
    ))
})
