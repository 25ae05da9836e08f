import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, type Location, locate, locateAll, type Span } from '../../src/quote/index.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 500)

/** Words with which neither a list, a date nor a page line can be read, so that what is expected of a run is plain. */
const words = [
  'vzorek',
  'séra',
  'neuvolňujte',
  'výsledky',
  'kontrola',
  'přístroj',
  'nejdéle',
  'žádný',
  'laboratoř',
  'a',
  'v',
  'Kč',
  'příliš',
  'žluťoučký',
  'kůň',
  'úpěl',
  'ďábelské',
  'ódy',
  'the',
  'analyser',
  'must',
  'not',
  'be',
  "don't",
  'reagent',
  'QC',
  'Ångström',
] // prettier-ignore
const values = [
  '6,8 mmol/l',
  '−25 °C',
  '2–8',
  '14:10',
  '3 000',
  '±5',
  '<5',
  '≤ 30',
  '50 µl',
  'QC-2291',
  '12.5',
  '10⁹',
  'F-12',
  '3×',
  '1:20',
]

const word = fc.constantFrom(...words)
const token = fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom(...values) })
const mark = fc.constantFrom('', '', '', '', ',', ';', ':', '.')

/** A run of words with what stands before and after it. Its edges are words, so that it cuts nothing. */
const passage = fc
  .record({
    before: fc.array(fc.tuple(token, mark), { maxLength: 12 }),
    run: fc.tuple(word, fc.array(fc.tuple(token, mark), { maxLength: 8 }), word),
    after: fc.array(fc.tuple(token, mark), { maxLength: 12 }),
  })
  .map(({ before, run: [first, middle, last], after }) => {
    const text = (parts: readonly (readonly [string, string])[]) =>
      parts.map(([each, sign]) => each + sign).join(' ')
    return {
      before: before.length > 0 ? `${text(before)} ` : '',
      run: [first, text(middle), last].filter(Boolean).join(' '),
      after: after.length > 0 ? ` ${text(after)}` : '',
    }
  })

const insideWords = (text: string, sign: string, every: number): string => {
  let count = 0
  return text.replace(/(?<=\p{L})(?=\p{L})/gu, () => (count++ % every === 0 ? sign : ''))
}

