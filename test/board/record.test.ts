import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowInline } from '../../src/board/record/allow.ts'
import { documentChanges, rewordedHtml } from '../../src/board/record/changes.ts'
import { rulesOf } from '../../src/board/record/colour.ts'
import { excerptOf } from '../../src/board/record/excerpt.ts'
import type { Margin } from '../../src/board/record/margin.ts'
import { cutByMarks, type Mark } from '../../src/board/record/mark.ts'
import { nearMarks } from '../../src/board/record/near-marks.ts'
import { marksInText } from '../../src/board/record/source-marks.ts'
import { colourClasses, styledDocument } from '../../src/board/record/styled-document.ts'
import { parseRichText } from '../../src/richtext/index.ts'
import { textIn } from './text-in.ts'

const margin = (): Margin => ({
  anchors: new Set(),
  saysColours: true,
  notes: (marks) => marks.map(({ letter }) => `<aside>${letter}</aside>`).join(''),
  colourNote: (words) => `<aside>${words}</aside>`,
})

const mark = (text: string, quote: string, letter = 'a'): Mark => {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`„${quote}“ does not stand there`)
  return { start, end: start + quote.length, letter, anchor: `q-${letter}` }
}

const shown = (html: string, ...quotes: readonly string[]): string => {
  const rich = parseRichText(html)
  const marks = quotes.map((quote, index) => mark(rich.text, quote, 'abc'[index]))
  return styledDocument(rich, marks, margin())
}

/** The text inside the marks of one finding, in the order of the page. */
const markedText = (html: string, letter: string): string =>
  [...html.matchAll(new RegExp(`<mark [^>]*data-finding="${letter}"[^>]*>(.*?)</mark>`, 'gs'))]
    .map(([, inside = '']) => textIn(inside))
    .join('')

const words = fc.stringMatching(/^[a-zá-ž<&"' ]{1,12}$/)
const inline = fc
  .tuple(fc.constantFrom('', 'b', 'i', 'u', 'span style="color:red"', 'mark'), words)
  .map(([tag, text]) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return tag === '' ? escaped : `<${tag}>${escaped}</${tag.split(' ')[0]}>`
  })
const blocks = fc
  .tuple(fc.constantFrom('p', 'h2', 'li', 'td'), fc.array(inline, { minLength: 1, maxLength: 5 }))
  .map(([tag, pieces]) => {
    const block = `<${tag}>${pieces.join('')}</${tag}>`
    return tag === 'li' ? `<ol>${block}</ol>` : tag === 'td' ? `<table><tr>${block}</tr></table>` : block
  })
const documents = fc.array(blocks, { minLength: 1, maxLength: 6 }).map((each) => each.join(''))

describe('a record as it looks', () => {
  it('marks a quote across markup, in one piece', () => {
    expect(shown('<p>Kryt se <b>za <i>chodu</i></b> neotevírá.</p>', 'se za chodu ne')).toBe(
      '<div class="noted"><aside>a</aside><p>Kryt <mark class="quote-mark" id="q-a" data-finding="a">se <b>za </b><b><i>chodu</i></b> ne</mark><a href="#a" aria-label="finding a"><span class="letter">a</span></a>otevírá.</p></div>',
    )
  })

  it('shows colours as they were written, by classes whose rules hold nothing else, and says them', () => {
    const html =
      '<p style="color:#e00000;background:url(x)">A</p><p><span style="background:yellow">B</span></p><p style="color:expression(x)">C</p>'
    expect(shown(html)).toBe(
      '<div class="noted"><aside>red text</aside><p><span class="ink-e00000">A</span></p></div>' +
        '<div class="noted"><aside>yellow highlight</aside><p><span class="on-ffff00">B</span></p></div><p>C</p>',
    )
    expect(rulesOf(colourClasses(parseRichText(html)))).toBe(
      '.ink-e00000{color:#e00000}\n.on-ffff00{background:#ffff00}',
    )
  })

  it('keeps lists, their numbers, and tables', () => {
    expect(shown('<ol start="3"><li>A<ul><li>B</li></ul></li><li>C</li></ol><p>D</p>')).toBe(
      '<ol><li value="3">A<ul><li>B</li></ul></li><li value="4">C</li></ol><p>D</p>',
    )
    expect(shown('<table><tr><th>A</th><td></td></tr><tr><td>B<br>C</td><td>D</td></tr></table>', 'D')).toBe(
      '<div class="noted"><aside>a</aside><table><tr><th>A</th><td></td></tr><tr><td>B\nC</td><td><mark class="quote-mark" id="q-a" data-finding="a">D</mark><a href="#a" aria-label="finding a"><span class="letter">a</span></a></td></tr></table></div>',
    )
  })

  it('keeps cells that take up several columns and rows, and no more than a browser lets them', () => {
    const table =
      '<table><tr><th colspan="2">A</th></tr><tr><td rowspan="2">B</td><td>C</td></tr><tr><td>D</td></tr></table>'
    expect(shown(table)).toBe(table)
    expect(
      shown('<table><tr><td colspan="99999">A</td><td colspan="1" rowspan="x">B</td></tr></table>'),
    ).toBe('<table><tr><td colspan="1000">A</td><td>B</td></tr></table>')
  })

  it('raises and lowers digits once', () => {
    expect(shown('<p>10<sup>9</sup>/l, H<sub>2</sub>O</p>')).toBe('<p>10<sup>9</sup>/l, H<sub>2</sub>O</p>')
  })

  it('holds the text of the document and nothing else, and marks what was quoted, whatever the markup', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), fc.nat(), (html, a, b, c) => {
        const rich = parseRichText(html)
        if (rich.text.trim() === '') return
        const [start, end] = [a % rich.text.length, (a % rich.text.length) + 1 + (b % 20)]
        const first = { start, end: Math.min(end, rich.text.length), letter: 'a', anchor: 'q-a' }
        const other = { start: c % rich.text.length, end: rich.text.length, letter: 'b', anchor: 'q-b' }
        const made = styledDocument(rich, [first, other], {
          ...margin(),
          notes: () => '',
          colourNote: () => '',
        })
        const joins = /[\n\t]/g
        expect(markedText(made, 'b').replace(joins, '')).toContain(
          rich.text.slice(Math.max(first.end, other.start)).replace(joins, ''),
        )
        const withoutLetters = made.replace(
          /<a href="#[ab]"[^>]*><span class="letter">[ab]<\/span><\/a>/g,
          '',
        )
        expect(textIn(withoutLetters)).toBe(rich.blocks.map(({ text }) => text).join(''))
        expect(made.match(/id="q-a"/g)?.length ?? 0).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('finds in the text what was quoted from the HTML that was read', () => {
    const html = '<p>Měřte <b>při 20&nbsp;&deg;C</b> a&shy; nejméně <i>3×</i>.</p><p>Dál.</p>'
    const rich = parseRichText(html)
    const quote = 'při 20&nbsp;&deg;C</b> a'
    const [found] = marksInText(rich, [mark(html, quote)])
    expect(found && rich.text.slice(found.start, found.end)).toBe('při 20\u00a0°C a')
    expect(marksInText(rich, [mark(html, '<p>')])).toEqual([])
    expect(excerptOf(html, [mark(html, quote)], margin()).html).toContain(
      'Měřte <mark class="quote-mark" id="q-a" data-finding="a"><b>při 20\u00a0°C</b> a</mark>',
    )
  })

  it('shows of a long source the lines around what is quoted', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(textIn(nearMarks(lines, [mark(lines, 'line 5')], margin()))).toBe('line 4aline 5aline 6')
  })
})

describe('marks', () => {
  it('cut a text so that each stretch lies wholly in its marks', () => {
    const spans = fc.tuple(fc.nat(30), fc.nat(30)).map(([start, length]) => ({ start, end: start + length }))
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 5 }), (all) => {
        const marks = all.map((span, index) => ({ ...span, letter: 'abcde'[index]! }))
        const stretches = cutByMarks({ start: 5, end: 25 }, marks)
        expect(stretches.map(({ end, start }) => end - start).reduce((sum, each) => sum + each, 0)).toBe(20)
        for (const stretch of stretches) {
          const within = marks.filter((each) => each.start < stretch.end && stretch.start < each.end)
          expect(stretch.marks).toEqual(within)
        }
      }),
    )
  })
})

