import { describe, expect, test } from 'vitest'
import { findFact, parseQuantities } from '../../src/facts/index.ts'
import { decideRows, each } from './decide.ts'
import { forms } from './said.ts'

describe('between a number and its unit', () => {
  decideRows([
    [
      '3 h',
      [
        ...each('celé plné další', (word) => `sběr trvá 3 ${word} hodiny`),
        ...each('celých plných dalších dlouhých', (word) => `po 3 ${word} hodinách`),
        'po 3-hodinovém sběru',
      ],
      [
        ...each('pracovní liché necelé různé', (word) => `sběr trvá 3 ${word} hodiny`),
        'zbývají 3 další',
        'po 3 další - hodiny',
      ],
    ],
    ['5 %', ['zbývá dalších 5 %', 'zbývá 5 celých %'], []],
    [
      '5 min',
      [...each('ti -ti i mi -mi', (ending) => `po 5${ending} minutách`)],
      ['po 5ta minutách', 'po 5x-ti minutách', 'po pěti ti minutách', 'po pět-mi minutách'],
    ],
    [
      '30 min',
      ['po 30 (třiceti) minutách', 'po třiceti (30) minutách'],
      ['po 30 (třinácti) minutách', 'po 30 (31) minutách', 'po 30 (7.5.1) minutách', 'po 30 (minutách)'],
    ],
    [
      '≥ 20 min',
      ['20 a více minut', '20 nebo více minut'],
      ['20 a méně minut', '20 minut', '20 a více vzorků'],
    ],
    [
      '10 %',
      ['10procentní roztok', 'desetiprocentní roztok', '10 procentní roztok'],
      ['10 procentních bodů', 'procentní roztok 10 ml'],
    ],
  ])
  decideRows(
    [
      [
        '3 h',
        each('full whole more additional consecutive', (word) => `wait 3 ${word} hours`),
        each('working rush partial', (word) => `wait 3 ${word} hours`),
      ],
      [
        '30 min',
        ['half an hour', 'half of an hour', 'half a hour', 'half hour', 'a 30-minute wait', '30-min wait'],
        ['half of the hour glass', '30 of a minute'],
      ],
      ['15 min', ['a quarter of an hour', 'a quarter hour'], ['a quarter of a day']],
      ['0.5 l', ['half a litre', 'half of a litre', 'one half litre'], ['half a dozen litres', 'a litre']],
    ],
    'en',
  )
})

describe('a half behind the unit', () => {
  decideRows([
    [
      '90 min',
      ['hodinu a půl', 'hodina a půl', 'po hodině a půl', '1 hodinu a půl', '1 h a půl', '1 h a 1/2'],
      [
        'hodinu a půl minuty',
        'hodinu a půl litru',
        'hodinu, půl',
        'hodinu a polovina vzorků',
        'hodinu and půl',
        'hodinová a půl',
        'hodinu i půl',
        'hodinu a 1/10',
        'hodinu a pět',
      ],
    ],
    ['60,5 min', ['hodinu a půl minuty'], ['hodinu a půl']],
    [
      '105 min',
      ['hodinu a tři čtvrtě', 'hodinu a třičtvrtě'],
      ['hodinu a tři', 'hodinu a čtvrt', 'hodinu tři čtvrtě'],
    ],
    ['75 min', ['hodinu a čtvrt'], ['hodinu čtvrt', 'hodinu a čtvrtina vzorků']],
    ['2 h', ['2 hodiny', 'sto dvacet minut'], ['1,5 hodiny a půl', 'hodinu a půl']],
    ['1,5 l', ['litr a půl', '1 litr a půl'], ['litr a půl hodiny', 'půl litru']],
  ])
  decideRows(
    [
      [
        '90 min',
        ['an hour and a half', '1 hour and a half', 'one hour and one half', 'an hour and 1/2'],
        [
          'an hour a half',
          'an hour or a half',
          'an hour a a half',
          'an hour and half a minute',
          'an hour and five',
        ],
      ],
      ['75 min', ['an hour and a quarter', 'one hour and a quarter'], ['an hour a quarter']],
      ['1.5 l', ['a litre and a half', 'one litre and a half'], ['a litre']],
      ['1.5 g', ['a gram and a half'], ['a gram']],
    ],
    'en',
  )
  test('is written, no more implied', () => {
    const implied = (text: string) => parseQuantities(text, 'cs').map((quantity) => quantity.implied)
    expect(implied('inkubujte hodinu')).toEqual([true])
    expect(implied('inkubujte hodinu a půl')).toEqual([false])
    expect(implied('inkubujte 1 hodinu')).toEqual([false])
  })
})

