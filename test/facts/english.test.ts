import { describe, expect, test } from 'vitest'
import { findFact } from '../../src/facts/index.ts'
import { each, listed, said, saidEach } from './said.ts'

/** A group of texts with what each says, in the terms of `said`. */
const reads = (name: string, answers: Record<string, string>) =>
  test(name, () => expect(saidEach(Object.keys(answers), 'en')).toEqual(answers))

const phrases = (list: string) => list.split(',').map((phrase) => phrase.trim())

describe('numbers', () => {
  const small = listed(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  )
  const tens = listed('twenty thirty forty fifty sixty seventy eighty ninety')

  test('of one word', () => {
    for (const [value, word] of small.entries()) expect(said(`${word} ml`, 'en')).toEqual([`${value} mL`])
    for (const [index, word] of tens.entries())
      expect(said(`${word} ml`, 'en')).toEqual([`${20 + 10 * index} mL`])
  })

  test('below a hundred', () => {
    const answers = Object.fromEntries(
      tens.flatMap((ten, index) =>
        small
          .slice(1, 10)
          .flatMap((digit, at) =>
            ['-', ' '].map((joint) => [`${ten}${joint}${digit} ml`, `${20 + 10 * index + at + 1} mL`]),
          ),
      ),
    )
    expect(saidEach(Object.keys(answers), 'en')).toEqual(answers)
  })

  test('of no more than their parts', () => {
    const texts = listed('teen fiveteen twoty threety fiften tenty').map((word) => `${word} ml`)
    expect(saidEach(texts, 'en')).toEqual(each(texts, ''))
  })

  reads('large and odd', {
    'nought ml': '0 mL',
    'nought point five ml': '1/2 mL',
    'fourty ml': '40 mL',
    'fourty-two ml': '42 mL',
    'two dozen ml': '24 mL',
    'a dozen ml': '12 mL',
    'one hundred ml': '100 mL',
    'a hundred ml': '100 mL',
    'two hundred ml': '200 mL',
    'two hundred and five ml': '205 mL',
    'three thousand ml': '3000 mL',
    'three thousand two hundred and ten ml': '3210 mL',
    'twelve hundred ml': '1200 mL',
    'twenty ten ml': '20, 10 mL',
    'two million ml': '2000000 mL',
    'two billion ml': '2000000000 mL',
    'two trillion ml': '2000000000000 mL',
    'two million three thousand ml': '2003000 mL',
    'zero point zero five ml': '1/20 mL',
    'two point five ml': '5/2 mL',
    'minus five °C': '-5 Cel',
    'negative five °C': '-5 Cel',
    'positive five °C': '5 Cel',
    'one of the tubes': '',
    'no one': '',
    'two tubes': '2 (tubes)',
    'one tube': '1 (tube)',
  })

  test('parts', () => {
    const parts = phrases(
      'half halves,third thirds,quarter quarters,fifth fifths,sixth sixths,seventh sevenths,eighth eighths,ninth ninths,tenth tenths',
    ).map(listed)
    const answers = Object.fromEntries(
      parts.flatMap(([one, several], index) => [
        [`one ${one} of a litre`, `1/${index + 2} L`],
        [`five ${several} of a litre`, index === 3 ? '1 L' : index === 8 ? '1/2 L' : `5/${index + 2} L`],
      ]),
    )
    expect(saidEach(Object.keys(answers), 'en')).toEqual(answers)
  })
  reads('hundredths', {
    'one hundredth of a litre': '1/100 L',
    'three hundredths of a litre': '3/100 L',
    'half a litre': '1/2 L',
    'a third of a litre': '1/3 L',
    'three quarters of a litre': '3/4 L',
  })

  test('ordinals', () => {
    const ordinals = listed(
      'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
    )
    const ofTens = listed('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth')
    const answers = Object.fromEntries([
      ...ordinals.slice(1).map((word, index) => [`the ${word} sample`, `${index + 1}. (sample)`]),
      ...ofTens.map((word, index) => [`the ${word} sample`, `${20 + 10 * index}. (sample)`]),
    ])
    expect(saidEach(Object.keys(answers), 'en')).toEqual(answers)
  })

  reads('times and folds', {
    once: '1×',
    twice: '2×',
    thrice: '3×',
    'five times': '5×',
    'a fivefold dilution': '5-fold',
    'a tenfold dilution': '10-fold',
    'a twentyfold dilution': '20-fold',
    'a hundredfold dilution': '100-fold',
    'a manifold': '',
    'a fold': '',
    'blindfold five': '5',
    'a scaffold': '',
  })
})

