import { dirname, join } from 'node:path'
import type { Chatbot } from '../chatbot/chatbot.ts'
import { systemClock as callClock } from '../chatbot/clock.ts'
import { suiteFingerprint } from '../fingerprint/index.ts'
import type { Grader } from '../grade/index.ts'
import { Budget, type RunEvent, RunStopped, runAnswers, systemClock, TakenForDead } from '../run/index.ts'
import { type KeyFilter, openStore, type Spending, type Store, StoreError } from '../store/index.ts'
import { createChatbots, createJudge, loadSuiteOf, selectCases, withoutRevision } from './bench.ts'
import { describeEstimates, estimateCosts, estimateRecord } from './estimate-cost.ts'
import { CommandError, exitCode } from './exit.ts'
import { memoryInStore } from './judge-memory.ts'
import { gradeAndKeep, gradeUngraded } from './keep-grade.ts'
import { print, printJson } from './output.ts'
import { type ProgressStart, ProgressState } from './progress-state.ts'
import { refuseChangedSuite } from './run-changed-suite.ts'
import { callHooks } from './run-gates.ts'
import { type FollowOptions, progressOf } from './run-progress.ts'
import { workerHasEnded, workerName } from './run-worker.ts'
import { secretsOf } from './secrets.ts'
import { servedBefore, withServedNotices } from './served-notices.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'
import { describeSummary, summariseStore } from './summary.ts'
import { planEntry, planWork, retireRevisions, type WorkPlan } from './work-plan.ts'
import { writeReport } from './write-report.ts'

export interface RunOptions extends SettingOptions, FollowOptions {
  readonly dryRun?: boolean
  readonly report?: string
  readonly json?: boolean
  readonly fresh?: boolean
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

/** What was paid for all attempts, as far as prices are known. Empty where no model was asked. */
const describeSpending = (spending: readonly Spending[]): string => {
  const unpriced = spending.reduce((sum, { unpricedCalls }) => sum + unpricedCalls, 0)
  const known = spending.flatMap(({ paidUsd }) => paidUsd ?? [])
  if (unpriced + known.length === 0) return ''
  const beside = unpriced === 0 ? '' : `${unpriced} calls of unknown price`
  const paid = known.length === 0 ? '' : `$${known.reduce((sum, usd) => sum + usd, 0).toFixed(2)}`
  return `\nCost so far: ${[paid, beside].filter((part) => part !== '').join(', and ')}`
}

const paidBefore = async (store: Store, filter: KeyFilter): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await store.spending(filter)).flatMap(({ chatbot, paidUsd }) =>
      paidUsd === undefined ? [] : [[chatbot, paidUsd] as const],
    ),
  )

/** What `run` does. @returns the exit code */
export const runBench = async (options: RunOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const cases = selectCases(suite, settings.cases)
  using interrupt = stopOnInterrupt()
  const judge = createJudge(settings, suite, process.env, {
    memory: memoryInStore(() => store),
    signal: interrupt.signal,
  })
  // Chatbots are made before there is anything to show: what is wrong with one ends the command first.
  let onEvent: (event: RunEvent) => void = () => undefined
  const hooksOf = callHooks(settings, (event) => onEvent(event))
  const chatbots = createChatbots(suite, settings, process.env, hooksOf)
  const fingerprint = await suiteFingerprint(suite, judge.id)
  const selection = { ranFingerprint: fingerprint.ran, cases, chatbots, replicates: settings.replicates }
  const filter = {
    ranFingerprint: fingerprint.ran,
    caseIds: cases.map(({ id }) => id),
    chatbots: chatbots.map(({ id }) => id),
  }

  if (options.dryRun) {
    await using store = await openStoreIfThere(settings.store)
    if (store && !options.fresh) await refuseChangedSuite(store, fingerprint, chatbots, cases)
    const plan = await planWork(store, selection)
    const estimates = await estimateCosts({ suite, prices: settings.prices, left: plan.left, store })
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
        cost: estimateRecord(estimates),
        fingerprint: fingerprint.hash,
      })
    } else {
      print(describePlan(plan))
      for (const { task, chatbot, replicate } of plan.left)
        print(`  ${task.id}  ${chatbot.label}  ${replicate}`)
      const spent = store ? await paidBefore(store, filter) : new Map<string, number>()
      for (const line of describeEstimates(estimates, settings.maxCost, spent)) print(line)
    }
    return exitCode.fine
  }

  await using store = await openStore(settings.store, { secrets: secretsOf(process.env) })
  if (!options.fresh) await refuseChangedSuite(store, fingerprint, chatbots, cases)
  const plan = await planWork(store, selection)
  await store.keepFingerprint(fingerprint)
  await retireRevisions(store, fingerprint.ran, chatbots)
  await store.plan(plan.planned.map(planEntry))
  const spent = await paidBefore(store, filter)
  const starts = startsOf(chatbots, plan, spent)
  const doneOf = new Map(starts.map(({ chatbot, done }) => [chatbot.id, done]))
  const grader: Grader = { suite, judge, fingerprint: fingerprint.hash, now: () => systemClock.now() }
  const progress = progressOf(options, new ProgressState(starts, Date.now))
  onEvent = progress.show
  progress.show({
    kind: 'run planned',
    planned: plan.planned.length,
    done: plan.planned.length - plan.left.length,
    judge: judge.id,
  })
  if (settings.maxCost.run !== undefined || settings.maxCost.chatbot !== undefined) {
    const estimates = await estimateCosts({ suite, prices: settings.prices, left: plan.left, store })
    for (const line of describeEstimates(estimates, settings.maxCost, spent)) progress.say(line)
  }
  const budget = new Budget(settings.maxCost, spent)
  const worker = workerName()
  try {
    // A run that was killed may have left answers without a grade.
    await gradeUngraded(store, fingerprint.ran, suite.cases, grader, interrupt.signal)
    await runAnswers({
      suite,
      left: plan.left,
      doneOf: (chatbot) => doneOf.get(chatbot) ?? 0,
      concurrency: settings.concurrency,
      keeping: store,
      worker,
      hasEnded: (other) => workerHasEnded(worker, other),
      budget,
      grade: async (answer, { task }) => {
        const grade = await gradeAndKeep(store, answer, task, grader)
        if (grade?.account && budget.add(`judge ${judge.id}`, grade.account.costUsd) === 'price unknown') {
          const text = 'no price is known for the judge: the cost limit cannot be kept for it'
          progress.show({ kind: 'notice', chatbot: judge.id, text })
        }
        return grade?.score
      },
      onEvent: withServedNotices(progress.show, await servedBefore(store, filter)),
      clock: systemClock,
      sleep: callClock.sleep,
      signal: interrupt.signal,
    })
  } catch (error) {
    if (error instanceof TakenForDead)
      throw new CommandError(`${error.message} Run again to share the rest.`, exitCode.incomplete)
    if (!(error instanceof RunStopped)) throw error
    progress.say('\nStopped. What finished is kept; run the same command again to go on.')
    return exitCode.interrupted
  } finally {
    progress.end()
  }

  const report = options.report ?? join(dirname(settings.store), 'report.html')
  await writeReport(report, store, suite, fingerprint)
  const summary = await summariseStore(store, fingerprint, filter)
  if (options.json) printJson({ ...summary, report })
  else
    print(
      `\n${describeSummary(summary)}\n${describeSpending(await store.spending(filter))}\nReport: ${report}`,
    )
  return summary.chatbots.some(({ failed, missing }) => failed + missing > 0)
    ? exitCode.incomplete
    : exitCode.fine
}
