import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DocumentState,
  documentStatuses,
  documentTypes,
  type RecordState,
  recordKinds,
} from '../../src/app/index.ts'
import {
  contentKept,
  type Exception,
  type Kept,
  nothingElseChanged,
  sameText,
  survived,
  untouchedOutside,
} from '../../src/check/index.ts'
import { checked, document, edited, record, state } from './answer-fixture.ts'

const html = `
  <h2>1. Účel</h2><p>Postup stanoví pravidla pro 3 pracoviště.</p>
  <h2>5. Postup</h2><p>Zapněte přístroj.</p><h3>5.1 Odběr</h3><p>Odeberte 5,5 ml.</p>
  <p><mark>Pozor: <b>nikdy</b> nepipetujte ústy.</mark></p>
  <h2>6. Záznamy</h2><table><tr><td>Teplota</td><td>2–8 °C</td></tr></table><p>Uchovejte <b>5</b> let.</p>`

const warning = 'Pozor: nikdy nepipetujte ústy.'

describe('survived', () => {
  const ask = (htmlAfter: string) =>
    checked(edited(html, htmlAfter), (view) => survived(view.before, view.after, 'SOP-014', warning))
  const askHighlighted = (htmlAfter: string, htmlBefore = html) =>
    checked(edited(htmlBefore, htmlAfter), (view) =>
      survived(view.before, view.after, 'SOP-014', warning).stillHighlighted(),
    )
  const moved = `<h2>2. Jinak</h2><p><span style="background:#ff0">Pozor: nikdy nepipetujte ústy.</span></p>`

  it('passes wherever the text stands now', () => {
    expect(ask(html)).toEqual({
      severity: 'hard',
      name: 'it holds',
      outcome: 'passed',
      looked: `“${warning}” still in SOP-014`,
      found: 'it stands in section 5.1 Odběr',
    })
    expect(ask(moved).outcome).toBe('passed')
    expect(askHighlighted(moved).outcome).toBe('passed')
  })

  it('fails where a word is lost, with the nearest sentence', () => {
    expect(ask(html.replace('<b>nikdy</b> ne', ''))).toMatchObject({
      outcome: 'failed',
      found: 'nearest: “Pozor: pipetujte ústy.”',
    })
    expect(askHighlighted(html.replace('<b>nikdy</b> ne', '')).outcome).toBe('failed')
  })

  it('fails where the highlight is gone, or gone from a part', () => {
    const plain = html.replace('<mark>', '').replace('</mark>', '')
    expect(ask(plain).outcome).toBe('passed')
    expect(askHighlighted(plain)).toMatchObject({
      outcome: 'failed',
      found: 'highlighted 0 times, before 1 time',
    })
    expect(askHighlighted(html.replace('nepipetujte ústy.</mark>', '</mark>nepipetujte ústy.')).outcome).toBe(
      'failed',
    )
  })

  it('cannot be told where it did not stand there, or was not highlighted', () => {
    expect(
      checked(edited('<p>a</p>', html), (view) => survived(view.before, view.after, 'SOP-014', warning))
        .outcome,
    ).toBe('unknown')
    expect(askHighlighted(html, html.replaceAll('mark>', 'i>')).outcome).toBe('unknown')
  })
})