describe('months and periods', () => {
  test('every name of a month', () => {
    const months = phrases(
      'january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,september sep sept,october oct,november nov,december dec',
    )
    const answers = Object.fromEntries(
      months.flatMap((names, index) =>
        listed(names).map((name) => [`2 ${name} 2026`, `2026-${index + 1}-2`]),
      ),
    )
    expect(saidEach(Object.keys(answers), 'en')).toEqual(answers)
  })

  reads('every period', {
    'twice daily': '2× in 1 d',
    'twice weekly': '2× in 1 wk',
    'twice fortnightly': '2× in 2 wk',
    'twice monthly': '2× in 1 mo',
    'twice quarterly': '2× in 3 mo',
    'twice yearly': '2× in 1 a',
    'twice annually': '2× in 1 a',
    'twice hourly': '2× in 1 h',
    'twice nightly': '2×',
    'checked daily': '1× in 1 d',
    'checked hourly': '1× in 1 h',
    '10 ml daily': '10 mL/d',
    '10 ml weekly': '10 mL/wk',
    '10 ml quarterly': '10 mL',
  })
})

const more = listed('more greater longer higher older later larger warmer hotter')
const less = listed('less fewer shorter lower younger earlier smaller colder cooler')

describe('bounds before a value', () => {
  const bounds: readonly (readonly [string, readonly string[]])[] = [
    [
      '≤',
      [
        ...phrases(
          'at most,up to,up to and including,maximum,maximum of,max,max of,not to exceed,no more than',
        ),
        ...more.flatMap((word) => [`no ${word} than`, `not ${word} than`]),
        ...less.flatMap((word) => [`${word} than or equal to`, `equal to or ${word} than`]),
        ...phrases('within,not exceeding,at or below,at or under,below or equal to'),
      ],
    ],
    [
      '≥',
      [
        ...phrases(
          'at least,at the least,at the very least,minimum,minimum of,min,min of,no less than,no sooner than',
        ),
        ...less.flatMap((word) => [`no ${word} than`, `not ${word} than`]),
        ...more.flatMap((word) => [`${word} than or equal to`, `equal to or ${word} than`]),
        ...phrases('at or above,at or over,above or equal to'),
      ],
    ],
    [
      '>',
      [
        ...more.map((word) => `${word} than`),
        ...phrases('over,above,exceeding,exceed,exceeds,exceeded,beyond,in excess of'),
      ],
    ],
    ['<', [...less.map((word) => `${word} than`), ...phrases('under,below')]],
    ['≈', phrases('about,approximately,around,circa,ca,approx,roughly,nearly,almost,some')],
    ['≠', ['not']],
  ]
  test.each(bounds)('%s', (comparator, list) => {
    const texts = [...new Set(list)].map((phrase) => `It is ${phrase} 5 ml`)
    expect(saidEach(texts, 'en')).toEqual(each(texts, `${comparator}5 mL`))
  })

  test('some may be parted from it', () => {
    const ofSome = (list: readonly string[]) =>
      list.flatMap((phrase) => ['for', 'a total of', 'a volume of'].map((words) => `${phrase} ${words} 5 ml`))
    const most = ofSome([...phrases('at most,up to,not to exceed'), ...more.map((word) => `no ${word} than`)])
    expect(saidEach(most, 'en')).toEqual(each(most, '≤5 mL'))
    const least = ofSome([...phrases('at least'), ...less.map((word) => `not ${word} than`)])
    expect(saidEach(least, 'en')).toEqual(each(least, '≥5 mL'))
    const above = ofSome(more.map((word) => `${word} than`))
    expect(saidEach(above, 'en')).toEqual(each(above, '>5 mL'))
    const about = ofSome(phrases('about,approximately,around,roughly,nearly,almost'))
    expect(saidEach(about, 'en')).toEqual(each(about, '≈5 mL'))
  })

  test('by each of these words', () => {
    const texts = listed('for a an of the total period time duration in volume temperature').map(
      (word) => `at most ${word} 5 ml`,
    )
    expect(saidEach(texts, 'en')).toEqual(each(texts, '≤5 mL'))
    const others = listed('and with sample tube pressure').map((word) => `at most ${word} 5 ml`)
    expect(saidEach(others, 'en')).toEqual(each(others, '5 mL'))
  })

  test('a negation turns some of them round', () => {
    const negations = phrases('must not be,must never be,cannot be,no tube is,nor is it,it mustn’t be')
    const above = negations.flatMap((no) =>
      listed('over above exceeding beyond').map((word) => `${no} ${word} 5 ml`),
    )
    expect(saidEach(above, 'en')).toEqual(each(above, '≤5 mL'))
    const below = negations.flatMap((no) => listed('under below').map((word) => `${no} ${word} 5 ml`))
    expect(saidEach(below, 'en')).toEqual(each(below, '≥5 mL'))
  })

  reads('a negation of these verbs and comparisons', {
    'must not exceed 5 ml': '≤5 mL',
    'never exceeds 5 ml': '≤5 mL',
    'cannot be exceeded 5 ml': '≤5 mL',
    'must not be in excess of 5 ml': '≤5 mL',
    'must not be longer than 5 min': '≤5 min',
    'must not be shorter than 5 min': '≥5 min',
    'must always be above 5 ml': '>5 mL',
    'must notably be above 5 ml': '>5 mL',
    'not within 5 ml': '≤5 mL',
  })

  reads('of moments alone', {
    'after 2 March 2026': '>2026-3-2',
    'before 2 March 2026': '<2026-3-2',
    'by 2 March 2026': '≤2026-3-2',
    'until 2 March 2026': '≤2026-3-2',
    'till 2 March 2026': '≤2026-3-2',
    'from 2 March 2026': '≥2026-3-2',
    'since 2 March 2026': '≥2026-3-2',
    'on 2 March 2026': '2026-3-2',
    'after 5 ml': '5 mL',
    'before 5 ml': '5 mL',
    'by 5 ml': '5 mL',
    'until 5 ml': '5 mL',
    'till 5 ml': '5 mL',
    'from 5 ml': '5 mL',
    'since 5 ml': '5 mL',
  })

  reads('limits named by an adjective', {
    'The maximum incubation time is 5 min': '≤5 min',
    'The maximal incubation time is 5 min': '≤5 min',
    'The minimum incubation time is 5 min': '≥5 min',
    'The minimal incubation time is 5 min': '≥5 min',
    'The normal incubation time is 5 min': '5 min',
  })
})

