import type { Chatbot } from '../chatbot/chatbot.ts'
import { type Fingerprint, suiteFingerprint } from '../fingerprint/index.ts'
import type { Judge, JudgeMemory } from '../judge/index.ts'
import type { Gate, RunEvent } from '../run/index.ts'
import type { KeyFilter, Store } from '../store/index.ts'
import type { LoadedCase, Suite } from '../suite/index.ts'
import { createChatbots, createJudge, loadSuiteOf, selectCases } from './bench.ts'
import { refuseChangedSuite } from './run-changed-suite.ts'
import { callHooks } from './run-gates.ts'
import { resolveSettings, type SettingOptions, type Settings } from './settings.ts'
import { planWork, type WorkPlan } from './work-plan.ts'

/** What a run is about, whether it is played or only looked at. */
export interface PreparedRun {
  readonly settings: Settings
  readonly suite: Suite
  readonly judge: Judge
  readonly chatbots: readonly Chatbot[]
  readonly fingerprint: Fingerprint
  /** The answers that this run is about, in a store. */
  readonly filter: KeyFilter
  /**
   * What there is to do over a store; undefined stands for one that is not there yet.
   * @throws {CommandError} where what runs has changed under a run that is not done, unless a fresh one is asked for
   */
  readonly plan: (store: Store | undefined, fresh: boolean) => Promise<WorkPlan>
  /** Through which the calls to a provider go, where there are any. */
  readonly gateOf: (lane: string) => Gate | undefined
}

export interface PreparationTerms {
  readonly memory: JudgeMemory
  readonly onEvent: (event: RunEvent) => void
  /** Ends when the command is stopped. */
  readonly signal: AbortSignal
}

/** Loads the suite and makes chatbots and judge: what is wrong with one of them ends the command before anything is done. */
export const prepareRun = async (
  options: SettingOptions,
  { memory, onEvent, signal }: PreparationTerms,
): Promise<PreparedRun> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const cases: readonly LoadedCase[] = selectCases(suite, settings.cases)
  const gates = new Map<string, Gate>()
  const hooksOf = callHooks(settings, onEvent, gates)
  const judge = createJudge(settings, suite, process.env, { memory, signal, hooksOf })
  const chatbots = createChatbots(suite, settings, process.env, hooksOf)
  const fingerprint = await suiteFingerprint(suite, judge.id)
  const { ran: ranFingerprint } = fingerprint
  return {
    settings,
    suite,
    judge,
    chatbots,
    fingerprint,
    filter: {
      ranFingerprint,
      caseIds: cases.map(({ id }) => id),
      chatbots: chatbots.map(({ id }) => id),
    },
    plan: async (store, fresh) => {
      if (store && !fresh) await refuseChangedSuite(store, fingerprint, chatbots, cases)
      return planWork(store, { ranFingerprint, cases, chatbots, replicates: settings.replicates })
    },
    gateOf: (lane) => gates.get(lane),
  }
}
