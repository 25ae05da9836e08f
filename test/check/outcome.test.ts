import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, any, failed, not, type Outcome, passed, unknown } from '../../src/check/index.ts'

const outcomes = fc.constantFrom(passed('a', 'b'), failed('c', 'd'), unknown('e', 'f'))
const several = fc.array(outcomes, { minLength: 1 })
const kinds = (list: readonly Outcome[]) => list.map(({ outcome }) => outcome)
const opposite = { passed: 'failed', failed: 'passed', unknown: 'unknown' } as const

describe('all', () => {
  it('fails where one fails, else cannot tell where one cannot, else passes', () => {
    fc.assert(
      fc.property(several, (list) => {
        const expected = kinds(list).includes('failed')
          ? 'failed'
          : kinds(list).includes('unknown')
            ? 'unknown'
            : 'passed'
        expect(all(...list).outcome).toBe(expected)
      }),
    )
  })

  it('says what was looked for and found in each', () => {
    expect(all(passed('a', '1'), passed('b', '2'))).toEqual(passed('a; b', '1; 2'))
    expect(all(passed('a', '1'), failed('b', '2'), failed('c', '3'))).toEqual(failed('b', '2'))
  })
})

describe('any', () => {
  it('passes where one passes, else cannot tell where one cannot, else fails', () => {
    fc.assert(
      fc.property(several, (list) => {
        const expected = kinds(list).includes('passed')
          ? 'passed'
          : kinds(list).includes('unknown')
            ? 'unknown'
            : 'failed'
        expect(any(...list).outcome).toBe(expected)
      }),
    )
  })

  it('says, when it fails, all that was looked for', () => {
    expect(any(failed('a', '1'), failed('b', '2'))).toEqual(failed('a or b', '1; 2'))
  })
})

describe('all, any and not', () => {
  it('do not depend on order, and nest', () => {
    fc.assert(
      fc.property(several, several, (one, other) => {
        expect(all(...one, ...other).outcome).toBe(all(...other, ...one).outcome)
        expect(any(...one, ...other).outcome).toBe(any(...other, ...one).outcome)
        expect(all(all(...one), all(...other)).outcome).toBe(all(...one, ...other).outcome)
        expect(any(any(...one), any(...other)).outcome).toBe(any(...one, ...other).outcome)
      }),
    )
  })

  it('keep to the laws of negation', () => {
    fc.assert(
      fc.property(several, (list) => {
        expect(not(all(...list)).outcome).toBe(any(...list.map(not)).outcome)
        expect(not(any(...list)).outcome).toBe(all(...list.map(not)).outcome)
      }),
    )
    fc.assert(
      fc.property(outcomes, (outcome) => {
        expect(not(outcome).outcome).toBe(opposite[outcome.outcome])
        expect(not(not(outcome)).outcome).toBe(outcome.outcome)
      }),
    )
  })

  it('cannot tell of nothing', () => {
    expect(all().outcome).toBe('unknown')
    expect(any().outcome).toBe('unknown')
  })
})
