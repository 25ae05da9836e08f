import { describe, expect, test } from 'vitest'
import { findFact, type Language, parseQuantities } from '../../src/facts/index.ts'
import { meant, said } from './said.ts'

/** The values with the words of the text that say them. */
const formed = (text: string, language: Language = 'cs'): string[] =>
  parseQuantities(text, language).map((quantity) => `${quantity.form} = ${meant(quantity)}`)

describe('a range', () => {
  test('is joined by a dash, by words, by two points', () => {
    for (const joint of ['-', '–', '÷', '−', ' - ', ' – ', ' až ', ' až do ', '..', '- až '])
      expect(said(`Skladujte při 2${joint}8 °C.`)).toEqual(['2..8 Cel'])
    for (const joint of [' to ', ' through ', '- to ', ' – '])
      expect(said(`at 2${joint}8 °C`, 'en')).toEqual(['2..8 Cel'])
  })

  test('is opened by words that promise its second number', () => {
    for (const text of ['od 2 do 8 °C', 'od 2 až 8 °C', 'mezi 2 a 8 °C', 'mezi 2 i 8 °C', 'od 2 °C do 8 °C'])
      expect(formed(`Teplota ${text}.`)).toEqual([`${text} = 2..8 Cel`])
    expect(formed('It is from 2 to 8 °C, between 2 and 8 °C', 'en')).toEqual([
      'from 2 to 8 °C = 2..8 Cel',
      'between 2 and 8 °C = 2..8 Cel',
    ])
    expect(formed('mezi\n2 a 8 °C')).toEqual(['mezi\n2 a 8 °C = 2..8 Cel'])
    expect(said('mezi\n\n2 a 8 °C')).toEqual(['2 Cel', '8 Cel'])
    expect(said('od\n\n2 do 8 °C')).toEqual(['2', '≤8 Cel'])
    expect(said('2 do 8 °C')).toEqual(['2', '≤8 Cel'])
    expect(said('při 2 a 8 °C')).toEqual(['2 Cel', '8 Cel'])
    expect(said('od 2 a 8 °C')[1]).toBe('8 Cel')
    expect(said('mezi 2 do 8 °C')[0]).not.toBe('2..8 Cel')
  })

  test('is none where the dash is far, a sign or a list', () => {
    expect(said('teplota 2\n– 8 °C')).toEqual(['2', '8 Cel'])
    expect(said('teplota 2 –\n8 °C')).toEqual(['2', '8 Cel'])
    expect(said('teplota 2\t–\t8 °C')).toEqual(['2', '8 Cel'])
    expect(said('teplota 2 −8 °C')).toEqual(['2', '-8 Cel'])
    expect(said('teplota 2 − 8 °C')).toEqual(['2..8 Cel'])
    expect(said('2 ... 8 °C; 2. .8 °C')).not.toContain('2..8 Cel')
    expect(said('2...8 °C')).not.toContain('2..8 Cel')
    expect(said('teplota 2 –')).toEqual(['2'])
    expect(said('teplota 2 až')).toEqual(['2'])
    expect(said('teplota 2 až asi')).toEqual(['2'])
  })

  test('goes from the lower to the higher, whichever stands first', () => {
    expect(said('od 8 do 2 °C')).toEqual(['2..8 Cel'])
    expect(said('8 °C až 2 °C')).toEqual(['2..8 Cel'])
    expect(said('8 °C – 2 °C')).toEqual(['2..8 Cel'])
    expect(said('8–2 °C')).not.toContain('2..8 Cel')
    expect(said('8 °C–2 °C')).not.toContain('2..8 Cel')
    expect(said('2–2 °C; 2 až 2 °C')).not.toContain('2..2 Cel')
    expect(said('-8 až -2 °C')).toEqual(['-8..-2 Cel'])
  })

  test('has the unit of its second number, exactly', () => {
    expect(said('30 min až 2 h')).toEqual(['1/2..2 h'])
    expect(said('500 µl až 1,5 ml')).toEqual(['1/2..3/2 mL'])
    expect(said('od 30 s do 2 min')).toEqual(['1/2..2 min'])
    expect(said('275,15 K až 8 °C')).toEqual(['2..8 Cel'])
    expect(said('32 °F až 10 °C')).toEqual(['0..10 Cel'])
    expect(said('2 °C až 283,15 K')).toEqual(['5503/20..5663/20 K'])
    expect(said('2°–8 °C; 2° až 8 °C')).toEqual(['2..8 Cel', '2..8 Cel'])
    expect(said('2 ml až 8 °C')).toEqual(['2 mL', '≤8 Cel'])
    expect(said('2° až 8 ml')[1]).toBe('≤8 mL')
    expect(said('2 °C až 8')).toEqual(['2..8 Cel'])
    expect(said('2 až 8')).toEqual(['2..8'])
    expect(said('2 až 8 vzorků')).toEqual(['2..8 (vzorků)'])
  })

  test('shares the power of ten behind its second number', () => {
    expect(said('4–10 × 10⁹/l')).toEqual(said('4 × 10⁹/l až 10 × 10⁹/l'))
    expect(said('dva až tři tisíce ml; 2–3 tisíce ml')).toEqual(['2000..3000 mL', '2000..3000 mL'])
    expect(said('5 až 2 tisíce ml')).toEqual(['5..2000 mL'])
    expect(said('2 až 2 tisíce ml')).toEqual(['2..2000 mL'])
    expect(said('1 tisíc až 3 tisíce ml')).toEqual(['1000..3000 mL'])
    expect(said('2 ml až 3 tisíce ml')).toEqual(['2..3000 mL'])
  })

  test('ends in a unit said by its name alone only behind „až“', () => {
    expect(said('půl hodiny až hodinu')).toEqual(['1/2..1 h'])
    expect(said('půl hodiny – hodinu')).toEqual(['1/2 h', '1 h'])
  })

  test('is none where something is added to something, or thinned', () => {
    for (const verb of ['add', 'transfer', 'pipette', 'dispense', 'dilute', 'pour', 'mix'])
      expect(said(`Then ${verb} 2 ml to 8 ml of buffer`, 'en')).toEqual(['2 mL', '8 mL'])
    for (const verb of ['take', 'readd', 'remix', 'downpour'])
      expect(said(`Then ${verb} 2 ml to 8 ml of buffer`, 'en')).toEqual(['2..8 mL'])
    expect(said('Add 2 to 8 ml of buffer', 'en')).toEqual(['2..8 mL'])
    expect(said('Přidejte 2 ml až 8 ml; mix 2 ml až 8 ml')).toEqual(['2..8 mL', '2..8 mL'])
    expect(said('Add 2 ml through 8 ml', 'en')).toEqual(['2..8 mL'])
    expect(said('Dilute it 2 to 8.', 'en')).not.toContain('2..8')
    expect(said('We saw 2 to 8 of them.', 'en')).toEqual(['2..8'])
    expect(said('Zřeďte to 2 až 8 krát')).not.toContain('8×')
  })
})

