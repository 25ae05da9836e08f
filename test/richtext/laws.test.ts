import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import {
  deleteSection,
  findText,
  formatText,
  insertIntoSection,
  parseRichText,
  replaceSection,
  replaceText,
  sentences,
} from '../../src/richtext/index.ts'

const runs = { numRuns: 500 }

/** Markup and text of every kind, whole, broken and hostile. */
const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      ' ',
      'ab',
      'ř',
      '\u00a0',
      '\u00ad',
      '&amp;',
      '&nbsp;',
      '&lt',
      '&',
      '<',
      '\n',
      '\r\n',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<h2>',
      '</h2>',
      '<h2>1. a</h2>',
      '<h3>1.1 b</h3>',
      '<br>',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<ul>',
      '<ol>',
      '</ol>',
      '<li>',
      '</li>',
      '<table>',
      '</table>',
      '<tr>',
      '<td>',
      '</td>',
      '<th>',
      '<div>',
      '</div>',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<span hidden>',
      '<span style="color:red">',
      '</span>',
      '<style>',
      '<pre>',
      '</pre>',
      '<textarea>',
      '<title>',
      '\0',
      '\ud800',
      '<a href="',
      '">',
      '<![CDATA[',
      ']]>',
      '<svg>',
      '<template>',
      '&#55296;',
      '&#x;',
      '<!doctype',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)
const anyHtml = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

/** Documents as people write them: blocks that are whole, with inline markup that is whole. */
const word = fc.constantFrom(
  'vzorek',
  'Sysmex',
  'x',
  'měření',
  'a&amp;b',
  '5&nbsp;ml',
  '&lt;',
  'AT&T',
  'krev',
)
const inline = fc.oneof(
  word,
  fc
    .tuple(fc.constantFrom('b', 'i', 'span style="color:red"', 'sup'), word, word)
    .map(([tag, one, two]) => `<${tag}>${one} ${two}</${tag.split(' ')[0]}>`),
)
const line = fc
  .array(inline, { minLength: 1, maxLength: 6 })
  .chain((parts) => fc.constantFrom('', ' ', '\n  ').map((gap) => parts.join(gap)))
const block = fc.oneof(
  fc.tuple(fc.constantFrom('p', 'h2', 'h3', 'div'), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  line.map((text) => `<ul><li>${text}</li></ul>`),
  fc.tuple(line, line).map(([one, two]) => `<table><tr><td>${one}</td><td>${two}</td></tr></table>`),
)
const document = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => blocks.join('\n'))

const collapsed = (text: string) => text.replace(/[ \n\t]+/g, ' ').trim()

type Node = DefaultTreeAdapterMap['childNode']
const unseen = new Set(['script', 'style', 'template', 'title', 'iframe', 'noembed', 'noframes', 'textarea'])
const lettersOfTree = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value
      if (!('childNodes' in node) || unseen.has(node.nodeName)) return ''
      return 'attrs' in node && node.attrs.some(({ name }) => name === 'hidden')
        ? ''
        : lettersOfTree(node.childNodes)
    })
    .join('')

describe('reading', () => {
  it('never throws, and gives blocks whose offsets slice the text', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const rich = parseRichText(html)
        expect(rich.html).toBe(html)
        let done = 0
        for (const each of rich.blocks) {
          expect(each.start).toBeGreaterThanOrEqual(done)
          expect(rich.text.slice(each.start, each.end)).toBe(each.text)
          expect(each.runs.map(({ text }) => text).join('')).toBe(each.text)
          done = each.end
        }
        for (const { from, to } of rich.sections) {
          expect(rich.blocks[from]?.kind).toBe('heading')
          expect(to).toBeGreaterThan(from)
        }
        sentences(rich.text)
      }),
      runs,
    )
  })

  it('sees the same letters as the tree of a browser', () => {
    fc.assert(
      fc.property(document, (html) => {
        const letters = (text: string) => onLine(text).replace(/[ \n\t]/g, '')
        expect(letters(parseRichText(html).text)).toBe(letters(lettersOfTree(parseFragment(html).childNodes)))
      }),
      runs,
    )
  })
})

/** A text with its raised and lowered digits and signs put back on the line. */
const onLine = (text: string) =>
  text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼]/g, (sign) => '0123456789+-='['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼'.indexOf(sign)] ?? sign)
    .replace(/[₀₁₂₃₄₅₆₇₈₉₊₋₌]/g, (sign) => '0123456789+-='['₀₁₂₃₄₅₆₇₈₉₊₋₌'.indexOf(sign)] ?? sign)
    .replaceAll('−', '-')