describe('untouchedOutside', () => {
  const ask = (
    htmlAfter: string,
    sections: Parameters<typeof untouchedOutside>[3] = 5,
    titleAfter = 'Kontrola kvality',
  ) => {
    const given = edited(html, htmlAfter)
    const [old, draft] = given.after?.documents ?? []
    if (!old || !draft) throw new Error('no draft')
    return checked({ ...given, after: state([old, { ...draft, title: titleAfter }]) }, (view) =>
      untouchedOutside(view.before, view.after, 'SOP-014', sections),
    )
  }
  const inside = html.replace(
    'Zapněte přístroj.',
    'Přístroj zapněte a</p><table><tr><td>x</td></tr></table><p>vyčkejte.',
  )

  it('passes where only the section changed', () => {
    expect(ask(html).outcome).toBe('passed')
    expect(ask(inside)).toMatchObject({ outcome: 'passed' })
    expect(ask(inside.replace('<b>5</b>', '<strong>5</strong>')).outcome).toBe('passed')
    expect(ask(html.replace('5,5 ml', '6 ml'), '5.1').outcome).toBe('passed')
    expect(
      ask(inside.replace('5 let', '6 let').replace('<b>5</b>', '<b>6</b>'), [5, 'Záznamy']).outcome,
    ).toBe('passed')
  })

  it('goes by what a colour looks like, however it is typed', () => {
    const styled = (style: string) => inside.replace('<b>5</b>', `<span style="${style}">5</span>`)
    const askStyled = (was: string, is: string) =>
      checked(edited(html.replace('<b>5</b>', was), is), (view) =>
        untouchedOutside(view.before, view.after, 'SOP-014', 5),
      ).outcome
    expect(askStyled('<mark>5</mark>', styled('background-color:#ffff00'))).toBe('passed')
    expect(askStyled('<font color="#c00000">5</font>', styled('color:rgb(192,0,0)'))).toBe('passed')
    expect(askStyled('5', styled('color:#000;background:transparent'))).toBe('passed')
    expect(askStyled('<font color="#c00000">5</font>', styled('color:#000'))).toBe('failed')
    expect(askStyled('<mark>5</mark>', inside.replace('<b>5</b>', '5'))).toBe('failed')
  })

  const faults: readonly [name: string, htmlAfter: string, found: string][] = [
    [
      'a word',
      inside.replace('Uchovejte', 'Uložte'),
      'where “Uchovejte 5 let.” stood, there is “Uložte 5 let.”',
    ],
    ['a look', inside.replace('<b>5</b>', '5'), '“Uchovejte 5 let.” looks different'],
    ['a cell', inside.replace('2–8 °C', '2–6 °C'), '“2–6 °C”'],
    ['a level', inside.replace('h2>1. Účel</h2', 'h3>1. Účel</h3'), '“1. Účel” looks different'],
    ['a loss', inside.replace('<p>Uchovejte <b>5</b> let.</p>', ''), '“Uchovejte 5 let.” is gone'],
    ['an addition', `${inside}<p>Nové.</p>`, '“Nové.” was added'],
    ['a new section', inside.replace('<h2>6.', '<h2>5a. Nový</h2><p>x</p><h2>6.'), 'there is “5a. Nový”'],
    ['the section gone', html.replace('5. Postup', 'Postup bez čísla'), 'no section 5 in SOP-014 v2'],
  ]
  it.each(faults)('fails where something outside changed: %s', (_, htmlAfter, found) => {
    expect(ask(htmlAfter)).toMatchObject({ outcome: 'failed', found: expect.stringContaining(found) })
  })

  it('fails where the title changed', () => {
    expect(ask(html, 5, 'Jinak')).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining('“Jinak”'),
    })
  })

  it('cannot be told of a section that never was', () => {
    expect(ask(html, 9)).toMatchObject({
      outcome: 'unknown',
      why: 'SOP-014 v1 had no section 9 before the answer',
    })
  })
})

