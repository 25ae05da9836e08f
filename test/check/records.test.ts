import { describe, expect, it } from 'vitest'
import type { AnswerView, Outcome } from '../../src/check/index.ts'
import { checked, record, state } from './answer-fixture.ts'

const old = record('NC-2026-001', { title: 'Výpadek chladničky', severity: 'major' })
const made = record('NC-2026-002', {
  title: 'Záměna štítků',
  description: 'Dva vzorky šarže K2-0418 měly zaměněné štítky; výsledky nebyly vydány.',
  severity: 'minor',
  cause: ' – ',
})

const look = (examine: (view: AnswerView) => Outcome, records = [old, made]) =>
  checked({ before: state([], [old]), after: state([], records) }, examine)

const createdOne = ({ after }: AnswerView) => after.records.created().ofKind('nonconformity')

describe('records', () => {
  const passing: readonly [name: string, examine: (view: AnswerView) => Outcome][] = [
    ['some', (view) => createdOne(view).some()],
    ['one', (view) => createdOne(view).one()],
    ['a value', (view) => createdOne(view).withField('severity', 'minor').one()],
    ['a value in another letter case', (view) => createdOne(view).withField('severity', 'Minor').one()],
    [
      'an expression',
      (view) =>
        createdOne(view)
          .withField('description', /K2-\d{4}/)
          .some(),
    ],
    [
      'a function',
      (view) =>
        createdOne(view)
          .withField('title', (title) => title.length > 5)
          .some(),
    ],
    ['a phrase', (view) => createdOne(view).fieldMentions('description', 'štítky')],
    [
      'beginnings of words',
      (view) => createdOne(view).fieldMentions('description', ['šarž* K2-0418', 'vzork*']),
    ],
    ['no phrase', (view) => createdOne(view).fieldLacks('description', ['Talvion', 'štítek'])],
    ['empty', (view) => createdOne(view).fieldIsEmpty('cause')],
    ['empty, as it is not there', (view) => createdOne(view).fieldIsEmpty('correctiveAction')],
    ['filled', (view) => createdOne(view).fieldIsFilled('title')],
    ['by id', ({ after }) => after.record('NC-2026-001').fieldMentions('title', 'chladničky')],
    ['none of another kind', ({ after }) => after.records.created().ofKind('risk').none()],
    ['none changed', ({ after }) => after.records.changed().none()],
  ]
  it.each(passing)('pass: %s', (_, examine) => {
    expect(look(examine)).toMatchObject({ outcome: 'passed' })
  })

  const failing: readonly [name: string, examine: (view: AnswerView) => Outcome, found: string][] = [
    [
      'kind',
      ({ after }) => after.records.created().ofKind('risk').some(),
      'created record: NC-2026-002 (nonconformity “Záměna štítků”)',
    ],
    [
      'value',
      (view) => createdOne(view).withField('severity', 'major').some(),
      'created record of kind nonconformity: NC-2026-002',
    ],
    ['no such field', (view) => createdOne(view).withField('place', /./).some(), 'NC-2026-002'],
    [
      'phrase',
      (view) => createdOne(view).fieldMentions('description', ['štítek']),
      'its description is “Dva vzorky',
    ],
    ['missing field', (view) => createdOne(view).fieldMentions('place', ['laboratoř']), 'it has no place'],
    ['lacks', (view) => createdOne(view).fieldLacks('description', ['šarž*']), 'its description is'],
    ['empty', (view) => createdOne(view).fieldIsEmpty('severity'), 'its severity is “minor”'],
    ['filled', (view) => createdOne(view).fieldIsFilled('cause'), 'its cause is “–”'],
    ['id', ({ after }) => after.record('NC-2026-009').fieldIsEmpty('cause'), 'no record NC-2026-009'],
  ]
  it.each(failing)('fail: %s', (_, examine, found) => {
    expect(look(examine)).toMatchObject({ outcome: 'failed', found: expect.stringContaining(found) })
  })

  it('need a record to ask about', () => {
    expect(look((view) => createdOne(view).fieldIsEmpty('cause'), [old])).toMatchObject({
      outcome: 'failed',
      found: 'record: NC-2026-001 (nonconformity “Výpadek chladničky”)',
    })
  })

  it('tell a change from an order of fields', () => {
    const reordered = record('NC-2026-001', { severity: 'major', title: 'Výpadek chladničky' })
    const closed = record('NC-2026-001', { ...old.fields, status: 'closed' })
    const changed = ({ after }: AnswerView) => after.records.changed().some()
    expect(look(changed, [reordered]).outcome).toBe('failed')
    expect(look(changed, [closed]).outcome).toBe('passed')
  })

  it('cannot be told where the check asks for nothing, or asks it of the state before', () => {
    expect(look((view) => createdOne(view).fieldMentions('description', [])).outcome).toBe('unknown')
    expect(look(({ before }) => before.records.created().some()).outcome).toBe('unknown')
    expect(look(({ before }) => before.records.ofKind('risk').some()).outcome).toBe('unknown')
    expect(look(({ before }) => before.records.ofKind('nonconformity').one()).outcome).toBe('passed')
  })

  it('have no fields but their own', () => {
    expect(
      look((view) =>
        createdOne(view)
          .withField('constructor', () => true)
          .none(),
      ).outcome,
    ).toBe('passed')
  })
})