describe('a value in two units', () => {
  decideRows([
    [
      '90 min',
      [
        '1 h 30 min',
        '1 h a 30 min',
        '1 h. 30 min',
        '1 hod. 30 min',
        'hodina třicet minut',
        'hodinu a třicet minut',
        'jedna hodina a třicet minut',
        '1 h 1800 s',
        '1h30min',
      ],
      [
        '30 min 1 h',
        '1 h, 30 min',
        '1 h; 30 min',
        '1 h – 30 min',
        '1 h / 30 min',
        '1 h + 30 min',
        '1 h. Po 30 min',
        '1 h 30 ml',
        '1 h 30minutový',
        '1 h 30',
        '1 h a 30 vzorků',
        '1 h až 30 min',
        '-1 h 30 min',
        'hodina i třicet minut',
      ],
    ],
    ['119 min', ['1 h 59 min', 'hodinu a padesát devět minut'], ['1 h 59 s']],
    [
      '120 min',
      ['půldruhé hodiny a 30 minut', '2 h 0 min'],
      ['1 h 60 min', 'hodina šedesát minut', '1 h a 60 min', '1,5 h 30 min'],
    ],
    ['150 min', ['2 h 30 min', '9000 s'], ['1 h 90 min', 'hodina devadesát minut']],
    ['40 min', ['půl hodiny a deset minut'], ['půl hodiny, deset minut', 'půl hodiny']],
    ['5415 s', ['1 h 30 min 15 s'], ['1 h 30 min', '90 min 25 s']],
    ['1590 min', ['1 den 2 h 30 min'], ['1 den 2 h', '2 h 30 min']],
    [
      '18 měsíců',
      ['1 rok 6 měsíců', '1 rok a 6 měsíců', 'rok a půl'],
      ['1 rok, 6 měsíců', '1 rok 6 dní', '6 měsíců 1 rok'],
    ],
    ['24 měsíců', ['2 roky'], ['1 rok 12 měsíců', 'rok dvanáct měsíců']],
    [
      '10 dní',
      ['týden tři dny', 'týden a tři dny', '1 týden 3 dny'],
      ['týden, tři dny', 'týden sedm dní', 'týden tři vzorky'],
    ],
    ['30 min', ['1 h; 30 min', 'hodina, 30 minut'], ['1 h 30 min']],
    ['500 ml', ['1 l 500 ml'], []],
  ])
  decideRows(
    [
      [
        '90 min',
        ['1 hour 30 minutes', '1 hour and 30 minutes', 'an hour and thirty minutes', '1 h 30 min'],
        ['1 hour or 30 minutes', '1 hour, 30 minutes', 'an hour and thirty samples'],
      ],
      ['10 days', ['a week and three days', 'one week three days'], ['a week or three days']],
    ],
    'en',
  )
  test('takes in both', () => {
    expect(forms('celkem 1 h. 30 min a dál')).toEqual(['1 h. 30 min'])
    expect(forms('celkem 1 den 2 h 30 min a dál')).toEqual(['1 den 2 h 30 min'])
    expect(forms('hodina třicet minut a dál')).toEqual(['hodina třicet minut'])
  })
})

