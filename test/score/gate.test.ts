import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gate, type Level, type Result } from '../../src/score/index.ts'

const scored = (...scores: readonly number[]): readonly Result[] =>
  scores.map((score, index) => ({ kind: 'scored', caseId: `CB0${index + 1}`, score: score as Level }))
const unscored = (caseId: string, low: number, high: number): Result => ({
  kind: 'unscored',
  caseId,
  low,
  high,
})
const none: Result = { kind: 'none', caseId: 'CB09' }
const rules = (...parameters: Parameters<typeof gate>) => gate(...parameters).map(({ rule }) => rule)

describe('a gate', () => {
  it('lets pass what is complete and good enough', () => {
    expect(gate(scored(5, 4, 4), { minScore: 4, noZero: true, maxDrop: 0 }, scored(5, 4, 4))).toEqual([])
    expect(gate(scored(0), { noZero: false })).toEqual([])
  })
  it('lets nothing pass that was not run to its end, whatever it is asked', () => {
    expect(gate([...scored(5, 5), none], { noZero: false })).toEqual([
      { rule: 'complete', text: '1 of 3 planned answers are missing, failed or not graded' },
    ])
    expect(gate([], { noZero: false })).toEqual([{ rule: 'complete', text: 'nothing was planned for it' }])
  })
  it('asks for a mean, and says by how much it is missed', () => {
    expect(gate(scored(5, 4, 2), { minScore: 4, noZero: false })).toEqual([
      { rule: 'min-score', text: 'its mean 3.67 is below 4' },
    ])
    expect(gate([none], { minScore: 4, noZero: false }).at(-1)).toEqual({
      rule: 'min-score',
      text: 'nothing of it has a score, and 4 is asked for',
    })
    expect(gate(scored(4, 4), { minScore: 4, noZero: false })).toEqual([])
  })
  it('takes what is unscored at its lowest, and says so', () => {
    const unsure = [...scored(5, 5), unscored('CB03', 1, 5)]
    expect(gate(unsure, { minScore: 4, noZero: true })).toEqual([
      { rule: 'min-score', text: 'its mean 5.00 may be 3.67 by what is unscored, below 4' },
    ])
    expect(gate(unsure, { minScore: 3.5, noZero: true })).toEqual([])
  })
  it('lets no zero pass, nor what may be one', () => {
    expect(gate([...scored(5, 0), unscored('CB03', 0, 3)], { noZero: true })).toEqual([
      { rule: 'no-zero', caseId: 'CB02', text: 'CB02 has the score 0' },
      { rule: 'no-zero', caseId: 'CB03', text: 'CB03 is unscored, and may be anything from 0 to 3' },
    ])
  })
  it('lets no drop pass that is larger than allowed, and tells whether chance explains it', () => {
    const terms = { noZero: false, maxDrop: 0.5 }
    expect(gate(scored(5, 5, 4), terms, scored(5, 5, 5))).toEqual([])
    expect(gate(scored(4, 3), terms, scored(4, 5))).toEqual([
      {
        rule: 'max-drop',
        text: 'it lies 1.00 below the baseline over 2 cases, which chance may explain; 0.5 is allowed',
      },
    ])
    const [reason] = gate(scored(3, 3, 2, 3, 3, 2, 3), terms, scored(5, 5, 5, 5, 5, 5, 5))
    expect(reason?.text).toContain('2.29 below the baseline over 7 cases, more than chance explains')
    expect(gate(scored(5), terms, scored(4))).toEqual([])
    expect(gate(scored(3), terms, scored(4))[0]?.text).toContain('1.00 below the baseline over 1 case,')
    expect(gate(scored(4, 4), { noZero: false, maxDrop: 1 }, scored(5, 5))).toEqual([])
  })
  it('counts what is unscored against it when it looks for a drop', () => {
    const [reason, ...rest] = gate(
      [...scored(5, 5), unscored('CB02', 0, 5)],
      { noZero: false, maxDrop: 0.5 },
      scored(5, 5),
    )
    expect(reason?.text).toBe('by what is unscored it may lie 1.25 below the baseline; 0.5 is allowed')
    expect(rest).toEqual([])
  })
  it('says where there is nothing to compare with', () => {
    expect(gate(scored(5), { noZero: false, maxDrop: 1 }, [none])).toEqual([
      { rule: 'max-drop', text: 'it shares no scored case with the baseline' },
    ])
    expect(rules(scored(5), { noZero: false }, [none])).toEqual([])
  })
  it('never opens for a lower score where it stays shut for a higher one', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(scores, fc.double({ min: 0, max: 5, noNaN: true }), (all, minScore) => {
        const lower = all.map((score) => Math.max(0, score - 1))
        const terms = { minScore, noZero: true }
        if (gate(scored(...all), terms).length > 0)
          expect(gate(scored(...lower), terms).length).toBeGreaterThan(0)
      }),
    )
  })
})
