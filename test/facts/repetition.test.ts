import { describe, expect, test } from 'vitest'
import { findFact, type Language } from '../../src/facts/index.ts'
import { shown } from './said.ts'

const kinds = ['times', 'frequency', 'ratio', 'fold', 'ordinal'] as const

/** Each text marks the forms of its repetitions, ratios, multiples and ordinals with ‹›; then what they say. */
const said = (language: Language, rows: readonly (readonly [string, ...string[]])[]) =>
  test.each(rows)('%s', (...row) => {
    expect(shown(row[0]!, language, ...kinds)).toEqual(row)
  })

const none = (language: Language, texts: readonly string[]) =>
  test.each(texts)('none of them: %s', (text) => {
    expect(shown(text, language, ...kinds)).toEqual([text])
  })

describe('numbers of times', () => {
  said('cs', [
    ['‹2×›', '2×'],
    ['‹2 ×›', '2×'],
    ['‹2x›', '2×'],
    ['‹2 x›', '2×'],
    ['‹2krát›', '2×'],
    ['‹2-krát›', '2×'],
    ['‹2 krát›', '2×'],
    ['‹dva krát›', '2×'],
    ['‹dvakrát›', '2×'],
    ['‹dvacet dvakrát›', '22×'],
    ['‹třicet devětkrát›', '39×'],
    ['‹dvaadvacetkrát›', '22×'],
    ['deset ‹dvakrát›', '2×'],
    ['dvacet pět ‹dvakrát›', '2×'],
    ['dvacet ‹desetkrát›', '10×'],
    ['20 ‹dvakrát›', '2×'],
    ['‹3 ×› 300 µl', '3×'],
    ['‹3 ×› 10 ml', '3×'],
    ['‹3×› 10', '3×'],
    ['‹3×› vzorek', '3×'],
    ['3 – ‹2×›', '2×'],
    ['‹1,5×›', '3/2×'],
    ['‹dvakrát až třikrát›', '2..3×'],
    ['‹2× až 3×›', '2..3×'],
    ['‹2 až 3×›', '2..3×'],
    ['‹2–3×›', '2..3×'],
    ['‹2-3×›', '2..3×'],
    ['‹dva až třikrát›', '2..3×'],
    ['‹3×› – ‹2×›', '3×', '2×'],
    ['‹2×› – ‹2×›', '2×', '2×'],
    ['‹jednou›', '1×'],
    ['‹nejvýše 3×›', '≤3×'],
  ])
  said('en', [
    ['‹twice›', '2×'],
    ['‹once›', '1×'],
    ['‹thrice›', '3×'],
    ['‹3 times›', '3×'],
    ['‹three times›', '3×'],
    ['‹one time›', '1×'],
    ['‹1 time›', '1×'],
    ['‹2 to 3 times›', '2..3×'],
    ['‹twice to three times›', '2..3×'],
    ['‹2-times›', '2×'],
  ])
  none('cs', [
    'stalo se to jednou',
    'jednou rukou',
    'dva',
    '2',
    '0×',
    '0 krát',
    '3 × g',
    '3× g',
    '3×g',
    '3 x g',
    '3 krát g',
    '3 × 10⁹',
    '3 x 10^9',
    '3\n× 5',
    '3\tx',
    '3 xylen',
    '3 ⁄ x',
    'xerox',
    'krát',
    '2 až 3',
  ])
  none('en', ['2 time', 'two time', '2 timers', '1500 times g', 'times', '0 times'])
})

