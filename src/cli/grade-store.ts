import { suiteFingerprint } from '../fingerprint/index.ts'
import type { Grader } from '../grade/index.ts'
import { systemClock } from '../run/index.ts'
import { openStore } from '../store/index.ts'
import { createJudge, loadSuiteOf, selectCases } from './bench.ts'
import { exitCode } from './exit.ts'
import { memoryInStore } from './judge-memory.ts'
import { gradeUngraded, toGradeOf } from './keep-grade.ts'
import { print, printJson } from './output.ts'
import { describeJudging, planGrading } from './plan-grading.ts'
import { secretsOf } from './secrets.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'
import { describeSummary, summariseStore } from './summary.ts'

export interface GradeOptions extends SettingOptions {
  readonly dryRun?: boolean
  readonly json?: boolean
}

/** What `grade` does. @returns the exit code */
export const gradeStore = async (options: GradeOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const tasks = selectCases(suite, settings.cases)
  const judge = createJudge(settings, suite, process.env, { memory: memoryInStore(() => store) })
  const fingerprint = await suiteFingerprint(suite, judge.id)
  const filter = { ranFingerprint: fingerprint.ran, caseIds: tasks.map(({ id }) => id) }

  // A mistyped place is said to hold no store; only then is one opened to write, which would make it.
  await using look = await openStore(settings.store, { mode: 'read' })
  await look.close()
  await using store = await openStore(
    settings.store,
    options.dryRun ? { mode: 'read' } : { secrets: secretsOf(process.env) },
  )
  const [toGrade, elsewhere] = await Promise.all([
    toGradeOf(store, fingerprint.hash, filter),
    store
      .answerRows({ caseIds: filter.caseIds })
      .then((rows) => rows.filter(({ ranFingerprint }) => ranFingerprint !== fingerprint.ran)),
  ])
  const other =
    elsewhere.length === 0
      ? ''
      : `${elsewhere.length} more answers are of another suite state: what ran has changed since, so they must be run again ("model-bench fingerprint --diff" names the parts).`
  if (options.dryRun) {
    const judging = await planGrading(store, toGrade, tasks, { judge, suite })
    if (options.json)
      printJson({
        toGrade: toGrade.length,
        otherSuiteState: elsewhere.length,
        fingerprint: fingerprint.hash,
        judgeCalls: judging.calls,
        judgeCharacters: judging.characters,
        judgeCallsRemembered: judging.remembered,
      })
    else
      print(
        [`${toGrade.length} answers to grade, ${describeJudging(judging)}.`, other]
          .filter(Boolean)
          .join('\n'),
      )
    return exitCode.fine
  }

  await store.keepFingerprint(fingerprint)
  const grader: Grader = { suite, judge, fingerprint: fingerprint.hash, now: () => systemClock.now() }
  await gradeUngraded(store, fingerprint.ran, tasks, grader)
  const summary = await summariseStore(store, fingerprint, filter)
  if (options.json) printJson({ graded: toGrade.length, otherSuiteState: elsewhere.length, ...summary })
  else
    print(
      [`${toGrade.length} answers graded.`, other, '', describeSummary(summary)]
        .filter((line, index) => line !== '' || index === 2)
        .join('\n'),
    )
  return exitCode.fine
}
