import { describe, expect, it } from 'vitest'
import { parseRichText } from '../../src/richtext/index.ts'

const outline = (html: string) =>
  parseRichText(html).blocks.map(({ kind, level, number, cell, text }) =>
    [kind, level, number, cell && `${cell.table}:${cell.row}:${cell.column}${cell.header ? 'h' : ''}`, text]
      .filter((part) => part !== undefined)
      .join(' | '),
  )

describe('blocks', () => {
  it('are headings, paragraphs, list items and cells', () => {
    expect(
      outline(`<h1>Název</h1><p>Úvod.</p><ul><li>jedna<ol><li>dvě</li></ol></li></ul>
        <table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td colspan="3">2</td></tr></table>`),
    ).toEqual([
      'heading | 1 | Název',
      'paragraph | Úvod.',
      'list-item | 1 | jedna',
      'list-item | 2 | dvě',
      'cell | 1:1:1h | A',
      'cell | 1:1:2h | B',
      'cell | 1:2:1 | 1',
      'cell | 1:2:2 | 2',
    ])
  })

  it('take a text outside any block as a paragraph, also between blocks', () => {
    expect(outline('volně <b>psáno</b><p>odstavec</p>a dál<div>oddíl</div>konec')).toEqual([
      'paragraph | volně psáno',
      'paragraph | odstavec',
      'paragraph | a dál',
      'paragraph | oddíl',
      'paragraph | konec',
    ])
  })

  it('hold white space as a browser collapses it, and keep hard spaces and soft hyphens', () => {
    const rich = parseRichText(
      '<p>\n  dva \t <i> tři</i>  \n čtyři&nbsp;&nbsp;pět slo&shy;vo <br>\n řádek<br></p>',
    )
    expect(rich.text).toBe('dva tři čtyři\u00a0\u00a0pět slo\u00advo\nřádek')
  })

  it('keep the lines of preformatted text', () => {
    expect(parseRichText('<pre>\na\n  b\r\nc</pre><p style="white-space: pre-line">a\n  b</p>').text).toBe(
      'a\n  b\nc\na\nb',
    )
  })

  it('join cells of a row by tabs, empty ones too, and cells of another row by line breaks', () => {
    const rich = parseRichText('<table><tr><td>a<td></td><td>c<tr><td>d</table>')
    expect(rich.text).toBe('a\t\tc\nd')
  })

  it('keep several paragraphs of one cell in one block, line by line', () => {
    expect(outline('<table><tr><td><p>a</p><p>b</p><ul><li>c</li></ul></td><td>d</td></tr></table>')).toEqual(
      ['cell | 1:1:1 | a\nb\nc', 'cell | 1:1:2 | d'],
    )
  })

  it('find headings and tables inside a cell', () => {
    expect(outline('<table><tr><td><h2>2. Účel</h2>text<table><tr><td>x</table></td></tr></table>')).toEqual([
      'heading | 2 | 2 | 2. Účel',
      'cell | 1:1:1 | text',
      'cell | 2:1:1 | x',
    ])
  })

  it('leave out what a reader does not see', () => {
    const html = `<p>vidět<!-- poznámka --><script>alert(1)</script><style>p{}</style><span hidden>a</span>
      <span style="DISPLAY : none !important">b</span><span style="visibility:hidden">c<i style="visibility:visible">d</i></span>
      <span style="font-size:0">e</span><span style="opacity: 0.0">f</span></p><div style="display:none"><p>g</p></div><template>h</template>`
    const rich = parseRichText(html)
    expect(rich.text).toBe('vidět d')
    expect(rich.html).toBe(html)
  })

  it('decode entities as a browser does, without a semicolon too', () => {
    expect(
      parseRichText('<p>&amp; &lt;b&gt; &notit; &#65;&#x42 &amp &nenitakova; & &#0; &fjlig;</p>').text,
    ).toBe('& <b> ¬it; AB & &nenitakova; & \ufffd fj')
  })

  it('close what HTML lets writers leave open', () => {
    expect(outline('<ul><li>a<li>b<ul><li>c</ul><li>d</ul><p>e<p>f<h2>g<h2>h')).toEqual([
      'list-item | 1 | a',
      'list-item | 1 | b',
      'list-item | 2 | c',
      'list-item | 1 | d',
      'paragraph | e',
      'paragraph | f',
      'heading | 2 | g',
      'heading | 2 | h',
    ])
  })

  it('take a second paragraph of a list item as a paragraph', () => {
    expect(outline('<ul><li><p>a</p><p>b</p></li></ul>')).toEqual(['list-item | 1 | a', 'paragraph | b'])
  })

  it('have offsets that slice the text', () => {
    const rich = parseRichText('<h2>1. A</h2><p>b <b>c</b></p><table><tr><td>d<td>e</table>')
    for (const block of rich.blocks) {
      expect(rich.text.slice(block.start, block.end)).toBe(block.text)
      for (const run of block.runs) expect(block.text.slice(run.start, run.end)).toBe(run.text)
    }
  })
})

describe('raised and lowered digits', () => {
  it.each([
    ['<p>4,5–11,0 × 10<sup>9</sup>/l</p>', '4,5–11,0 × 10⁹/l'],
    ['<p>10<sup>-3</sup> mol/l a H<sub>2</sub>O</p>', '10⁻³ mol/l a H₂O'],
    ['<p>m<span style="vertical-align: super">2</span></p>', 'm²'],
    ['<p>N<sup>a)</sup></p>', 'Na)'],
  ])('%s reads %s: a power never joins its base', (html, text) => {
    expect(parseRichText(html).text).toBe(text)
  })
})
