import { describe, expect, it } from 'vitest'
import {
  addSection,
  deleteSection,
  findSection,
  findText,
  formatText,
  insertIntoSection,
  looksLike,
  parseRichText,
  replaceSection,
  replaceText,
} from '../../src/richtext/index.ts'

const replaced = (html: string, find: string, by: string) => {
  const rich = parseRichText(html)
  return replaceText(rich, findText(rich, find), by)
}

const section = (html: string, name: string | number) => {
  const rich = parseRichText(html)
  const found = findSection(rich, name)
  if (!found) throw new Error(`No section ${name}`)
  return [rich, found] as const
}

describe('replacing text', () => {
  it('keeps all else byte for byte', () => {
    const html = '<!DOCTYPE html><P  CLASS=a>Starý\n  <B>přístroj</B> &amp; <I >starý</i></P ><!-- Starý -->'
    expect(replaced(html, 'Starý', 'Nový')).toBe(
      '<!DOCTYPE html><P  CLASS=a>Nový\n  <B>přístroj</B> &amp; <I >starý</i></P ><!-- Starý -->',
    )
  })

  it('goes across markup and takes the style of the first character', () => {
    expect(replaced('<p>a <b>Ana</b>ly<i>zátor</i> b</p>', 'Analyzátor', 'Přístroj')).toBe(
      '<p>a <b>Přístroj</b><i></i> b</p>',
    )
  })

  it('takes out entities and white space that the text stands for', () => {
    expect(replaced('<p>x 5&nbsp;&#109;l\r\n   krve<br>y</p>', '5 ml krve y', 'Q')).toBe('<p>x Q</p>')
    expect(replaced('<p>centri&shy;fu&#8203;ga!</p>', 'centrifuga', 'Q')).toBe('<p>Q!</p>')
    expect(parseRichText(replaced('<p>a <b> b</b>c</p>', 'a b', 'X')).text).toBe('Xc')
  })

  it('escapes what is put in, and makes its line breaks line breaks', () => {
    expect(replaced('<p>a</p>', 'a', '<b onclick="x">&amp;\n\'')).toBe(
      '<p>&lt;b onclick=&quot;x&quot;&gt;&amp;amp;<br>&#39;</p>',
    )
  })

  it('never lets the new text grow together with a bare sign before it', () => {
    for (const [html, find, by] of [
      ['<p>AT&T</p>', 'T', 'amp;'],
      ['<p>&x;</p>', 'x', 'lt'],
      ['<p>a <5</p>', '5', 'b>'],
      ['<p>& lt;</p>', ' ', ''],
      ['<p>&#x;</p>', 'x', 'x41'],
    ] as const) {
      const rich = parseRichText(html)
      const spans = by === '' ? [{ start: 1, end: 2 }] : findText(rich, find).slice(-1)
      const [{ start, end }] = spans as [{ start: number; end: number }]
      expect(parseRichText(replaceText(rich, spans, by)).text).toBe(
        rich.text.slice(0, start) + by + rich.text.slice(end),
      )
    }
  })

  it('leaves hidden text between alone', () => {
    expect(replaced('<p>a<span hidden>tajné</span>b</p>', 'ab', 'X')).toBe(
      '<p>X<span hidden>tajné</span></p>',
    )
  })
})

