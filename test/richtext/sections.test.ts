import { describe, expect, it } from 'vitest'
import { findSection, parseRichText } from '../../src/richtext/index.ts'

const numbersOf = (html: string) =>
  parseRichText(html).sections.map(({ number, title }) => `${number ?? '-'}|${title}`)

describe('the number of a heading', () => {
  it.each([
    ['5. Postup', '5|Postup'],
    ['5.2 Příprava vzorku', '5.2|Příprava vzorku'],
    ['5.2. Příprava', '5.2|Příprava'],
    ['5) Postup', '5|Postup'],
    ['5.Postup', '5|Postup'],
    ['5&nbsp;Postup', '5|Postup'],
    ['5 – Postup', '5|Postup'],
    ['<b>5.</b> Postup', '5|Postup'],
    ['Článek 5', '5|Článek 5'],
    ['Článek 5 – Postup', '5|Postup'],
    ['ČL. 12 Postup', '12|Postup'],
    ['Section 5.1: Scope', '5.1|Scope'],
    ['§ 3 Rozsah', '3|Rozsah'],
    ['IV. Postup', 'IV|Postup'],
    ['A) Účel', 'A|Účel'],
    ['Postup', '-|Postup'],
    ['Část v laboratoři', '-|Část v laboratoři'],
    ['24 hodin po odběru', '-|24 hodin po odběru'],
    ['2026 v číslech', '-|2026 v číslech'],
    ['Příloha 1', '-|Příloha 1'],
  ])('%s', (heading, expected) => {
    expect(numbersOf(`<h2>${heading}</h2>`)).toEqual([expected])
  })

  it('is counted by an ordered list around the headings', () => {
    expect(
      numbersOf(`<ol><li><h2>Účel</h2><p>text</p></li><li><h2>Postup</h2><ol><li><h3>Příprava</h3></li><li><h3>Měření</h3></li></ol></li></ol>
        <ol start="7"><li><h2>Záznamy</h2><li value="9"><h2>Přílohy</h2></ol><ol type="A"><li><h2>Dodatek</h2></ol>`),
    ).toEqual(['1|Účel', '2|Postup', '2.1|Příprava', '2.2|Měření', '7|Záznamy', '9|Přílohy', 'A|Dodatek'])
  })

  it('is given by data', () => {
    expect(numbersOf('<h2 data-number="5.">Postup</h2>')).toEqual(['5|Postup'])
  })

  it('typed by hand comes before one that is counted', () => {
    expect(numbersOf('<ol><li><h2>5. Postup</h2></ol>')).toEqual(['5|Postup'])
  })
})

describe('sections', () => {
  const rich = parseRichText(
    '<h1>SOP-014</h1><h2>4. Účel</h2><p>a</p><h2>5. Postup</h2><p>b</p><h3>5.1 Příprava</h3><p>c</p><h3>Bez čísla</h3><h2>6. Záznamy</h2>',
  )

  it('reach to the next heading of the same or a higher rank', () => {
    const texts = rich.sections.map(({ from, to }) =>
      rich.blocks
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    )
    expect(texts[2]).toBe('5. Postup b 5.1 Příprava c Bez čísla')
    expect(texts[0]).toContain('6. Záznamy')
  })

  it('hold headings of the same rank whose numbers go on from theirs', () => {
    const flat = parseRichText('<h2>5. A</h2><h2>5.1 B</h2><p>x</p><h2>6. C</h2>')
    expect(flat.sections.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [1, 3],
      [3, 4],
    ])
  })

  it.each([
    [5, '5. Postup'],
    ['5', '5. Postup'],
    ['5.', '5. Postup'],
    ['5.1', '5.1 Příprava'],
    ['Článek 5', '5. Postup'],
    ['postup', '5. Postup'],
    ['5. POSTUP', '5. Postup'],
    ['5) Postup', '5. Postup'],
    ['bez  čísla', 'Bez čísla'],
  ])('are found by %s', (wanted, heading) => {
    const section = findSection(rich, wanted)
    expect(section && rich.blocks[section.from]?.text).toBe(heading)
  })

  it.each([1, 2, 3, '7', 'Post', '', ' ', '5. Záznamy'])(
    'are not found by %s: a position or a part is no name',
    (wanted) => {
      expect(findSection(rich, wanted)).toBeUndefined()
    },
  )
})
