import { describe, expect, it } from 'vitest'
import type { AnswerView, Outcome } from '../../src/check/index.ts'
import { checked, document, state } from './answer-fixture.ts'

const valid = document({ code: 'PP-001', type: 'work-instruction', title: 'Obsluha analyzátoru Talvion' })
const layout =
  '<h2>1 Účel</h2><p>Návod k obsluze.</p><h2>2 Rozsah</h2><p>Laboratoř.</p><h2>3 Postup</h2><p>Zapněte.</p>'
const created = document({
  code: 'PP-002',
  type: 'work-instruction',
  status: 'draft',
  template: 'PP-001',
  title: 'Obsluha analyzátoru Orvela 30',
  html: `${layout}<table><tr><th>Parametr</th><th>Limit</th></tr><tr><td>Teplota</td><td>2–8&nbsp;°C</td></tr></table>`,
})
const nextVersion = document({ ...valid, version: 2, status: 'draft', html: layout })

const look = (documents: Parameters<typeof state>[0], examine: (view: AnswerView) => Outcome) =>
  checked({ before: state([valid]), after: state(documents) }, examine)

describe('created drafts', () => {
  const queries: readonly [name: string, examine: (view: AnswerView) => Outcome][] = [
    ['some', ({ after }) => after.drafts.created().some()],
    ['one', ({ after }) => after.drafts.created().one()],
    ['ofType', ({ after }) => after.drafts.created().ofType('work-instruction').some()],
    ['fromTemplate', ({ after }) => after.drafts.created().fromTemplate('PP-001').some()],
    ['titled, a phrase', ({ after }) => after.drafts.created().titled('orvela 30').some()],
    [
      'titled, an expression',
      ({ after }) =>
        after.drafts
          .created()
          .titled(/Orvela/)
          .some(),
    ],
    ['sectionsInOrder', ({ after }) => after.drafts.created().sectionsInOrder(['Účel', 'Rozsah', 'Postup'])],
    ['contains', ({ after }) => after.drafts.created().contains('Návod k obsluze')],
    ['mentions', ({ after }) => after.drafts.created().mentions('laborato*', /zapn/i)],
    ['section', ({ after }) => after.drafts.created().section(3).text('Zapněte').stands()],
    ['table', ({ after }) => after.drafts.created().table().withColumns('Parametr', 'Limit').exists()],
    [
      'table row',
      ({ after }) => after.drafts.created().table().withRow('Teplota', '2–8 °C').withRows(2).exists(),
    ],
  ]
  it.each(queries)('pass where there is one, fail where there is none: %s', (_, examine) => {
    expect(look([valid, created], examine)).toMatchObject({ outcome: 'passed' })
    expect(look([valid], examine)).toMatchObject({ outcome: 'failed' })
    expect(look([valid, nextVersion], examine)).toMatchObject({ outcome: 'failed' })
  })

  it('fail with the nearest thing that there is', () => {
    expect(
      look([valid, nextVersion], ({ after }) => after.drafts.created().ofType('form').some()),
    ).toMatchObject({
      looked: 'at least one created draft of type form',
      found: 'draft: PP-001 v2 (draft, work-instruction, “Obsluha analyzátoru Talvion”)',
    })
    expect(look([valid], ({ after }) => after.drafts.created().some())).toMatchObject({ found: 'no draft' })
    expect(
      look([valid, created], ({ after }) => after.drafts.created().titled('Talvion').some()),
    ).toMatchObject({
      looked: 'at least one created draft titled “Talvion”',
      found: 'created draft: PP-002 v1 (draft, work-instruction, “Obsluha analyzátoru Orvela 30”)',
    })
  })

  it('are counted', () => {
    const another = document({ ...created, code: 'PP-003' })
    const count = (examine: (view: AnswerView) => Outcome) => look([valid, created, another], examine).outcome
    expect(count(({ after }) => after.drafts.created().one())).toBe('failed')
    expect(count(({ after }) => after.drafts.created().none())).toBe('failed')
    expect(count(({ after }) => after.drafts.created().atLeast(2))).toBe('passed')
    expect(count(({ after }) => after.drafts.created().atLeast(3))).toBe('failed')
    expect(count(({ after }) => after.drafts.created().atMost(2))).toBe('passed')
    expect(count(({ after }) => after.drafts.created().atMost(1))).toBe('failed')
    expect(look([valid], ({ after }) => after.drafts.created().none())).toMatchObject({ outcome: 'passed' })
  })

  it('are all asked about their content', () => {
    const empty = document({ ...created, code: 'PP-003', html: '<p></p>' })
    expect(
      look([valid, created, empty], ({ after }) => after.drafts.created().contains('Zapněte')),
    ).toMatchObject({
      outcome: 'failed',
    })
  })

  it('cannot be asked of the state before', () => {
    expect(look([valid], ({ before }) => before.drafts.created().some())).toMatchObject({
      outcome: 'unknown',
      why: expect.stringContaining('not of the one before it'),
    })
  })
})

