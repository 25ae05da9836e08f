import { describe, expect, test } from 'vitest'
import { explain, findEvery, findFact, readText } from '../../src/facts/index.ts'

describe('a lookup', () => {
  test('says where the value stands, in which form', () => {
    const text = 'Do zkumavky napipetujte padesát mikrolitrů vzorku.'
    const found = findFact({ value: '50 µl' }, text)
    expect(found).toEqual({ found: true, start: 24, end: 42, as: 'padesát mikrolitrů' })
    expect(explain(found)).toBe('found as „padesát mikrolitrů“')
    expect(explain(findFact({ value: '5 µl' }, text))).toBe('not found in any form')
  })

  test('gives the first place, and every place', () => {
    const text = '30 min, půl hodiny, do 30 min, třicet minut'
    expect(findFact({ value: '30 min' }, text)).toMatchObject({ as: '30 min', start: 0 })
    expect(findEvery({ value: '30 min' }, text).map(({ as }) => as)).toEqual([
      '30 min',
      'půl hodiny',
      'třicet minut',
    ])
  })

  test.each([
    ['3,9–5,6 mmol/l', '70–101 mg/dl', true],
    ['3,9–5,6 mmol/l', '70 až 101 mg/dl', true],
    ['3,9–5,6 mmol/l', '70–110 mg/dl', false],
    ['3,9–5,6 mmol/l', '75–101 mg/dl', false],
    ['≥ 5,5 mmol/l', 'alespoň 99 mg/dl', true],
    ['≥ 5,5 mmol/l', 'nejvýše 99 mg/dl', false],
  ])('of %s with a molar mass in: %s', (value, text, found) => {
    expect(findFact({ value, molarMass: 180.156 }, text)).toMatchObject({ found })
  })

  test('reads a text once for many facts', () => {
    const read = readText('Inkubujte 30 minut při 37 °C podle SOP-021.', 'cs')
    for (const value of ['půl hodiny', '37 °C', 'sop-021', '310,15 K'])
      expect(findFact({ value }, read).found).toBe(true)
  })

  test('names what it counts as far as it was asked', () => {
    const text = 'Odeberte tři nové kontrolní vzorky.'
    expect(findFact({ value: '3 vzorky' }, text)).toMatchObject({ as: 'tři nové kontrolní vzorky' })
    expect(findFact({ value: '3' }, text)).toMatchObject({ as: 'tři' })
  })

  test('takes other wordings for the value, each near its words', () => {
    const asked = { value: 'nevhodné k vyšetření', or: ['nelze vyšetřit', 'do 30 minut'], near: ['vzor'] }
    expect(findFact(asked, 'Vzorek nelze vyšetřit.')).toMatchObject({ found: true, as: 'nelze vyšetřit' })
    expect(findFact(asked, 'Vzorek je nevhodné k vyšetření.')).toMatchObject({ as: 'nevhodné k vyšetření' })
    expect(findFact(asked, 'Vzorek předejte nejdéle půl hodiny po odběru.')).toMatchObject({ found: true })
    expect(findFact(asked, 'Sérum nelze vyšetřit.').found).toBe(false)
    expect(findFact(asked, 'Vzorek lze vyšetřit.').found).toBe(false)
    expect(findEvery(asked, 'Vzorek nelze vyšetřit, je nevhodné k vyšetření.')).toHaveLength(2)
  })

  test('reads a value of the other language', () => {
    expect(findFact({ value: 'twice daily' }, 'dvakrát denně', 'cs').found).toBe(true)
    expect(findFact({ value: 'dva týdny' }, 'for 14 days', 'en').found).toBe(true)
  })
})

describe('words that must be near', () => {
  const value = '30 min'

  test('stand in the same sentence', () => {
    const near = ['inkub']
    expect(findFact({ value, near }, 'Inkubujte při 37 °C po dobu 30 min. Poté odstřeďte.').found).toBe(true)
    expect(findFact({ value, near }, 'Odstřeďujte 30 min. Inkubujte 10 min.').found).toBe(false)
    expect(findFact({ value, near }, 'Dne 2. 3. 2026 inkubace trvala (viz čl. 5) 30 min.').found).toBe(true)
  })

  test('stand in the same row of a table', () => {
    const table = '| Inkubace | 10 min |\n| Odstředění | 30 min |'
    expect(findFact({ value, near: ['inkub'] }, table).found).toBe(false)
    expect(findFact({ value, near: ['odstř'] }, table)).toMatchObject({ found: true, start: 37 })
  })

  test('are beginnings of words, in any case; several words stand in a row', () => {
    expect(findFact({ value, near: ['INKUB'] }, 'inkubace 30 min').found).toBe(true)
    expect(findFact({ value, near: ['kub'] }, 'inkubace 30 min').found).toBe(false)
    expect(findFact({ value, near: ['vodní láz'] }, 've vodní lázni 30 min').found).toBe(true)
    expect(findFact({ value, near: ['vodní láz'] }, 'vodní i suchá lázeň 30 min').found).toBe(false)
    expect(findFact({ value, near: ['x', 'suchá'] }, 'vodní i suchá lázeň 30 min').found).toBe(true)
  })

  test('a wrapped line goes on, a list does not', () => {
    expect(
      findFact(
        { value, near: ['inkub'] },
        'Vzorek inkubujte v termostatu při 37 °C po dobu\n30 min a odstřeďte.',
      ).found,
    ).toBe(true)
    expect(findFact({ value, near: ['inkub'] }, 'Inkubace:\n- 10 min\nOdstředění:\n- 30 min').found).toBe(
      false,
    )
  })
})
