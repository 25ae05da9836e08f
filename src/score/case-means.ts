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

/** Of the same results many figures are computed. */
const grouped = new WeakMap<readonly Result[], ReadonlyMap<string, readonly Result[]>>()

/** The results of each case. */
export const byCase = (results: readonly Result[]): ReadonlyMap<string, readonly Result[]> => {
  const known = grouped.get(results)
  if (known) return known
  const cases = new Map<string, Result[]>()
  grouped.set(results, cases)
  for (const result of results) {
    const its = cases.get(result.caseId)
    if (its) its.push(result)
    else cases.set(result.caseId, [result])
  }
  return cases
}

/** A mean for each case that has one, by the case's id. */
export type CaseMeans = ReadonlyMap<string, number>

/** The mean over the replicates of each case that has a value. */
export const caseMeans = (results: readonly Result[], worth: Worth): CaseMeans => {
  const means = new Map<string, number>()
  for (const [caseId, replicates] of byCase(results)) {
    let [sum, count] = [0, 0]
    for (const each of replicates) {
      const value = worth(each)
      if (value === undefined) continue
      sum += value
      count += 1
    }
    if (count > 0) means.set(caseId, sum / count)
  }
  return means
}

/** Mean over cases of the mean over replicates; undefined where nothing has a value. */
export const meanOverCases = (results: readonly Result[], worth: Worth): number | undefined =>
  mean([...caseMeans(results, worth).values()])