/** What copying does to a text and a quote is forgiven. */
const disguises: Readonly<Record<string, (text: string) => string>> = {
  'NBSP for spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'thin spaces': (text) => text.replaceAll(' ', '\u2009'),
  'double spaces': (text) => text.replaceAll(' ', '  '),
  'line breaks': (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, '\n'),
  'decomposed letters': (text) => text.normalize('NFD'),
  'upper case': (text) =>
    text.replace(/(?<!\d )\b\p{L}{3,}/gu, (each) => (/mmol/.test(each) ? each : each.toUpperCase())),
  'soft hyphens': (text) => insideWords(text, '\u00ad', 2),
  'zero-width spaces': (text) => insideWords(text, '\u200b', 3),
  'bold inside words': (text) => insideWords(text, '**', 1),
  'tags inside words': (text) => insideWords(text, '<b></b>', 2),
  'words in emphasis': (text) => text.replace(/(?<![\p{L}\d'-])\p{L}+(?![\p{L}\d'-])/gu, '*$&*'),
  'words in quotation marks': (text) => text.replace(/(?<![\p{L}\d'-])\p{L}+(?![\p{L}\d'-])/gu, '„$&“'),
  'other dashes': (text) => text.replace(/[−–-]/g, '–'),
  'other apostrophes': (text) => text.replaceAll("'", '’'),
  'other micro': (text) => text.replaceAll('µ', 'μ'),
  entities: (text) => text.replace(/[^\p{L}\d\s,.;:'/-]|[á-ž]/gu, (sign) => `&#${sign.codePointAt(0)};`),
  'double entities': (text) =>
    text.replace(/[<>±]/g, (sign) => `&amp;#x${sign.codePointAt(0)!.toString(16)};`),
  'a divided word': (text) => text.replace(/(?<=\p{L}{2})(?=\p{L}{2})/u, '-\n'),
  'own quotation marks': (text) => `„${text}“`,
  'a full stop': (text) => `${text}.`,
  'a paragraph of HTML': (text) => `<p>${text.replaceAll('<', '&lt;')}</p>`,
  'carets for powers': (text) => text.replaceAll('10⁹', '10^9'),
  'grouped thousands': (text) => text.replaceAll('3 000', '3000'),
  'spaces before units': (text) =>
    text.replaceAll('50 µl', '50µl').replaceAll('±5', '± 5').replaceAll('2–8', '2 – 8'),
} // prettier-ignore
const disguise = fc.constantFrom(...Object.entries(disguises))

const isFound = ({ status }: Location): boolean => status !== 'absent'

/** Whether a place is among those of a location, or overlaps one of them where a text repeats itself. */
const isAmong = ({ spans }: Location, { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end)

/** Letters and digits alone, in one case: what a quote and its place must share. */
const skeleton = (text: string): string =>
  text
    .replace(/&amp;#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replace(/<\/?[a-z]+>/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('μ', 'µ')
    .replaceAll('^9', '⁹')
    .replace(/[^\p{L}\p{N}]/gu, '')

describe('a run of words', () => {
  test('stands where it stands', () => {
    fc.assert(
      fc.property(passage, ({ before, run, after }) => {
        const source = before + run + after
        const location = locate(fold(source), run)
        const here = { start: before.length, end: before.length + run.length }
        expect(isAmong(location, here)).toBe(true)
        for (const { start, end } of location.spans)
          expect(source.slice(start, end).toLowerCase()).toBe(run.toLowerCase())
        expect(location.status).not.toBe('absent')
      }),
      { numRuns },
    )
  })

  test('is found in every disguise of the quote, at the same place', () => {
    fc.assert(
      fc.property(passage, disguise, ({ before, run, after }, [, change]) => {
        const source = before + run + after
        const location = locate(fold(source), change(run))
        expect(isAmong(location, { start: before.length, end: before.length + run.length })).toBe(true)
        for (const { start, end } of location.spans)
          expect(skeleton(source.slice(start, end))).toBe(skeleton(run))
      }),
      { numRuns },
    )
  })

  test('is found in every disguise of the source, whatever that of the quote, and its span slices to it', () => {
    fc.assert(
      fc.property(passage, disguise, disguise, ({ before, run, after }, [, change], [, other]) => {
        const hidden = change(run)
        const source = before + hidden + after
        const location = locate(fold(source), other(run))
        expect(isAmong(location, { start: before.length, end: before.length + hidden.length })).toBe(true)
        for (const { start, end } of location.spans)
          expect(skeleton(source.slice(start, end))).toBe(skeleton(run))
      }),
      { numRuns },
    )
  })

  test('is not found with a letter, a digit, a sign, a word or the order changed', () => {
    const changes: readonly ((run: string, at: number) => string)[] = [
      (run, at) => replaceOne(run, /\p{L}/gu, at, (letter) => (letter.toLowerCase() === 'ž' ? 'q' : 'ž')),
      (run, at) => replaceOne(run, /\p{L}/gu, at, () => ''),
      (run, at) => replaceOne(run, /\p{L}/gu, at, (letter) => `${letter}w`),
      (run, at) => replaceOne(run, /[áéíóúůýěščřžťďň]/gu, at, (letter) => letter.normalize('NFD')[0]!),
      (run, at) => replaceOne(run, /\d/g, at, (digit) => String((Number(digit) + 1) % 10)),
      (run, at) => replaceOne(run, /\d/g, at, (digit) => `${digit}0`),
      (run, at) => replaceOne(run, /[−–<≤±:,](?=\d)/g, at, () => '+'),
      (run, at) => replaceOne(run, /(?<=\d)[,.:–](?=\d)/g, at, () => ''),
      (run, at) => replaceOne(run, /[−<≤±](?= ?\d)/g, at, () => ''),
      (run, at) => replaceOne(run, /(?<= )\S+ (?=\S)/gu, at, () => ''),
      (run, at) => replaceOne(run, / /g, at, () => ' zcela '),
      (run, at) => replaceOne(run, /(\S+) (\S+)/gu, at, (both) => both.split(' ').reverse().join(' ')),
    ]
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[,;:.](?= |$)/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    fc.assert(
      fc.property(passage, fc.constantFrom(...changes), fc.nat(), ({ before, run, after }, change, at) => {
        const changed = change(run, at)
        const source = before + run + after
        fc.pre(skeleton(changed) !== skeleton(run) || plain(changed) !== plain(run))
        fc.pre(!` ${plain(source)} `.includes(` ${plain(changed)} `))
        expect(locate(fold(source), changed)).toMatchObject({ status: 'absent', spans: [] })
      }),
      { numRuns },
    )
  })
})

const replaceOne = (text: string, pattern: RegExp, at: number, by: (found: string) => string): string => {
  const found = [...text.matchAll(pattern)]
  const match = found[at % Math.max(1, found.length)]
  if (!match) return text
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length)
}

/** Everything that means something to the fold, in any order. */
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'<>&*_~`[]()!|#-–=+.,:;/\\^"\'„“ \n\t\r\f\u00a0\u00ad…°%×x0123456789aáAž'),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<td>',
        '<li>',
        '<ol>',
        '<sup>',
        '</sup>',
        '<!--',
        '-->',
        '&nbsp;',
        '&amp;lt;',
        '**',
        '](',
        '![',
        '\n- ',
        '\n1. ',
        '\n> ',
        '[3]',
        '10⁹',
        '\u0301',
        '\ud83d',
        '\ude00',
        'Strana 4 z 12',
        '\n5\n',
        '```',
        '| - |',
        '...',
        '[x] ',
        'ﬁ',
        '‑\n',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('any text at all', () => {
  test('stands in itself', () => {
    fc.assert(
      fc.property(soup, soup, (middle, around) => {
        const text = `Vzorek ${middle} séra`
        expect(isFound(locate(fold(text), text))).toBe(true)
        // What opens before it and closes behind it may hide it.
        fc.pre(!/[<[(\f]|\p{Pd}\s|[\u00ad¬]/u.test(middle + around))
        expect(isFound(locate(fold(`${around}\n\n${text}\n\n${around}`), text))).toBe(true)
      }),
      { numRuns },
    )
  })

  test('gives spans that lie in it, in order and apart, for any quote', () => {
    fc.assert(
      fc.property(soup, soup, fc.nat(), fc.nat(), (text, other, from, length) => {
        const folded = fold(text)
        const start = from % (text.length + 1)
        for (const { spans, nearest } of locateAll(folded, [
          other,
          text.slice(start, start + (length % 20)),
        ])) {
          let last = 0
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(last)
            expect(span.end).toBeGreaterThan(span.start)
            last = span.end
          }
          expect(last).toBeLessThanOrEqual(text.length)
          if (nearest) expect(text.slice(nearest.start, nearest.end)).toBe(nearest.text)
          if (nearest) expect(nearest.differs).not.toMatch(/[\n\r]/)
        }
      }),
      { numRuns },
    )
  })
})

describe('an ellipsis', () => {
  /** Words that occur once, none of which turns anything. */
  const sequence = fc
    .uniqueArray(fc.stringMatching(/^[bdgkmt][aou][bdgkmt][aou][bdgkmt]$/), { minLength: 6, maxLength: 60 })
    .map((each) => each.map((one) => `x${one}`))

  test('joins runs of words in their order, as near as it may, and in no other', () => {
    fc.assert(
      fc.property(sequence, fc.nat(), fc.nat(), fc.nat(), (each, a, b, c) => {
        const [i = 0, j = 0, k = 0] = [a, b, c].map((one) => one % each.length).sort((one, two) => one - two)
        fc.pre(i < j && j < k)
        const source = `${each.join(' ')}.`
        const folded = fold(source)
        const [first, last] = [each.slice(i, j).join(' '), each.slice(k).join(' ')]
        const [start, end] = [source.indexOf(first), source.length - 1]
        const gap = source.indexOf(last, start) - (start + first.length)
        const { status, spans, turned } = locate(folded, `${first} … ${last}`)
        expect(turned).toBe(false)
        if (gap > 400) expect(status).toBe('absent')
        else expect({ status, spans }).toEqual({ status: 'folded', spans: [{ start, end }] })
        expect(locate(folded, `${last} … ${first}`).status).toBe('absent')
      }),
      { numRuns },
    )
  })

  test('turns the sense where it leaves out a word that does, and so does a cut right after one', () => {
    const turning = fc.constantFrom(
      'není',
      'nesmí',
      'pouze',
      'jen',
      'kromě',
      'pokud',
      'bez',
      'not',
      'never',
      'only',
      'unless',
      'except',
    )
    fc.assert(
      fc.property(sequence, turning, fc.nat(), (each, word, at) => {
        const place = 1 + (at % (each.length - 2))
        const source = `${each.slice(0, place).join(' ')} ${word} ${each.slice(place).join(' ')}.`
        const folded = fold(source)
        const rest = each.slice(place).join(' ')
        expect(locate(folded, rest)).toMatchObject({ turned: true, turnedBy: word })
        expect(locate(folded, `${each[0]} … ${each.at(-1)}`)).toMatchObject({ turned: true, turnedBy: word })
        expect(locate(folded, source).turned).toBe(false)
      }),
      { numRuns },
    )
  })
})
