import { describe, expect, test } from 'vitest'
import { findFact, type Language } from '../../src/facts/index.ts'
import { shown } from './said.ts'

/** Each text marks the forms of its dates with ‹›; then what they say, year, month and day. */
const dates = (language: Language, rows: readonly (readonly [string, ...string[]])[]) =>
  test.each(rows)('%s', (...row) => {
    expect(shown(row[0]!, language, 'date')).toEqual(row)
  })

const none = (language: Language, texts: readonly string[]) =>
  test.each(texts)('no date: %s', (text) => {
    expect(shown(text, language, 'date')).toEqual([text])
  })

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

describe('the calendar', () => {
  test.each(lastDays.map((last, index) => [index + 1, last] as const))(
    'month %i has %i days',
    (month, last) => {
      expect(shown(`‹1. ${month}. 2024›`, 'cs', 'date')[1]).toBe(`2024-${month}-1`)
      expect(shown(`‹${last}. ${month}. 2024›`, 'cs', 'date')[1]).toBe(`2024-${month}-${last}`)
      expect(shown(`‹${last}. ${month}.›`, 'cs', 'date')[1]).toBe(`-${month}-${last}`)
      for (const wrong of [`${last + 1}. ${month}. 2024`, `${last + 1}. ${month}.`, `0. ${month}. 2024`])
        expect(shown(wrong, 'cs', 'date')).toEqual([wrong])
    },
  )

  dates('cs', [
    ['‹29. 2. 2024›', '2024-2-29'],
    ['‹29. 2. 2000›', '2000-2-29'],
    ['‹29. 2.›', '-2-29'],
    ['‹28. 2. 2025›', '2025-2-28'],
    ['‹30. 4. 2025›', '2025-4-30'],
    ['‹29. 3. 2025›', '2025-3-29'],
  ])
  none('cs', [
    '29. 2. 2025',
    '29. 2. 1900',
    '29. 2. 2100',
    '30. 2. 2024',
    '2. 0. 2024',
    '2. 13. 2024',
    '2. 0.',
    '2. 13.',
  ])
})

describe('years', () => {
  dates('cs', [
    ['‹2. 3. 1500›', '1500-3-2'],
    ['‹2. 3. 1999›', '1999-3-2'],
    ['‹2. 3. 2999›', '2999-3-2'],
    ['‹2. března 2026›, 2. vzorek', '2026-3-2'],
    ['‹2. března roku 2026›', '2026-3-2'],
    ['‹2. března, 2026›', '2026-3-2'],
    ['‹druhého března› 1499', '-3-2'],
    ['‹druhého března tisíc pět set›', '1500-3-2'],
    ['‹druhého března dva tisíce dvacet šest›', '2026-3-2'],
    ['‹druhého března dva tisíce devět set devadesát devět›', '2999-3-2'],
    ['‹druhého března› tři tisíce vzorků', '-3-2'],
    ['‹druhého března› tisíc čtyři sta vzorků', '-3-2'],
    ['‹druhého března› dva vzorky', '-3-2'],
    ['‹březen 2026›', '2026-3-'],
    ['‹březen roku 2026›', '2026-3-'],
    ['‹březen, 2026›', '2026-3-'],
  ])
  none('cs', [
    '2. 3. 1499',
    '2. 3. 3000',
    '2. 3. 20265',
    '2. 3. 2026A',
    '2. 3. 2026<b>5</b>',
    '2. 3. 202',
    '2. 3. 26',
    'březen',
    'v březnu 202',
    'březen tři tisíce',
  ])
})

