import { describe, expect, test } from 'vitest'
import { eachIs, figureOf, noneIs, said } from './said.ts'

describe('digits', () => {
  test('Czech spellings', () => {
    eachIs([
      ['5 ml', '5 mL'],
      ['0 ml', '0 mL'],
      ['5,5 ml', '11/2 mL'],
      ['5.5 ml', '11/2 mL'],
      ['0,05 ml', '1/20 mL'],
      ['5,50 ml', '11/2 mL'],
      ['5,500 ml', '11/2 mL'],
      ['0.125 ml', '1/8 mL'],
      ['1234 ml', '1234 mL'],
      ['1234.567 ml', '1234567/1000 mL'],
      ['1234,567 ml', '1234567/1000 mL'],
      ['1 234 ml', '1234 mL'],
      ['12 345 ml', '12345 mL'],
      ['123 456 ml', '123456 mL'],
      ['1 234 567 ml', '1234567 mL'],
      ['1 234,5 ml', '2469/2 mL'],
      ['1 234.5 ml', '2469/2 mL'],
      ['1 234 567,5 ml', '2469135/2 mL'],
      ['1.234.567 ml', '1234567 mL'],
      ['1,234,567 ml', '1234567 mL'],
      ['1.234,5 ml', '2469/2 mL'],
      ['1,234.5 ml', '2469/2 mL'],
      ['1.234.567,5 ml', '2469135/2 mL'],
      ["1'234 ml", '1234 mL'],
      ["1'234'567 ml", '1234567 mL'],
      ["1'234,5 ml", '2469/2 mL'],
      ['1\u00A0234 ml', '1234 mL'],
      ['1\u2007234 ml', '1234 mL'],
      ['1\u2009234 ml', '1234 mL'],
      ['1\u200A234 ml', '1234 mL'],
      ['1\u202F234 ml', '1234 mL'],
      ['1&nbsp;234 ml', '1234 mL'],
      ['1&thinsp;234 ml', '1234 mL'],
      ['1&#160;234 ml', '1234 mL'],
    ])
  })

  test('English spellings', () => {
    eachIs(
      [
        ['1,234 ml', '1234 mL'],
        ['1,234,567 ml', '1234567 mL'],
        ['1,234.5 ml', '2469/2 mL'],
        ['1.234 ml', '617/500 mL'],
        ['1 234 ml', '1234 mL'],
        ['5,5 ml', '11/2 mL'],
        ['0,125 ml', '1/8 mL'],
        ['1234,567 ml', '1234567/1000 mL'],
      ],
      'en',
    )
  })

  test('that may be read in two ways keep their spelling', () => {
    expect(figureOf('1.500 ml').ambiguous).toBe('1.500')
    expect(figureOf('123.456 ml').ambiguous).toBe('123.456')
    expect(figureOf('1.500 ml').decimals).toBe(3)
    for (const text of [
      '0.500 ml',
      '1,500 ml',
      '1.50 ml',
      '1.5000 ml',
      '1234.500 ml',
      '1.500.000 ml',
      '1 500 ml',
    ])
      expect([text, figureOf(text).ambiguous]).toEqual([text, undefined])
    expect(figureOf('1.500 ml', 'en').ambiguous).toBeUndefined()
    expect(figureOf('1,500 ml', 'en')).toEqual({ value: { numerator: 1500n, denominator: 1n }, decimals: 0 })
  })

  test('how finely they are written', () => {
    const rows: readonly (readonly [string, number])[] = [
      ['5 ml', 0],
      ['5,5 ml', 1],
      ['5,50 ml', 2],
      ['.5 ml', 1],
      ['.50 ml', 2],
      ['1 234,5 ml', 1],
      ['1 234 ml', 0],
      ['1.234.567 ml', 0],
      ['5 × 10⁹/l', 0],
      ['5,55 × 10¹/l', 1],
      ['5,5 × 10⁻²/l', 3],
      ['5,5e3 ml', 0],
      ['5,55e1 ml', 1],
      ['5e-3 ml', 3],
      ['10⁻³ ml', 3],
      ['5,5 tisíce ml', 0],
    ]
    expect(rows.map(([text]) => [text, figureOf(text).decimals])).toEqual(rows)
  })

  test('that spell no number', () => {
    noneIs([
      '1.2.3 ml',
      '1.23.456 ml',
      '1,23,456 ml',
      '1234.567.890 ml',
      '0.123.456 ml',
      '1.234.56 ml',
      '1,2.5 ml',
      '1.2,5 ml',
      '12.34,5 ml',
      '0.234,5 ml',
      "1'2 ml",
      "1'23 ml",
      "1,234'567 ml",
      "0'234 ml",
      '1.234,567.8 ml',
      '1.234,567,8 ml',
      "1'234.567,8 ml",
      '007 ml',
      '01 ml',
      '00 ml',
      '01,5 ml',
      '00,5 ml',
      `${'1'.repeat(41)} ml`,
      `1,${'1'.repeat(40)} ml`,
      ',5 ml',
      '.5.5 ml',
      '.5.5.5 ml',
      '-.5.5 ml',
      '-,5 ml',
      '(,5 ml)',
      '.5,5 ml',
    ])
    eachIs([
      [`${'1'.repeat(40)} ml`, `${'1'.repeat(40)} mL`],
      ['.5 ml', '1/2 mL'],
      ['objem .5.', '1/2'],
      ['objem .5, dále', '1/2'],
    ])
  })

  test('apart are numbers apart', () => {
    const firstIs = (text: string, its: string) =>
      expect([text, said(text).includes(its)]).toEqual([text, false])
    firstIs('1  234 ml', '1234 mL')
    firstIs('1\n234 ml', '1234 mL')
    firstIs('1\t234 ml', '1234 mL')
    firstIs('1 23 ml', '123 mL')
    firstIs('1 2345 ml', '12345 mL')
    firstIs('1234 567 ml', '1234567 mL')
    firstIs('1,5 234 ml', '15234 mL')
    firstIs('1, 234 ml', '1234 mL')
    firstIs('1 , 234 ml', '1234 mL')
    firstIs('1 ,5 ml', '3/2 mL')
    firstIs('1. 5 ml', '3/2 mL')
  })
})