describe('what changed', () => {
  const of = (html: string) => ({ title: 'T', rich: parseRichText(html) })
  it('is told paragraph by paragraph, and a new look apart from new words', () => {
    const changes = documentChanges(
      of('<p>One.</p><p>Two is here.</p><p>Three.</p><p>Four.</p>'),
      of(
        '<p>One.</p><p>Two was here.</p><p style="color:red">Three.</p><p>Four.</p><p><mark><b>Five.</b></mark></p>',
      ),
    )
    expect(changes).toMatchObject([
      { kind: 'same', text: 'T' },
      { kind: 'same', text: 'One.' },
      { kind: 'reworded', before: 'Two is here.', after: 'Two was here.' },
      { kind: 'restyled', text: 'Three.', looks: 'red text' },
      { kind: 'same', text: 'Four.' },
      { kind: 'added', text: 'Five.', looks: 'bold, yellow highlight' },
    ])
  })
  it('marks the words of a paragraph that went and came', () => {
    expect(rewordedHtml('Two <is> here.', 'Two was here.')).toBe(
      'Two <del>&lt;is&gt;</del><ins>was</ins> here.',
    )
  })
})

describe('the allow-list', () => {
  it('lets through what the board makes of a text, and nothing else', () => {
    const own =
      '<mark class="quote-mark" id="q-ab-2" data-finding="ab"><b>A</b> <code>C</code> <span class="ink-e00000 on-ffff0080">B</span></mark><a href="#ab" aria-label="finding ab"><span class="letter">ab</span></a>'
    expect(allowInline(own)).toBe(own)
  })
  it('takes out elements, attributes, classes, ids and addresses of any other kind', () => {
    expect(allowInline('<img src=x onerror=x()>a<script>x()</script>')).toBe('a')
    expect(allowInline('<span class="hidden" style="color:red" onclick=x()>a</span>')).toBe('<span>a</span>')
    expect(allowInline('<mark id="main" data-finding="a b" class="x">a</mark>')).not.toMatch(/id=|data-|x/)
    expect(allowInline('<a href="javascript:x()">a</a><a href="//host.invalid">b</a>')).not.toContain('href')
  })
})
