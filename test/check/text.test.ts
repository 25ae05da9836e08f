import { describe, expect, it } from 'vitest'
import type { AnswerView, Outcome, TextQuery } from '../../src/check/index.ts'
import { checked, document, state } from './answer-fixture.ts'

const sentence = 'Vzorek nelze použít po 24 hodinách.'
const soft = '\u00ad'
const space = '\u00a0'

const procedure = (section5: string): string => `
  <h2>1. Účel</h2><p>Postup stanoví pravidla.</p>
  <h2>6. Záznamy</h2><p>Záznamy se uchovávají 5 let.</p>
  <h2>5. Postup</h2>${section5}
  <h2>7. Přílohy</h2><p>Bez příloh.</p>`

const look = (section5: string, examine: (text: AnswerView) => Outcome) =>
  checked({ after: state([document({ code: 'SOP-014', html: procedure(section5) })]) }, examine)

const inSection5 =
  (ask: (query: TextQuery) => Outcome) =>
  ({ after }: AnswerView): Outcome =>
    ask(after.document('SOP-014').section(5).sentence(sentence))

describe('a sentence in a section', () => {
  const ways: readonly [name: string, html: string][] = [
    ['a paragraph', `<p>${sentence}</p>`],
    ['split by markup', '<p>Vzorek <b>ne</b>lze <span>pou</span>žít po 24 hodinách.</p>'],
    ['with hard spaces', `<p>Vzorek nelze použít po 24${space}hodinách.</p>`],
    ['with an entity for the space', '<p>Vzorek nelze použít po 24&nbsp;hodinách.</p>'],
    ['with soft hyphens', `<p>Vzo${soft}rek nelze pou${soft}žít po 24 hodi${soft}nách.</p>`],
    ['composed of separate accents', `<p>${sentence.normalize('NFD')}</p>`],
    ['over two lines of source', '<p>Vzorek nelze\n   použít po 24 hodinách.</p>'],
    ['with a line break', '<p>Vzorek nelze použít<br>po 24 hodinách.</p>'],
    ['in a list', `<ul><li>Jiné.</li><li>${sentence}</li></ul>`],
    ['in a table', `<table><tr><td>a</td><td>${sentence}</td></tr></table>`],
    ['in a sub-section', `<h3>5.1 Doba</h3><p>${sentence}</p>`],
    ['after another sentence', `<p>Odběr se provede ráno. ${sentence}</p>`],
    ['before another sentence', `<p>${sentence} Zlikviduje se.</p>`],
    ['with a number of its own', `<p>5.3 ${sentence}</p>`],
    ['with a letter of its own', `<p>b) ${sentence}</p>`],
    ['without its full stop', '<ul><li>Vzorek nelze použít po 24 hodinách</li></ul>'],
    ['in capitals', `<p>${sentence.toUpperCase()}</p>`],
  ]
  it.each(ways)('stands: %s', (_, html) => {
    expect(
      look(
        html,
        inSection5((text) => text.stands()),
      ),
    ).toMatchObject({ outcome: 'passed' })
  })

  const others: readonly [name: string, html: string, found: string][] = [
    [
      'a lost „ne“',
      '<p>Vzorek lze použít po 24 hodinách.</p>',
      'nearest: “Vzorek lze použít po 24 hodinách.”',
    ],
    [
      'a word more',
      '<p>Vzorek nelze použít až po 24 hodinách.</p>',
      'nearest: “Vzorek nelze použít až po 24 hodinách.”',
    ],
    [
      'a condition after it',
      '<p>Vzorek nelze použít po 24 hodinách, pokud je hemolytický.</p>',
      'pokud je hemolytický',
    ],
    ['a denial before it', '<p>Neplatí, že vzorek nelze použít po 24 hodinách.</p>', 'Neplatí'],
    ['another number', '<p>Vzorek nelze použít po 2 hodinách.</p>', 'po 2 hodinách'],
    ['a longer number', '<p>Vzorek nelze použít po 124 hodinách.</p>', '124'],
    ['a question', '<p>Vzorek nelze použít po 24 hodinách?</p>', 'hodinách?'],
    ['nothing like it', '<p>Kalibrace se provede ráno.</p>', 'nothing like it'],
  ]
  it.each(others)('does not stand: %s', (_, html, found) => {
    const result = look(
      html,
      inSection5((text) => text.stands()),
    )
    expect(result).toMatchObject({
      outcome: 'failed',
      looked: `the sentence “${sentence}” in section 5 of SOP-014`,
      found: expect.stringContaining(found),
    })
  })

  it('is known by the number that a reader sees, not by its position', () => {
    const after = state([
      document({ code: 'SOP-014', html: procedure('<p>Postup.</p>').replace('Bez příloh.', sentence) }),
    ])
    expect(
      checked(
        { after },
        inSection5((text) => text.stands()),
      ),
    ).toMatchObject({
      outcome: 'failed',
      found: 'it stands in section 7 Přílohy',
    })
    expect(
      checked({ after }, (view) =>
        view.after.document('SOP-014').section('Přílohy').sentence(sentence).stands(),
      ),
    ).toMatchObject({ outcome: 'passed' })
    expect(
      checked({ after }, (view) => view.after.document('SOP-014').sentence(sentence).stands()),
    ).toMatchObject({
      outcome: 'passed',
    })
  })

  const edges: readonly [wanted: string, html: string, outcome: string][] = [
    ['Odchylka je nejvýše 5.', '<p>Odchylka je nejvýše 5 %.</p>', 'failed'],
    ['Odchylka je nejvýše 5.', '<p>Odchylka je nejvýše 5;</p>', 'passed'],
    ['5 ml se doplní.', '<p>≤ 5 ml se doplní.</p>', 'failed'],
    ['5 ml se doplní.', '<p>-5 ml se doplní.</p>', 'failed'],
    ['5 ml se doplní.', '<p>▪ 5 ml se doplní.</p>', 'passed'],
    ['5 ml se doplní.', '<p>(a) 5 ml se doplní.</p>', 'passed'],
    ['5 ml se doplní.', '<p>„5 ml se doplní.“</p>', 'passed'],
    ['Doplní se. Promíchá se.', '<p>Nejprve se čeká. Doplní se. Promíchá se. Konec.</p>', 'passed'],
    ['Doplní se. Promíchá se.', '<p>Doplní se. Promíchá se vše.</p>', 'failed'],
  ]
  it.each(edges)('ends where it ends: %s in %s: %s', (wanted, html, outcome) => {
    expect(look(html, ({ after }) => after.document('SOP-014').sentence(wanted).stands()).outcome).toBe(
      outcome,
    )
  })

  it('may be a question', () => {
    const ask = (html: string) =>
      look(html, ({ after }) => after.document('SOP-014').sentence('Je vzorek hemolytický?').stands())
    expect(ask('<p>Je vzorek hemolytický?</p>')).toMatchObject({ outcome: 'passed' })
    expect(ask('<p>Je vzorek hemolytický.</p>')).toMatchObject({ outcome: 'failed' })
  })

  it('cannot be told where there is no word to look for', () => {
    expect(look('<p>…</p>', ({ after }) => after.document('SOP-014').sentence(' … ').stands())).toMatchObject(
      {
        outcome: 'unknown',
      },
    )
  })
})

