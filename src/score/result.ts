import type { Level } from './score.ts'

/** One answer's result, as statistics count it. `none` is an answer that has no grade: failed, missing or not graded yet. */
export type Result =
  | { readonly kind: 'scored'; readonly caseId: string; readonly score: Level }
  | { readonly kind: 'unscored'; readonly caseId: string; readonly low: number; readonly high: number }
  | { readonly kind: 'none'; readonly caseId: string }
