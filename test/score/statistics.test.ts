import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  comparePaired,
  intervalBounds,
  type Level,
  type Result,
  rank,
  scoreInterval,
  shareOfFives,
  worstOf,
} from '../../src/score/index.ts'
import { tInterval } from '../../src/score/interval.ts'
import { pairedTP } from '../../src/score/paired.ts'
import { signFlipP } from '../../src/score/sign-flip.ts'
import { centralT, twoSidedP } from '../../src/score/student-t.ts'

/** Replicates by case: `[[5, 4], [3]]` is CB01 twice and CB02 once. */
const results = (cases: readonly (readonly number[])[]): readonly Result[] =>
  cases.flatMap((scores, index) =>
    scores.map(
      (score): Result => ({
        kind: 'scored',
        caseId: `CB${String(index + 1).padStart(2, '0')}`,
        score: score as Level,
      }),
    ),
  )

const unscored = (caseId: string, low: number, high: number): Result => ({
  kind: 'unscored',
  caseId,
  low,
  high,
})

describe("Student's t, against SciPy 1.17", () => {
  it.each([
    [0.95, 1, 12.706204736174694],
    [0.95, 4, 2.7764451051977934],
    [0.95, 29, 2.045229642132703],
    [0.99, 7, 3.4994832973504924],
    [0.9, 2.5, 2.5582186141359355],
    [0.95, 1000, 1.9623390808264083],
  ])('the central %d of %d degrees', (share, degrees, t) => {
    expect(centralT(share, degrees)).toBeCloseTo(t, 9)
  })
  it.each([
    [0, 3, 1],
    [1, 1, 0.5],
    [2.5, 4, 0.06676654481198814],
    [-3.2, 29, 0.003318442463481753],
    [0.01, 200, 0.992031255153281],
    [40, 5, 1.8411962171772954e-7],
    [Number.POSITIVE_INFINITY, 3, 0],
  ])('how likely %d is at %d degrees', (t, degrees, p) => {
    expect(twoSidedP(t, degrees)).toBeCloseTo(p, 12)
  })
  it('is its own inverse', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.999, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (share, degrees) => {
          expect(twoSidedP(centralT(share, degrees), degrees)).toBeCloseTo(1 - share, 9)
        },
      ),
    )
  })
})

describe('the interval of a score', () => {
  it('is that of SciPy over the means of the cases', () => {
    const interval = scoreInterval(results([[5], [5, 4], [2], [3], [0], [5], [4]]))
    expect(interval?.mean).toBeCloseTo(3.357142857142857, 12)
    expect(interval?.low).toBeCloseTo(1.6536038147867207, 9)
    // SciPy's own is 5.06: no score is above 5.
    expect(interval?.high).toBe(5)
    expect(interval?.cases).toBe(7)
  })
  it("is Student's own for his sleep data of 1908", () => {
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    const interval = tInterval(first.map((each, index) => each - (second[index] ?? 0)))
    expect(interval?.mean).toBeCloseTo(-1.58, 12)
    expect(interval?.low).toBeCloseTo(-2.459885763276983, 9)
    expect(interval?.high).toBeCloseTo(-0.7001142367230175, 9)
  })
  it('does not get narrower by playing the same cases again', () => {
    const once = [[5], [3], [1], [4]]
    const fiveTimes = once.map((scores) => Array(5).fill(scores[0]) as number[])
    expect(scoreInterval(results(fiveTimes))).toEqual(scoreInterval(results(once)))
  })
  it('has bounds that reach as high as the unscored at their highest', () => {
    const some = [...results([[1], [1], [2]]), unscored('CB04', 0, 3)]
    const highest = scoreInterval(results([[1], [1], [2], [3]]))
    const lowest = scoreInterval(results([[1], [1], [2], [0]]))
    const [low, high] = intervalBounds(some) ?? []
    expect(high).toBeCloseTo(Math.max(highest?.high ?? 0, lowest?.high ?? 0), 12)
    expect(low).toBeCloseTo(Math.min(highest?.low ?? 5, lowest?.low ?? 5), 12)
    expect(intervalBounds(results([[5]]))).toBeUndefined()
  })
  it('says nothing of one case', () => {
    expect(scoreInterval(results([[5, 4, 3]]))).toBeUndefined()
    expect(scoreInterval([])).toBeUndefined()
  })
  it('reaches as far as what is unscored could take it, and no further than 0 and 5', () => {
    const some = [...results([[5], [4], [5]]), unscored('CB04', 1, 5)]
    const [low, high] = intervalBounds(some) ?? []
    expect(low).toBeCloseTo(scoreInterval(results([[5], [4], [5], [1]]))?.low ?? Number.NaN, 12)
    expect(high).toBe(5)
    expect(scoreInterval(some)).toEqual(scoreInterval(results([[5], [4], [5]])))
  })
})