describe('a tolerance', () => {
  test('stands behind its number in signs or words', () => {
    const marks = [
      '±',
      '+/-',
      '+-',
      '+/−',
      '+/–',
      'plus minus',
      'plus mínus',
      'plus/minus',
      'plus/mínus',
      'plus or minus',
    ]
    for (const mark of [...marks, 's tolerancí', 's odchylkou', 's tolerancí ±', 's odchylkou ±'])
      expect(formed(`Je to 37 ${mark} 0,5 °C.`)).toEqual([`37 ${mark} 0,5 °C = 73/2..75/2 around 37 Cel`])
    for (const mark of marks) {
      expect(formed(`37 °C (${mark} 0,5 °C).`)).toEqual([`37 °C (${mark} 0,5 °C) = 73/2..75/2 around 37 Cel`])
      expect(formed(`Odchylka je ${mark} 2 %.`)).toContain(`${mark} 2 % = -2..2 around 0 %`)
    }
  })

  test('is none behind other words', () => {
    for (const mark of [
      '+',
      '+ /',
      'plus',
      'minus',
      's',
      's přesností',
      's tolerancími',
      's nadodchylkou',
      'plus or',
      'plus terminus',
      '+ -',
    ])
      expect(said(`Je to 37 °C ${mark} 0,5 °C.`).join()).not.toContain('around')
    expect(said('37 °C ± 0 °C; 37 °C ±; 37 °C ± málo').join()).not.toContain('around')
  })

  test('is of the same kind as its number, and in its unit', () => {
    expect(said('1 h ± 5 min')).toEqual(['11/12..13/12 around 1 h'])
    expect(said('1 ml ± 50 µl')).toEqual(['19/20..21/20 around 1 mL'])
    expect(said('37 °C ± 0,5')).toEqual(['73/2..75/2 around 37 Cel'])
    expect(said('37 ± 0,5')).toEqual(['73/2..75/2 around 37'])
    expect(said('37 °C ± 5 ml')).toEqual(['37 Cel', '-5..5 around 0 mL'])
    expect(said('5 ± 1 × 10⁹/l')).toEqual(said('5 × 10⁹/l ± 1 × 10⁹/l'))
    expect(said('2 ± 1 tisíc ml')).toEqual(['1000..3000 around 2000 mL'])
    expect(said('2 ml ± 1 tisíc ml')).toEqual(['-998..1002 around 2 mL'])
    expect(said('3 tisíce ± 1 tisíc ml')).toEqual(['2000..4000 around 3000 mL'])
  })

  test('in percent is of its number, unless that is one of percents', () => {
    expect(said('200 µl ± 2 %')).toEqual(['196..204 around 200 uL'])
    expect(said('50 % ± 2 %')).toEqual(['48..52 around 50 %'])
    expect(said('50 ± 2 %')).toEqual(['48..52 around 50 %'])
  })

  test('closes with its bracket alone', () => {
    expect(formed('37 °C (± 0,5 °C), pak')).toEqual(['37 °C (± 0,5 °C) = 73/2..75/2 around 37 Cel'])
    expect(formed('37 °C (± 0,5 °C, pak)')).toEqual(['37 °C (± 0,5 °C = 73/2..75/2 around 37 Cel'])
    expect(formed('(37 °C ± 0,5 °C) pak')).toEqual(['37 °C ± 0,5 °C = 73/2..75/2 around 37 Cel'])
  })

  test('may stand without a number, around 0', () => {
    expect(formed('± 0,5 °C; +/- 3 %; plus minus 2 ml; ±5')).toEqual([
      '± 0,5 °C = -1/2..1/2 around 0 Cel',
      '+/- 3 % = -3..3 around 0 %',
      'plus minus 2 ml = -2..2 around 0 mL',
      '±5 = -5..5 around 0',
    ])
    expect(said('± 0 °C; ± málo; + 3 %; plus 2 ml; plus něco minus 2 ml').join()).not.toContain('around')
    expect(said('do ±5 %')).toEqual(['-5..5 around 0 %'])
  })

  test('keeps how finely it was written', () => {
    const decimals = (text: string) => {
      const [only] = parseQuantities(text, 'cs')
      const amount = only && 'amount' in only.meaning ? only.meaning.amount : undefined
      return amount?.is === 'tolerance'
        ? [amount.from.decimals, amount.to.decimals, amount.around.decimals]
        : amount?.is === 'range'
          ? [amount.from.decimals, amount.to.decimals]
          : amount?.figure.decimals
    }
    expect(decimals('37 ± 0,5 °C')).toEqual([1, 1, 0])
    expect(decimals('37,00 ± 0,5 °C')).toEqual([2, 2, 2])
    expect(decimals('± 0,25 °C')).toEqual([2, 2, 0])
    expect(decimals('2,0–8,50 °C')).toEqual([1, 2])
    expect(decimals('5,50 ml')).toBe(2)
  })
})

