import { boundOf, type CaseMeans, caseMeans, mean, scoreOf, type Worth } from './case-means.ts'
import { confidence, type Interval, standardError, tInterval } from './interval.ts'
import type { Result } from './result.ts'
import { signFlipP } from './sign-flip.ts'
import { twoSidedP } from './student-t.ts'

/** One case that both have a score for. */
export interface CaseDifference {
  readonly caseId: string
  readonly a: number
  readonly b: number
}

/** Two chatbots on the cases that both have. */
export interface PairedComparison {
  /** By case, in the order of the first one's results. */
  readonly cases: readonly CaseDifference[]
  /** Cases that only one of them has a score for: they are not compared. */
  readonly leftOut: readonly string[]
  /** Mean of the first less the second, with its 95 % interval; undefined where fewer than two cases are shared. */
  readonly difference?: Interval
  /** Two-sided, by sign flips. */
  readonly p: number
  /** The difference with unscored answers at the ends that are worst, and best, for the first; absent where nothing is unscored. */
  readonly bounds?: readonly [number, number]
  /** `tied` where the data cannot tell, or where what is unscored could turn it. */
  readonly verdict: 'a' | 'b' | 'tied'
}

/**
 * Compares two chatbots case by case: pairing takes out how hard a case is, which both share (Miller 2024,
 * arXiv:2411.00640, section 4.2). One is called better where the interval leaves out 0 and p is below 0.05, and no
 * unscored answer could turn the sign.
 */
export const comparePaired = (a: readonly Result[], b: readonly Result[]): PairedComparison => {
  const [ofA, ofB] = [caseMeans(a, scoreOf), caseMeans(b, scoreOf)]
  const shared = [...ofA].flatMap(([caseId, value]) => {
    const other = ofB.get(caseId)
    return other === undefined ? [] : [{ caseId, a: value, b: other }]
  })
  const leftOut = [...new Set([...ofA.keys(), ...ofB.keys()])].filter(
    (caseId) => !ofA.has(caseId) || !ofB.has(caseId),
  )
  const differences = shared.map((each) => each.a - each.b)
  const difference = tInterval(differences)
  const p = signFlipP(differences)
  const bounds = boundsOf(a, b)
  return {
    cases: shared,
    leftOut,
    ...(difference ? { difference } : {}),
    p,
    ...(bounds ? { bounds } : {}),
    verdict: verdictOf(difference, p, bounds),
  }
}

const verdictOf = (
  difference: Interval | undefined,
  p: number,
  bounds: readonly [number, number] | undefined,
): PairedComparison['verdict'] => {
  if (!difference || p >= 1 - confidence) return 'tied'
  if (difference.low > 0 && (bounds?.[0] ?? 1) > 0) return 'a'
  if (difference.high < 0 && (bounds?.[1] ?? -1) < 0) return 'b'
  return 'tied'
}

const boundsOf = (a: readonly Result[], b: readonly Result[]): readonly [number, number] | undefined => {
  if (![...a, ...b].some(({ kind }) => kind === 'unscored')) return undefined
  const low = mean(pairedValues(a, boundOf('low'), b, boundOf('high')))
  const high = mean(pairedValues(a, boundOf('high'), b, boundOf('low')))
  return low === undefined || high === undefined ? undefined : [low, high]
}

const pairedValues = (a: readonly Result[], worthOfA: Worth, b: readonly Result[], worthOfB: Worth) =>
  pairedDifferences(caseMeans(a, worthOfA), caseMeans(b, worthOfB))

const pairedDifferences = (ofA: CaseMeans, ofB: CaseMeans): readonly number[] =>
  [...ofA].flatMap(([caseId, value]) => {
    const other = ofB.get(caseId)
    return other === undefined ? [] : [value - other]
  })

/**
 * The p-value of the paired t-test over the cases that both have, two-sided: quicker than sign flips, for many pairs.
 * @returns 1 where fewer than two cases are shared or nothing differs; 0 where all differ by the same amount
 */
export const pairedTP = (a: readonly Result[], b: readonly Result[]): number =>
  pairedMeansTP(caseMeans(a, scoreOf), caseMeans(b, scoreOf))

/** The same of the means by case. */
export const pairedMeansTP = (a: CaseMeans, b: CaseMeans): number => {
  const values = pairedDifferences(a, b)
  const middle = mean(values)
  if (middle === undefined || values.length < 2 || middle === 0) return 1
  return twoSidedP(middle / standardError(values, middle), values.length - 1)
}
