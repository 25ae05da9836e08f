import type { JudgeAccount } from '../judge/index.ts'
import type { Level } from '../score/index.ts'
import type { Grade } from './grade.ts'

/** What a board's lists need of a grade beside its score: small, so that a hundred thousand are read at once. */
export interface GradeDigest {
  /** The judge model's id, or `none`. */
  readonly judge: string
  readonly dimensions: Readonly<Record<string, Level>>
  /** How often each finding type stands. */
  readonly findings: Readonly<Record<string, number>>
  /** The names of the hard checks that failed. */
  readonly failed: readonly string[]
  /** What the judge is held to; absent where nobody was asked. */
  readonly account?: Pick<
    JudgeAccount,
    'quotes' | 'withdrawn' | 'refused' | 'inventory' | 'costUsd' | 'durationMs'
  >
}

/** A grade's digest. */
export const digestOf = (grade: Grade): GradeDigest => {
  const findings: Record<string, number> = {}
  for (const { type } of grade.findings) findings[type] = (findings[type] ?? 0) + 1
  const { account } = grade
  return {
    judge: grade.judge,
    dimensions: grade.dimensions,
    findings,
    failed: grade.checks
      .filter(({ severity, outcome }) => severity === 'hard' && outcome === 'failed')
      .map(({ name }) => name),
    ...(account
      ? {
          account: {
            quotes: account.quotes,
            withdrawn: account.withdrawn,
            refused: account.refused,
            inventory: account.inventory,
            ...(account.costUsd === undefined ? {} : { costUsd: account.costUsd }),
            durationMs: account.durationMs,
          },
        }
      : {}),
  }
}
