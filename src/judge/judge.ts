import type { EvidenceSource, Finding } from './finding.ts'

/** What the judge is asked about. */
export interface JudgeTask {
  readonly caseId: string
  readonly language: 'cs' | 'en'
  readonly evidence: readonly EvidenceSource[]
}

/** What the judge gave: its findings, or why it gave nothing valid. An empty list is never the sign of a failure. */
export type Verdict =
  | { readonly outcome: 'judged'; readonly findings: readonly Finding[] }
  | { readonly outcome: 'failed'; readonly why: string }

/** Whoever lists the defects that it can quote. It never gives a number. */
export interface Judge {
  /** The model's id and settings as the fingerprint names them, or `none`. */
  readonly id: string
  judge(task: JudgeTask): Promise<Verdict>
}

/** No judge model: rules in code stand alone, and every grade says so. */
export const noJudge: Judge = {
  id: 'none',
  judge: () => Promise.resolve({ outcome: 'judged', findings: [] }),
}