describe('formatting text', () => {
  it('puts a span round each piece between tags and changes nothing else', () => {
    const html = '<p>Pozor: <b>horký</b> povrch&nbsp;!</p>'
    const rich = parseRichText(html)
    const edited = formatText(rich, findText(rich, 'horký povrch !'), {
      colour: '#c00000',
      highlight: 'yellow',
      bold: true,
    })
    expect(edited).toBe(
      '<p>Pozor: <b><span style="color: #c00000; background-color: yellow; font-weight: bold">horký</span></b>' +
        '<span style="color: #c00000; background-color: yellow; font-weight: bold"> povrch&nbsp;!</span></p>',
    )
    const runs = parseRichText(edited).blocks[0]!.runs
    expect(
      runs
        .filter(({ style }) => looksLike(style.colour, 'red'))
        .map(({ text }) => text)
        .join(''),
    ).toBe('horký povrch\u00a0!')
  })

  it('takes bold and italic off, escapes what it is given, and does nothing when asked for nothing', () => {
    const rich = parseRichText('<p><b><i>a</i></b></p>')
    const [run] = parseRichText(formatText(rich, findText(rich, 'a'), { bold: false, italic: false }))
      .blocks[0]!.runs
    expect(run?.style).toMatchObject({ bold: false, italic: false })
    expect(formatText(rich, findText(rich, 'a'), { colour: '"><script>' })).toContain(
      '&quot;&gt;&lt;script&gt;',
    )
    expect(formatText(rich, findText(rich, 'a'), {})).toBe(rich.html)
  })
})

const sop =
  '<h1>SOP</h1>\n<h2>4. Účel</h2>\n<p>účel</p>\n<h2>5. Postup</h2>\n<p>vlastní</p>\n<h3>5.1 Příprava</h3>\n<p>pod</p>\n<h2>6. Záznamy</h2>\n<p>konec</p>\n'

describe('replacing a section', () => {
  it('keeps its heading and all around it', () => {
    expect(replaceSection(...section(sop, 5), '<p>nový</p>')).toBe(
      '<h1>SOP</h1>\n<h2>4. Účel</h2>\n<p>účel</p>\n<h2>5. Postup</h2>\n<p>nový</p>\n<h2>6. Záznamy</h2>\n<p>konec</p>\n',
    )
    expect(replaceSection(...section(sop, '6'), 'text')).toMatch(/<h2>6. Záznamy<\/h2>\n<p>text<\/p>\n$/)
  })

  it('keeps elements whole that reach beyond the section', () => {
    const nested =
      '<section><h2>1. A</h2><p>a</p></section><section class="b"><h2>2. B</h2><p>b</p></section>'
    expect(replaceSection(...section(nested, 1), '<p>x</p>')).toBe(
      '<section><h2>1. A</h2><p>x</p></section><section class="b"><h2>2. B</h2><p>b</p></section>',
    )
    const counted = '<ol><li><h2>A</h2><p>a<li><h2>B</h2><p>b</ol>'
    expect(replaceSection(...section(counted, '1'), '<p>x</p>')).toBe(
      '<ol><li><h2>A</h2><p>x</p><li><h2>B</h2><p>b</ol>',
    )
  })

  it.each([
    ['</div></section><p>x', '<p>x</p>'],
    ['<p>x<!-- nikdy', '<p>x<!-- nikdy--></p>'],
    ['<p>x</p><a href="', '<p>x</p>&lt;a href="'],
    ['<ul><li>x', '<ul><li>x</li></ul>'],
    ['<p><b>x</p>', '<p><b>x</p></b>'],
    ['<script>x', '<p><script>x</script></p>'],
    ['<script><!--<script>', '<p>&lt;script&gt;&lt;!--&lt;script&gt;</p>'],
    ['<li>x</li>', '<ul><li>x</li></ul>'],
  ])('does not let %s out of it', (html, stored) => {
    expect(replaceSection(...section('<div><h2>1. A</h2>old</div><h2>2. B</h2>rest', 1), html)).toBe(
      `<div><h2>1. A</h2>${stored}</div><h2>2. B</h2>rest`,
    )
  })

  it('refuses a section of another document', () => {
    const [, other] = section(sop, 6)
    expect(() => replaceSection(parseRichText('<p>a</p>'), other, 'x')).toThrow(RangeError)
  })
})