describe('contentKept', () => {
  const ask = (htmlAfter: string, kept: Kept) =>
    checked(edited(html, htmlAfter), (view) => contentKept(view.before, view.after, 'SOP-014', kept))

  it('looks for words', () => {
    expect(ask(html, { words: ['přístroj*', '5,5 ml', /pipet/] }).outcome).toBe('passed')
    expect(ask(html.replace('5,5 ml', '5 ml'), { words: ['přístroj', '5,5 ml'] })).toMatchObject({
      outcome: 'failed',
      found: 'no “5,5 ml”',
    })
    expect(ask(html, { words: ['kalibrace'] })).toMatchObject({
      outcome: 'unknown',
      why: '“kalibrace” did not stand there before the answer',
    })
    expect(ask(html, { section: 5, words: ['Teplota'] }).outcome).toBe('unknown')
  })

  it('looks for numbers', () => {
    expect(ask(html.replace('5,5 ml', '5.5 ml krve'), { numbers: 'all' }).outcome).toBe('passed')
    expect(ask(html.replace('5,5 ml', 'pět ml'), { numbers: 'all' })).toMatchObject({
      outcome: 'failed',
      found: 'lost: 5.5',
    })
    expect(ask(html.replace('6. Záznamy', '7. Záznamy'), { numbers: 'all' }).outcome).toBe('passed')
    const named = (name: string) => html.replace('přístroj', name)
    expect(
      checked(edited(named('Talvion K5'), named('Orvela 30')), (view) =>
        contentKept(view.before, view.after, 'SOP-014', { numbers: 'all' }),
      ).outcome,
    ).toBe('passed')
    expect(ask(html.replace('5,5 ml', ''), { section: 6, numbers: 'all' }).outcome).toBe('passed')
  })

  it('looks for a share of the paragraphs', () => {
    const lost = html.replace('Zapněte přístroj.', 'Zapni ho.')
    expect(ask(lost, { blocks: 0.8 }).outcome).toBe('passed')
    expect(ask(lost, { blocks: 1 })).toMatchObject({
      outcome: 'failed',
      found: '86 % kept; lost first “Zapněte přístroj.”',
    })
    expect(ask(html, { blocks: 1 }).outcome).toBe('passed')
  })

  it('cannot be told where nothing must be kept', () => {
    expect(ask(html, {}).outcome).toBe('unknown')
    expect(ask(html, { words: [] }).outcome).toBe('unknown')
  })
})

describe('sameText', () => {
  const ask = (htmlAfter: string, section?: number) =>
    checked(edited(html, htmlAfter), (view) =>
      sameText(view.before, view.after, 'SOP-014', section === undefined ? {} : { section }),
    )

  it('passes where a reader reads the same', () => {
    expect(ask(html.replaceAll(/<\/?(?:mark|b)>/g, '')).outcome).toBe('passed')
    expect(ask(html.replace('Účel', 'Cíl'), 5).outcome).toBe('passed')
  })

  it('fails at the first difference', () => {
    expect(ask(html.replace('Zapněte', 'Vypněte'))).toMatchObject({
      outcome: 'failed',
      found: 'where “Zapněte přístroj.” stood, there is “Vypněte přístroj.”',
    })
    expect(ask(`${html}<p>Nové.</p>`)).toMatchObject({ found: '“Nové.” was added' })
    expect(ask(html.replace('<p>Uchovejte <b>5</b> let.</p>', ''))).toMatchObject({
      found: '“Uchovejte 5 let.” is gone',
    })
  })
})