describe('the look of a sentence', () => {
  const reds = [
    `<p style="color: red">${sentence}</p>`,
    `<p><span style="color:#e00000">${sentence}</span></p>`,
    `<p><span style="color: rgb(200, 0, 0)">${sentence}</span></p>`,
    `<p><span style="color: hsl(0 90% 45%)">${sentence}</span></p>`,
    `<p><font color="#FF0000">${sentence}</font></p>`,
    `<p><b style="color:red">Vzorek nelze</b> <i style="color:#f00">použít po 24 hodinách</i>.</p>`,
    `<ol><li style="color:red">${sentence}</li></ol>`,
  ]
  it.each(reds)('is red: %s', (html) => {
    expect(
      look(
        html,
        inSection5((text) => text.isColoured('red')),
      ),
    ).toMatchObject({ outcome: 'passed' })
  })

  const others: readonly [html: string, found: string][] = [
    [`<p>${sentence}</p>`, `“${sentence.slice(0, -1)}” is black`],
    [`<p style="color:#00c">${sentence}</p>`, 'is #00c'],
    [
      `<p><span style="color:red">Vzorek</span> nelze použít po 24 hodinách.</p>`,
      '“nelze použít po 24 hodinách” is black',
    ],
    [`<p style="background:red">${sentence}</p>`, 'is black'],
    [
      '<p style="color:red">Vzorek lze použít po 24 hodinách.</p>',
      'nearest: “Vzorek lze použít po 24 hodinách.”',
    ],
  ]
  it.each(others)('is not red: %s', (html, found) => {
    const result = look(
      html,
      inSection5((text) => text.isColoured('red')),
    )
    expect(result).toMatchObject({ outcome: 'failed', found: expect.stringContaining(found) })
    expect(result.looked).toContain('in section 5 of SOP-014, red')
  })

  it('is black where it has no colour of its own', () => {
    expect(
      look(
        `<p>${sentence}</p>`,
        inSection5((text) => text.isColoured('black')),
      ),
    ).toMatchObject({ outcome: 'passed' })
  })

  it('is asked wherever the text stands', () => {
    const html = `<p style="color:red">${sentence}</p><p>${sentence}</p>`
    expect(
      look(
        html,
        inSection5((text) => text.isColoured('red')),
      ),
    ).toMatchObject({ outcome: 'failed' })
    expect(
      look(
        html,
        inSection5((text) => text.standsTimes(2)),
      ),
    ).toMatchObject({ outcome: 'passed' })
    expect(
      look(
        html,
        inSection5((text) => text.standsTimes(1)),
      ),
    ).toMatchObject({
      outcome: 'failed',
      found: 'it stands 2 times',
    })
  })

  const looks: readonly [name: string, html: string, ask: (text: TextQuery) => Outcome][] = [
    ['highlighted', `<p><mark>${sentence}</mark></p>`, (text) => text.isHighlighted()],
    [
      'highlighted',
      `<p><span style="background-color: #ff0">${sentence}</span></p>`,
      (text) => text.isHighlighted(),
    ],
    ['bold', `<p><strong>${sentence}</strong></p>`, (text) => text.isBold()],
    ['bold', `<p style="font-weight:700">${sentence}</p>`, (text) => text.isBold()],
    ['italic', `<p><em>${sentence}</em></p>`, (text) => text.isItalic()],
    ['underlined', `<p><u>${sentence}</u></p>`, (text) => text.isUnderlined()],
  ]
  it.each(looks)('is %s: %s', (how, html, ask) => {
    expect(look(html, inSection5(ask))).toMatchObject({ outcome: 'passed' })
    expect(look(`<p>${sentence}</p>`, inSection5(ask))).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining(`not ${how}`),
    })
  })

  it('cannot be told in a colour that nobody knows', () => {
    const result = look(
      `<p>${sentence}</p>`,
      inSection5((text) => text.isColoured('mauve' as 'red')),
    )
    expect(result).toMatchObject({ outcome: 'unknown', why: expect.stringContaining('there are red') })
  })
})

