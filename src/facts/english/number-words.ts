import type { NumberWord } from '../lexicon.ts'
import { type Rational, rational } from '../rational.ts'

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const role = (value: number): NumberWord['role'] => (value === 0 ? 'zero' : value < 10 ? 'digit' : 'teen')

export const numberWords = (): Map<string, NumberWord> =>
  new Map<string, NumberWord>([
    ...small.map((word, value): [string, NumberWord] => [
      word,
      { value, role: role(value), ...(value === 1 && { weak: true }) },
    ]),
    ...tens.map((word, index): [string, NumberWord] => [word, { value: 20 + 10 * index, role: 'tens' }]),
    ['fourty', { value: 40, role: 'tens' }],
    ['dozen', { value: 12, role: 'hundreds' }],
    ['hundred', { value: 100, role: 'hundreds' }],
    ['thousand', { value: 1000, role: 'thousand' }],
    ['million', { value: 1e6, role: 'million' }],
    ['billion', { value: 1e9, role: 'million' }],
    ['trillion', { value: 1e12, role: 'million' }],
    ['nought', { value: 0, role: 'zero' }],
  ])

/** The value of one part: "half", "thirds", "tenths". */
export const fractionWords = (): Map<string, Rational> => {
  const names = (
    'half,halves third,thirds quarter,quarters fifth,fifths sixth,sixths seventh,sevenths eighth,eighths ninth,ninths ' +
    'tenth,tenths'
  ).split(' ')
  const parts = names.flatMap((forms, index) =>
    forms.split(',').map((form) => [form, rational(1, index + 2)] as const),
  )
  return new Map([...parts, ['hundredth', rational(1, 100)], ['hundredths', rational(1, 100)]])
}

const ordinals = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth'
).split(' ')

/** Ordinals of one word; "twenty-first" is a tens word and one of these. */
export const ordinalWords = (): Map<string, number> =>
  new Map([
    ...ordinals.map((word, value) => [word, value] as const),
    ...tens.map((word, index) => [word.replace(/y$/, 'ieth'), 20 + 10 * index] as const),
  ])