describe('how often in a period', () => {
  const adverbs = {
    cs: {
      denně: '1 d',
      každodenně: '1 d',
      obden: '2 d',
      týdně: '1 wk',
      měsíčně: '1 mo',
      čtvrtletně: '3 mo',
      pololetně: '6 mo',
      ročně: '1 a',
      každoročně: '1 a',
    },
    en: {
      daily: '1 d',
      weekly: '1 wk',
      fortnightly: '2 wk',
      monthly: '1 mo',
      quarterly: '3 mo',
      yearly: '1 a',
      annually: '1 a',
      hourly: '1 h',
    },
  }
  for (const language of ['cs', 'en'] as const) {
    test.each(Object.entries(adverbs[language]))('%s', (word, period) => {
      for (const [text, count] of [
        [`‹${word}›`, 1],
        [`‹2× ${word}›`, 2],
        [`‹2x-${word}›`, 2],
        [`‹${word} 2×›`, 2],
      ] as const)
        expect(shown(text, language, ...kinds)).toEqual([text, `${count}× in ${period}`])
    })
  }

  said('cs', [
    ['‹denně dvakrát›', '2× in 1 d'],
    ['‹denně 2×›', '2× in 1 d'],
    ['‹denně dvakrát až třikrát›', '2..3× in 1 d'],
    ['‹denně› ‹2× týdně›', '1× in 1 d', '2× in 1 wk'],
    ['‹denně›\n\n‹dvakrát›', '1× in 1 d', '2×'],
    ['‹denně›\n\n‹2×›', '1× in 1 d', '2×'],
    ['‹denně›, ‹2×›', '1× in 1 d', '2×'],
    ['provádí se ‹denně›', '1× in 1 d'],
    ['‹2× za den›', '2× in 1 d'],
    ['‹2× za 14 dní›', '2× in 14 d'],
    ['‹jednou za rok›', '1× in 1 a'],
    ['‹2×/den›', '2× in 1 d'],
    ['‹2× / den›', '2× in 1 d'],
    ['‹2×/8 h›', '2× in 8 h'],
    ['‹2× do týdne›', '2× in 1 wk'],
    ['‹2× do roka›', '2× in 1 a'],
    ['‹2× během dne›', '2× in 1 d'],
    ['‹2× během roka›', '2× in 1 a'],
    ['‹2× v týdnu›', '2× in 1 wk'],
    ['‹2× ve dne›', '2× in 1 d'],
    ['‹2× per den›', '2× in 1 d'],
    ['‹2× per 2 dny›', '2× in 2 d'],
    ['‹2×› do 5 dnů', '2×'],
    ['‹2×› během 5 dnů', '2×'],
    ['‹2×› v 5 hodin', '2×'],
    ['‹2×› ve vzorku', '2×'],
    ['‹2×› na den', '2×'],
    ['‹2×› den', '2×'],
    ['‹2×› / 5 ml', '2×'],
    ['‹2× každý den›', '2× in 1 d'],
    ['‹2× každých 8 hodin›', '2× in 8 h'],
    ['‹2×›- denní', '2×'],
    ['‹2×›\n\n‹každý den›', '2×', '1× in 1 d'],
    ['‹jednou za směnu›', '1× in 1 {směn}'],
    ['‹2× za 1000 testů›', '2× in 1000 {test}'],
    ['‹2×› za', '2×'],
    ['‹2×› za a', '2×'],
    ['‹2× za pracovní den›', '2× in 1 {workday}'],
    ['‹2× až 3× denně›', '2..3× in 1 d'],
    ['‹alespoň 2× denně›', '≥2× in 1 d'],
  ])
  said('en', [
    ['‹twice a day›', '2× in 1 d'],
    ['‹twice an hour›', '2× in 1 h'],
    ['‹twice per day›', '2× in 1 d'],
    ['‹twice in 14 days›', '2× in 14 d'],
    ['‹2x/day›', '2× in 1 d'],
    ['‹2x per week›', '2× in 1 wk'],
    ['‹twice every day›', '2× in 1 d'],
    ['‹once every two weeks›', '1× in 2 wk'],
    ['‹twice› within 14 days', '2×'],
    ['‹twice› za day', '2×'],
    ['‹twice› on a day', '2×'],
    ['‹twice› a sample', '2×'],
  ])
  none('cs', [
    '3 vzorky denně',
    '10 ml denně',
    'tři vzorky týdně',
    '5 kontrol ročně',
    'za den',
    'do týdne',
    'denní',
    'týdenní',
    'ob',
    'ob vzorek',
  ])
})

