import type { CheckResult } from '../check/index.ts'
import type { DroppedFinding, InventoryEntry, JudgeAccount, VerifiedFinding } from '../judge/index.ts'
import type { Score } from '../score/index.ts'

/** What an answer came to, under one fingerprint. It carries its own derivation. */
export interface Grade extends Score {
  readonly answerId: string
  readonly fingerprint: string
  readonly gradedAt: string
  /** Who listed the defects: the judge model's id, or `none` where rules in code stand alone. */
  readonly judge: string
  readonly checks: readonly CheckResult[]
  readonly findings: readonly VerifiedFinding[]
  readonly dropped: readonly DroppedFinding[]
  /** What the record asserts and where each comes from, where the judge listed it. */
  readonly inventory?: readonly InventoryEntry[]
  /** What the judge did and cost, with all that was said; absent where nobody was asked. */
  readonly account?: JudgeAccount
}