describe('days and months in Czech', () => {
  const months = [
    ['leden', 'ledna', 'lednu', 'lednem'],
    ['únor', 'února', 'únoru', 'únorem'],
    ['březen', 'března', 'březnu', 'březnem'],
    ['duben', 'dubna', 'dubnu', 'dubnem'],
    ['květen', 'května', 'květnu', 'květnem'],
    ['červen', 'června', 'červnu', 'červnem'],
    ['červenec', 'července', 'červenci', 'červencem'],
    ['srpen', 'srpna', 'srpnu', 'srpnem'],
    ['září', 'zářím'],
    ['říjen', 'října', 'říjnu', 'říjnem'],
    ['listopad', 'listopadu', 'listopadem'],
    ['prosinec', 'prosince', 'prosinci', 'prosincem'],
  ]
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
  test.each(months.map((forms, index) => [index + 1, forms] as const))('month %i', (month, forms) => {
    for (const form of forms) {
      expect(shown(`‹5. ${form} 2026›`, 'cs', 'date')).toEqual([`‹5. ${form} 2026›`, `2026-${month}-5`])
      expect(shown(`‹${form} 2026›`, 'cs', 'date')).toEqual([`‹${form} 2026›`, `2026-${month}-`])
    }
    const said = `2026-${month}-5`
    for (const form of [`‹5. ${roman[month - 1]}. 2026›`, `‹5. ${roman[month - 1]} 2026›`])
      expect(shown(form, 'cs', 'date')).toEqual([form, said])
    const alone = `5. ${roman[month - 1]}. vzorek`
    expect(shown(alone, 'cs', 'date')).toEqual([alone])
  })

  dates('cs', [
    ['‹prvního března›', '-3-1'],
    ['‹třetí březen›', '-3-3'],
    ['‹desátého března›', '-3-10'],
    ['‹devatenáctého března›', '-3-19'],
    ['‹dvacátého března›', '-3-20'],
    ['‹dvacátého prvního března›', '-3-21'],
    ['‹dvacátého devátého března›', '-3-29'],
    ['‹devětadvacátého března›', '-3-29'],
    ['‹třicátého března›', '-3-30'],
    ['‹třicátého prvního března›', '-3-31'],
    ['‹dvacet pátého března›', '-3-25'],
    ['‹2.března 2026›', '2026-3-2'],
    ['‹02. března 2026›', '2026-3-2'],
    ['‹2 března 2026›', '2026-3-2'],
    ['do pátku ‹2. března›', '-3-2'],
  ])
  none('cs', [
    'padesátého března',
    'nultého března',
    '32. března',
    '0. března',
    'druhého 3. 2026',
    '5. iii. 2026',
    '5. XIII. 2026',
    '5. IIII. 2026',
    '2.\n3. 2026',
    '2.\n\n3. 2026',
    '2.\t3. 2026',
    'v březnu 2. vzorek',
    '2.',
    'druhého',
    'dvacátého',
    'dvacátého pátého',
  ])
})

describe('a day and a month in digits', () => {
  dates('cs', [
    ['‹2. 3.›', '-3-2'],
    ['‹2. 3.›, pak znovu', '-3-2'],
    ['‹2. 3.› vzorek', '-3-2'],
    ['‹2. 3.› 8:05', '-3-2'],
    ['‹2. 3.› 14:10', '-3-2'],
    ['‹12. 11.› 14:10', '-11-12'],
    ['dne ‹2.3.›', '-3-2'],
    ['ve dni ‹2.3.›', '-3-2'],
    ['ke dni ‹2.3.›', '-3-2'],
    ['datum ‹2.3.›', '-3-2'],
    ['ke ‹2.3.›', '-3-2'],
    ['ze ‹2.3.›', '-3-2'],
    ['Datum: ‹2. 3.›', '-3-2'],
  ])
  none('cs', [
    '2.3.',
    'hodnota 2.3.',
    'vhodne 2.3.',
    'kelvin 2.3.',
    'zeta 2.3.',
    'bod 2.3.',
    'vhodné\n\n2.3.',
    '2. 3.5 ml',
    '2. 3.x',
    '2. 3. 14',
    '2. 3. 140:10',
    '2. 3. 14.10',
    'kapitola 2. 3.',
    'viz kap. 2. 3.',
    'v bodě 2. 3.',
  ])
})