describe('powers of ten', () => {
  test('behind a number', () => {
    eachIs([
      ['5 × 10⁹ buněk', '5000000000 {cells}'],
      ['5 × 10⁻³ ml', '1/200 mL'],
      ['5 × 10^9 buněk', '5000000000 {cells}'],
      ['5 × 10^-3 ml', '1/200 mL'],
      ['5 × 10^−3 ml', '1/200 mL'],
      ['5 × 10^–3 ml', '1/200 mL'],
      ['5 × 10^+3 ml', '5000 mL'],
      ['5 × 10^{3} ml', '5000 mL'],
      ['5 × 10^{-3} ml', '1/200 mL'],
      ['5 × 10^(3) ml', '5000 mL'],
      ['5 × 10^3^ ml', '5000 mL'],
      ['5 × 10^(-3) ml', '1/200 mL'],
      ['5 × 10*3 ml', '5000 mL'],
      ['5·10³ ml', '5000 mL'],
      ['5 · 10³ ml', '5000 mL'],
      ['5*10³ ml', '5000 mL'],
      ['5 * 10³ ml', '5000 mL'],
      ['5x10³ ml', '5000 mL'],
      ['5 x 10³ ml', '5000 mL'],
      ['5 krát 10³ ml', '5000 mL'],
      ['5.10³ ml', '5000 mL'],
      ['5.10^3 ml', '5000 mL'],
      ['5.10^-3 ml', '1/200 mL'],
      ['4,5.10³ ml', '4500 mL'],
      ['5,5 × 10³ ml', '5500 mL'],
      ['10³ ml', '1000 mL'],
      ['10⁻³ ml', '1/1000 mL'],
      ['10^3 ml', '1000 mL'],
      ['10^-3 ml', '1/1000 mL'],
      ['10*3 ml', '1000 mL'],
      ['5e3 ml', '5000 mL'],
      ['5E3 ml', '5000 mL'],
      ['5e-3 ml', '1/200 mL'],
      ['5e+3 ml', '5000 mL'],
      ['5,5e3 ml', '5500 mL'],
      ['5 krát deset na třetí ml', '5000 mL'],
      ['pět krát deset na třetí ml', '5000 mL'],
      ['pět krát 10 na třetí ml', '5000 mL'],
      ['pět krát deset na devátou buněk', '5000000000 {cells}'],
      ['pět × 10³ ml', '5000 mL'],
      ['5 × 10⁴⁰ ml', `5${'0'.repeat(40)} mL`],
      ['5 × 10⁻⁴⁰ ml', `1/2${'0'.repeat(39)} mL`],
    ])
    eachIs(
      [
        ['5 times ten to the third ml', '5000 mL'],
        ['five times ten to the ninth cells', '5000000000 {cells}'],
        ['5 times 10 to the third ml', '5000 mL'],
        ['5 times 10³ ml', '5000 mL'],
        ['5 x 10³ ml', '5000 mL'],
      ],
      'en',
    )
  })

  test('that are none', () => {
    const not = (text: string, its: string, language: 'cs' | 'en' = 'cs') =>
      expect([text, said(text, language).includes(its)]).toEqual([text, false])
    not('5 × 109 ml', '5000000000 mL')
    not('5 × 11³ ml', '5000 mL')
    not('5 × 10 3 ml', '5000 mL')
    not('5 × 10 ^3 ml', '5000 mL')
    not('5 × 10^ 3 ml', '5000 mL')
    not('5 ×\n\n10³ ml', '5000 mL')
    not('5 × deset třetí ml', '5000 mL')
    not('5 × deset po třetí ml', '5000 mL')
    not('5 × dvacet na třetí ml', '5000 mL')
    not('5 deset na třetí ml', '5000 mL')
    not('5 × deset na tři ml', '5000 mL')
    not('5 times ten by the third ml', '5000 mL', 'en')
    not('5.103 ml', '5000 mL')
    not('5,10³ ml', '5000 mL')
    not('5.10 ml', '50 mL')
    noneIs(['5³ ml', '7^3 ml', '10,5³ ml', '100³ ml', '10⁴¹ ml', '10⁻⁴¹ ml', '5e41 ml', '5e-41 ml'])
    expect(said('5 × 10⁴¹ ml')).toEqual([])
    expect(said('5 × 10^-41 ml')).toEqual([])
  })
})

