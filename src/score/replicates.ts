import { byCase, caseMeans, mean, scoreOf } from './case-means.ts'
import { type Interval, tInterval } from './interval.ts'
import type { Result } from './result.ts'

/**
 * The score to expect at the worst of k tries: for each case the mean, over all ways to pick k of its replicates, of the
 * lowest score among them; then the mean over cases. The estimator without bias that pass^k has for right and wrong (Yao et al.,
 * τ-bench, 2024, arXiv:2406.12045, section 3), for six scores in place of two.
 * @returns undefined where no case has k scored replicates; `cases` says how many have
 */
export const worstOf = (
  results: readonly Result[],
  k: number,
): { readonly mean: number; readonly cases: number } | undefined => {
  const lowest = [...byCase(results).values()].flatMap((replicates) => {
    const scores = replicates.flatMap((each) => scoreOf(each) ?? []).sort((a, b) => a - b)
    if (scores.length < k || k < 1) return []
    // The i-th lowest is the lowest of the k picked with the chance C(n − 1 − i, k − 1) / C(n, k).
    let chance = k / scores.length
    let expected = 0
    for (const [index, each] of scores.entries()) {
      expected += each * chance
      const left = scores.length - 1 - index
      chance *= left === 0 ? 0 : (left - k + 1) / left
    }
    return [expected]
  })
  const overall = mean(lowest)
  return overall === undefined ? undefined : { mean: overall, cases: lowest.length }
}

/** The share of answers with the score 5, 0 to 1, each case weighing the same, with its interval by cases as clusters. */
export const shareOfFives = (
  results: readonly Result[],
): { readonly share: number; readonly interval?: Pick<Interval, 'low' | 'high'> } | undefined => {
  const shares = [
    ...caseMeans(results, (result) =>
      result.kind === 'scored' ? (result.score === 5 ? 1 : 0) : undefined,
    ).values(),
  ]
  const share = mean(shares)
  if (share === undefined) return undefined
  const interval = tInterval(shares)
  return {
    share,
    ...(interval ? { interval: { low: Math.max(0, interval.low), high: Math.min(1, interval.high) } } : {}),
  }
}