describe('years, months and days in digits', () => {
  dates('cs', [
    ['‹2026-03-02›', '2026-3-2'],
    ['(‹2026-03-02›)', '2026-3-2'],
    ['‹2026-03-02› - poznámka', '2026-3-2'],
    ['‹2026-03-02›- poznámka', '2026-3-2'],
    ['‹2024-02-29›', '2024-2-29'],
    ['‹25/12/2025›', '2025-12-25'],
    ['‹12/25/2025›', '2025-12-25'],
    ['‹25-12-2025›', '2025-12-25'],
    ['‹12-25-2025›', '2025-12-25'],
    ['‹13/12/2025›', '2025-12-13'],
    ['‹12/13/2025›', '2025-12-13'],
    ['‹2/2/2026›', '2026-2-2'],
    ['‹12/12/2026›', '2026-12-12'],
    ['‹29/2/2024›', '2024-2-29'],
    ['‹25/12/2025›; 3 ml', '2025-12-25'],
    ['‹25/12/2025› - 3 ml', '2025-12-25'],
    ['‹02-března-2026›', '2026-3-2'],
    ['‹31-ledna-2026›', '2026-1-31'],
    ['‹8/2026›', '2026-8-'],
    ['‹08/2026›,', '2026-8-'],
    ['(‹12/2026›)', '2026-12-'],
    ['‹10/2026›', '2026-10-'],
    ['‹1/2026›', '2026-1-'],
    ['expirace ‹08/2026› - 5 ml', '2026-8-'],
  ])
  none('cs', [
    '2026-3-02',
    '2026-03-2',
    '2026-003-02',
    '2026-03-002',
    '1026-03-02',
    '2026-02-30',
    '2026-13-02',
    '2026-03/02',
    '2026/03-02',
    '2026 -03-02',
    '2026- 03-02',
    '2026-03 -02',
    '2026-03- 02',
    '2026-03-02-1',
    '2026-03-02x',
    '2026-03-02<b>5</b>',
    '2026-03',
    '2026-03-',
    '2/3/2026',
    '2-3-2026',
    '31/2/2026',
    '2/30/2026',
    '13/13/2026',
    '0/25/2026',
    '25/0/2026',
    '0/0/2026',
    '32/1/2026',
    '125/12/2025',
    '25/123/2025',
    '25/12-2025',
    '25-12/2025',
    '25/12/1499',
    '25/12/25',
    '25/12/20251',
    '25/12/2025<b>1</b>',
    '25/12/2025/1',
    '25-12-2025-1',
    '25.12-2025',
    '31-února-2026',
    '02-března-20261',
    '02-března-2026<b>1</b>',
    '02-března-26',
    '02-vzorek-2026',
    '0/2026',
    '00/2026',
    '13/2026',
    '008/2026',
    '8/1499',
    '8/20261',
    '8/2026A',
    '8/2026/7',
    '8/2026-7',
    '8/2026_7',
    '8/2026<b>1</b>',
    'č. 8/2026',
    'SOP 8/2026',
    'QC 8/2026',
    'šarže: 8/2026',
    '8/26',
    '8:2026',
  ])
})

describe('in English', () => {
  const months = [
    ['January', 'Jan'],
    ['February', 'Feb'],
    ['March', 'Mar'],
    ['April', 'Apr'],
    ['May'],
    ['June', 'Jun'],
    ['July', 'Jul'],
    ['August', 'Aug'],
    ['September', 'Sep', 'Sept'],
    ['October', 'Oct'],
    ['November', 'Nov'],
    ['December', 'Dec'],
  ]
  test.each(months.map((forms, index) => [index + 1, forms] as const))('month %i', (month, forms) => {
    for (const form of forms) {
      for (const date of [`5 ${form} 2026`, `${form} 5, 2026`, `5th of ${form} 2026`, `05-${form}-2026`])
        expect(shown(`‹${date}›`, 'en', 'date')).toEqual([`‹${date}›`, `2026-${month}-5`])
      if (form.length > 3 && form !== 'Sept') continue
      if (form !== 'May') {
        for (const date of [`5 ${form}. 2026`, `${form}. 5, 2026`])
          expect(shown(`‹${date}›`, 'en', 'date')).toEqual([`‹${date}›`, `2026-${month}-5`])
      }
    }
  })

  dates('en', [
    ['‹1st March›', '-3-1'],
    ['‹2nd March›', '-3-2'],
    ['‹3rd March›', '-3-3'],
    ['‹4th March›', '-3-4'],
    ['‹March 1st›', '-3-1'],
    ['‹March 2nd, 2026›', '2026-3-2'],
    ['‹March 3rd›', '-3-3'],
    ['‹March 4th 2026›', '2026-3-4'],
    ['‹2 March›', '-3-2'],
    ['‹March 2›', '-3-2'],
    ['‹March 2›, at noon', '-3-2'],
    ['(‹March 2›)', '-3-2'],
    ['on ‹March 2›. 2026 samples were read', '-3-2'],
    ['by Monday ‹2 March›. 2026 samples were read', '-3-2'],
    ['‹March 2, 2026›.', '2026-3-2'],
    ['the ‹first of March›', '-3-1'],
    ['‹twentieth of March›', '-3-20'],
    ['‹twenty-first of March›', '-3-21'],
    ['‹twenty-ninth March›', '-3-29'],
    ['‹twenty fifth of March›', '-3-25'],
    ['‹thirtieth of March›', '-3-30'],
    ['‹thirty-first of March 2026›', '2026-3-31'],
    ['‹2. 3. 2026›', '2026-3-2'],
    ['‹March 2026›', '2026-3-'],
    ['‹March, 2026›', '2026-3-'],
    ['‹Mar. 2026›', '2026-3-'],
    ['‹February 29, 2024›', '2024-2-29'],
  ])
  none('en', [
    'March',
    'read in March. 2026 samples were kept',
    'in March 2% of the samples failed',
    'in March 2‰ of the samples failed',
    'in March 2° were read',
    'in March 2:30',
    'in March 2/3 of the samples failed',
    'in March 2-3 samples failed',
    'in March 2–3 samples failed',
    'in March 2.5 ml was lost',
    'in March 2ml was lost',
    'in March 2nds',
    'in March 2strips',
    'in March 2rest',
    'February 30',
    'March 32, 2026',
    'March 0',
    'February 29, 2025',
    'it may first be warmed',
    '2 3. 2026',
    '2nd 3. 2026',
    '2 samples',
    'of March',
  ])
})

