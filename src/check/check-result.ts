import type { CaseCheck } from '../suite/case.ts'
import type { Outcome } from './outcome.ts'

/** What became of one check of a case. Plain data. */
export type CheckResult = CaseCheck & Outcome
