import { describe, expect, it } from 'vitest'
import { emptyTally, tallied } from '../../src/board/data/judge-tally.ts'
import { isDoubtful, Trust } from '../../src/board/trust.tsx'
import type { JudgeAccount } from '../../src/judge/index.ts'

const account = (atOnce: number, afterSendBack: number, dropped: number): JudgeAccount => ({
  system: '',
  quotes: { atOnce, afterSendBack, dropped },
  withdrawn: 0,
  refused: 1,
  inventory: { entries: 10, unverified: 2, leftOut: 0 },
  evidenceCharacters: 0,
  exchanges: [],
  usage: {},
  durationMs: 0,
})

describe('the judge held to account', () => {
  const tally = [account(7, 1, 0), account(0, 0, 2)].reduce(tallied, emptyTally)

  it('adds up many grades', () => {
    expect(tally).toEqual({
      answers: 2,
      withdrawn: 0,
      costUsd: 0,
      unpriced: 2,
      durationMs: 0,
      quotes: { atOnce: 7, afterSendBack: 1, dropped: 2 },
      refused: 2,
      entries: 20,
      unverified: 4,
    })
  })

  it('is in doubt above the bound of the suite, and not at it', () => {
    expect(isDoubtful(tally, 0.2)).toBe(false)
    expect(isDoubtful(tally, 0.19)).toBe(true)
    expect(isDoubtful(emptyTally, 0)).toBe(false)
  })

  it('says so on the page', () => {
    expect(String(<Trust tally={tally} bound={0.1} />)).toContain('These grades are in doubt: 20.0 %')
    expect(String(<Trust tally={tally} bound={0.2} />)).not.toContain('in doubt: ')
  })
})
