import { describe, expect, it } from 'vitest'
import { type Result, summarise } from '../../src/score/index.ts'

const scored = (caseId: string, score: 0 | 1 | 2 | 3 | 4 | 5): Result => ({ kind: 'scored', caseId, score })

describe('a summary', () => {
  it('weighs each case the same, however often it was played', () => {
    const { mean, spread } = summarise([
      scored('CB01', 5),
      scored('CB02', 1),
      scored('CB02', 1),
      scored('CB02', 1),
    ])
    expect(mean).toBe(3)
    expect(spread).toEqual([0, 3, 0, 0, 0, 1])
  })
  it('shows what is unscored as bounds and never as a zero', () => {
    const summary = summarise([scored('CB01', 4), { kind: 'unscored', caseId: 'CB02', low: 1, high: 5 }])
    expect(summary.mean).toBe(4)
    expect(summary.bounds).toEqual([2.5, 4.5])
    expect(summary.unscored).toBe(1)
  })
  it('counts what has no grade, and has no mean where nothing is scored', () => {
    const summary = summarise([{ kind: 'none', caseId: 'CB01' }])
    expect(summary).toStrictEqual({ scored: 0, unscored: 0, none: 1, spread: [0, 0, 0, 0, 0, 0] })
  })
  it('counts each kind by itself, and an answer without a grade moves neither mean nor bounds', () => {
    const results: readonly Result[] = [
      scored('CB01', 3),
      scored('CB01', 4),
      scored('CB02', 1),
      { kind: 'unscored', caseId: 'CB02', low: 2, high: 3 },
      { kind: 'none', caseId: 'CB01' },
      { kind: 'none', caseId: 'CB03' },
      { kind: 'none', caseId: 'CB03' },
    ]
    expect(summarise(results)).toStrictEqual({
      mean: 2.25,
      bounds: [2.5, 2.75],
      scored: 3,
      unscored: 1,
      none: 3,
      spread: [0, 1, 0, 1, 1, 0],
    })
  })
  it('has bounds but no mean where all is unscored', () => {
    const summary = summarise([{ kind: 'unscored', caseId: 'CB01', low: 1, high: 5 }])
    expect(summary).toStrictEqual({
      bounds: [1, 5],
      scored: 0,
      unscored: 1,
      none: 0,
      spread: [0, 0, 0, 0, 0, 0],
    })
  })
})