describe('every so often', () => {
  const each = [
    'každý',
    'každá',
    'každé',
    'každou',
    'každých',
    'každého',
    'každému',
    'každém',
    'každým',
    'co',
  ]
  test.each(each)('%s', (word) => {
    expect(shown(`‹${word} 8 hodin›`, 'cs', ...kinds)).toEqual([`‹${word} 8 hodin›`, '1× in 8 h'])
  })

  said('cs', [
    ['‹každý den›', '1× in 1 d'],
    ['‹každou hodinu›', '1× in 1 h'],
    ['‹každých 14 dní›', '1× in 14 d'],
    ['‹každý druhý den›', '1× in 2 d'],
    ['‹každý třetí týden›', '1× in 3 wk'],
    ['‹každý první den›', '1× in 1 d'],
    ['‹každou osmou hodinu›', '1× in 8 h'],
    ['‹každý 2. den›', '1× in 2 d'],
    ['‹každý 14. den›', '1× in 14 d'],
    ['‹každý 999. den›', '1× in 999 d'],
    ['‹co 14 dní›', '1× in 14 d'],
    ['‹ob den›', '1× in 2 d'],
    ['‹ob týden›', '1× in 2 wk'],
    ['‹ob měsíc›', '1× in 2 mo'],
    ['‹každou směnu›', '1× in 1 {směn}'],
    ['‹každé směny›', '1× in 1 {směn}'],
    ['‹každou sérii›', '1× in 1 {sér}'],
    ['‹každý běh›', '1× in 1 {běh}'],
    ['‹každý run›', '1× in 1 {run}'],
    ['‹každý měsíc›', '1× in 1 mo'],
    ['‹každý pracovní den›', '1× in 1 {workday}'],
    ['‹každých 0,5 h›', '1× in 1/2 h'],
    ['‹každého půl roku›', '1× in 1/2 a'],
    ['‹nejméně každý rok›', '≥1× in 1 a'],
  ])
  said('en', [
    ['‹every day›', '1× in 1 d'],
    ['‹each day›', '1× in 1 d'],
    ['‹every 8 hours›', '1× in 8 h'],
    ['‹every other day›', '1× in 2 d'],
    ['‹every second week›', '1× in 2 wk'],
    ['‹every 2nd day›', '1× in 2 d'],
    ['‹every 3rd day›', '1× in 3 d'],
    ['‹every 4th day›', '1× in 4 d'],
    ['‹every shift›', '1× in 1 {shift}'],
    ['‹each run›', '1× in 1 {run}'],
    ['‹every batch›', '1× in 1 {batch}'],
  ])
  none('cs', [
    'každý vzorek',
    'každý další vzorek',
    'každých 5 ml',
    'každý 5 ml',
    'každých 0 hodin',
    'každých 12 vzorků',
    'ob',
    'kdo 8 hodin',
    'cokoli 8 hodin',
    'každopádně 8 hodin',
    'každých',
    'every 8 hodin',
  ])
  said('cs', [
    ['každý ‹druhý vzorek›', '2. (vzorek)'],
    ['každý ‹nultý den›', '0. (den)'],
    ['každý ‹3. vzorek›', '3. (vzorek)'],
  ])
  none('en', [
    'every sample',
    'every other sample',
    'every 5 ml',
    'co 8 hours',
    'ob day',
    'everyday 8 hours',
    'every',
  ])
})

describe('multiples', () => {
  said('cs', [
    ['‹pětinásobný›', '5-fold'],
    ['‹pětinásobek›', '5-fold'],
    ['‹5násobek›', '5-fold'],
    ['‹5násobku›', '5-fold'],
    ['‹5násobný›', '5-fold'],
    ['‹5násobné›', '5-fold'],
    ['‹5násobného› roztoku', '5-fold'],
    ['‹5-násobný›', '5-fold'],
    ['‹10násobně›', '10-fold'],
    ['‹5-násobek›', '5-fold'],
  ])
  said('en', [
    ['‹fivefold›', '5-fold'],
    ['‹five-fold›', '5-fold'],
    ['‹5-fold›', '5-fold'],
    ['‹5fold›', '5-fold'],
    ['‹tenfold›', '10-fold'],
  ])
  none('cs', ['5 násobků', '5násobitel', '5násobič', '5anásobný', '5násobekx', 'násobný', '5', 'nenásobný'])
  none('en', ['manifold', 'fold', '5-folder', 'five folds', '5-unfold', 'the-fold', 'five folds of it'])
})

