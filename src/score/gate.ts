import { boundOf, meanOverCases, scoreOf } from './case-means.ts'
import { comparePaired } from './paired.ts'
import type { Result } from './result.ts'

/** What a gate asks of every chatbot. */
export interface GateTerms {
  /** The mean must reach it, 0 to 5. */
  readonly minScore?: number
  /** No answer may have the score 0. */
  readonly noZero: boolean
  /** The mean may lie so far below the baseline's, over the cases that both have. */
  readonly maxDrop?: number
}

/** Why a gate stays shut. */
export interface GateReason {
  readonly rule: 'complete' | 'min-score' | 'no-zero' | 'max-drop'
  readonly text: string
  /** The case that it is about, where it is about one. */
  readonly caseId?: string
}

/**
 * What keeps one chatbot from passing; nothing where it passes. What is not known does not pass: an answer that is
 * missing, failed or not graded, and one unscored that may lie too low.
 * @param baseline its results of before, for `maxDrop`
 */
export const gate = (
  results: readonly Result[],
  terms: GateTerms,
  baseline?: readonly Result[],
): readonly GateReason[] => [
  ...complete(results),
  ...minScore(results, terms.minScore),
  ...(terms.noZero ? noZero(results) : []),
  ...(baseline ? maxDrop(results, baseline, terms.maxDrop) : []),
]

const complete = (results: readonly Result[]): readonly GateReason[] => {
  const without = results.filter(({ kind }) => kind === 'none').length
  if (results.length > 0 && without === 0) return []
  const text =
    results.length === 0
      ? 'nothing was planned for it'
      : `${without} of ${results.length} planned answers are missing, failed or not graded`
  return [{ rule: 'complete', text }]
}

const minScore = (results: readonly Result[], least: number | undefined): readonly GateReason[] => {
  if (least === undefined) return []
  const [mean, low] = [meanOverCases(results, scoreOf), meanOverCases(results, boundOf('low'))]
  if (low !== undefined && low >= least) return []
  const text =
    mean === undefined || low === undefined
      ? `nothing of it has a score, and ${least} is asked for`
      : mean < least
        ? `its mean ${shown(mean)} is below ${least}`
        : `its mean ${shown(mean)} may be ${shown(low)} by what is unscored, below ${least}`
  return [{ rule: 'min-score', text }]
}

const noZero = (results: readonly Result[]): readonly GateReason[] =>
  results.flatMap((result): readonly GateReason[] => {
    const { caseId } = result
    if (result.kind === 'scored' && result.score === 0)
      return [{ rule: 'no-zero', caseId, text: `${caseId} has the score 0` }]
    if (result.kind === 'unscored' && result.low === 0)
      return [
        {
          rule: 'no-zero',
          caseId,
          text: `${caseId} is unscored, and may be anything from 0 to ${result.high}`,
        },
      ]
    return []
  })

const maxDrop = (
  results: readonly Result[],
  baseline: readonly Result[],
  most: number | undefined,
): readonly GateReason[] => {
  if (most === undefined) return []
  const { cases, difference, verdict, bounds } = comparePaired(results, baseline)
  if (cases.length === 0) return [{ rule: 'max-drop', text: 'it shares no scored case with the baseline' }]
  const mean = difference?.mean ?? cases.reduce((sum, { a, b }) => sum + a - b, 0) / cases.length
  const worst = Math.min(mean, bounds?.[0] ?? mean)
  // Means of the same scores in another order may differ in their last bit.
  if (-worst <= most + 1e-9) return []
  const chance = verdict === 'b' ? 'more than chance explains' : 'which chance may explain'
  const text =
    -mean <= most + 1e-9
      ? `by what is unscored it may lie ${shown(-worst)} below the baseline; ${most} is allowed`
      : `it lies ${shown(-mean)} below the baseline over ${cases.length} ${cases.length === 1 ? 'case' : 'cases'}, ${chance}; ${most} is allowed`
  return [{ rule: 'max-drop', text }]
}

const shown = (score: number): string => score.toFixed(2)