describe('the sign-flip test', () => {
  it("is Fisher's own for Darwin's maize: 1,726 of 32,768 ways", () => {
    const heights = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]
    expect(signFlipP(heights)).toBe(1726 / 32768)
  })
  it('is that of SciPy, exactly for few', () => {
    const a = [5, 4, 3.5, 2, 5, 1, 4, 3, 4.5, 5]
    const b = [4, 4, 3, 1, 5, 2, 2.5, 3, 4, 3]
    expect(signFlipP(a.map((each, index) => each - (b[index] ?? 0)))).toBe(0.109375)
  })
  it('is that of SciPy within its sampling for many, and the same each time', () => {
    const a = [
      2, 3, 4, 5, 0, 0, 4, 5, 1, 1, 5, 2, 1, 4, 1, 2, 3, 3, 0, 0, 5, 4, 5, 3, 4, 1, 2, 4, 0, 1, 0, 2, 5, 0, 2,
      2, 5, 1, 3, 1,
    ]
    const b = [
      0, 4, 2, 4, 0, 0, 2, 5, 1, 2, 3, 2, 0, 4, 2, 1, 3, 1, 0, 1, 4, 4, 4, 1, 3, 1, 1, 5, 0, 1, 1, 3, 4, 0, 2,
      2, 5, 0, 2, 0,
    ]
    const differences = a.map((each, index) => each - (b[index] ?? 0))
    // SciPy's own, over 200,000 flips: 0.01815.
    expect(Math.abs(signFlipP(differences) - 0.01815)).toBeLessThan(0.003)
    expect(signFlipP(differences)).toBe(signFlipP(differences))
  })
  it('never says 0, however clear it is', () => {
    expect(signFlipP(Array(60).fill(5) as number[])).toBe(1 / 20_001)
  })
  it('says 1 where nothing differs, and for nothing', () => {
    expect(signFlipP([0, 0, 0])).toBe(1)
    expect(signFlipP([])).toBe(1)
  })
  it('does not care which of the two comes first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 12 }), (differences) => {
        expect(signFlipP(differences.map((each) => -each))).toBe(signFlipP(differences))
      }),
    )
  })
})

describe('two chatbots, compared', () => {
  const strong = results([[5], [5], [4], [5], [5], [4], [5], [5]])
  const weak = results([[3], [2], [2], [4], [3], [1], [3], [2]])

  it('tells a difference from chance, and says which one is better', () => {
    const { difference, p, verdict, cases, leftOut } = comparePaired(strong, weak)
    expect(difference?.mean).toBe(2.25)
    expect(difference?.low).toBeCloseTo(1.6588439371018069, 9)
    expect(p).toBe(2 / 256)
    expect(verdict).toBe('a')
    expect(comparePaired(weak, strong).verdict).toBe('b')
    expect(cases).toHaveLength(8)
    expect(leftOut).toEqual([])
  })
  it('says tied where chance explains it', () => {
    expect(comparePaired(results([[5], [4], [3], [5]]), results([[4], [5], [3], [4]])).verdict).toBe('tied')
  })
  it('says tied where flips of so few cases could not tell, though the interval leaves out 0', () => {
    const { difference, p, verdict } = comparePaired(
      results([[5], [5], [5], [5], [5]]),
      results([[4], [4], [4], [4], [3]]),
    )
    expect(difference?.low).toBeGreaterThan(0)
    expect(p).toBe(2 / 32)
    expect(verdict).toBe('tied')
  })
  it('says tied of a single case, however far apart', () => {
    const one = comparePaired(results([[5]]), results([[0]]))
    expect(one.difference).toBeUndefined()
    expect(one.verdict).toBe('tied')
  })
  it('compares only the cases that both have, and names the others', () => {
    const { cases, leftOut } = comparePaired(results([[5], [4], [3]]), results([[5], [4]]))
    expect(cases.map(({ caseId }) => caseId)).toEqual(['CB01', 'CB02'])
    expect(leftOut).toEqual(['CB03'])
  })
  it('says tied where what is unscored could turn it', () => {
    const unsure = strong.map((each) => unscored(each.caseId, 0, 5))
    const both = [...strong, ...unsure, ...unsure, ...unsure]
    const { bounds, verdict, difference } = comparePaired(both, weak)
    expect(difference?.mean).toBe(2.25)
    expect(bounds?.[0]).toBeLessThan(0)
    expect(verdict).toBe('tied')
    expect(comparePaired(weak, both).verdict).toBe('tied')
    expect(comparePaired(strong, weak).bounds).toBeUndefined()
  })
  it('has the p-value of SciPy by the paired t-test', () => {
    const a = results([[5], [4], [3, 4], [2], [5], [1], [4], [3], [4, 5], [5]])
    const b = results([[4], [4], [3], [1], [5], [2], [2, 3], [3], [4], [3]])
    expect(pairedTP(a, b)).toBeCloseTo(0.07507983017249283, 9)
    expect(pairedTP(a, a)).toBe(1)
    expect(pairedTP(results([[5], [5]]), results([[4], [4]]))).toBe(0)
    expect(pairedTP(results([[5]]), results([[4]]))).toBe(1)
  })
})

