import { describe, expect, it } from 'vitest'
import { isHighlighted, looksLike, parseRichText } from '../../src/richtext/index.ts'

const styleOf = (html: string, text = 'X') => {
  const run = parseRichText(html)
    .blocks.flatMap(({ runs }) => runs)
    .find((each) => each.text.includes(text))
  if (!run) throw new Error(`No run with ${text}`)
  return run.style
}

const plain = { bold: false, italic: false, underline: false, strike: false, script: 'normal' }

describe('the style of a run', () => {
  it('is plain where nothing says otherwise', () => {
    expect(styleOf('<p>X</p>')).toEqual(plain)
  })

  it.each([
    ['<b>X</b>', { bold: true }],
    ['<strong><em>X</em></strong>', { bold: true, italic: true }],
    ['<u><s>X</s></u>', { underline: true, strike: true }],
    ['H<sub>X</sub>', { script: 'sub' }],
    ['<span style="vertical-align: super">X</span>', { script: 'super' }],
    ['<span style="font-weight:700; font-style:oblique">X</span>', { bold: true, italic: true }],
    ['<span style="font: italic bold 12px/1.2 Arial">X</span>', { bold: true, italic: true }],
    ['<b><span style="font-weight:400">X</span></b>', { bold: false }],
    ['<span style="text-decoration: underline line-through red">X</span>', { underline: true, strike: true }],
    ['<u><span style="text-decoration: none">X</span></u>', { underline: true }],
    ['<u style="text-decoration: none">X</u>', { underline: false }],
    ['<font color="FF0000">X</font>', { colour: '#ff0000' }],
    ['<font color="blue">X</font>', { colour: 'blue' }],
    ['<span style="color: red; color: blbost">X</span>', {}],
    ['<span style="color: red !important; color: blue">X</span>', { colour: 'red' }],
    ['<span style="/* color: blue; */ COLOR: RGB(255, 0, 0)">X</span>', { colour: 'rgb(255, 0, 0)' }],
    ['<mark>X</mark>', { background: 'yellow', colour: 'black' }],
    [
      '<span style="background: url(data:image/png;base64,AA==) #ff0 no-repeat">X</span>',
      { background: '#ff0' },
    ],
    [
      '<span style="background-color: yellow"><i style="background: transparent">X</i></span>',
      { background: 'yellow', italic: true },
    ],
  ])('%s', (html, expected) => {
    expect(styleOf(`<p>${html}</p>`)).toEqual({ ...plain, ...expected })
  })

  it('is inherited from blocks, tables and cells', () => {
    expect(styleOf('<div style="color:red"><ul><li>X</li></ul></div>').colour).toBe('red')
    expect(styleOf('<table style="color:red"><tr bgcolor="#ffff00"><td>X</table>')).toMatchObject({
      colour: 'red',
      background: '#ffff00',
    })
    expect(styleOf('<h2>X</h2>').bold).toBe(true)
    expect(styleOf('<table><tr><th>X</table>').bold).toBe(true)
  })

  it('goes on after a block that cut a formatting element off, and not after an ordinary one', () => {
    expect(styleOf('<p><b>a</p><p>X</p>').bold).toBe(true)
    expect(styleOf('<p><span style="color:red">a</p><p>X</p>').colour).toBeUndefined()
    expect(styleOf('<table><tr><td><b>a</td><td>X</table>').bold).toBe(false)
  })

  it('ends with its tag, also where tags overlap', () => {
    expect(styleOf('<p><b>a<i>b</b>X</i></p>')).toMatchObject({ bold: false, italic: true })
    expect(styleOf('<b><p>a</b>X</p>').bold).toBe(false)
  })

  it('splits a block into runs where it changes and only there', () => {
    const [block] = parseRichText('<p>a<span>b</span><b>c</b><b>d</b></p>').blocks
    expect(block?.runs.map(({ text }) => text)).toEqual(['ab', 'cd'])
  })
})

describe('colours', () => {
  it.each([
    ['red', 'red'],
    ['#e00000', 'red'],
    ['#C00000', 'red'],
    ['rgb(220 20 60)', 'red'],
    ['hsl(0, 80%, 50%)', 'red'],
    ['oklch(0.6 0.22 27)', 'red'],
    ['darkred', 'red'],
    ['orange', 'orange'],
    ['#ED7D31', 'orange'],
    ['#ff0', 'yellow'],
    ['#fff2cc', 'yellow'],
    ['gold', 'yellow'],
    ['#00B050', 'green'],
    ['#92D050', 'green'],
    ['#0070C0', 'blue'],
    ['navy', 'blue'],
    ['#7030A0', 'purple'],
    ['#111', 'black'],
    ['#fefefe', 'white'],
    ['lightgrey', 'grey'],
  ] as const)('%s looks %s', (colour, name) => {
    expect(looksLike(colour, name)).toBe(true)
  })

  it.each([
    ['orange', 'red'],
    ['#ED7D31', 'red'],
    ['hotpink', 'red'],
    ['purple', 'red'],
    ['saddlebrown', 'red'],
    ['#ffe5e5', 'red'],
    ['rgba(255, 0, 0, 0.05)', 'red'],
    ['rgba(255, 0, 0, 0)', 'red'],
    ['#000', 'red'],
    ['#fff', 'yellow'],
    ['olive', 'yellow'],
    ['not-a-colour', 'red'],
    ['var(--red)', 'red'],
    [undefined, 'black'],
  ] as const)('%s does not look %s', (colour, name) => {
    expect(looksLike(colour, name)).toBe(false)
  })

  it('highlight where a reader sees it', () => {
    expect(isHighlighted({ background: '#fff2cc' })).toBe(true)
    expect(isHighlighted({ background: 'lightgrey' })).toBe(true)
    expect(isHighlighted({ background: 'white' })).toBe(false)
    expect(isHighlighted({ background: 'transparent' })).toBe(false)
    expect(isHighlighted({ background: 'rgba(255, 255, 0, 0.01)' })).toBe(false)
    expect(isHighlighted({})).toBe(false)
  })
})