describe('bounds behind a value', () => {
  const bounds: readonly (readonly [string, readonly string[]])[] = [
    [
      '≥',
      [
        ...[...more, 'above', 'over'].flatMap((word) => [`or ${word}`, `and ${word}`]),
        ...phrases('at least,at the least,at minimum,at a minimum,as a minimum,minimum'),
      ],
    ],
    [
      '≤',
      [
        ...[...less, 'below', 'under'].flatMap((word) => [`or ${word}`, `and ${word}`]),
        ...phrases('at most,at the most,at maximum,as a maximum,maximum,max'),
      ],
    ],
  ]
  test.each(bounds)('%s', (comparator, list) => {
    const texts = list.map((phrase) => `It is 5 ml ${phrase}`)
    expect(saidEach(texts, 'en')).toEqual(each(texts, `${comparator}5 mL`))
  })

  test('also apart', () => {
    const most = phrases('no longer,no more,no later,no higher,not longer,not more,not later,not higher')
    const least = phrases('no less,no lower,not less,not lower')
    const texts = (list: readonly string[]) => list.flatMap((phrase) => [`5 ml, ${phrase}`, `5 ml ${phrase}`])
    expect(saidEach(texts(most), 'en')).toEqual(each(texts(most), '≤5 mL'))
    expect(saidEach(texts(least), 'en')).toEqual(each(texts(least), '≥5 mL'))
    const no = [
      '5 ml, or more',
      '5 ml, at most',
      '5 ml, no further',
      '5 ml, not again',
      '5 ml or so',
      '5 ml at hand',
    ]
    expect(saidEach(no, 'en')).toEqual(each(no, '5 mL'))
  })
})

