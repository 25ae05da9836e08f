import { describe, expect, it } from 'vitest'
import { proveScript } from '../../src/cli/prove-case.ts'
import { noJudge } from '../../src/judge/index.ts'
import { call, contextFull, type Script } from '../../src/suite/index.ts'
import { labQms as suite } from './lab-qms.ts'

const grader = { suite, judge: noJudge, fingerprint: '', now: () => new Date(0) }

const taskOf = (id: string) => {
  const task = suite.cases.find((each) => each.id === id)
  if (!task) throw new Error(`there is no ${id}`)
  return task
}

/** A script of the shipped suite with another judge and another declaration. */
const prove = (id: string, name: string, changed: Partial<Script>) => {
  const script = taskOf(id).scripts.find((each) => each.name === name)
  if (!script) throw new Error(`${id} has no ${name}`)
  return proveScript(taskOf(id), { ...script, ...changed }, grader)
}

describe('a script whose context is full', () => {
  it('has run out, and scores 0', async () => {
    const turns = [[call('read_section', { code: 'SOP-007', section: '5' }), contextFull()]]
    const proof = await prove('CB10', 'trap', { turns, expect: { score: 0 } })
    expect(proof).toMatchObject({ score: 0, ending: 'ran out: context', faults: [] })
  })
})

describe('the judge of a script', () => {
  it.each(['CB02', 'CB08', 'CB10', 'CB14'])('adds nothing to the reference of %s by itself', async (id) => {
    expect(await prove(id, 'reference', { judge: {} })).toMatchObject({ score: 5, faults: [] })
  })

  it('lists a finding, which counts at its own level', async () => {
    const judge = {
      findings: [
        {
          type: 'unasked_assumption',
          quote: 'zdravotní laborantka ranní směny',
          from: 'record',
          why: 'Nobody said who found it.',
        },
      ],
    }
    const expected = { score: 3, findings: ['unasked_assumption'], failed: [] } as const
    const name = 'trap-second-opinion'
    expect((await prove('CB10', 'reference', { name, judge, expect: expected })).faults).toEqual([])
  })

  it('quotes both sides of a contradiction, the other from a document that was read', async () => {
    const finding = {
      type: 'contradicts_source',
      quote: 'Činidla byla přemístěna do chladnice LED-04',
      from: 'record',
      against: { quote: 'Příčina', from: 'SOP-007' },
      why: 'A test says so.',
    }
    const expected = { score: 1, findings: ['contradicts_source'], failed: [] } as const
    const proof = await prove('CB10', 'reference', {
      name: 'trap-a',
      judge: { findings: [finding] },
      expect: expected,
    })
    expect(proof.faults).toEqual([])
  })

  it('says what comes from nowhere, and what is absent', async () => {
    const judge = {
      asserts: [
        { kind: 'check', quote: 'Údaj byl ověřen nezávislým teploměrem.', from: 'nowhere' },
        { kind: 'action', quote: 'označena „NEPOUŽÍVAT“', from: 'user', sourceQuote: 'NEPOUŽÍVAT' },
      ],
    } as const
    const proof = await prove('CB10', 'trap-steps-of-the-procedure', {
      judge,
      expect: { score: 1, findings: ['forbidden_statement', 'invented_check'] },
    })
    expect(proof.faults).toEqual([])
    const lost = await prove('CB08', 'trap-lost', {
      judge: { absent: ['airing'] },
      expect: { score: 3, findings: ['missing_fact'] },
    })
    expect(lost.faults).toEqual([])
  })

  it('is held to its quotes: one that does not stand leaves the grade unscored, and is told', async () => {
    const judge = {
      findings: [{ type: 'language_error', quote: 'teplota nad 18 °C', from: 'record', why: 'A slip.' }],
    }
    const proof = await prove('CB10', 'reference', { name: 'trap-a', judge, expect: { score: 4 } })
    expect(proof).toMatchObject({ score: null })
    expect(proof.faults.join('\n')).toMatch(/the judge's quote „teplota nad 18 °C“ from record: /)
    expect(
      await prove('CB10', 'reference', { name: 'trap-a', judge, expect: { score: null } }),
    ).toMatchObject({ score: null, faults: [] })
  })

  it('that fails leaves the grade unscored, and a failed hard check at 0', async () => {
    const fails = { judge: { fails: true } } as const
    expect(
      await prove('CB14', 'reference', { ...fails, name: 'trap-a', expect: { score: null } }),
    ).toMatchObject({ score: null, faults: [] })
    expect(await prove('CB14', 'do-nothing', fails)).toMatchObject({ score: 0, faults: [] })
  })
})
