import { boundOf, meanOverCases, scoreOf } from './case-means.ts'
import type { Result } from './result.ts'

/** A mean over many answers. What has no number is counted beside it, never as a zero and never dropped. */
export interface Summary {
  /** Mean over cases of the mean over replicates, of what is scored; undefined where nothing is. */
  readonly mean?: number
  /** The mean with every unscored answer at its lower and at its upper bound. */
  readonly bounds?: readonly [number, number]
  readonly scored: number
  readonly unscored: number
  readonly none: number
  /** How many answers have each score, 0 first. */
  readonly spread: readonly [number, number, number, number, number, number]
}

/** Sums up the results of one chatbot: each case weighs the same, however often it was played. */
export const summarise = (results: readonly Result[]): Summary => {
  const spread: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  for (const result of results) if (result.kind === 'scored') spread[result.score] += 1
  const count = (kind: Result['kind']) => results.filter((result) => result.kind === kind).length
  const overall = meanOverCases(results, scoreOf)
  const [low, high] = [meanOverCases(results, boundOf('low')), meanOverCases(results, boundOf('high'))]
  return {
    ...(overall === undefined ? {} : { mean: overall }),
    ...(low === undefined || high === undefined ? {} : { bounds: [low, high] }),
    scored: count('scored'),
    unscored: count('unscored'),
    none: count('none'),
    spread,
  }
}