describe('below zero', () => {
  decideRows([
    [
      '-20 °C',
      [
        '20 °C pod nulou',
        'dvacet stupňů pod nulou',
        '20 °C pod bodem mrazu',
        'dvacet stupňů Celsia pod bodem mrazu',
      ],
      [
        '20 °C pod bodem varu',
        '20 °C pod bodem',
        '20 °C pod stolem',
        '20 °C nad nulou',
        '20 °C nulou',
        '20 °C mrazu',
      ],
    ],
    ['20 °C', ['20 °C pod stolem', '20 °C pod bodem varu'], ['20 °C pod nulou', '20 °C pod bodem mrazu']],
    ['20 ml', ['20 ml pod nulou'], []],
    ['-20 ml', [], ['20 ml pod nulou']],
  ])
  decideRows(
    [
      [
        '-20 °C',
        ['20 °C below zero', '20 degrees Celsius below freezing'],
        ['20 °C below', '20 °C above zero', '20 °C below room temperature'],
      ],
    ],
    'en',
  )
  test('is part of the form', () => {
    expect(forms('teplota 20 °C pod nulou byla')).toEqual(['20 °C pod nulou'])
    expect(forms('teplota 20 °C pod bodem mrazu byla')).toEqual(['20 °C pod bodem mrazu'])
    expect(forms('it was 20 °C below freezing today', 'en')).toEqual(['20 °C below freezing'])
  })
})

describe('a unit alone', () => {
  const leads =
    'na za po do dobu přes asi zhruba přibližně cca kolem okolo alespoň aspoň minimálně maximálně nejméně nejvýše nejdéle během než ' +
    'až trvá trvala trvalo inkubujte nechte nechat inkubovat vyčkejte počkejte čekejte celou'
  const weeks = (text: string) =>
    parseQuantities(text, 'cs').filter(
      ({ meaning }) => meaning.kind === 'measure' && meaning.unit.code === 'wk',
    )
  test.each(leads.split(' '))('is one behind „%s“', (word) => {
    expect(weeks(`vzorek ${word} týden v lednici`)).toHaveLength(1)
  })
  test.each('ten tento v ve minulý příští každý svůj jeden-druhý o a nebo pracovní dní mít náš'.split(' '))(
    'is none behind „%s“',
    (word) => {
      expect(weeks(`vzorek ${word} týden v lednici`)).toEqual([])
    },
  )
  test.each('každou tu tuto poslední první druhou další danou jakoukoli stejnou'.split(' '))(
    'no hour is said by „%s hodinu“',
    (word) => {
      expect(findFact({ value: '1 h' }, `vzorek ${word} hodinu v lednici`).found).toBe(false)
    },
  )
  test.each('každý každé tento'.split(' '))('no week is said by „%s týden“', (word) => {
    expect(findFact({ value: '1 týden' }, `vzorek ${word} týden v lednici`).found).toBe(false)
  })

  decideRows([
    [
      '1 h',
      [
        'inkubujte vzorek hodinu',
        'po dobu hodiny',
        'vzorek stál hodinu.',
        'hodina',
        'hodinu',
        'přibližte za hodinu',
        '60 minut',
      ],
      [
        'hodina je dlouhá',
        'trvá hodiny',
        'na hodiny',
        'celé hodiny',
        'hodiny',
        'do hodiny',
        'v hodině',
        'hodinu 3',
        'na hodinu 30 minut',
        'půl hodiny',
      ],
    ],
    ['≤ 1 h', ['do hodiny', 'nejvýše hodinu', 'maximálně hodinu'], ['do hodin', 'hodinu']],
    ['1 min', ['po dobu minuty', 'vzorek míchejte minutu'], ['minuty', 'trvá minuty', 'tři minuty']],
    ['1 s', ['míchejte vteřinu', 'míchejte sekundu'], ['vteřiny']],
    ['≤ 1 měsíc', ['do měsíce', 'nejdéle měsíc'], ['měsíce', 'do měsíců']],
    ['1 měsíc', ['za měsíc', 'po dobu měsíce', 'měsíc'], ['trvá měsíce', 'měsíce', 'v měsíci', 'na měsíc 5']],
    [
      '1 týden',
      ['za týden', 'týden', 'na týden', 'po týdnu', '7 dní'],
      ['v týdnu', 'týdnu práce', 'na týden 3', 'ten týden', 'druhý týden'],
    ],
    ['1 rok', ['za rok', 'rok', 'po roce', '12 měsíců'], ['v roku', 'na rok 2026', 'ten rok']],
    ['1 den', ['za den', 'den', '24 hodin'], ['na den', 'po den', 'ten den', 'během den']],
    ['> 1 den', ['více než den', 'déle než den'], ['den']],
    ['1 l', ['litr', 'za litr'], ['litr vody byl']],
    ['asi 1 h', ['kolem hodiny', 'okolo hodiny', 'asi hodinu'], ['hodiny', 'během hodiny']],
  ])
  decideRows(
    [
      ['1 h', ['for an hour', 'an hour', 'wait a hour', '60 min'], ['the hour', 'hour', 'a h', 'this hour']],
      ['1 week', ['for a week', 'a week'], ['a wk', 'this week']],
      ['1 month', ['for a month'], ['this month', 'a mo']],
      ['1 year', ['for a year'], ['that year']],
      ['1 s', ['one second', '1 s'], ['a second sample', 'a second', 'a s']],
      ['1 l', ['one litre'], ['a litre', 'an l']],
      ['90 min', ['an hour and a half'], ['an hour and the half', 'an hour or a half']],
    ],
    'en',
  )
})

