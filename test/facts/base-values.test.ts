import { describe, expect, it } from 'vitest'
import { baseValues, parseQuantities } from '../../src/facts/engine.ts'

/** The numbers of the one quantity of a text, in the base units of UCUM, as fractions. */
const valuesOf = (text: string): readonly string[] => {
  const quantities = parseQuantities(text, 'cs')
  expect(quantities, text).toHaveLength(1)
  return baseValues(quantities[0]!).map(({ numerator, denominator }) => `${numerator}/${denominator}`)
}

describe('the numbers of a quantity in base units', () => {
  it.each([
    ['5 minut', ['300/1']],
    ['nejvýše 5 minut', ['300/1']],
    ['37 °C', ['6203/20']],
    ['2–8 °C', ['5503/20', '5623/20']],
    ['37 ± 1 °C', ['6183/20', '6223/20', '6203/20']],
    ['6,5', ['13/2']],
    ['3 vzorky', ['3/1']],
    ['ředění 1:5', ['1/1', '5/1']],
    // Fifteen hundred, or one and a half.
    ['1.500 minut', []],
    ['v 14:10', []],
    ['2. 3. 2026', []],
  ])('%s', (text, values) => expect(valuesOf(text)).toEqual(values))
})