describe('the sections of a document', () => {
  const order = (html: string, ...titles: (string | RegExp)[]) =>
    look([document({ code: 'A', html })], ({ after }) => after.document('A').sectionsInOrder(titles))

  it('stand in the order asked for, others between them', () => {
    expect(order(layout, 'Účel', 'Postup').outcome).toBe('passed')
    expect(order(layout, /^\d Účel$/, /Rozsah/).outcome).toBe('passed')
    expect(order(layout, 'Postup', 'Účel')).toMatchObject({
      outcome: 'failed',
      found: 'no “Účel” in its place: 1 Účel, 2 Rozsah, 3 Postup',
    })
    expect(order(layout, 'Účel', 'Účel').outcome).toBe('failed')
    expect(order(layout).outcome).toBe('unknown')
  })

  it('have content of their own, or not', () => {
    const html = '<h2>1 Účel</h2><h3>1.1 Cíl</h3><p>—</p><h2>2 Rozsah</h2><p>Laboratoř.</p>'
    const content = (section: number) =>
      look([document({ code: 'A', html })], ({ after }) => after.document('A').section(section).hasContent())
    expect(content(2).outcome).toBe('passed')
    expect(content(1)).toMatchObject({ outcome: 'failed', found: 'nothing under its heading' })
  })

  it('have titles', () => {
    const ask = (examine: (view: AnswerView) => Outcome) =>
      look([document({ code: 'A', html: layout })], examine)
    expect(ask(({ after }) => after.document('A').section(2).isTitled('rozsah')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('A').section(2).isTitled('Účel'))).toMatchObject({
      outcome: 'failed',
      found: 'its heading is “2 Rozsah”',
    })
    expect(ask(({ after }) => after.document('A').section(2).isAbsent()).outcome).toBe('failed')
    expect(ask(({ after }) => after.document('A').section(9).isAbsent()).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('B').section(9).isAbsent()).outcome).toBe('failed')
  })

  it('mention and lack phrases, each in one block', () => {
    const ask = (examine: (view: AnswerView) => Outcome) =>
      look([document({ code: 'A', html: layout })], examine).outcome
    expect(ask(({ after }) => after.document('A').mentions('návod', 'laboratoř'))).toBe('passed')
    expect(ask(({ after }) => after.document('A').mentions('návod laboratoř'))).toBe('failed')
    expect(ask(({ after }) => after.document('A').section(1).mentions('laboratoř'))).toBe('failed')
    expect(ask(({ after }) => after.document('A').section(1).lacks('laboratoř'))).toBe('passed')
    expect(ask(({ after }) => after.document('A').lacks('kryt', 'laboratoř'))).toBe('failed')
    expect(ask(({ after }) => after.document('A').lacks())).toBe('unknown')
  })
})

describe('tables', () => {
  const ask = (html: string, examine: (view: AnswerView) => Outcome) =>
    look([document({ code: 'A', html })], examine)
  const html =
    '<h2>4 Limity</h2><table><tr><td>Parametr</td><td>Dolní</td><td>Horní</td></tr>' +
    '<tr><td><p>Teplota</p><p>chladničky</p></td><td>2&nbsp;°C</td><td>8 °C</td></tr></table><h2>5 Další</h2><p>x</p>'

  it('are found by their columns and rows, in order', () => {
    expect(
      ask(html, ({ after }) => after.document('A').section(4).table().withColumns('Dolní', 'Horní').exists())
        .outcome,
    ).toBe('passed')
    expect(
      ask(html, ({ after }) => after.document('A').table().withColumns('Horní', 'Dolní').exists()),
    ).toMatchObject({
      outcome: 'failed',
      looked: 'a table with columns “Horní”, “Dolní” in A',
      found: 'a table of 2 rows headed Parametr, Dolní, Horní',
    })
    expect(
      ask(html, ({ after }) => after.document('A').table().withRow('Teplota chladničky', '8 °C').exists())
        .outcome,
    ).toBe('passed')
    expect(
      ask(html, ({ after }) => after.document('A').table().withRow('Teplota', '28 °C').exists()).outcome,
    ).toBe('failed')
    expect(ask(html, ({ after }) => after.document('A').table().withRows(3).exists()).outcome).toBe('failed')
    expect(ask(html, ({ after }) => after.document('A').section(5).table().isAbsent()).outcome).toBe('passed')
    expect(ask(html, ({ after }) => after.document('A').section(5).table().exists())).toMatchObject({
      found: 'no table',
    })
  })
})

describe('one document', () => {
  const documents = [
    valid,
    nextVersion,
    document({ ...valid, version: 0, status: 'archived', html: '<p>Staré.</p>' }),
  ]
  const ask = (examine: (view: AnswerView) => Outcome) => look(documents, examine)

  it('is its newest version unless another is named', () => {
    expect(ask(({ after }) => after.document('PP-001').contains('Zapněte')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').draft().contains('Zapněte')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').valid().contains('Zapněte')).outcome).toBe('failed')
    expect(ask(({ after }) => after.document('PP-001').version(0).contains('Staré')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').version(7).exists())).toMatchObject({
      outcome: 'failed',
      found: 'no PP-001 v7; there are v1 (valid), v2 (draft), v0 (archived)',
    })
  })

  it('has a title, a type and a status', () => {
    expect(ask(({ after }) => after.document('PP-001').isTitled('Talvion')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').isTitled('Orvela'))).toMatchObject({
      outcome: 'failed',
      found: 'its title is “Obsluha analyzátoru Talvion”',
    })
    expect(ask(({ after }) => after.document('PP-001').isOfType('form')).outcome).toBe('failed')
    expect(ask(({ after }) => after.document('PP-001').isOfType('work-instruction')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').hasStatus('draft')).outcome).toBe('passed')
    expect(ask(({ after }) => after.document('PP-001').valid().hasStatus('draft')).outcome).toBe('failed')
  })

  it('is among all documents once, by its newest version', () => {
    expect(ask(({ after }) => after.documents.one()).outcome).toBe('passed')
    expect(ask(({ after }) => after.documents.withStatus('valid').none()).outcome).toBe('passed')
  })
})