describe('an adjective of a unit alone', () => {
  const lasting =
    'inkubace inkubací kultivace doba dobu doby době lhůta lhůtu prodleva přestávka přestávku pauza pausa interval odstup expozice stání temperace ' +
    'temperování čekání záruka záruku archivace archivování uchovávání mytí oplach fixace dezinfekce sterilizace'
  decideRows([
    [
      '1 h',
      each(lasting, (noun) => `hodinová ${noun}`),
      each('sazba ručička kontrola platba mzda dobrá prohlídka směna pozice', (noun) => `hodinová ${noun}`),
    ],
    [
      '1 rok',
      ['roční záruka', 'roční archivace', 'po roční záruce'],
      ['roční záznam', 'roční zpráva', 'záruka roční'],
    ],
    ['1 měsíc', ['měsíční lhůta'], ['měsíční přehled']],
    ['1 min', ['minutová pauza', 'minutové stání'], ['minutová ručička']],
    ['1 %', ['jednoprocentní dezinfekce'], ['procentní dezinfekce', 'procentní doba']],
    ['1 l', ['jednolitrová lahev'], ['litrová inkubace', 'litrový oplach']],
  ])
  test('is implied', () => {
    expect(parseQuantities('hodinová inkubace vzorku', 'cs')).toMatchObject([
      { form: 'hodinová', implied: true },
    ])
  })
})

