import { dirname, join } from 'node:path'
import type { Chatbot } from '../chatbot/chatbot.ts'
import { systemClock as callClock } from '../chatbot/clock.ts'
import type { Grade, Grader } from '../grade/index.ts'
import { Budget, type RunEvent, RunStopped, runAnswers, systemClock, TakenForDead } from '../run/index.ts'
import { openStore, type Store } from '../store/index.ts'
import { judgeName } from './bench.ts'
import { describeEstimates, estimateCosts } from './estimate-cost.ts'
import { CommandError, exitCode } from './exit.ts'
import { memoryInStore } from './judge-memory.ts'
import { gradeAndKeep, gradeUngraded } from './keep-grade.ts'
import { note, print, printJson } from './output.ts'
import type { Progress } from './progress.ts'
import { type ProgressStart, ProgressState } from './progress-state.ts'
import { dryRun } from './run-dry.ts'
import { type PreparedRun, prepareRun } from './run-prepare.ts'
import { type FollowOptions, progressOf } from './run-progress.ts'
import { describeSpending, paidBefore } from './run-spending.ts'
import { workerHasEnded, workerName } from './run-worker.ts'
import { secretsOf } from './secrets.ts'
import { servedBefore, withServedNotices } from './served-notices.ts'
import type { SettingOptions } from './settings.ts'
import { stopOnInterrupt } from './stop-on-interrupt.ts'
import { describeSummary, summariseStore } from './summary.ts'
import { planEntry, retireRevisions, type WorkPlan } from './work-plan.ts'
import { writeReport } from './write-report.ts'

export interface RunOptions extends SettingOptions, FollowOptions {
  readonly dryRun?: boolean
  readonly report?: string
  readonly json?: boolean
  readonly fresh?: boolean
}

/** What a run begins with, a chatbot each. */
const startsOf = (
  chatbots: readonly Chatbot[],
  plan: WorkPlan,
  spent: ReadonlyMap<string, number>,
): readonly ProgressStart[] => {
  const countOf = (answers: WorkPlan['planned'], id: string) =>
    answers.filter(({ chatbot }) => chatbot.id === id).length
  return chatbots.map((chatbot) => {
    const planned = countOf(plan.planned, chatbot.id)
    const done = planned - countOf(plan.left, chatbot.id)
    return { chatbot, planned, done, costUsd: spent.get(chatbot.id) }
  })
}

/** Enters what is planned into the store. */
const keepPlan = async (
  store: Store,
  { fingerprint, chatbots }: PreparedRun,
  { planned }: WorkPlan,
): Promise<void> => {
  await store.keepFingerprint(fingerprint)
  await retireRevisions(store, fingerprint.ran, chatbots)
  await store.plan(planned.map(planEntry))
}