describe('inserting into a section', () => {
  it('adds to its own content, before its sub-sections', () => {
    expect(insertIntoSection(...section(sop, 5), '<p>nový</p>')).toBe(
      sop.replace('<p>vlastní</p>', '<p>vlastní</p><p>nový</p>'),
    )
    expect(insertIntoSection(...section(sop, 5), 'nový', 'start')).toBe(
      sop.replace('<p>vlastní</p>', '<p>nový</p><p>vlastní</p>'),
    )
    expect(insertIntoSection(...section(sop, '6'), '<p>x</p>')).toBe(
      sop.replace('<p>konec</p>', '<p>konec</p><p>x</p>'),
    )
  })

  it('stays outside the list or table that ends its content, and inside what holds the section', () => {
    const html = '<div><h2>1. A</h2><ul><li>a</li></ul></div><div><h2>2. B</h2></div>'
    expect(insertIntoSection(...section(html, 1), '<p>x</p>')).toBe(
      '<div><h2>1. A</h2><ul><li>a</li></ul><p>x</p></div><div><h2>2. B</h2></div>',
    )
    expect(insertIntoSection(...section(html, '2'), '<p>x</p>')).toBe(
      '<div><h2>1. A</h2><ul><li>a</li></ul></div><div><h2>2. B</h2><p>x</p></div>',
    )
  })
})

describe('adding a section', () => {
  const added = { heading: '5.2 Měření <x>', html: '<p>m</p>' }

  it('puts it where its number belongs', () => {
    const expected = sop.replace('<p>pod</p>', '<p>pod</p>\n<h3>5.2 Měření &lt;x&gt;</h3>\n<p>m</p>')
    expect(addSection(parseRichText(sop), added)).toBe(expected)
    expect(addSection(...([section(sop, 5)[0], added, section(sop, 5)[1]] as const))).toBe(expected)
    expect(addSection(parseRichText(sop), { heading: '4.1 A', html: '' })).toContain(
      '<p>účel</p><h3>4.1 A</h3>',
    )
    expect(addSection(parseRichText(sop), { heading: '7. Závěr', html: 'z' })).toBe(
      `${sop.trimEnd()}\n<h2>7. Závěr</h2>\n<p>z</p>\n`,
    )
  })

  it('puts it after the one named, in its rank', () => {
    const [rich, after] = section(sop, 'Účel')
    expect(addSection(rich, { heading: 'Rozsah', html: 'r' }, after)).toBe(
      sop.replace('<p>účel</p>', '<p>účel</p>\n<h2>Rozsah</h2>\n<p>r</p>'),
    )
  })

  it('counts on where a list counts', () => {
    const html = '<ol><li><h2>A</h2><p>a</p></li><li><h2>B</h2><p>b</p></li></ol>'
    const [rich, after] = section(html, '1')
    const edited = parseRichText(addSection(rich, { heading: 'Nový', html: 'n' }, after))
    expect(edited.sections.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 A', '2 Nový', '3 B'])
  })

  it('starts a document that has no section yet', () => {
    expect(addSection(parseRichText(''), { heading: '1. A', html: 'a' })).toBe('<h2>1. A</h2>\n<p>a</p>')
    expect(addSection(parseRichText('<h1>SOP</h1>'), { heading: '1. A', html: 'a' })).toBe(
      '<h1>SOP</h1>\n<h2>1. A</h2>\n<p>a</p>',
    )
  })
})

describe('deleting a section', () => {
  it('takes its heading and sub-sections with it', () => {
    expect(deleteSection(...section(sop, 5))).toBe(sop.replace(/<h2>5[\s\S]*(?=<h2>6)/, ''))
    expect(deleteSection(...section(sop, '5.1'))).toBe(sop.replace(/<h3>5[\s\S]*(?=<h2>6)/, ''))
  })

  it('takes along what held it and nothing else, so that a list counts on', () => {
    const html = '<ol><li><h2>A</h2><p>a</p></li>\n<li><h2>B</h2><p>b</p></li></ol>'
    expect(deleteSection(...section(html, '1'))).toBe('<ol><li><h2>B</h2><p>b</p></li></ol>')
  })
})