describe('a text', () => {
  const text = (html: string, wanted: string) =>
    look(html, ({ after }) => after.document('SOP-014').section(5).text(wanted).stands()).outcome

  const cases: readonly [wanted: string, html: string, outcome: string][] = [
    ['po 24 hodinách', `<p>${sentence}</p>`, 'passed'],
    ['5 µl', '<p>Pipetujte 5 µl séra.</p>', 'passed'],
    ['5 µl', '<p>Pipetujte 15 µl séra.</p>', 'failed'],
    ['5 µl', '<p>Pipetujte 0,5 µl séra.</p>', 'failed'],
    ['5 °C', '<p>Uchovejte při −5 °C.</p>', 'failed'],
    ['2-8 °C', '<p>Uchovejte při 2–8 °C.</p>', 'passed'],
    ['vhodné', '<p>Není to nevhodné.</p>', 'failed'],
    ['vhodné', `<p>Je to ne${soft}vhodné.</p>`, 'failed'],
    ['10 mU', '<p>Nejvýše 10 MU.</p>', 'failed'],
    ['10 ml', '<p>Nejvýše 10 mL.</p>', 'passed'],
    ['štítek "NEPOUŽÍVAT"', '<p>Nalepte štítek „NEPOUŽÍVAT“.</p>', 'passed'],
    ['prvek', '<p>Prvekl.</p>', 'failed'],
  ]
  it.each(cases)('%s in %s: %s', (wanted, html, outcome) => {
    expect(text(html, wanted)).toBe(outcome)
  })

  it('is absent where no whole word of it is left, in any letter case', () => {
    const absent = (html: string) =>
      look(html, ({ after }) => after.document('SOP-014').text('Talvion').isAbsent()).outcome
    expect(absent('<p>Orvela a Talvionika.</p>')).toBe('passed')
    expect(absent('<p>Na TAL<b>VION</b> se měří.</p>')).toBe('failed')
  })

  it('stands before and after other texts', () => {
    const html = '<p>Nejprve vypněte přístroj.</p><p>Potom otevřete kryt.</p>'
    const ask = (examine: (text: TextQuery) => Outcome) =>
      look(html, ({ after }) => examine(after.document('SOP-014').section(5).text('otevřete kryt'))).outcome
    expect(ask((kryt) => kryt.standsAfter('vypněte přístroj'))).toBe('passed')
    expect(ask((kryt) => kryt.standsBefore('vypněte přístroj'))).toBe('failed')
    expect(ask((kryt) => kryt.standsAfter('zavřete víko'))).toBe('failed')
  })
})

