import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Margin } from '../../src/board/record/margin.ts'
import type { Mark } from '../../src/board/record/mark.ts'
import { showReply } from '../../src/board/record/reply.ts'
import { textIn } from './text-in.ts'

const margin = (): Margin => ({
  anchors: new Set(),
  saysColours: false,
  notes: () => '',
  colourNote: () => '',
})

const mark = (text: string, quote: string): Mark => {
  const start = text.indexOf(quote)
  if (start < 0) throw new Error(`„${quote}“ does not stand there`)
  return { start, end: start + quote.length, letter: 'a', anchor: 'q-a' }
}

const shown = (text: string, ...quotes: readonly string[]): string =>
  showReply(
    text,
    quotes.map((quote) => mark(text, quote)),
    margin(),
  ).html

const textOf = (html: string): string =>
  textIn(html.replace(/<a href="#a"[^>]*><span class="letter">a<\/span><\/a>/g, ''))

const markedText = (html: string): string =>
  [...html.matchAll(/<mark [^>]*>(.*?)<\/mark>/gs)].map(([, inside = '']) => textOf(inside)).join('')

/** A 7 is a list's number wherever it stands here, and that of a list stands before its item. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]|7/gu, '')

/** What Markdown is made of. */
const pieces = fc.constantFrom(
  ...[
    'a',
    'bé2 ',
    'Čč',
    ' d ',
    '\n',
    '\n\n',
    '  ',
    '\n    ',
    '*',
    '**',
    '_',
    '__',
    '~~',
    '`',
    '``',
    '\n```\n',
  ],
  ...[
    '\n```js\n',
    '[',
    '](',
    ')',
    ']',
    '[e](f "g")',
    '![',
    '<h>',
    '<!--',
    '\\',
    '\\*',
    '\n# ',
    '\n> ',
    '\n- ',
  ],
  ...[
    '\n- [ ] ',
    '\n  + ',
    '\n7. ',
    '\n---\n',
    '\n===\n',
    '|',
    '\n| i | *j* |\n|---|:-:|\n| k | `l\\|m` |\n',
  ],
  ...['https://n.cz/o_p', '[q]: r', '\t', '\r\n', '&', '"'],
)
const markdown = fc.array(pieces, { maxLength: 30 }).map((each) => each.join(''))

describe('a reply as it looks', () => {
  it('is as it was typed where nothing in it is Markdown', () => {
    const typed = 'Viz [SOP-014], krok 3 * 4.\nDalší řádek: 20 % <b>\n\n• konec_věty_'
    expect(showReply(typed, [], margin())).toEqual({
      html: '<p class="as-typed">Viz [SOP-014], krok 3 * 4.\nDalší řádek: 20 % &lt;b&gt;</p><p class="as-typed">• konec_věty_</p>',
    })
  })

  it('has headings, emphasis, code, quotations, rules and line breaks', () => {
    expect(shown('# A *b*\nC **d\n  e** `f*g` ~~h~~\n***\n> i\n> j\n\n```json\nk\n  *l*\n```')).toBe(
      '<h4>A <i>b</i></h4><p>C <b>d\ne</b> <code>f*g</code> <s>h</s></p><hr><blockquote><p>i\nj</p></blockquote>' +
        '<pre><span class="beside">json\n</span>k\n  *l*</pre>',
    )
  })

  it('has lists with their numbers and boxes, and what goes on in an item', () => {
    expect(shown('3. A\n   - B\n4. C\n\n   D\n\n- [x] E\n- [ ] F\n-')).toBe(
      '<ol><li value="3">A<ul><li>B</li></ul></li><li value="4">C<p>D</p></li></ol>' +
        '<ul><li>☑ E</li><li>☐ F</li><li></li></ul>',
    )
  })

  it('has tables with the cells that hold nothing and those that a row leaves out', () => {
    expect(shown('A | B\n--|--\n| | *C* |\nD\n\nE')).toBe(
      '<table><tr><th>A</th><th>B</th></tr><tr><td></td><td><i>C</i></td></tr><tr><td>D</td><td></td></tr></table><p>E</p>',
    )
  })

  it('shows where a link leads, and leads nowhere; a picture and HTML are words', () => {
    const html = shown(
      '[*A*](https://host.invalid "B") ![C](https://host.invalid/c.png) <img src=x onerror=y()>',
    )
    expect(html).toBe(
      '<p><i>A</i> <span class="beside">(https://host.invalid "B")</span> ![C](https://host.invalid/c.png) &lt;img src=x onerror=y()&gt;</p>',
    )
  })

  it('marks a quote across emphasis, list items and cells, once by its id', () => {
    const across = 'Víko se **neotevírá** za chodu.'
    expect(shown(across, 'se **neotevírá** za')).toContain(
      'Víko <mark class="quote-mark" id="q-a" data-finding="a">se <b>neotevírá</b> za</mark>',
    )
    const items = shown('1. Jeden **dva**\n2. tři', 'dva**\n2. tři')
    expect(markedText(items)).toBe('dvatři')
    expect(items.match(/id="q-a"/g)).toHaveLength(1)
    expect(markedText(shown('| A | B |\n|---|---|\n| 1 | &micro;l |', '1 | &micro;l'))).toBe('1µl')
  })

  it('marks of any stretch of any Markdown the same letters', () => {
    fc.assert(
      fc.property(markdown, fc.nat(), fc.nat(60), (text, from, length) => {
        const start = from % (text.length + 1)
        const span = { start, end: Math.min(text.length, start + length), letter: 'a', anchor: 'q-a' }
        if (span.end === span.start) return
        const html = showReply(text, [span], margin()).html
        expect(lettersOf(markedText(html))).toBe(lettersOf(text.slice(span.start, span.end)))
      }),
      { numRuns: 200 },
    )
  })
})
