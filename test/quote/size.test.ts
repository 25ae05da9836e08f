import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'

/** Short enough for every change; the nightly run, with more cases of each property, takes texts that show a square. */
const length = Number(process.env['PROPERTY_RUNS'] ?? 500) > 500 ? 1_000_000 : 30_000

/**
 * What a reader of layout might look at again and again: openings that never close, marks that go on for ever, lines that
 * all look like something. None of these tests looks at a clock, but a search that took the square of the length would
 * not end before the time that every test has.
 */
const repeated = [
  '<',
  '<a ',
  '<a "',
  '<a x="',
  "<a x='",
  '<b>',
  '</td>',
  '<!--',
  '<![CDATA[',
  '<script>',
  '<ol><li>',
  '<sup>',
  '<sup>a',
  '<http://a',
  '&',
  '&amp;',
  '&lt;a ',
  '&#',
  '[',
  '[a',
  '[a](',
  '](',
  '![',
  '[3]',
  '[^1]',
  '[a][b]',
  '*',
  '**',
  '_',
  '~',
  '~1',
  '`',
  '=',
  '^',
  '^{',
  '\\',
  '-',
  '-\n',
  'a-\n',
  '1. ',
  '\n1. ',
  '\n1.\n',
  '\n- ',
  '\n> ',
  '\n5\n',
  '\n',
  ' ',
  '\t',
  '|',
  '|-\n',
  '#',
  '\n# ',
  '.',
  '. ',
  '…',
  'Strana 4 z 12\n',
  'strana 4 ',
  'verze 3 ',
  'SOP-07 verze 3\n',
  'a\f',
  '\n[x] ',
  '```\n',
  '10⁹',
  '²',
  'a²',
  '\u0301',
  'a\u0301',
  '\u00ad',
  'a\u00ad',
  '\ud83d',
  '\ude00',
  '😀',
  '3 000 ',
  '1 ',
  '000 ',
  'a ',
  'ab',
  '- ',
  '* ',
  '> ',
  '+ ',
  '= ',
  '| ',
  '1) ',
  'o\t',
  '• ',
  '→ ',
  '[ ] ',
  '~~~ ',
  '-- ',
  '# # ',
  '>1 ',
  '_ ',
  '+/',
  '^1',
  '[x',
  ']',
  '](a',
  ') ',
  '=>',
  '<=',
  '<-',
  ',,a',
  '&shy;',
  '&lt;',
  '<b a',
  '<a href=x>',
  'a-\n\n5\n\n',
  '1.',
  '"',
  "'a",
  '>>',
  '\u200b',
  'ﬁ',
  'x 5 ',
  'a… ',
] // prettier-ignore

describe('a source takes time in proportion to its length', () => {
  test.each(repeated.map((unit) => [JSON.stringify(unit), unit] as const))(
    'whatever stands in it: %s',
    (_, unit) => {
      const source = unit.repeat(Math.ceil(length / unit.length))
      const folded = fold(`${source} konec`)
      for (const quote of [
        'konec',
        'vzorek',
        'a a a',
        '1 000',
        'a … a',
        `${unit.repeat(30)}q`,
        `a${unit.repeat(20)}`,
      ]) {
        const { spans } = locate(folded, quote)
        for (const { start, end } of spans)
          if (start >= end) throw new Error(`${quote} stands at ${start} to ${end}`)
      }
    },
  )
})

test('a long source is folded and searched whole', () => {
  const sentence = 'Vzorky skladujte při 2–8 °C nejdéle 48 hodin.\n'
  const source = `${sentence.repeat(length)}Na konci stojí \ud800 něco jiného.`
  const folded = fold(source)
  expect(locate(folded, 'Na konci stojí \ud800 něco').status).toBe('exact')
  expect(locate(folded, 'nejdéle 72 hodin').status).toBe('absent')
  expect(locate(folded, 'nejdéle 48 hodin').spans).toHaveLength(length)
})
