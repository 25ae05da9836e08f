import type { Result } from './result.ts'

/** What a result counts as, undefined where it counts as nothing. */
export type Worth = (result: Result) => number | undefined

/** A score as it is; what is unscored has none. */
export const scoreOf: Worth = (result) => (result.kind === 'scored' ? result.score : undefined)

/** A score as it is; what is unscored at the lowest, or the highest, that it can be. */
export const boundOf =
  (end: 'low' | 'high'): Worth =>
  (result) =>
    result.kind === 'unscored' ? result[end] : scoreOf(result)

/** Arithmetic mean; undefined of nothing. */
export const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The results of each case. */
export const byCase = (results: readonly Result[]): ReadonlyMap<string, readonly Result[]> => {
  const cases = new Map<string, Result[]>()
  for (const result of results) {
    const its = cases.get(result.caseId)
    if (its) its.push(result)
    else cases.set(result.caseId, [result])
  }
  return cases
}

/** The mean over the replicates of each case that has a value. */
export const caseMeans = (results: readonly Result[], worth: Worth): ReadonlyMap<string, number> => {
  const means = new Map<string, number>()
  for (const [caseId, replicates] of byCase(results)) {
    const value = mean(replicates.flatMap((each) => worth(each) ?? []))
    if (value !== undefined) means.set(caseId, value)
  }
  return means
}

/** Mean over cases of the mean over replicates; undefined where nothing has a value. */
export const meanOverCases = (results: readonly Result[], worth: Worth): number | undefined =>
  mean([...caseMeans(results, worth).values()])
