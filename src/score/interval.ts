import { boundOf, caseMeans, mean, scoreOf } from './case-means.ts'
import type { Result } from './result.ts'
import { centralT } from './student-t.ts'

/** A mean and what it may be in truth. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
  /** Cases that it rests on. */
  readonly cases: number
}

/** How sure an interval is. */
export const confidence = 0.95

/**
 * The t interval of a mean of independent values: mean ± t × s / √n with n − 1 degrees of freedom (Student, The Probable
 * Error of a Mean, Biometrika 6, 1908).
 * @returns undefined of fewer than two values: one value says nothing of how much others would differ
 */
export const tInterval = (values: readonly number[]): Interval | undefined => {
  const middle = mean(values)
  if (middle === undefined || values.length < 2) return undefined
  const half = centralT(confidence, values.length - 1) * standardError(values, middle)
  return { mean: middle, low: middle - half, high: middle + half, cases: values.length }
}

/** Standard error of the mean: s / √n with s² over n − 1. */
export const standardError = (values: readonly number[], middle: number): number => {
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}

/**
 * The mean score of a chatbot with its 95 % interval. Cases are the clusters: the replicates of one are alike, so each case
 * counts as one value, the mean of its replicates (Miller, Adding Error Bars to Evals, 2024, arXiv:2411.00640, section
 * 2.2; with one weight a case this is its clustered error). t, because cases are few. Cut at 0 and 5.
 * @returns undefined where fewer than two cases are scored
 */
export const scoreInterval = (results: readonly Result[]): Interval | undefined =>
  within(tInterval([...caseMeans(results, scoreOf).values()]))

/** The same with every unscored answer at its lowest, and at its highest: what the interval could become. */
export const intervalBounds = (results: readonly Result[]): readonly [number, number] | undefined => {
  const low = within(tInterval([...caseMeans(results, boundOf('low')).values()]))
  const high = within(tInterval([...caseMeans(results, boundOf('high')).values()]))
  return low && high && [Math.min(low.low, high.low), Math.max(low.high, high.high)]
}

const within = (interval: Interval | undefined): Interval | undefined =>
  interval && { ...interval, low: Math.max(0, interval.low), high: Math.min(5, interval.high) }
