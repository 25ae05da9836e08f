import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFact, parseQuantities, readText } from '../../src/facts/index.ts'
import { holds } from './holds.ts'
import { type GrammaticalCase, spellCzech } from './spell-czech.ts'

const space = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009')
const grammaticalCase = fc.constantFrom<GrammaticalCase>(
  'nominative',
  'genitive',
  'dative',
  'locative',
  'instrumental',
)
const order = fc.constantFrom('direct' as const, 'inverted' as const)
const surroundings = fc.constantFrom(
  ['', ''],
  ['Inkubujte ', ' a pokračujte.'],
  ['(', ')'],
  ['| ', ' |'],
  ['Hodnota: ', ', dále'],
  ['**', '**'],
  ['pak ', '\nDalší řádek'],
)

/** Units with another sign and their word in each case. */
const units = [
  {
    sign: 'µl',
    same: ['ul', 'μL', 'µL'],
    words: ['mikrolitrů', 'mikrolitrů', 'mikrolitrům', 'mikrolitrech', 'mikrolitry'],
    smaller: ['nl', 1000],
  },
  {
    sign: 'ml',
    same: ['mL'],
    words: ['mililitrů', 'mililitrů', 'mililitrům', 'mililitrech', 'mililitry'],
    smaller: ['µl', 1000],
  },
  {
    sign: 'mg',
    same: [],
    words: ['miligramů', 'miligramů', 'miligramům', 'miligramech', 'miligramy'],
    smaller: ['µg', 1000],
  },
  {
    sign: 'min',
    same: ['min.'],
    words: ['minut', 'minut', 'minutám', 'minutách', 'minutami'],
    smaller: ['s', 60],
  },
  {
    sign: 'h',
    same: ['hod', 'hod.'],
    words: ['hodin', 'hodin', 'hodinám', 'hodinách', 'hodinami'],
    smaller: ['min', 60],
  },
  { sign: 'dní', same: ['dnů', 'd'], words: ['dnů', 'dnů', 'dnům', 'dnech', 'dny'], smaller: ['h', 24] },
  {
    sign: '%',
    same: [],
    words: ['procent', 'procent', 'procentům', 'procentech', 'procenty'],
    smaller: ['‰', 10],
  },
  {
    sign: '°C',
    same: ['℃', '˚C'],
    words: ['stupňů Celsia', 'stupňů Celsia', 'stupňům Celsia', 'stupních Celsia', 'stupni Celsia'],
  },
  {
    sign: 'ot/min',
    same: ['ot./min', 'rpm', 'otáček/min'],
    words: [
      'otáček za minutu',
      'otáček za minutu',
      'otáčkám za minutu',
      'otáčkách za minutu',
      'otáčkami za minutu',
    ],
  },
  { sign: '× g', same: ['x g', '×g', 'xg'], words: [] },
] as const
const unit = fc.constantFrom(...units)
const cases: readonly GrammaticalCase[] = ['nominative', 'genitive', 'dative', 'locative', 'instrumental']

const whole = fc.integer({ min: 2, max: 9999 })
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 }))
  .map(([a, b]) => `${a},${`${b}`.padStart(2, '0').replace(/0$/, '')}`)
const written = fc.oneof(whole.map(String), decimal)

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

const isFound = (value: string, text: string): boolean => findFact({ value }, text).found