test('a month is no day of it, with or without its point', () => {
  const isIn = (value: string, text: string) => findFact({ value }, text, 'cs').found
  expect(isIn('březen 2026', 'odebráno 2 března 2026')).toBe(false)
  expect(isIn('2. 3. 2026', 'odebráno 2 března 2026')).toBe(true)
})

describe('ranges', () => {
  const whole = '2026-3-2..2026-3-5'
  dates('cs', [
    ['‹2.–5. 3. 2026›', whole],
    ['‹2.-5. 3. 2026›', whole],
    ['‹2. až 5. 3. 2026›', whole],
    ['‹od 2. do 5. března 2026›', whole],
    ['‹2. 3. – 5. 3. 2026›', whole],
    ['‹2. 3. - 5. 3. 2026›', whole],
    ['‹2. 3. až 5. 3. 2026›', whole],
    ['‹od 2. 3. do 5. 3. 2026›', whole],
    ['‹od 2. 3. 2026 do 5. 3. 2026›', whole],
    ['‹mezi 2. 3. 2026 a 5. 3. 2026›', whole],
    ['‹mezi 2. 3. a 5. 3. 2026›', whole],
    ['‹2. 3. až 5. 3.›', '-3-2..-3-5'],
    ['‹2.–5. 3.›', '-3-2..-3-5'],
    ['‹28. 12. 2025 až 3. 1. 2026›', '2025-12-28..2026-1-3'],
    ['‹únor 2026 až březen 2026›', '2026-2-..2026-3-'],
    ['‹2. 3. 2026› a ‹5. 3. 2026›', '2026-3-2', '2026-3-5'],
    ['‹2. 3. 2026› až 5 ml', '2026-3-2'],
    ['‹2. 3. 2026› –\n\n‹5. 3. 2026›', '2026-3-2', '2026-3-5'],
    ['2. a ‹5. 3. 2026›', '2026-3-5'],
    ['5.–‹5. 3. 2026›', '2026-3-5'],
    ['7.–‹5. 3. 2026›', '2026-3-5'],
    ['0.–‹5. 3. 2026›', '2026-3-5'],
  ])
  dates('en', [
    ['‹2 March to 5 March 2026›', whole],
    ['‹from 2 March 2026 until 5 March 2026›', whole],
    ['‹between 2 March 2026 and 5 March 2026›', whole],
    ['‹March 2, 2026 – March 5, 2026›', whole],
    ['‹2 March 2026› and ‹5 March 2026›', '2026-3-2', '2026-3-5'],
  ])
})