describe('a unit behind brackets', () => {
  test('is of the range or the tolerance in them', () => {
    expect(formed('Při (37 ± 0,5) °C; (2–8) °C; (4–10) × 10⁹/l; (5 ± 1)·10⁹/l')).toEqual([
      '37 ± 0,5) °C = 73/2..75/2 around 37 Cel',
      '2–8) °C = 2..8 Cel',
      `4–10) × 10⁹/l = ${said('4–10 × 10⁹/l')[0]}`,
      `5 ± 1)·10⁹/l = ${said('5 ± 1 × 10⁹/l')[0]!.replace(/ around \S+/, ' around 5')}`,
    ])
  })

  test('is none of a number alone, of a unit inside, or of words', () => {
    expect(said('(37) °C')[0]).not.toBe('37 Cel')
    expect(said('(2–8 ml) h')).toEqual(['2..8 mL'])
    expect(said('(2–8) lidí; (2–8), °C; [2–8] °C')).toEqual(['2..8', '2..8', '2..8'])
    expect(said('(2–8) × 10^99/l')).not.toContain('2..8 Cel')
  })
})

describe('two bounds side by side', () => {
  test('are a range', () => {
    for (const joint of [
      ' a ',
      ', ',
      ' and ',
      ', ale ',
      ' však ',
      ' a zároveň ',
      ', a současně ',
      ', but ',
      ' ',
      ',  a  ',
    ])
      expect(formed(`Je to alespoň 2 °C${joint}nejvýše 8 °C.`)).toEqual([
        `alespoň 2 °C${joint}nejvýše 8 °C = 2..8 Cel`,
      ])
    expect(formed('alespoň 2 a nejvýše 8 °C')).toEqual(['alespoň 2 a nejvýše 8 °C = 2..8 Cel'])
  })

  test('are found each for itself too', () => {
    const text = 'Teplota alespoň 2 a nejvýše 8 °C.'
    expect(findFact({ value: '≥2 °C' }, text)).toMatchObject({ found: true, start: 8, as: 'alespoň 2' })
    expect(findFact({ value: '≤8 °C' }, text)).toMatchObject({ found: true, as: 'nejvýše 8 °C' })
    expect(findFact({ value: '2–8 °C' }, text)).toMatchObject({ found: true, as: 'alespoň 2 a nejvýše 8 °C' })
    for (const value of ['2 °C', '8 °C', '≥8 °C', '≤2 °C', '≥2'])
      expect(findFact({ value }, text).found).toBe(false)
  })

  test('are two where something else stands between, or they part', () => {
    for (const joint of ['; ', ' nebo ', '. ', ' a pak ', ' | ', ' i ', ' – ', ' a a ', ' a, '])
      expect(said(`Je to alespoň 2 °C${joint}nejvýše 8 °C.`)).toEqual(['≥2 Cel', '≤8 Cel'])
    expect(said('nejvýše 8 °C a alespoň 2 °C')).toEqual(['≤8 Cel', '≥2 Cel'])
    expect(said('více než 2 °C a nejvýše 8 °C')).toEqual(['>2 Cel', '≤8 Cel'])
    expect(said('alespoň 2 °C a méně než 8 °C')).toEqual(['≥2 Cel', '<8 Cel'])
    expect(said('alespoň 2 °C a 8 °C')).toEqual(['≥2 Cel', '8 Cel'])
  })

  test('are two where they measure two things, or one is about', () => {
    expect(said('alespoň 2 ml a nejvýše 8 °C')).toEqual(['≥2 mL', '≤8 Cel'])
    expect(said('alespoň 2 vzorky a nejvýše 8 °C')).toEqual(['≥2 (vzorky)', '≤8 Cel'])
    expect(said('alespoň 2 a nejvýše 8')).toEqual(['≥2', '≤8'])
    expect(said('alespoň 1:5 a nejvýše 8 °C')).toEqual(['≥1:5', '≤8 Cel'])
    expect(said('alespoň 2× a nejvýše 8 °C')).toEqual(['≥2×', '≤8 Cel'])
    expect(said('alespoň asi 2 °C a nejvýše 8 °C')).toEqual(['≥2 Cel', '≤8 Cel'])
    expect(said('alespoň 2 °C a nejvýše asi 8 °C')).toEqual(['≥2 Cel', '≤8 Cel'])
    expect(said('alespoň 2–3 °C a nejvýše 8 °C')).toEqual(['≥2..3 Cel', '≤8 Cel'])
    expect(said('alespoň 2 °C a nejvýše 8–9 °C')).toEqual(['≥2 Cel', '≤8..9 Cel'])
  })

  test('may be a chain of signs around a letter', () => {
    for (const sign of ['≤', '≦', '⩽', '<=', '&le;'])
      expect(said(`Pro 2 ${sign} t ${sign} 8 °C; 3 °C${sign}teplota${sign}9 °C`)).toEqual([
        '2..8 Cel',
        '3..9 Cel',
      ])
    for (const sign of ['<', '&lt;']) expect(said(`Pro 2 ${sign} t ${sign} 8 °C`)).toEqual(['>2', '<8 Cel'])
    expect(said('Pro 2 < t ≤ 8 °C; 2 ≤ t < 8 °C')).toEqual(['>2', '≤8 Cel', '≥2', '<8 Cel'])
    for (const text of [
      '2 ≤ t = 8 °C',
      '2 ≤ t > 8 °C',
      '2 ≤ t; 8 °C',
      '2 ≤ t u ≤ 8 °C',
      '2 ≤ 5t ≤ 8 °C',
      '2 = t ≤ 8 °C',
    ])
      expect(said(text)[0]).toBe('2')
    expect(said('2 ≤ ≤ 8 °C')[0]).toBe('2')
    expect(said('nejvýše 2 ≤ t ≤ 8 °C')[0]).toBe('≤2')
  })
})