describe('ratios', () => {
  said('cs', [
    ['‹1:5›', '1:5'],
    ['‹1 : 5›', '1:5'],
    ['‹0 : 5›', '0:5'],
    ['‹1:1:2›', '1:1:2'],
    ['‹1:2:3:4:5›', '1:2:3:4:5'],
    ['‹1 ku 5›', '1:5'],
    ['‹jedna ku pěti›', '1:5'],
    ['‹jedna ku stu›', '1:100'],
    ['‹1:1 000›', '1:1000'],
    ['‹1:2,5›', '1:5/2'],
    ['v poměru ‹dva k pěti›', '2:5'],
    ['ředění ‹jedna k pěti›', '1:5'],
    ['ředění ‹1 k 5›', '1:5'],
    ['ředění ‹1:5› pufrem', '1:5'],
    ['ředění ‹1:5›, pak', '1:5'],
    ['(‹1:5›)', '1:5'],
    ['‹jedna ku pěti› ku šesti', '1:5'],
  ])
  said('en', [
    ['dilute ‹1 to 5›', '1:5'],
    ['mix ‹one to five›', '1:5'],
    ['a ratio of ‹2 to 5›', '2:5'],
    ['in a proportion of ‹2 to 5›', '2:5'],
    ['dilute ‹1:5›', '1:5'],
    ['‹1 to 5›', '1:5'],
    ['dilute ‹1 to 5› to 10', '1:5'],
  ])
  none('cs', [
    '1: 5',
    '1 :5',
    'Vzorky 3: 5 ml',
    '1:',
    '1 ku',
    '1 ku\n5',
    '1 :\n5',
    '1 ku vzorku',
    'ředění dva k pěti',
    'jedna k pěti',
    '1:5 až 1:10',
    '1:5–1:10',
    '1:5 - 1:10',
    'ISO 15189:2022',
    'kapitola 1:5',
    'QC 1:5',
    '1:5A',
    '1:5_2',
    '1:5-A',
    '1:2:3:4:5:6',
    '1:5 %',
    '1:5 °C',
    '1:5 ‰',
    '1/5',
    '−1:5',
  ])
  none('en', [
    'dilute 1 to 5 ml',
    'mix 2 to 5',
    'dilute 2 to 5',
    'use 1 to 5',
    'from 1 to 5',
    '1:5 to 1:10',
    '2 to 5',
    '1 to 5 samples',
    'dilute 1 to %',
  ])

  test('a value that is read as a time or a ratio', () => {
    const isIn = (value: string, text: string) => findFact({ value }, text, 'cs').found
    expect(isIn('1:10', 'ředění 1:10')).toBe(true)
    expect(isIn('1:10', '1 : 10')).toBe(true)
    expect(isIn('1 : 10', 'ředění 1:10')).toBe(true)
    expect(isIn('14:10', 'ředění 14:10')).toBe(false)
    expect(isIn('jednou', 'provádí se jednou')).toBe(false)
  })
})

describe('ordinals', () => {
  said('cs', [
    ['‹3. den›', '3. (den)'],
    ['‹třetí den›', '3. (den)'],
    ['‹12. vzorek›', '12. (vzorek)'],
    ['‹1234. vzorek›', '1234. (vzorek)'],
    ['‹první kontrolní vzorek›', '1. (kontrolní) (vzorek)'],
    ['po ‹3. inkubaci›', '3. (inkubaci)'],
    ['‹3.› a další', '3.'],
  ])
  said('en', [
    ['‹1st sample›', '1. (sample)'],
    ['‹2nd sample›', '2. (sample)'],
    ['‹3rd day›', '3. (day)'],
    ['‹4th day›', '4. (day)'],
    ['‹third sample›', '3. (sample)'],
    ['on the ‹3rd›', '3.'],
    ['on the ‹21st›, then', '21.'],
  ])
  none('cs', [
    '3. Den',
    '3.den',
    '3.\nden',
    '3. 5 ml',
    '12345. vzorek',
    '3rd vzorek',
    '3 den',
    'třetí',
    'třetí a další',
    'Bylo jich 3.',
    'a 3. (viz níže)',
  ])
  none('en', ['3. day', '3n day', '3rds', '3xrd', '3strips', 'third', '12345th sample', '3 day'])
})
