import { suiteFingerprint } from '../fingerprint/index.ts'
import type { Grader } from '../grade/index.ts'
import { Budget, type RunEvent, RunStopped, systemClock } from '../run/index.ts'
import { openStore, type Store } from '../store/index.ts'
import type { LoadedCase } from '../suite/index.ts'
import { createJudge, judgeName, loadSuiteOf, selectCases } from './bench.ts'
import { exitCode } from './exit.ts'
import { memoryInStore } from './judge-memory.ts'
import { JudgeTotal } from './judge-total.ts'
import { gradeUngraded, toGradeOf } from './keep-grade.ts'
import { note, oneLine, print, printJson } from './output.ts'
import { describeJudging, planGrading } from './plan-grading.ts'
import { eventLine } from './progress-lines.ts'
import { callHooks } from './run-gates.ts'
import { secretsOf } from './secrets.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'
import { stopOnInterrupt } from './stop-on-interrupt.ts'
import { describeSummary, summariseStore } from './summary.ts'

export interface GradeOptions extends SettingOptions {
  readonly dryRun?: boolean
  readonly json?: boolean
}

/** How many answers are of another suite state: what ran has changed since. */
const countElsewhere = async (store: Store, ran: string, tasks: readonly LoadedCase[]): Promise<number> => {
  const rows = await store.answerRows({ caseIds: tasks.map(({ id }) => id) })
  return rows.filter(({ ranFingerprint }) => ranFingerprint !== ran).length
}

const describeElsewhere = (elsewhere: number): string =>
  elsewhere === 0
    ? ''
    : `${elsewhere} more answers are of another suite state: what ran has changed since, so they must be run again ("model-bench fingerprint --diff" names the parts).`

const tell = (event: RunEvent): void => {
  const line = eventLine(event, 'usual')
  if (line !== undefined) note(line)
}

/** What `grade` does. @returns the exit code */
export const gradeStore = async (options: GradeOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const tasks = selectCases(suite, settings.cases)
  using interrupt = stopOnInterrupt()
  const judge = createJudge(settings, suite, process.env, {
    memory: memoryInStore(() => store),
    signal: interrupt.signal,
    hooksOf: callHooks(settings, tell),
  })
  const fingerprint = await suiteFingerprint(suite, judge.id)
  const filter = { ranFingerprint: fingerprint.ran, caseIds: tasks.map(({ id }) => id) }

  // A mistyped place is said to hold no store; only then is one opened to write, which would make it.
  await using look = await openStore(settings.store, { mode: 'read' })
  await look.close()
  await using store = await openStore(
    settings.store,
    options.dryRun ? { mode: 'read' } : { secrets: secretsOf(process.env) },
  )
  const elsewhere = await countElsewhere(store, fingerprint.ran, tasks)

  if (options.dryRun) {
    const toGrade = await toGradeOf(store, fingerprint.hash, filter)
    const judging = await planGrading(store, toGrade, tasks, { judge, suite })
    if (options.json)
      printJson({
        toGrade: toGrade.length,
        otherSuiteState: elsewhere,
        fingerprint: fingerprint.hash,
        judgeCalls: judging.calls,
        judgeCharacters: judging.characters,
        judgeCallsRemembered: judging.remembered,
        judgeCostUsd: judging.costUsd ?? null,
      })
    else
      print(
        [
          `${toGrade.length} answers to grade, ${describeJudging(judging)}.`,
          ...[describeElsewhere(elsewhere)].filter(Boolean),
        ].join('\n'),
      )
    return exitCode.fine
  }

  await store.keepFingerprint(fingerprint)
  const grader: Grader = { suite, judge, fingerprint: fingerprint.hash, now: () => systemClock.now() }
  const budget = new Budget(settings.maxCost)
  const total = new JudgeTotal()
  const done = await gradeUngraded(store, fingerprint.ran, tasks, grader, {
    concurrency: settings.concurrency,
    goesOn: () => budget.exceeded() === undefined,
    onGraded: ({ account, score, unscored }, { caseId, chatbotLabel, replicate }) => {
      if (!account) return
      total.add(account)
      if (budget.add(judgeName(judge.id), account.costUsd) === 'price unknown')
        note(`No price is known for ${judgeName(judge.id)}: the cost limit cannot be kept.`)
      const came = score === null ? `unscored: ${oneLine(unscored ?? '', 120)}` : `score ${score}`
      note(`${caseId}  ${oneLine(chatbotLabel, 80)}  ${replicate}  ${came}`)
    },
    signal: interrupt.signal,
  }).catch((error: unknown) => {
    if (error instanceof RunStopped) return undefined
    throw error
  })
  if (!done) {
    note('\nStopped. What is graded is kept; run the same command again to go on.')
    return exitCode.interrupted
  }

  const summary = await summariseStore(store, fingerprint, filter)
  if (options.json) printJson({ ...done, otherSuiteState: elsewhere, ...total.record(), ...summary })
  else
    print(
      [
        `${done.graded} answers graded.`,
        ...(done.left === 0 ? [] : [`${done.left} are left: ${budget.exceeded()}.`]),
        ...[total.describe(), describeElsewhere(elsewhere)].filter(Boolean),
        '',
        describeSummary(summary),
      ].join('\n'),
    )
  return done.left > 0 ? exitCode.incomplete : exitCode.fine
}
