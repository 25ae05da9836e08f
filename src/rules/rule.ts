import type { ToolSpec } from '../app/index.ts'
import type { EvidenceSource, Finding } from '../judge/finding.ts'
import type { Answer } from '../run/answer.ts'
import type { Written } from '../run/written.ts'
import type { LoadedCase, Suite } from '../suite/suite.ts'

/** All that a rule may look at. Plain values; no rule reads an instruction in them. */
export interface RuleInput {
  readonly task: LoadedCase
  readonly answer: Answer
  readonly written: readonly Written[]
  readonly evidence: readonly EvidenceSource[]
  readonly tools: readonly ToolSpec[]
  /** What exists and what the app can do, whatever the chatbot read of it. */
  readonly suite: Pick<Suite, 'seed' | 'capabilities' | 'clauseIndexes'>
}

/** Code that finds defects by itself. Silent when in doubt: what it finds lowers a score. */
export type Rule = (input: RuleInput) => readonly Finding[]
