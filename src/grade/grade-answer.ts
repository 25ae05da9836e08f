import { runChecks, standardDiagnostics } from '../check/index.ts'
import { evidenceOf, type Judge, type JudgeTask, withRefused } from '../judge/index.ts'
import { findByRules } from '../rules/index.ts'
import { type Answer, writtenBy } from '../run/index.ts'
import { score } from '../score/index.ts'
import { findingTypes, type LoadedCase, type Suite } from '../suite/index.ts'
import type { Grade } from './grade.ts'
import { settleBy } from './settle.ts'
import { verify } from './verify.ts'

/** What grades, and under which fingerprint. */
export interface Grader {
  readonly suite: Suite
  readonly judge: Judge
  readonly fingerprint: string
  readonly now: () => Date
}

/** All that a judge is asked about an answer. */
export const judgeTaskOf = (answer: Answer, task: LoadedCase, suite: Pick<Suite, 'seed'>): JudgeTask => {
  const written = writtenBy(answer)
  const cited = task.facts.facts.map(({ document }) => document)
  return { task, answer, written, evidence: evidenceOf(answer, written, suite, cited) }
}

/**
 * From an answer to its grade. An answer that an outside fault broke has none: it is failed, counted as such, and never a 0.
 * @returns undefined for a failed answer
 * @throws {OutsideFault} where the judge's key is refused; the reason of the judge's signal where the run was stopped
 */
export const gradeAnswer = async (
  answer: Answer,
  task: LoadedCase,
  grader: Grader,
): Promise<Grade | undefined> => {
  if (answer.ending.kind === 'failed') return undefined
  const { suite, judge } = grader

  const checks = runChecks([...task.checks, ...standardDiagnostics(task)], answer, { case: task })

  const job = judgeTaskOf(answer, task, suite)
  const byRules = findByRules({ ...job, tools: suite.app.tools, suite })
  const verdict = await judge.judge(job)

  const types = findingTypes(suite.catalogue)
  const { standing, dropped } = verify([...byRules, ...verdict.findings], job.evidence, types, settleBy(job))
  const allDropped = [...verdict.settled, ...dropped]

  const scored = score(suite.catalogue, {
    ended: answer.ending.kind,
    checks: checks.filter(({ severity }) => severity === 'hard'),
    findings: standing,
    dropped: allDropped.filter(({ dropped: { reason } }) => reason === 'quote not found'),
    ...(verdict.outcome === 'failed' ? { judgeFailed: verdict.why } : {}),
  })
  return {
    answerId: answer.id,
    fingerprint: grader.fingerprint,
    gradedAt: grader.now().toISOString(),
    judge: judge.id,
    ...scored,
    checks,
    findings: standing,
    dropped: allDropped,
    ...(verdict.inventory ? { inventory: verdict.inventory } : {}),
    ...(verdict.account ? { account: withRefused(verdict.account, dropped) } : {}),
  }
}
