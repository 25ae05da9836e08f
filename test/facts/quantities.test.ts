import { describe, expect, test } from 'vitest'
import { type Language, parseQuantities, type Quantity, spelled } from '../../src/facts/index.ts'

const amountOf = ({ meaning }: Quantity): string => {
  if (!('amount' in meaning)) return ''
  const { amount } = meaning
  return amount.is === 'exact'
    ? spelled(amount.figure.value)
    : `${spelled(amount.from.value)}..${spelled(amount.to.value)}`
}

const unitOf = ({ meaning }: Quantity): string => ('unit' in meaning ? meaning.unit.code : '')

/** A quantity in a line: its form, what it says. */
const shown = (quantity: Quantity): string => {
  const { meaning, comparator } = quantity
  const said =
    meaning.kind === 'date'
      ? `${meaning.from.year}-${meaning.from.month}-${meaning.from.day}`
      : meaning.kind === 'clock'
        ? meaning.from.map((seconds) => seconds / 60).join(' or ')
        : meaning.kind === 'ratio'
          ? meaning.terms.map(spelled).join(':')
          : meaning.kind === 'number'
            ? [amountOf(quantity), ...meaning.counted.map(({ text }) => text)].join(' ')
            : [amountOf(quantity), unitOf(quantity)].join(' ').trim()
  return `${quantity.form} = ${comparator === '=' ? '' : comparator}${said}`
}

const parsed = (text: string, language: Language = 'cs') => parseQuantities(text, language).map(shown)

describe('running Czech text', () => {
  test('a procedure', () => {
    expect(
      parsed(
        'Vzorky skladujte při 2–8 °C nejdéle 48 hodin; odstřeďte je 10 min při 3 000 ot./min (1 500 × g) a napipetujte padesát mikrolitrů do 950 µl pufru (ředění 1:20).',
      ),
    ).toEqual([
      '2–8 °C = 2..8 Cel',
      'nejdéle 48 hodin = ≤48 h',
      '10 min = 10 min',
      '3 000 ot./min = 3000 {turn}/min',
      '1 500 × g = 1500 [g]',
      'padesát mikrolitrů = 50 uL',
      '950 µl = 950 uL',
      '1:20 = 1:20',
    ])
  })

  test('an incident', () => {
    expect(
      parsed(
        'Dne 12. 5. 2026 ve 3:40 ukazovala lednice L3 12,4 °C, což trvalo 35 minut; postiženo bylo 23 zkumavek z lotu 2291 (záznam QC-2291).',
      ),
    ).toEqual([
      '12. 5. 2026 = 2026-5-12',
      '3:40 = 220',
      '12,4 °C = 62/5 Cel',
      '35 minut = 35 min',
      '23 zkumavek = 23 zkumavek',
    ])
  })

  test('a table, cell by cell', () => {
    expect(parsed('| Teplota | 37 | °C |\n| Doba (min) | 30 |\n| Objem | 5 | 500 µl |')).toEqual([
      '37 = 37 Cel',
      '30 = 30 min',
      '5 = 5',
      '500 µl = 500 uL',
    ])
  })

  test('what is no quantity', () => {
    expect(
      parsed(
        'Viz SOP-021, verze 2.1, kapitola 7.5.1, krok 3, tab. 2, šarže 26A114, ISO 15189:2022, HbA1c, T4, A4, 17-OH, COVID-19, tel. 541 123 456, strana 4.',
      ),
    ).toEqual([])
  })

  test('numbers of a list and of headings', () => {
    expect(parsed('1. Zapněte přístroj.\n2. Vyčkejte 20 minut.\n5.2 Skladování\n3) Vypněte.')).toEqual([
      '20 minut = 20 min',
    ])
  })
})

describe('running English text', () => {
  test('a procedure', () => {
    expect(
      parsed(
        'Centrifuge at 3,000 rpm for ten minutes, store at 2 to 8 °C for up to 7 days, and calibrate once every 14 days.',
        'en',
      ),
    ).toEqual(
      [
        '3,000 rpm = 3000 {turn}/min',
        'for ten minutes = 10 min',
        '2 to 8 °C = 2..8 Cel',
        'for up to 7 days = ≤7 d',
        'once every 14 days = 1 d',
      ].map((line) => line.replace('for ten', 'ten').replace('for up', 'up')),
    )
  })
})

describe('spans', () => {
  test('are UTF-16 offsets, also behind characters of two units and combining marks', () => {
    const text = '🧪🧪 po dobu pu\u030Al hodiny'
    const [quantity] = parseQuantities(text, 'cs')
    expect(text.slice(quantity!.start, quantity!.end)).toBe('pu\u030Al hodiny')
  })

  test('take in the bound', () => {
    expect(parsed('nesmí být delší než 30 minut')).toEqual(['nesmí být delší než 30 minut = ≤30 min'])
  })
})

describe('hostile input', () => {
  test.each([
    ['digits', '1'.repeat(100_000)],
    ['grouped digits', '1 000'.repeat(20_000)],
    ['number words', 'sto '.repeat(20_000)],
    ['points', '1.'.repeat(50_000)],
    ['exponents', '10^'.repeat(30_000)],
    ['huge exponent', '10^999999999'],
    ['tags', '<b '.repeat(30_000)],
    ['entities', '&'.repeat(100_000)],
    ['bounds', 'nejvýše '.repeat(15_000)],
    ['ranges', '2–'.repeat(50_000)],
    ['fillers', `nejvýše ${'po dobu '.repeat(12_000)}5 minut`],
    ['ratios', '1:'.repeat(50_000)],
    ['brackets', '('.repeat(100_000)],
    ['units', 'mg/'.repeat(30_000)],
    ['5 units', `5 ${'mg/'.repeat(30_000)}`],
    ['hours', '1 h '.repeat(25_000)],
    ['marks', 'a\u0301'.repeat(50_000)],
    ['surrogates', '\uD800'.repeat(100_000)],
    ['invisible', `5${'\u200B'.repeat(100_000)} ml`],
    ['spaces', `5${' '.repeat(100_000)}ml`],
    ['words in a row', `${'dvacet pět '.repeat(10_000)}ml`],
  ])('%s: parsed, never an error', (_, text) => {
    expect(() => parseQuantities(text, 'cs')).not.toThrow()
    expect(() => parseQuantities(text, 'en')).not.toThrow()
  })
})