describe('every form of a value is found', () => {
  test('its number with a comma or a point, grouped, with trailing zeros, glued to its unit or not', () =>
    holds(
      fc.property(
        written,
        unit,
        space,
        surroundings,
        fc.constantFrom('', ' '),
        fc.nat({ max: 2 }),
        (number, { sign, same }, gap, [before, after], glue, zeros) => {
          const [integer = '', fraction = ''] = number.split(',')
          const padded = fraction === '' ? '' : `,${fraction}${'0'.repeat(zeros)}`
          // `1.25 h` is a time of day.
          const point = sign === 'h' && fraction.length === 2 ? ',' : '.'
          const spellings = [number, number.replace(',', point), `${grouped(integer, gap)}${padded}`]
          for (const spelling of spellings) {
            for (const each of [sign, ...same]) {
              const text = `${before}${spelling}${glue || (each === 'd' || each === 'min.' ? ' ' : '')}${each}${after}`
              expect([text, isFound(`${number} ${sign}`, text)]).toEqual([text, true])
            }
          }
        },
      ),
    ))

  test('its number and its unit in words, in every case and order', () =>
    holds(
      fc.property(
        whole,
        unit,
        grammaticalCase,
        order,
        surroundings,
        (number, { sign, words }, inCase, inOrder, [before, after]) => {
          if (words.length === 0) return
          const spelled = spellCzech(number, inCase, inOrder)
          const text = `${before}${spelled} ${words[cases.indexOf(inCase)]}${after}`
          expect([text, isFound(`${number} ${sign}`, text)]).toEqual([text, true])
        },
      ),
    ))

  test('its number in a smaller unit', () =>
    holds(
      fc.property(whole, unit, (number, each) => {
        if (!('smaller' in each)) return
        const [sign, factor] = each.smaller
        expect(isFound(`${number} ${each.sign}`, `asi to: ${number * factor} ${sign}`)).toBe(true)
        expect(isFound(`${number} ${each.sign}`, `asi to: ${number * factor + 1} ${sign}`)).toBe(false)
      }),
    ))

  test('a range with any joint, and the tolerance that spans it', () =>
    holds(
      fc.property(
        fc.integer({ min: -40, max: 900 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('°C', 'ml', '%'),
        (middle, width, sign) => {
          const [low, high] = [middle - width, middle + width]
          const value = `${low} až ${high} ${sign}`
          const forms = [
            `od ${low} do ${high} ${sign}`,
            `mezi ${low} a ${high} ${sign}`,
            `${low} ${sign} až ${high} ${sign}`,
            `${middle} ± ${width} ${sign}`,
            `${middle} ${sign} ± ${width} ${sign}`,
            `(${middle} ± ${width}) ${sign}`,
          ]
          for (const form of [
            ...forms,
            ...(low >= 0 ? [`${low}–${high} ${sign}`, `${low} - ${high}${sign}`] : []),
          ])
            expect([form, isFound(value, form)]).toEqual([form, true])
          for (const end of [low, middle, high])
            expect(isFound(`${end} ${sign}`, `${low} až ${high} ${sign}`)).toBe(false)
          for (const end of [low, middle, high]) expect(isFound(value, `${end} ${sign}`)).toBe(false)
        },
      ),
    ))
})

describe('nothing else is found', () => {
  test('another number', () =>
    holds(
      fc.property(written, written, unit, surroundings, (number, other, { sign }, [before, after]) => {
        const [a, b] = [number, other].map((each) => Number(each.replace(',', '.')))
        if (a === b) return
        const text = `${before}${other} ${sign}${after}`
        expect([text, isFound(`${number} ${sign}`, text)]).toEqual([text, false])
      }),
    ))

  test('a number in words that is another number', () =>
    holds(
      fc.property(
        whole,
        whole,
        unit,
        grammaticalCase,
        order,
        (number, other, { sign, words }, inCase, inOrder) => {
          if (number === other || words.length === 0) return
          const text = `${spellCzech(other, inCase, inOrder)} ${words[cases.indexOf(inCase)]}`
          expect([text, isFound(`${number} ${sign}`, text)]).toEqual([text, false])
        },
      ),
    ))

  test('a digit more, less or changed', () =>
    holds(
      fc.property(
        fc.integer({ min: 10, max: 99_999 }),
        fc.nat(),
        fc.integer({ min: 0, max: 9 }),
        unit,
        (number, place, digit, { sign }) => {
          const digits = `${number}`
          const at = place % digits.length
          const changed = [
            digits.slice(0, at) + digits.slice(at + 1),
            digits.slice(0, at) + digit + digits.slice(at),
            digits.slice(0, at) + digit + digits.slice(at + 1),
            `${digits},${digit || 1}`,
            `-${digits}`,
          ]
          for (const other of changed.filter((each) => Number(each.replace(',', '.')) !== number)) {
            expect([other, isFound(`${digits} ${sign}`, `tj. ${other} ${sign}`)]).toEqual([other, false])
          }
        },
      ),
    ))

  test('another unit', () =>
    holds(
      fc.property(written, unit, unit, (number, { sign }, other) => {
        if (other.sign === sign) return
        for (const each of [other.sign, ...other.same])
          expect([each, isFound(`${number} ${sign}`, `${number} ${each}`)]).toEqual([each, false])
      }),
    ))

  test('another bound, or none', () => {
    const bounds = [
      ['', 'rovných '],
      ['≤ ', 'nejvýše ', 'maximálně ', 'max. ', 'ne více než '],
      ['≥ ', 'nejméně ', 'alespoň ', 'minimálně ', 'ne méně než '],
      ['< ', 'méně než ', 'pod '],
      ['> ', 'více než ', 'nad ', 'přes '],
      ['asi ', 'přibližně ', 'cca ', 'zhruba ', '~ '],
    ]
    holds(
      fc.property(
        written,
        unit,
        fc.nat({ max: 5 }),
        fc.nat({ max: 5 }),
        fc.nat(),
        fc.nat(),
        (number, { sign }, first, second, one, other) => {
          const value = `${bounds[first]![one % bounds[first]!.length]}${number} ${sign}`.replace(
            /^rovných /,
            '',
          )
          const text = `zde ${bounds[second]![other % bounds[second]!.length]}${number} ${sign}`
          expect([value, text, isFound(value, text)]).toEqual([value, text, first === second])
        },
      ),
    )
  })

  test('digits inside a code, a clause, a version or a lot', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 9999 }), (number) => {
        const codes = [
          `SOP-${number}`,
          `QC-${number}/A`,
          `LOT ${number}`,
          `šarže ${number}`,
          `verze ${number}`,
          `kap. ${number}`,
          `čl. ${number}`,
          `7.${number}.1`,
          `B${number}`,
          `${number}B7`,
          `X_${number}`,
          `č. ${number}`,
          `bod ${number}`,
          `v${number}`,
        ]
        for (const code of codes) expect([code, parseQuantities(code, 'cs')]).toEqual([code, []])
      }),
    ))
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'do',
      'od',
      'až',
      'mezi',
      'a',
      'půl',
      'čtvrt',
      'na',
      'pět',
      'dvacet',
      'sto',
      'tisíc',
      'celých',
      'hodiny',
      'minut',
      '°C',
      '%',
      '±',
      '+/-',
      '×',
      'g',
      '10',
      '⁹',
      '^',
      '/',
      'l',
      'ml',
      '-',
      '–',
      '.',
      ',',
      ':',
      '½',
      '(',
      ')',
      '|',
      '\n',
      '\t',
      '2. 3. 2026',
      '14:10',
      'jednou',
      'za',
      'denně',
      'každých',
      'nejvýše',
      'nesmí',
      'překročit',
      'pH',
      'SOP-021',
      '<b>',
      '</b>',
      '&nbsp;',
      '**',
      'ku',
      'krát',
      '1',
      '5',
      '500',
      '000',
      '1.500',
      '\u00AD',
      '\uD800',
      '\uDC00',
      '\u0301',
      'e',
      'ot',
      'min',
      'března',
    ),
    fc.string({ maxLength: 4, unit: 'binary' }),
    fc.nat({ max: 10_000 }).map(String),
  )
  const anyText = fc
    .array(fc.tuple(piece, fc.constantFrom('', ' ', ' ', '\u00A0')), { maxLength: 40 })
    .map((pieces) => pieces.flat().join(''))

  test('is parsed without an error; offsets slice to the form, in order', () =>
    holds(
      fc.property(anyText, fc.constantFrom('cs' as const, 'en' as const), (text, language) => {
        let last = 0
        for (const { start, end, form } of parseQuantities(text, language)) {
          expect(text.slice(start, end)).toBe(form)
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = start
        }
      }),
    ))

  test('holds each of its own quantities', () =>
    holds(
      fc.property(anyText, (text) => {
        const read = readText(text, 'cs')
        for (const { start, end } of read.quantities) {
          const value = text.slice(start, end)
          const alone = parseQuantities(value, 'cs')
          // Read alone, a form may lose what told its meaning; then it is no fact that a table would hold.
          if (alone.length !== 1 || alone[0]!.form !== value) continue
          expect(() => findFact({ value, near: ['x'] }, read)).not.toThrow()
        }
      }),
    ))

  test('a value is found in itself', () =>
    holds(
      fc.property(anyText, (value) => {
        if (!/[\p{L}\p{N}]/u.test(value)) return
        expect(() => findFact({ value }, value)).not.toThrow()
      }),
    ))
})