describe('editing', () => {
  it('replaces in the HTML what a replace in the plain text replaces', () => {
    fc.assert(
      fc.property(
        document,
        fc.constantFrom('Sysmex', 'x', 'b', 'měření x', '&', 'AT', 'vzorek'),
        fc.constantFrom('', 'Q', '<i>', '&amp;', 'lt;', '#65;'),
        (html, find, by) => {
          const rich = parseRichText(html)
          const spans = findText(rich, find)
          let expected = rich.text
          for (const { start, end } of spans.toReversed())
            expected = expected.slice(0, start) + by + expected.slice(end)
          const edited = parseRichText(replaceText(rich, spans, by)).text
          expect(collapsed(onLine(edited))).toBe(collapsed(onLine(expected)))
        },
      ),
      runs,
    )
  })

  it('keeps every tag and every character beside what it replaces, in any HTML', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const rich = parseRichText(html)
        const spans = findText(rich, 'a')
        const edited = replaceText(rich, spans, '\u2603')
        const back = edited
          .split('\u2603')
          .map((part, index) => (index < spans.length ? `${part}a` : part))
          .join('')
        if (!html.includes('\u2603')) expect(back).toBe(html)
      }),
      runs,
    )
  })

  it('formats without changing a character of the text, and comes out again byte for byte', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const rich = parseRichText(html)
        const edited = formatText(rich, findText(rich, 'a'), { colour: '#c00' })
        expect(parseRichText(edited).text).toBe(rich.text)
        expect(edited.replaceAll('<span style="color: #c00">a</span>', 'a')).toBe(html)
        for (const run of parseRichText(edited).blocks.flatMap((each) => each.runs)) {
          if (run.text.includes('a')) expect(run.style.colour).toBe('#c00')
        }
      }),
      runs,
    )
  })

  it('keeps what stands before and after a section, whatever is put into it', () => {
    fc.assert(
      fc.property(document, document, document, anyHtml, (before, old, after, put) => {
        const html = `${before}<section><h2>77. Cíl</h2><p>staré</p>${old}</section><h2>78. Dál</h2>${after}`
        const rich = parseRichText(html)
        const target = rich.sections.find(({ number }) => number === '77')!
        for (const edited of [replaceSection(rich, target, put), insertIntoSection(rich, target, put)]) {
          expect(edited.startsWith(html.slice(0, html.indexOf('staré') - 3))).toBe(true)
          expect(edited.endsWith(html.slice(html.indexOf('</section>')))).toBe(true)
          const again = parseRichText(edited)
          const next = again.blocks.findIndex(({ number }) => number === '78')
          const nextBefore = rich.blocks.findIndex(({ number }) => number === '78')
          expect(again.text.slice(again.blocks[next]!.start)).toBe(
            rich.text.slice(rich.blocks[nextBefore]!.start),
          )
        }
        const gone = parseRichText(deleteSection(rich, target))
        expect(gone.text).not.toContain('77. Cíl')
        expect(gone.text).toContain('78. Dál')
      }),
      runs,
    )
  })
})

describe('hostile input', () => {
  it.each([
    ['depth of 10,000', `${'<div><b>'.repeat(10_000)}x${'</b></div>'.repeat(10_000)}<p>konec</p>`],
    ['open tags without end', '<ul><li>'.repeat(50_000)],
    [
      'formatting without end',
      `${Array.from({ length: 20_000 }, (_, index) => `<b id=${index}>`).join('')}${'<p>x'.repeat(20_000)}`,
    ],
    ['attributes without end', `<p ${Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ')}>x`],
    ['brackets in a style', `<p style="${'('.repeat(500_000)}">x</p>`],
    ['line breaks', 'a <br>'.repeat(100_000)],
    ['combining marks', `e${'\u0301'.repeat(300_000)}`],
    ['bare signs', '<&'.repeat(300_000)],
    ['10 MB of text', `<p>${`${'slovo '.repeat(300)}& <i>slovo</i> &amp; `.repeat(5_600)}</p>`],
  ])('%s is read', (_, html) => {
    const rich = parseRichText(html)
    expect(rich.html).toBe(html)
    findText(rich, 'x', { letterCase: 'any' })
    sentences(rich.text)
  })

  it('reads elements beyond the depth that it nests as standing beside one another', () => {
    const rich = parseRichText(`${'<div>'.repeat(10_000)}a${'</div>'.repeat(10_000)}<p>b</p>`)
    expect(rich.text).toBe('a\nb')
  })
})