describe('a word that starts a value', () => {
  test.each([
    ['dvacet minut', 'cs', 'dvacet minut'],
    ['půl hodiny', 'cs', 'půl hodiny'],
    ['polovina hodiny', 'cs', 'polovina hodiny'],
    ['za hodinu', 'cs', 'hodinu'],
    ['hodinová inkubace', 'cs', 'hodinová'],
    ['minus pět stupňů', 'cs', 'minus pět stupňů'],
    ['mínus pět stupňů', 'cs', 'mínus pět stupňů'],
    ['březen 2026', 'cs', 'březen 2026'],
    ['třetí den', 'cs', 'třetí den'],
    ['denně dvakrát', 'cs', 'denně dvakrát'],
    ['dvakrát denně', 'cs', 'dvakrát denně'],
    ['pětinásobný', 'cs', 'pětinásobný'],
    ['desetiminutový', 'cs', 'desetiminutový'],
    ['každých 8 hodin', 'cs', 'každých 8 hodin'],
    ['co 8 hodin', 'cs', 'co 8 hodin'],
    ['ob týden', 'cs', 'ob týden'],
    ['o půlnoci', 'cs', 'půlnoci'],
    ['v poledne', 'cs', 'poledne'],
    ['plus minus 5 %', 'cs', 'plus minus 5 %'],
    ['an hour', 'en', 'an hour'],
    ['a week', 'en', 'a week'],
    ['every 8 hours', 'en', 'every 8 hours'],
    ['each day', 'en', 'each day'],
    ['at noon', 'en', 'noon'],
    ['at midnight', 'en', 'midnight'],
    ['negative five degrees Celsius', 'en', 'negative five degrees Celsius'],
    ['March 2026', 'en', 'March 2026'],
    ['third day', 'en', 'third day'],
    ['twice daily', 'en', 'twice daily'],
    ['fivefold', 'en', 'fivefold'],
    ['half an hour', 'en', 'half an hour'],
  ] as const)('%s', (text, language, form) => {
    const [first, ...others] = parseQuantities(`xyz ${text}`, language)
    expect(others).toEqual([])
    expect(first?.form.endsWith(form)).toBe(true)
  })
  test.each(['+/-', '+-', '+/–', '+–', '+/−', '+−', '±'])('%s starts a tolerance', (sign) => {
    expect(parseQuantities(`odchylka ${sign}5 %`, 'cs')).toMatchObject([
      { meaning: { amount: { is: 'tolerance' } }, form: `${sign}5 %` },
    ])
  })
  test.each(['+', '/-', '-/', '*-', '+*'])('%s starts none', (sign) => {
    for (const { meaning } of parseQuantities(`odchylka ${sign}5 %`, 'cs'))
      expect(meaning).not.toMatchObject({ amount: { is: 'tolerance' } })
  })
})

describe('a beginning and an end', () => {
  decideRows([
    [
      '8:00–16:00',
      ['od 8 do 16 hodin', 'od 8:00 do 16:00'],
      ['od 8 do 16 dní', 'od 8 do 16 minut', 'od 8 do 16 vzorků'],
    ],
    ['8 až 25 h', ['od 8 do 25 hodin'], ['od 8 do 24 hodin']],
    [
      '14:10',
      ['od 14:10 do 15:00', 'od 14:10', 'v 14:10'],
      ['14:10–15:00', 'do 14:10', 'od 14:00 do 15:00', 'asi od 14:10'],
    ],
    ['15:00', ['od 14:10 do 15:00'], ['14:10–15:00', 'do 15:00', 'od 14:10']],
    [
      '2. 3. 2026',
      ['od 2. 3. 2026', 'od 2. 3. 2026 do 5. 3. 2026'],
      ['2. 3. 2026 – 5. 3. 2026', 'do 2. 3. 2026'],
    ],
    [
      '5. 3. 2026',
      ['od 2. 3. 2026 do 5. 3. 2026'],
      ['2. 3. 2026 – 5. 3. 2026', 'do 5. 3. 2026', 'od 2. 3. 2026'],
    ],
    [
      '± 5 %',
      ['odchylka do ±5 %', 'odchylka ±5 %', 'odchylka nejvýše ±5 %'],
      ['odchylka do 5 %', 'odchylka nad ±5 %', 'odchylka ±15 %'],
    ],
    ['5 ± 1 %', ['odchylka 5 ± 1 %'], ['odchylka do 5 ± 1 %']],
    ['2–8 °C', ['od 2 do 8 °C', 'alespoň 2 a nejvýše 8 °C'], ['od 2 °C']],
  ])
  decideRows(
    [
      [
        '2 March 2026',
        ['since 2 March 2026', 'from 2 March 2026', 'from 2 March 2026 to 5 March 2026'],
        ['until 2 March 2026', 'before 2 March 2026'],
      ],
      ['14:10', ['since 14:10', 'from 14:10 to 15:00'], ['until 14:10']],
    ],
    'en',
  )
  test('says what stands there too', () => {
    const [quantity] = parseQuantities('od 14:10 do 15:00', 'cs')
    expect(quantity!.parts).toMatchObject([
      { comparator: '=', meaning: { kind: 'clock' }, form: 'od 14:10 do 15:00' },
      { comparator: '=', meaning: { kind: 'clock' }, form: 'od 14:10 do 15:00' },
    ])
    for (const part of quantity!.parts!) expect(part.meaning).not.toHaveProperty('to')
    expect(parseQuantities('14:10 až 15:00', 'cs')[0]).not.toHaveProperty('parts')
    expect(parseQuantities('od 8 do 16 hodin', 'cs')[0]!.parts).toMatchObject([
      { meaning: { kind: 'clock', from: [28800], to: [57600] } },
    ])
    expect(parseQuantities('od 0 do 24 hodin', 'cs')[0]!.parts).toMatchObject([
      { meaning: { kind: 'clock', from: [0], to: [86400] } },
    ])
    expect(parseQuantities('od 8 do 25 hodin', 'cs')[0]).not.toHaveProperty('parts')
    expect(parseQuantities('od 8,5 do 16 hodin', 'cs')[0]).not.toHaveProperty('parts')
    expect(parseQuantities('od -1 do 16 hodin', 'cs')[0]).not.toHaveProperty('parts')
    expect(parseQuantities('od 8 do 16 minut', 'cs')[0]).not.toHaveProperty('parts')
  })
})