describe('replicates', () => {
  it('gives the score to expect at the worst of k, over all ways to pick them', () => {
    // Of 5, 3 and 1, two picked: 3 (5 and 3), 1 and 1.
    expect(worstOf(results([[1, 5, 3]]), 2)?.mean).toBeCloseTo(5 / 3, 12)
    expect(worstOf(results([[1, 5, 3]]), 1)?.mean).toBe(3)
    expect(worstOf(results([[1, 5, 3]]), 3)?.mean).toBe(1)
  })
  it('counts only cases that were played so often, and says how many', () => {
    expect(worstOf(results([[5, 3], [0]]), 2)).toEqual({ mean: 3, cases: 1 })
    expect(worstOf(results([[5], [0]]), 2)).toBeUndefined()
    expect(worstOf(results([[5]]), 0)).toBeUndefined()
  })
  it('is what picking by hand gives', () => {
    const subsets = (items: readonly number[], k: number): readonly (readonly number[])[] =>
      k === 0
        ? [[]]
        : items.flatMap((item, index) =>
            subsets(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]),
          )
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 7 }),
        (scores, k) => {
          fc.pre(k <= scores.length)
          const lowest = subsets(scores, k).map((some) => Math.min(...some))
          const byHand = lowest.reduce((sum, each) => sum + each, 0) / lowest.length
          expect(worstOf(results([scores]), k)?.mean).toBeCloseTo(byHand, 10)
        },
      ),
    )
  })
  it('gives the share of fives, each case weighing the same', () => {
    expect(shareOfFives(results([[5, 5, 4, 4], [5]]))?.share).toBe(0.75)
    expect(shareOfFives(results([[5], [5]]))?.interval).toEqual({ low: 1, high: 1 })
    expect(shareOfFives(results([[5]]))).toEqual({ share: 1 })
    expect(shareOfFives([unscored('CB01', 0, 5)])).toBeUndefined()
    const wide = shareOfFives(results([[5], [0], [5]]))?.interval
    expect(wide).toEqual({ low: 0, high: 1 })
  })
})

describe('a ranking', () => {
  const strong = results([[5], [5], [4], [5], [5], [4], [5], [5]])
  const alike = results([[5], [4], [5], [5], [5], [5], [4], [5]])
  const weak = results([[1], [2], [1], [2], [1], [0], [1], [2]])

  it('gives the ranks that the data leave open, and says who is tied', () => {
    const places = rank(
      new Map([
        ['weak', weak],
        ['strong', strong],
        ['alike', alike],
      ]),
    )
    expect(places).toEqual([
      { chatbot: 'strong', mean: 4.75, ranks: [1, 2], tiedWithNext: true },
      { chatbot: 'alike', mean: 4.75, ranks: [1, 2], tiedWithNext: false },
      { chatbot: 'weak', mean: 1.25, ranks: [3, 3], tiedWithNext: false },
    ])
  })
  it('asks more of each pair the more pairs there are', () => {
    // p = 0.03 for these two: enough for one pair alone, not for the best of three.
    const a = results([[5], [4], [5], [4], [5], [4]])
    const b = results([[4], [4], [3], [4], [3], [3]])
    expect(pairedTP(a, b)).toBeGreaterThan(0.05 / 3)
    expect(pairedTP(a, b)).toBeLessThan(0.05)
    expect(
      rank(
        new Map([
          ['a', a],
          ['b', b],
        ]),
      )[0]?.tiedWithNext,
    ).toBe(false)
    expect(
      rank(
        new Map([
          ['a', a],
          ['b', b],
          ['c', b],
        ]),
      )[0]?.tiedWithNext,
    ).toBe(true)
  })
  it('asks less of each pair once the clearer ones are told apart', () => {
    // p = 0.03 for a and b: too much for the first of three pairs, enough for the last.
    const a = results([[5], [4], [5], [4], [5], [4]])
    const b = results([[4], [4], [3], [4], [3], [3]])
    const far = results([[0], [0], [0], [0], [1], [0]])
    const places = rank(
      new Map([
        ['far', far],
        ['b', b],
        ['a', a],
      ]),
    )
    expect(places.map(({ chatbot, ranks }) => [chatbot, ranks])).toEqual([
      ['a', [1, 1]],
      ['b', [2, 2]],
      ['far', [3, 3]],
    ])
  })
  it('puts no chatbot before another that unscored answers could lift above it', () => {
    const unsure = [
      ...weak,
      ...weak.flatMap(({ caseId }) => Array(20).fill(unscored(caseId, 0, 5)) as Result[]),
    ]
    const places = rank(
      new Map([
        ['strong', strong],
        ['unsure', unsure],
      ]),
    )
    expect(places[0]).toMatchObject({ chatbot: 'strong', ranks: [1, 2], tiedWithNext: true })
  })
  it('puts what has no score last, tied with all', () => {
    const places = rank(
      new Map([
        ['none', [{ kind: 'none', caseId: 'CB01' }]],
        ['weak', weak],
      ]),
    )
    expect(places).toEqual([
      { chatbot: 'weak', mean: 1.25, ranks: [1, 2], tiedWithNext: true },
      { chatbot: 'none', ranks: [1, 2], tiedWithNext: false },
    ])
  })
})
