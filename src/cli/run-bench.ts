import { dirname, join } from 'node:path'
import { suiteFingerprint } from '../fingerprint/index.ts'
import type { Grader } from '../grade/index.ts'
import { type Answer, play, RunStopped, systemClock, workOn } from '../run/index.ts'
import { openStore, type Store, StoreError } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { createChatbots, createJudge, loadSuiteOf, selectCases, withoutRevision } from './bench.ts'
import { exitCode } from './exit.ts'
import { gradeAndKeep, gradeUngraded } from './keep-grade.ts'
import { note, oneLine, print, printJson } from './output.ts'
import { secretsOf } from './secrets.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'
import { describeSummary, summariseStore } from './summary.ts'
import { planEntry, planWork, retireRevisions, type WorkPlan } from './work-plan.ts'
import { writeReport } from './write-report.ts'

export interface RunOptions extends SettingOptions {
  readonly dryRun?: boolean
  readonly report?: string
  readonly json?: boolean
}

const describePlan = ({ planned, left }: WorkPlan): string => {
  const done = planned.length - left.length
  return `${planned.length} answers planned, ${done} done, ${left.length} to do.`
}

/** Ctrl-C ends a run at once; what finished is kept. */
const stopOnInterrupt = () => {
  const controller = new AbortController()
  const stop = () => controller.abort(new RunStopped())
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}

/** A store to look into, or undefined where there is none yet. */
const openStoreIfThere = (location: string): Promise<Store | undefined> =>
  openStore(location, { mode: 'read' }).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'missing') return undefined
    throw error
  })

const progressLine = (answer: Answer, score: number | null | undefined): string => {
  const { caseId, chatbotLabel, replicate, ending } = answer
  const came =
    ending.kind === 'failed'
      ? `failed: ${oneLine(ending.why, 120)}`
      : score === undefined
        ? 'not graded'
        : score === null
          ? 'unscored'
          : `score ${score}`
  return `${caseId}  ${chatbotLabel}  ${replicate}  ${ending.kind === 'ran out' ? 'ran out, ' : ''}${came}`
}

const playAll = async (
  suite: Suite,
  plan: WorkPlan,
  settings: { readonly concurrency: number },
  store: Store,
  grader: Grader,
  signal: AbortSignal,
): Promise<void> => {
  await workOn(plan.left, settings.concurrency, async (planned) => {
    if (signal.aborted) throw new RunStopped()
    const answer = await play(planned, planned.chatbot, { suite, clock: systemClock, signal })
    // Another process may have brought it first; then its answer counts, and this one is let go.
    if ((await store.keepAnswer(answer)) === 'already there') return
    const grade = await gradeAndKeep(store, answer, planned.task, grader)
    note(progressLine(answer, grade?.score))
  })
}

/** What `run` does. @returns the exit code */
export const runBench = async (options: RunOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const cases = selectCases(suite, settings.cases)
  const judge = createJudge(settings)
  const chatbots = createChatbots(suite, settings, process.env)
  const fingerprint = await suiteFingerprint(suite, judge.id)
  const selection = { ranFingerprint: fingerprint.ran, cases, chatbots, replicates: settings.replicates }

  if (options.dryRun) {
    await using store = await openStoreIfThere(settings.store)
    const plan = await planWork(store, selection)
    if (options.json) {
      const rows = plan.left.map((each) => ({
        case: each.task.id,
        chatbot: withoutRevision(each.chatbot.id),
        replicate: each.replicate,
      }))
      printJson({
        planned: plan.planned.length,
        left: plan.left.length,
        answers: rows,
        fingerprint: fingerprint.hash,
      })
    } else {
      print(describePlan(plan))
      for (const { task, chatbot, replicate } of plan.left)
        print(`  ${task.id}  ${chatbot.label}  ${replicate}`)
    }
    return exitCode.fine
  }

  await using store = await openStore(settings.store, { secrets: secretsOf(process.env) })
  using interrupt = stopOnInterrupt()
  const plan = await planWork(store, selection)
  await store.keepFingerprint(fingerprint)
  await retireRevisions(store, fingerprint.ran, chatbots)
  await store.plan(plan.planned.map(planEntry))
  note(describePlan(plan))
  if (judge.id === 'none') note('No judge: hard checks and rules in code alone.')
  const grader: Grader = { suite, judge, fingerprint: fingerprint.hash, now: () => systemClock.now() }
  try {
    // A run that was killed may have left answers without a grade.
    await gradeUngraded(store, fingerprint.ran, suite.cases, grader)
    await playAll(suite, plan, settings, store, grader, interrupt.signal)
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
    note('\nStopped. What finished is kept; run the same command again to go on.')
    return exitCode.interrupted
  }

  const report = options.report ?? join(dirname(settings.store), 'report.html')
  await writeReport(report, store, suite, fingerprint)
  const summary = await summariseStore(store, fingerprint, {
    caseIds: cases.map(({ id }) => id),
    chatbots: chatbots.map(({ id }) => id),
  })
  if (options.json) printJson({ ...summary, report })
  else print(`\n${describeSummary(summary)}\n\nReport: ${report}`)
  return summary.chatbots.some(({ failed, missing }) => failed + missing > 0)
    ? exitCode.incomplete
    : exitCode.fine
}
