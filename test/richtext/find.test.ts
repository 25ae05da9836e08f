import { describe, expect, it } from 'vitest'
import { findSection, findText, parseRichText } from '../../src/richtext/index.ts'

const found = (html: string, text: string, options?: Parameters<typeof findText>[2]) => {
  const rich = parseRichText(html)
  return findText(rich, text, options).map(({ start, end }) => rich.text.slice(start, end))
}

describe('finding text', () => {
  it('goes across markup', () => {
    expect(found('<p>Ana<b>lyzá</b><i>tor X</i>N</p>', 'Analyzátor XN')).toEqual(['Analyzátor XN'])
  })

  it('takes every white space for a space', () => {
    expect(found('<p>5&nbsp;ml<br>krve a 5\u2009ml krve</p>', '5 ml krve')).toEqual([
      '5\u00a0ml\nkrve',
      '5\u2009ml krve',
    ])
    expect(found('<p>5 ml</p>', '5\u00a0\u00a0ml')).toEqual(['5 ml'])
  })

  it('ignores soft hyphens and zero-width characters, on both sides', () => {
    expect(found('<p>centri&shy;fu\u200bga</p>', 'centrifuga')).toEqual(['centri\u00adfu\u200bga'])
    expect(found('<p>centrifuga</p>', 'centri\u00adfuga')).toEqual(['centrifuga'])
  })

  it('takes composed and decomposed letters for the same, and never drops a mark', () => {
    expect(found('<p>me\u030cr\u030cení</p>', 'měření')).toEqual(['me\u030cr\u030cení'])
    expect(found('<p>mer\u030cení</p>', 'měření')).toEqual([])
  })

  it('matches letter case unless told otherwise', () => {
    expect(found('<p>Sysmex SYSMEX</p>', 'Sysmex')).toEqual(['Sysmex'])
    expect(found('<p>Sysmex SYSMEX</p>', 'sysmex', { letterCase: 'any' })).toEqual(['Sysmex', 'SYSMEX'])
  })

  it('stays inside a block unless the text has a line break of its own', () => {
    expect(found('<p>první</p><p>druhý</p>', 'první druhý')).toEqual([])
    expect(found('<p>první</p><p>druhý</p>', 'první\ndruhý\n')).toEqual(['první\ndruhý'])
  })

  it('stays inside a section', () => {
    const html = '<h2>1. X</h2><p>x</p><h2>2. x</h2><p>x x</p>'
    const within = findSection(parseRichText(html), 2)!
    expect(found(html, 'x', { within })).toHaveLength(3)
  })

  it('finds no overlapping matches, and nothing for nothing', () => {
    expect(found('<p>aaaa</p>', 'aa')).toHaveLength(2)
    for (const nothing of ['', ' ', '\u00ad', '\n']) expect(found('<p>a b</p>', nothing)).toEqual([])
  })

  it('takes regex characters as they are', () => {
    expect(found('<p>a.c abc (x) [y]*</p>', 'a.c')).toEqual(['a.c'])
    expect(found('<p>(x) [y]*</p>', '(x) [y]*')).toEqual(['(x) [y]*'])
  })
})
