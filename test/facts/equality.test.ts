import { describe, expect, test } from 'vitest'
import { equal, parseQuantities } from '../../src/facts/index.ts'

const one = (text: string, language: 'cs' | 'en' = 'cs') => {
  const [quantity, ...others] = parseQuantities(text, language)
  if (!quantity || others.length > 0) throw new Error(`${text} is not one quantity`)
  return quantity
}

describe('equal', () => {
  test.each([
    ['21 dní', '3 týdny'],
    ['1 µkat', '60 U'],
    ['90 min', 'hodina a půl'],
    ['24 h', '1 den'],
    ['37 ± 0,5 °C', '36,5–37,5 °C'],
    ['≥ 5 ml', 'minimálně 5 ml'],
    ['37,0 °C', '37 °C'],
    ['0,1 ml', '100 µl'],
    ['5 × 10⁹/l', '5000/µl'],
    ['98,6 °F', '37 °C'],
    ['3 vzorky', 'třech vzorků'],
    ['0,3 ml', '300 µl'],
  ])('%s and %s, both ways', (a, b) => {
    expect(equal(one(a), one(b))).toBe(true)
    expect(equal(one(b), one(a))).toBe(true)
  })

  test.each([
    ['30 dní', '1 měsíc'],
    ['60 U', '60 IU'],
    ['≥ 5 ml', '> 5 ml'],
    ['≥ 5 ml', 'nejvýše 5 ml'],
    ['1:5', 'pětinásobný'],
    ['5,5 ml', '5,55 ml'],
    ['1500 g', '1500 × g'],
    ['3000 ot/min', '3000 × g'],
    ['3000 ot/min', '50 Hz'],
    ['1.500 ml', '1500 ml'],
    ['1.500 ml', '1,5 ml'],
    ['asi 5 ml', '5 ml'],
    ['3 vzorky', '3'],
    ['5 %', '0,05'],
    ['99 mg/dl', '5,5 mmol/l'],
    ['2–8 °C', '2 °C'],
    ['14 dní', 'každých 14 dní'],
  ])('%s and %s never', (a, b) => {
    expect(equal(one(a), one(b))).toBe(false)
    expect(equal(one(b), one(a))).toBe(false)
  })

  test('by molar mass, as finely as the first is written', () => {
    const options = { molarMass: 180.156 }
    expect(equal(one('5,5 mmol/l'), one('99 mg/dl'), options)).toBe(true)
    expect(equal(one('5,50 mmol/l'), one('99 mg/dl'), options)).toBe(true)
    expect(equal(one('5,500 mmol/l'), one('99 mg/dl'), options)).toBe(false)
    expect(equal(one('99 mg/dl'), one('5,5 mmol/l'), options)).toBe(true)
    expect(equal(one('99 mg/dl'), one('5,45 mmol/l'), options)).toBe(false)
    expect(equal(one('≤ 5,5 mmol/l'), one('99 mg/dl'), options)).toBe(false)
    expect(equal(one('5,5 mmol'), one('0,99 g'), options)).toBe(true)
    expect(() => equal(one('5,5 mmol/l'), one('99 mg/dl'), { molarMass: 0 })).toThrow(RangeError)
  })

  test('with no binary rounding', () => {
    expect(equal(one('0,3 ml'), one('0,30000000000000004 ml'))).toBe(false)
    expect(equal(one('0,1 mg/ml'), one('100 µg/ml'))).toBe(true)
    expect(equal(one('1/3 h'), one('20 min'))).toBe(true)
    expect(equal(one('16,666666666666667 nkat'), one('1 U'))).toBe(false)
  })
})
