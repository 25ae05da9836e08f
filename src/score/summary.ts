import type { Level } from './score.ts'

/** One answer's result, as a summary counts it. `none` is an answer that has no grade: failed, missing or not graded yet. */
export type Result =
  | { readonly kind: 'scored'; readonly caseId: string; readonly score: Level }
  | { readonly kind: 'unscored'; readonly caseId: string; readonly low: number; readonly high: number }
  | { readonly kind: 'none'; readonly caseId: string }

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

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const meanOfCases = (
  results: readonly Result[],
  of: (result: Result) => number | undefined,
): number | undefined => {
  const cases = new Map<string, Result[]>()
  for (const result of results) cases.set(result.caseId, [...(cases.get(result.caseId) ?? []), result])
  const means = [...cases.values()].flatMap((replicates) => {
    const value = mean(replicates.flatMap((each) => of(each) ?? []))
    return value === undefined ? [] : [value]
  })
  return mean(means)
}

/** Sums up the results of one chatbot: each case weighs the same, however often it was played. */
export const summarise = (results: readonly Result[]): Summary => {
  const spread: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  for (const result of results) if (result.kind === 'scored') spread[result.score] += 1
  const count = (kind: Result['kind']) => results.filter((result) => result.kind === kind).length
  const overall = meanOfCases(results, (result) => (result.kind === 'scored' ? result.score : undefined))
  const bound = (end: 'low' | 'high') =>
    meanOfCases(results, (result) =>
      result.kind === 'scored' ? result.score : result.kind === 'unscored' ? result[end] : undefined,
    )
  const [low, high] = [bound('low'), bound('high')]
  return {
    ...(overall === undefined ? {} : { mean: overall }),
    ...(low === undefined || high === undefined ? {} : { bounds: [low, high] }),
    scored: count('scored'),
    unscored: count('unscored'),
    none: count('none'),
    spread,
  }
}
