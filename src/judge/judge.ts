import type { Answer } from '../run/answer.ts'
import type { Written } from '../run/written.ts'
import type { LoadedCase } from '../suite/suite.ts'
import type { JudgeAccount } from './account.ts'
import type { DroppedFinding, EvidenceSource, Finding } from './finding.ts'
import type { InventoryEntry } from './inventory.ts'

/** What the judge is asked about. */
export interface JudgeTask {
  readonly task: LoadedCase
  readonly answer: Answer
  readonly written: readonly Written[]
  readonly evidence: readonly EvidenceSource[]
}

/** What a judge gave, as far as it came. */
export interface Judged {
  /** Those that the judge raised, and those that code made of its inventory. */
  readonly findings: readonly Finding[]
  /** Those that were settled while judging: withdrawn, contrary to what code found, or never proven. */
  readonly settled: readonly DroppedFinding[]
  /** Absent where nothing was written and the case has no facts. */
  readonly inventory?: readonly InventoryEntry[]
  /** Absent where nobody was asked. */
  readonly account?: JudgeAccount
}

/** The judge's work, or why it gave nothing valid. An empty list is never the sign of a failure. */
export type Verdict = Judged &
  ({ readonly outcome: 'judged' } | { readonly outcome: 'failed'; readonly why: string })

/** What judging an answer would take, as far as it can be known before: send-backs are not among it. */
export interface JudgePlan {
  /** Calls that would have to be made. */
  readonly calls: number
  /** Characters that those calls send. */
  readonly characters: number
  /** Calls that the memory answers. */
  readonly remembered: number
  /** What the calls would cost if each thought its whole budget; absent where no price is known. */
  readonly costUsd?: number
}

/** Whoever lists the defects that it can quote. It never gives a number. */
export interface Judge {
  /** The model as the fingerprint names it, or `none`. Its settings are the suite's. */
  readonly id: string
  /**
   * @throws {OutsideFault} `key` where the provider refuses the key; the reason of its signal where the run was stopped.
   * Then there is no verdict, and no grade. Every other fault is a verdict that failed.
   */
  judge(task: JudgeTask): Promise<Verdict>
  plan(task: JudgeTask): Promise<JudgePlan>
}

/** No judge model: rules in code stand alone, and every grade says so. */
export const noJudge: Judge = {
  id: 'none',
  judge: () => Promise.resolve({ outcome: 'judged', findings: [], settled: [] }),
  plan: () => Promise.resolve({ calls: 0, characters: 0, remembered: 0, costUsd: 0 }),
}