describe('words around a number', () => {
  test('that make it a name', () => {
    const names = listed(
      'section sections chapter clause clauses step steps page pages table figure fig version ver rev revision lot batch no number nr id code level type class room tel phone iso en iec clsi sop appendix annex item form model port channel phase year edition',
    )
    const texts = names.flatMap((name) => [`see ${name} 5`, `see ${name}: 5`])
    expect(saidEach(texts, 'en')).toEqual(each(texts, ''))
    const others = listed('sample tubes exactly result sectional stepwise paged').map(
      (word) => `see ${word} 5`,
    )
    expect(saidEach(others, 'en')).toEqual(each(others, '5'))
  })

  test('that end what it counts', () => {
    const ending = listed(
      'a an and or but the of in on at to for from by with without into onto as is are was were be been has have had must can could should would will shall it its this that these those which who whom per each every then than if when while until after before over under above below about not no so also only',
    )
    const texts = ending.map((word) => `all 5 ${word} tubes`)
    expect(saidEach(texts, 'en')).toEqual(each(texts, '5'))
    for (const word of listed('wholes asset wit'))
      expect(said(`all 5 ${word}`, 'en')).toEqual([`5 (${word})`])
  })

  test('periods end it, too', () => {
    for (const word of listed('daily weekly monthly yearly hourly'))
      expect(said(`5 tests ${word} tubes`, 'en')[0]).toMatch(/^5 \(tests\)/)
  })

  reads('nouns before a noun', {
    '3 control samples': '3 (control) (samples)',
    '3 glass tubes': '3 (glass) (tubes)',
    '3 status reports': '3 (status) (reports)',
    '3 analysis runs': '3 (analysis) (runs)',
    '3 samples tested': '3 (samples)',
    '3 sample': '3 (sample)',
    '3 control of samples': '3 (control)',
    '3 plastic control sample tubes left': '3 (plastic) (control) (sample) (tubes)',
  })

  test('one noun in both of its numbers', () => {
    const pairs = phrases(
      'sample samples,body bodies,box boxes,class classes,dish dishes,branch branches,buzz buzzes,tube tubes,virus viruses,case cases,cell cells,day days,rack racks,assay assays,study studies,phase phases,bus buses,bay bays,kit kits,run runs,dose doses,gas gases',
    ).map(listed)
    for (const [one, several] of pairs) {
      expect([several, findFact({ value: `3 ${one}` }, `3 ${several}`, 'en').found]).toEqual([several, true])
      expect([one, findFact({ value: `3 ${several}` }, `3 ${one}`, 'en').found]).toEqual([one, true])
    }
    const others = phrases(
      'gas ga,glass glas,analysis analysi,virus viru,sample sampler,bus bu,tube tubed',
    ).map(listed)
    for (const [one, other] of others)
      expect([one, findFact({ value: `3 ${one}` }, `3 ${other}`, 'en').found]).toEqual([one, false])
  })
})
