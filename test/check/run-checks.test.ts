import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerView,
  diagnostic,
  hard,
  NotACheck,
  type Outcome,
  passed,
  runChecks,
} from '../../src/check/index.ts'
import { answer, checked, document, state, task } from './answer-fixture.ts'

const badly = (value: unknown) => checked({}, () => value as Outcome)

describe('runChecks', () => {
  it('gives a plain result for every check, in their order', () => {
    const after = state([document({ code: 'SOP-014', status: 'draft' })])
    const results = runChecks(
      [
        hard('a draft exists', (view) => view.after.drafts.created().some()),
        diagnostic('there is one turn', ({ turns }) => turns.length === 1),
        hard('there are no turns', ({ turns }) => turns.length === 0),
      ],
      answer({ after }),
      { case: task() },
    )
    expect(results).toEqual([
      {
        severity: 'hard',
        name: 'a draft exists',
        outcome: 'passed',
        looked: 'at least one created draft',
        found: 'SOP-014 v1 (draft, procedure, “SOP-014”)',
      },
      {
        severity: 'diagnostic',
        name: 'there is one turn',
        outcome: 'passed',
        looked: 'there is one turn',
        found: 'it holds',
      },
      {
        severity: 'hard',
        name: 'there are no turns',
        outcome: 'failed',
        looked: 'there are no turns',
        found: 'it does not hold',
      },
    ])
    expect(structuredClone(results)).toEqual(results)
  })

  it('refuses a check that nothing can examine', () => {
    const check = { severity: 'hard', name: 'a draft exists' } as const
    const run = () => runChecks([check], answer(), { case: task() })
    expect(run).toThrow(NotACheck)
    expect(run).toThrow(
      'CB99: the check “a draft exists” has nothing that it examines; make it with hard() or diagnostic()',
    )
  })

  it('never passes or fails a check that throws, whatever it throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        const result = checked({}, () => {
          throw thrown
        })
        expect(result.outcome).toBe('unknown')
      }),
    )
    const result = checked({}, () => {
      throw new Error('no such field')
    })
    expect(result).toMatchObject({ outcome: 'unknown', why: 'the check broke off: Error: no such field' })
  })

  it('cannot tell where a check returns no outcome', () => {
    const query = (view: AnswerView) => view.after.drafts.created() as unknown as Outcome
    expect(checked({}, query)).toMatchObject({
      outcome: 'unknown',
      why: expect.stringContaining('end its query'),
    })
    for (const value of [
      undefined,
      null,
      1,
      'passed',
      [],
      { outcome: 'passed' },
      { outcome: 'yes', looked: '', found: '' },
    ]) {
      expect(badly(value).outcome).toBe('unknown')
    }
    expect(badly(Promise.resolve(passed('a', 'b')))).toMatchObject({
      why: expect.stringContaining('a promise'),
    })
    expect(badly(Promise.reject(new Error('late'))).outcome).toBe('unknown')
  })

  it('cannot tell of an answer that something outside the chatbot broke', () => {
    const ending = { kind: 'failed', fault: 'provider', why: 'the provider is down' } as const
    expect(checked({ ending }, () => false)).toMatchObject({
      outcome: 'unknown',
      why: 'the answer broke off: the provider is down',
    })
    expect(checked({ ending }, () => true).outcome).toBe('unknown')
  })

  it('looks at an answer that ran out as at any other', () => {
    const ending = { kind: 'ran out', limit: 'tool rounds', why: '60 rounds' } as const
    expect(checked({ ending }, () => false).outcome).toBe('failed')
  })

  it('cannot tell where a state is not what it should be', () => {
    const broken = { documents: [{ code: 'SOP-014', version: 1 }], records: [] } as unknown as ReturnType<
      typeof state
    >
    const result = checked({ after: broken }, ({ after }) => after.document('SOP-014').text('lze').isAbsent())
    expect(result.outcome).toBe('unknown')
  })
})
