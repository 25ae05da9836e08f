import type { BoardResult } from '../data/board.ts'

/** How often something cost a point, over the graded answers of a case. */
export interface Costs {
  readonly graded: number
  /** By name of the hard check: how many answers failed it. */
  readonly failed: ReadonlyMap<string, number>
  /** By finding type: how many answers have it. The most frequent first. */
  readonly findings: ReadonlyMap<string, number>
}

const descending = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...counts].sort(([, a], [, b]) => b - a))

/** Which checks and which findings a case costs most often. */
export const costsOf = (results: readonly BoardResult[]): Costs => {
  const failed = new Map<string, number>()
  const findings = new Map<string, number>()
  let graded = 0
  for (const { digest } of results) {
    if (!digest) continue
    graded += 1
    for (const name of digest.failed) failed.set(name, (failed.get(name) ?? 0) + 1)
    for (const type of Object.keys(digest.findings)) findings.set(type, (findings.get(type) ?? 0) + 1)
  }
  return { graded, failed: descending(failed), findings: descending(findings) }
}