describe('number words behind digits', () => {
  test('multiply them', () => {
    eachIs([
      ['5 tisíc ml', '5000 mL'],
      ['5 tis. ml', '5000 mL'],
      ['5 tis ml', '5000 mL'],
      ['5 mil. buněk', '5000000 {cells}'],
      ['5 mil buněk', '5000000 {cells}'],
      ['5 mld. buněk', '5000000000 {cells}'],
      ['5,5 milionu buněk', '5500000 {cells}'],
      ['1,5 tisíce ml', '1500 mL'],
      ['2 miliony buněk', '2000000 {cells}'],
      ['2 miliardy buněk', '2000000000 {cells}'],
      ['2 biliony buněk', '2000000000000 {cells}'],
    ])
    eachIs(
      [
        ['5 thousand ml', '5000 mL'],
        ['5 million cells', '5000000 {cells}'],
        ['2.5 billion cells', '2500000000 {cells}'],
      ],
      'en',
    )
    expect(said('5 sto ml')).not.toContain('500 mL')
    expect(said('5 deset ml')).not.toContain('50 mL')
    expect(said('5\n\ntisíc ml')).not.toContain('5000 mL')
  })
})

describe('signs', () => {
  test('of a number', () => {
    eachIs([
      ['-5 °C', '-5 Cel'],
      ['−5 °C', '-5 Cel'],
      ['–5 °C', '-5 Cel'],
      ['+5 °C', '5 Cel'],
      ['(-5 °C)', '-5 Cel'],
      ['teplota -5 °C', '-5 Cel'],
      ['při -5 °C', '-5 Cel'],
      ['při - 5 °C', '-5 Cel'],
      ['na - 5 °C', '-5 Cel'],
      ['teplota - 5 °C', '-5 Cel'],
      ['teplotu - 5 °C', '-5 Cel'],
      ['teplotě - 5 °C', '-5 Cel'],
      ['teploty - 5 °C', '-5 Cel'],
      ['teplotou - 5 °C', '-5 Cel'],
      ['minus 5 °C', '-5 Cel'],
      ['mínus 5 °C', '-5 Cel'],
      ['minus pět °C', '-5 Cel'],
      ['minus půl °C', '-1/2 Cel'],
      ['-.5 °C', '-1/2 Cel'],
      ['+.5 °C', '1/2 Cel'],
      ['(.5 °C)', '1/2 Cel'],
      ['(-.5 °C)', '-1/2 Cel'],
      ['"-5 °C"', '-5 Cel'],
      ['„-5 °C“', '-5 Cel'],
      ['=-5 °C', '-5 Cel'],
      ['[-5 °C]', '-5 Cel'],
      ['{-5 °C}', '-5 Cel'],
      ['t:-5 °C', '-5 Cel'],
      ['a;-5 °C', '-5 Cel'],
      ['a,-5 °C', '-5 Cel'],
      ['|-5 °C', '-5 Cel'],
    ])
    eachIs([
      ['do - 5 °C', '≤-5 Cel'],
      ['pod - 5 °C', '<-5 Cel'],
      ['nad - 5 °C', '>-5 Cel'],
      ['<-5 °C', '<-5 Cel'],
      ['<.5 ml', '<1/2 mL'],
      ['≤.5 ml', '≤1/2 mL'],
      ['>-5 °C', '>-5 Cel'],
      ['≤-5 °C', '≤-5 Cel'],
      ['≥-5 °C', '≥-5 Cel'],
      ['~-5 °C', '≈-5 Cel'],
    ])
    eachIs(
      [
        ['at - 5 °C', '-5 Cel'],
        ['below - 5 °C', '<-5 Cel'],
        ['above - 5 °C', '>-5 Cel'],
        ['temperature of - 5 °C', '-5 Cel'],
      ],
      'en',
    )
  })

  test('that are dashes', () => {
    for (const text of [
      'vzorek - 5 ml',
      'objem – 5 ml',
      'x -\n5 ml',
      'lednice- 5 °C',
      'při -\t5 °C',
      'při\n- 5 °C',
      'připraveno - 5 °C',
      'zapni - 5 °C',
    ])
      expect([text, said(text).some((each) => each.includes('-5'))]).toEqual([text, false])
    expect(said('minus\n\n5 °C').join()).not.toContain('-5')
    expect(said('5 minus').join()).not.toContain('-')
    expect(said('SOP-5').join()).toBe('')
    expect(said(')-5 °C').join()).not.toContain('-5')
  })
})
