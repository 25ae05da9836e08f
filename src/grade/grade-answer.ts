import { runChecks, standardDiagnostics } from '../check/index.ts'
import { evidenceOf, type Judge } from '../judge/index.ts'
import { findByRules } from '../rules/index.ts'
import { type Answer, writtenBy } from '../run/index.ts'
import { score } from '../score/index.ts'
import { findingTypes, type LoadedCase, type Suite } from '../suite/index.ts'
import type { Grade } from './grade.ts'
import { verify } from './verify.ts'

/** What grades, and under which fingerprint. */
export interface Grader {
  readonly suite: Suite
  readonly judge: Judge
  readonly fingerprint: string
  readonly now: () => Date
}

/**
 * From an answer to its grade. An answer that an outside fault broke has none: it is failed, counted as such, and never a 0.
 * @returns undefined for a failed answer
 */
export const gradeAnswer = async (
  answer: Answer,
  task: LoadedCase,
  grader: Grader,
): Promise<Grade | undefined> => {
  if (answer.ending.kind === 'failed') return undefined
  const { suite, judge } = grader

  const checks = runChecks([...task.checks, ...standardDiagnostics(task)], answer, { case: task })

  const written = writtenBy(answer)
  const evidence = evidenceOf(
    answer,
    written,
    suite,
    task.facts.facts.map(({ document }) => document),
  )

  const byRules = findByRules({ task, answer, written, evidence, tools: suite.app.tools })
  const verdict = await judge.judge({ caseId: task.id, language: task.language, evidence })
  const byJudge = verdict.outcome === 'judged' ? verdict.findings : []

  const { standing, dropped } = verify([...byRules, ...byJudge], evidence, findingTypes(suite.catalogue))

  const scored = score(suite.catalogue, {
    ended: answer.ending.kind,
    checks: checks.filter(({ severity }) => severity === 'hard'),
    findings: standing,
    dropped: dropped.filter(({ dropped: { reason } }) => reason === 'quote not found'),
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
    dropped,
  }
}