describe('nothingElseChanged', () => {
  const documents = [document({ code: 'SOP-014' }), document({ code: 'SOP-021', version: 3 })]
  const records = [record('NC-2026-001', { title: 'Výpadek' })]
  const ask = (
    documentsAfter: readonly DocumentState[],
    recordsAfter: readonly RecordState[],
    except: readonly Exception[] = [],
  ) =>
    checked({ before: state(documents, records), after: state(documentsAfter, recordsAfter) }, (view) =>
      nothingElseChanged(view.before, view.after, { except }),
    )
  const draft = document({ code: 'SOP-021', version: 4, status: 'draft' })
  const created = document({ code: 'PP-002', status: 'draft' })
  const newRecord = record('NC-2026-002', { title: 'Záměna' })

  it('passes where what changed is excepted', () => {
    expect(ask(documents, records).outcome).toBe('passed')
    expect(ask([...documents, draft], records, ['SOP-021']).outcome).toBe('passed')
    expect(ask([...documents, created], records, ['created drafts']).outcome).toBe('passed')
    expect(ask(documents, [...records, newRecord], ['nonconformity']).outcome).toBe('passed')
    expect(ask(documents, [record('NC-2026-001', { title: 'Jinak' })], ['NC-2026-001']).outcome).toBe(
      'passed',
    )
    expect(ask([...documents].reverse(), records).outcome).toBe('passed')
  })

  it('names what else changed', () => {
    expect(ask([...documents, draft, created], [...records, newRecord], ['PP-002'])).toMatchObject({
      outcome: 'failed',
      looked: 'nothing changed except PP-002',
      found: 'SOP-021 v4 (draft) was created, NC-2026-002 (nonconformity) was created',
    })
    expect(ask([...documents, draft], records, ['created drafts']).outcome).toBe('failed')
    expect(ask([...documents, document({ code: 'PP-002' })], records, ['created drafts']).outcome).toBe(
      'failed',
    )
    expect(ask(documents, [record('NC-2026-001', { title: 'Jinak' })], ['nonconformity'])).toMatchObject({
      outcome: 'failed',
      found: 'NC-2026-001 (nonconformity) was changed',
    })
    expect(ask(documents.slice(1), [], ['nonconformity'])).toMatchObject({
      found: 'SOP-014 v1 is gone, NC-2026-001 (nonconformity) is gone',
    })
  })

  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const documentOf: fc.Arbitrary<DocumentState> = fc.record({
    code: fc.stringMatching(/^[A-D]$/),
    version: fc.nat({ max: 3 }),
    title: word,
    type: fc.constantFrom(...documentTypes),
    status: fc.constantFrom(...documentStatuses),
    html: word,
  })
  const recordOf: fc.Arbitrary<RecordState> = fc.record({
    id: fc.stringMatching(/^[a-d]$/),
    kind: fc.constantFrom(...recordKinds),
    fields: fc.dictionary(word, word, { maxKeys: 3 }),
  })
  const versionOf = ({ code, version }: DocumentState) => `${code} v${version}`
  const states = fc.record({
    documents: fc.uniqueArray(documentOf, { selector: versionOf, minLength: 1 }),
    records: fc.uniqueArray(recordOf, { selector: ({ id }) => id, minLength: 1 }),
  })
  const other = <Value>(value: Value, values: readonly Value[]) =>
    values[(values.indexOf(value) + 1) % values.length] as Value

  it('detects any single change, and no change where there is none', () => {
    const changes: Readonly<Record<string, (one: DocumentState) => DocumentState>> = {
      title: (one) => ({ ...one, title: `${one.title}x` }),
      html: (one) => ({ ...one, html: ` ${one.html}` }),
      status: (one) => ({ ...one, status: other(one.status, documentStatuses) }),
      type: (one) => ({ ...one, type: other(one.type, documentTypes) }),
      template: (one) => ({ ...one, template: 'T' }),
      code: (one) => ({ ...one, code: 'Z' }),
      version: (one) => ({ ...one, version: one.version + 10 }),
    }
    const recordChanges: Readonly<Record<string, (one: RecordState) => RecordState>> = {
      id: (one) => ({ ...one, id: 'z' }),
      kind: (one) => ({ ...one, kind: other(one.kind, recordKinds) }),
      added: (one) => ({ ...one, fields: { ...one.fields, Added: '' } }),
      changed: (one) => ({
        ...one,
        fields: {
          added: 'x',
          ...Object.fromEntries(Object.entries(one.fields).map(([name, value]) => [name, `${value}x`])),
        },
      }),
    }
    const outcome = (before: ReturnType<typeof state>, after: ReturnType<typeof state>) =>
      checked({ before, after }, (view) => nothingElseChanged(view.before, view.after)).outcome
    fc.assert(
      fc.property(
        states,
        fc.nat(),
        fc.constantFrom(...Object.values(changes)),
        fc.constantFrom(...Object.values(recordChanges)),
        (before, which, change, changeRecord) => {
          const replaced = <Item>(items: readonly Item[], make: (item: Item) => readonly Item[]) =>
            items.flatMap((item, index) => (index === which % items.length ? make(item) : [item]))
          expect(outcome(before, structuredClone(before))).toBe('passed')
          for (const after of [
            { ...before, documents: replaced(before.documents, (one) => [change(one)]) },
            { ...before, documents: replaced(before.documents, () => []) },
            { ...before, documents: replaced(before.documents, (one) => [one, one]) },
            { ...before, records: replaced(before.records, (one) => [changeRecord(one)]) },
            { ...before, records: replaced(before.records, () => []) },
          ]) {
            expect(outcome(before, after)).toBe('failed')
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