/** Plays what is left and grades it. @returns whether it came to its end, or was stopped */
const playOn = async (
  store: Store,
  run: PreparedRun,
  plan: WorkPlan,
  follow: { readonly options: FollowOptions; readonly hear: (show: Progress['show']) => void },
  signal: AbortSignal,
): Promise<'ended' | 'stopped'> => {
  const { settings, suite, judge, chatbots, fingerprint, filter } = run
  const { planned, left } = plan
  const spent = await paidBefore(store, filter, judge.id)
  const starts = startsOf(chatbots, plan, spent)
  const doneOf = new Map(starts.map(({ chatbot, done }) => [chatbot.id, done]))
  const clock = { now: Date.now, elapsed: () => performance.now() }
  const progress = progressOf(follow.options, new ProgressState(starts, clock))
  follow.hear(progress.show)
  try {
    const done = planned.length - left.length
    progress.show({ kind: 'run planned', planned: planned.length, done, judge: judge.id })
    if (settings.maxCost.run !== undefined || settings.maxCost.chatbot !== undefined) {
      const estimates = await estimateCosts({ suite, prices: settings.prices, left, store })
      for (const line of describeEstimates(estimates, settings.maxCost, spent)) progress.say(line)
    }
    const budget = new Budget(settings.maxCost, spent)
    const countJudge = ({ account }: Grade): void => {
      if (!account || budget.add(judgeName(judge.id), account.costUsd) !== 'price unknown') return
      const text = 'no price is known for it: the cost limit cannot be kept for it'
      progress.show({ kind: 'notice', chatbot: judgeName(judge.id), text })
    }
    const grader: Grader = { suite, judge, fingerprint: fingerprint.hash, now: () => systemClock.now() }
    // A run that was killed may have left answers without a grade.
    const { left: ungraded } = await gradeUngraded(store, fingerprint.ran, suite.cases, grader, {
      concurrency: settings.concurrency,
      goesOn: () => budget.exceeded() === undefined,
      onGraded: countJudge,
      signal,
    })
    if (ungraded > 0)
      progress.say(`${ungraded} answers of an earlier run are not graded: ${budget.exceeded()}.`)
    const worker = workerName()
    await runAnswers({
      suite,
      left,
      doneOf: (chatbot) => doneOf.get(chatbot) ?? 0,
      concurrency: settings.concurrency,
      keeping: store,
      worker,
      hasEnded: (other) => workerHasEnded(worker, other),
      budget,
      gateOf: run.gateOf,
      grade: async (answer, { task }) => {
        const grade = await gradeAndKeep(store, answer, task, grader)
        if (grade) countJudge(grade)
        return grade?.score
      },
      onEvent: withServedNotices(progress.show, await servedBefore(store, filter)),
      clock: systemClock,
      sleep: callClock.sleep,
      signal,
    })
    return 'ended'
  } catch (error) {
    if (error instanceof TakenForDead)
      throw new CommandError(`${error.message} Run again to share the rest.`, exitCode.incomplete)
    if (!(error instanceof RunStopped)) throw error
    progress.say('\nStopped. What finished is kept; run the same command again to go on.')
    return 'stopped'
  } finally {
    progress.end()
  }
}

/** What a run came to, from the store's rows, and its report. @returns the exit code */
const closeRun = async (store: Store, run: PreparedRun, options: RunOptions): Promise<number> => {
  const { settings, suite, fingerprint, filter } = run
  const summary = await summariseStore(store, fingerprint, filter)
  const report = options.report ?? join(dirname(settings.store), 'report.html')
  const fault = await writeReport(report, store, suite, fingerprint).then(
    () => undefined,
    (error: unknown) => {
      // Of the file system: the disk is full, or the folder cannot be written.
      if (error instanceof Error && 'syscall' in error) return error
      throw error
    },
  )
  if (options.json) printJson(fault ? summary : { ...summary, report })
  else {
    const parts = [describeSummary(summary), await describeSpending(store, filter)]
    print(['', ...parts.filter((part) => part !== ''), ...(fault ? [] : [`Report: ${report}`])].join('\n'))
  }
  if (fault)
    note(
      `The report could not be written to ${report} (${fault.message}). All answers and grades are kept: mend that and run again, or name another place with --report.`,
    )
  const isWhole = summary.chatbots.every(({ failed, missing }) => failed + missing === 0)
  return isWhole && !fault ? exitCode.fine : exitCode.incomplete
}

/** What `run` does. @returns the exit code */
export const runBench = async (options: RunOptions): Promise<number> => {
  using interrupt = stopOnInterrupt()
  // Nothing is shown before there is a plan.
  let onEvent: (event: RunEvent) => void = () => undefined
  const run = await prepareRun(options, {
    memory: memoryInStore(() => store),
    onEvent: (event) => onEvent(event),
    signal: interrupt.signal,
  })
  if (options.dryRun) {
    await dryRun(run, options)
    return exitCode.fine
  }
  await using store = await openStore(run.settings.store, { secrets: secretsOf(process.env) })
  const plan = await run.plan(store, options.fresh ?? false)
  await keepPlan(store, run, plan)
  const hear = (show: Progress['show']) => {
    onEvent = show
  }
  const ended = await playOn(store, run, plan, { options, hear }, interrupt.signal)
  return ended === 'stopped' ? exitCode.interrupted : await closeRun(store, run, options)
}