describe('one value after the other', () => {
  test('each is read once, in order', () => {
    expect(forms('30 min, 5 ml; 37 °C/30 min (2–8 °C) 3× denně po 5 ml')).toEqual([
      '30 min',
      '5 ml',
      '37 °C',
      '30 min',
      '2–8 °C',
      '3× denně',
      '5 ml',
    ])
    expect(forms('3 vzorky za 30 minut')).toEqual(['3 vzorky', '30 minut'])
    expect(forms('7.5.1 a 30 minut, 12-34-56, 5 ml')).toEqual(['30 minut', '5 ml'])
    expect(forms('30 minut nebo více, potom 5 ml')).toEqual(['30 minut nebo více', '5 ml'])
    expect(forms('30 minut, nejvýše 5 ml')).toEqual(['30 minut', 'nejvýše 5 ml'])
  })
})

describe('plain words', () => {
  decideRows([
    [
      'sterilní voda',
      [
        'Sterilní  voda',
        'sterilní\u00A0voda',
        'sterilní\nvoda',
        'sterilní \t voda',
        '„sterilní voda“',
        'sterilní voda.',
        '(sterilní voda)',
        'STERILNÍ VODA',
      ],
      [
        'sterilnívoda',
        'sterilní, voda',
        'sterilní vodač',
        'xsterilní voda',
        'sterilní voda2',
        '2sterilní voda',
        'sterilní voda\u0301',
      ],
    ],
    [
      'plášť "A"',
      each('" „ “ ” ‟ « » ‚ ‘ ’ ‛ \' `', (mark) => `plášť ${mark}A${mark}`),
      ['plášť A', 'plášť (A)', 'plášť *A*'],
    ],
    ['plášť „A“', ['plášť "A"', 'plášť »A«', 'plášť „A“'], ['plášť A']],
    [
      'stan-dard',
      each('- ‐ ‑ ‒ – — ― −', (dash) => `stan${dash}dard`),
      ['stan dard', 'standard', 'stan_dard', 'stan/dard', 'stan~dard'],
    ],
    [
      'škála',
      ['s\u030Ckála', 'Ška\u0301la', 'S\u030CKA\u0301LA', 'ŠKÁLA'],
      ['skála', 'ška\u0301la\u0301', 'ška\u030Cla'],
    ],
    ['s\u030Ckála', ['škála', 's\u030Ckála'], ['skála']],
    ['μm filtr', ['µm filtr', 'μm filtr'], ['mm filtr']],
    ['odpor Ω', ['odpor \u2126', 'odpor ω'], ['odpor O']],
    ['stupnice K', ['stupnice \u212A', 'stupnice k'], ['stupnice C']],
    ['Å měřítko', ['\u212B měřítko', 'A\u030A měřítko', 'å měřítko'], ['A měřítko']],
    ['ISTANBUL', ['\u0130stanbul', 'Istanbul'], ['Ostanbul']],
    [
      'SOP-021',
      ['podle SOP-021.', 'SOP-021, bod', 'SOP-021: postup', 'SOP-021/ '],
      [
        'SOP-021-A',
        'SOP-021_A',
        'SOP-021@A',
        'SOP-021/2',
        'SOP-021/A',
        'A-SOP-021',
        'A_SOP-021',
        '@SOP-021',
        '#SOP-021',
        'SOP-021.5',
        'SOP-021,5',
        'SOP-0211',
        'SOP-021:14',
      ],
    ],
    [
      'bod 14',
      ['bod 14', 'bod 14:2022', 'bod 14:1999', 'bod 14: 10', 'bod 14.', 'bod 14. 5', 'bod 14, 5', 'bod 14.a'],
      [
        'bod 14:10',
        'bod 14:20222',
        'bod 14:1822',
        'bod 14:2122',
        'bod 14.5',
        'bod 14,5',
        'bod 14/5',
        'bod 14-5',
        'bod 14a',
      ],
    ],
    [
      'bod A',
      ['bod A', 'bod A:5', 'bod A.5', 'bod A,5', 'bod A/5', 'bod A/B', 'bod a'],
      ['bod A-5', 'bod A_5', 'bod A5', 'bod AB'],
    ],
    [
      '7.5.1',
      ['bod 7.5.1', '(7.5.1)', 'bod 7.5.1 a', '- 7.5.1', ', 7.5.1', '/7.5.1', '. 7.5.1', ':7.5.1', ' -7.5.1'],
      [
        'a-7.5.1',
        'a_7.5.1',
        '7.5.1.2',
        '3.7.5.1',
        '3/7.5.1',
        '3,7.5.1',
        '3:7.5.1',
        'a.7.5.1',
        'a/7.5.1',
        '#7.5.1',
        '@7.5.1',
        'a@7.5.1',
        'a7.5.1',
        '77.5.1',
      ],
    ],
    [
      'EDTA',
      ['s EDTA', 'K2 EDTA', 'a.EDTA', 'a,EDTA', 'a/EDTA', 'a:EDTA', '-EDTA', '_EDTA_'],
      [
        'a-EDTA',
        'a_EDTA',
        '1-EDTA',
        '@EDTA',
        '#EDTA',
        'a@EDTA',
        'EDTA-K3',
        'EDTA_K3',
        'EDTA@k',
        'EDTAx',
        'EDTA\u0301',
      ],
    ],
    ['(a)', ['bod (a) dále', 'x(a)y'], ['bod (b)', 'bod a']],
    ['-A-', ['x-A-y'], ['x-B-y']],
  ])

  const spanOf = (value: string, text: string) => {
    const found = findFact({ value }, text)
    return found.found ? found.as : undefined
  }
  test.each([
    ['sterilní voda', 'tu je  STERILNÍ   voda  dnes', 'STERILNÍ   voda'],
    ['škála', 'dvě  s\u030Cka\u0301la zde', 's\u030Cka\u0301la'],
    ['škál', 'dvě  s\u030Cka\u0301l zde', 's\u030Cka\u0301l'],
    ['voda', 'ste\u00ADril\u00ADní \u00AD vo\u00AD\u00ADda\u00AD dnes', 'vo\u00AD\u00ADda'],
    ['ISTANBUL', '\u0130\u0130 \u0130stanbul \u0130', '\u0130stanbul'],
    ['novou', 'ta\u030A ta\u030A  \u00ADnovou\u0301 novou \u00AD', 'novou'],
    [
      'laboratorní řád č. 5',
      'x\u00AD\u00AD  „laborator\u00ADní  r\u030Ca\u0301d č.\n5“',
      'laborator\u00ADní  r\u030Ca\u0301d č.\n5',
    ],
  ])('%s in %j stands as %j', (value, text, form) => {
    expect(spanOf(value, text)).toBe(form)
  })
  test('of marks alone are nowhere', () => {
    expect(findFact({ value: '–' }, 'a – b').found).toBe(false)
    expect(findFact({ value: '…' }, 'a … b').found).toBe(false)
    expect(findFact({ value: '' }, '').found).toBe(false)
  })
})