describe('what is missing', () => {
  const after = state([document({ code: 'SOP-041' }), document({ code: 'PP-007' })])

  it('fails after the answer, and names what there is, the likest first', () => {
    expect(
      checked(
        { after },
        inSection5((text) => text.stands()),
      ),
    ).toMatchObject({
      outcome: 'failed',
      found: 'no document SOP-014; there are SOP-041, PP-007',
    })
    expect(
      checked(
        { after },
        inSection5((text) => text.isAbsent()),
      ),
    ).toMatchObject({ outcome: 'failed' })
    expect(checked({ after }, (view) => view.after.document('SOP-014').isAbsent())).toMatchObject({
      outcome: 'passed',
    })
    expect(checked({ after }, (view) => view.after.document('SOP-041').isAbsent())).toMatchObject({
      outcome: 'failed',
    })
  })

  it('names the sections where one is missing', () => {
    const result = look('<p>Postup.</p>', ({ after }) => after.document('SOP-014').section(4).exists())
    expect(result).toMatchObject({
      outcome: 'failed',
      found: 'no such section in SOP-014 v1; its sections are 1 Účel, 6 Záznamy, 5 Postup, 7 Přílohy',
    })
  })

  it('cannot be told before the answer: the tenant is no chatbot’s doing', () => {
    const before = state([document({ code: 'SOP-014', html: procedure('<p>Postup.</p>') })])
    expect(checked({ before: after }, (view) => view.before.document('SOP-014').exists())).toMatchObject({
      outcome: 'unknown',
      why: expect.stringContaining('no document SOP-014'),
    })
    expect(
      checked({ before }, (view) => view.before.document('SOP-014').section(5).sentence(sentence).stands()),
    ).toMatchObject({ outcome: 'unknown' })
    expect(checked({ before }, (view) => view.before.document('SOP-014').section(5).exists())).toMatchObject({
      outcome: 'passed',
    })
  })

  it('cannot be told where a version is there twice', () => {
    const twice = state([document({ code: 'SOP-014' }), document({ code: 'SOP-014', html: '<p>Jinak.</p>' })])
    expect(checked({ after: twice }, (view) => view.after.document('SOP-014').exists())).toMatchObject({
      outcome: 'unknown',
      why: 'the state holds SOP-014 v1 twice',
    })
  })
})

describe('messages', () => {
  it('are one line, short, and free of what a terminal or page would obey', () => {
    const long = `${'Vzorek nelze použít. '.repeat(50)}\u001b[31m\u202e\ud800`
    const html = `<p>\u001b[31mVzorek nelze ${'velmi '.repeat(60)}použít po 24 hodinách\u202e.</p>`
    const result = look(html, ({ after }) => after.document('SOP-014').section(5).text(long).stands())
    const shown = JSON.stringify(result)
    expect(result.outcome).toBe('failed')
    expect(shown).not.toMatch(/\\u001b|\u202e|\\ud800/)
    expect(result.looked.length).toBeLessThan(220)
    expect('found' in result ? result.found.length : 0).toBeLessThan(220)
  })
})
