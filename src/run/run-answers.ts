import { type Chatbot, isStanding } from '../chatbot/chatbot.ts'
import type { Suite } from '../suite/suite.ts'
import type { Answer } from './answer.ts'
import type { Budget } from './budget.ts'
import type { Clock } from './clock.ts'
import type { RunEvent } from './event.ts'
import type { Gate, GateClock } from './gate.ts'
import { ConversationDiffers, Journal } from './journal.ts'
import type { Keeping } from './keeping.ts'
import { keyOfPlanned, type PlannedAnswer } from './plan.ts'
import { play } from './play.ts'
import { type Try, workOff } from './schedule.ts'
import { Sharing } from './sharing.ts'

/** What a run of many answers goes by. */
export interface RunTerms {
  readonly suite: Suite
  /** What there is to do, in its order. */
  readonly left: readonly PlannedAnswer[]
  /** How many of a chatbot's answers are there already. */
  readonly doneOf: (chatbot: string) => number
  /** Answers at a time, a lane. */
  readonly concurrency: number
  readonly keeping: Keeping
  /** An id that no other process has. */
  readonly worker: string
  /** Whether a process is known to have ended. */
  readonly hasEnded: (worker: string) => boolean
  readonly budget: Budget
  /** Through which a lane's calls go, where they go through one. */
  readonly gateOf: (lane: string) => Pick<Gate, 'state'> | undefined
  /** Grades a kept answer and gives its score: null where it has none, undefined where there is no grade. */
  readonly grade: (answer: Answer, planned: PlannedAnswer) => Promise<number | null | undefined>
  readonly onEvent: (event: RunEvent) => void
  readonly clock: Clock
  readonly sleep: GateClock['sleep']
  /** Stops the run. */
  readonly signal: AbortSignal
}

type StopReason = Extract<RunEvent, { kind: 'chatbot stopped' }>['reason']

const laneOf = ({ id, lane = id }: Chatbot): string => lane

/** How long it is until answers that others hold are looked at again. */
const othersMs = 1000

/** A provider that asks for more than this is not waited for: the run ends without it. */
const longestPauseMs = 12 * 3_600_000

/**
 * Plays what is left of a run, keeps each answer as it ends, and grades it. What another process plays on the same store
 * is left to it, and taken over when that process ends without bringing it.
 * @throws {RunStopped} when the signal ended it
 * @throws {StoreError} when an answer cannot be kept: then nothing more is begun
 */
export const runAnswers = async (terms: RunTerms): Promise<void> => {
  const { keeping, worker, hasEnded, budget, onEvent, clock, sleep } = terms
  const stop = new AbortController()
  const onStop = () => stop.abort(terms.signal.reason)
  if (terms.signal.aborted) onStop()
  terms.signal.addEventListener('abort', onStop)
  const stopped = new Set<string>()
  /** Those of which calls are kept. */
  const begun = new Set<PlannedAnswer>()
  const awaited = new Map<string, number>()
  const chatbots = new Map(terms.left.map(({ chatbot }) => [chatbot.id, chatbot]))

  const stopChatbot = (chatbot: string, reason: StopReason, why: string): void => {
    if (stopped.has(chatbot)) return
    stopped.add(chatbot)
    onEvent({ kind: 'chatbot stopped', chatbot, label: chatbots.get(chatbot)?.label ?? chatbot, reason, why })
  }

  const stateOf = (lane: string) => terms.gateOf(lane)?.state()
  const pausedMs = (lane: string) => stateOf(lane)?.heldForMs ?? 0

  const goesOn = (chatbot: string): boolean => {
    const why = budget.exceeded(chatbot)
    if (why !== undefined) stopChatbot(chatbot, 'cost', why)
    const named = chatbots.get(chatbot)
    const givenUp = named && stateOf(laneOf(named))?.givenUp
    if (givenUp !== undefined) stopChatbot(chatbot, 'outage', `its provider ${givenUp}`)
    return !stopped.has(chatbot)
  }

  const stopWhereItLasts = (chatbot: Chatbot, fault: string, why: string): void => {
    if (isStanding(fault)) stopChatbot(chatbot.id, fault, why)
    const lane = laneOf(chatbot)
    if (pausedMs(lane) <= longestPauseMs) return
    for (const [id, other] of chatbots) if (laneOf(other) === lane) stopChatbot(id, 'pause', why)
  }

  const playOnce = async (planned: PlannedAnswer, signal: AbortSignal): Promise<Answer> => {
    const key = keyOfPlanned(planned)
    const kept = begun.delete(planned) ? await keeping.keptCalls(key) : []
    const journal = new Journal(kept, (call) =>
      keeping.keepCall(key, call).catch((error: unknown) => {
        stop.abort(error)
        throw error
      }),
    )
    const answer = await play(planned, planned.chatbot, {
      suite: terms.suite,
      clock,
      signal,
      journal,
      onModelCall: (call) => {
        onEvent({ kind: 'call finished', planned, call })
        if (call.paidIn !== undefined) return
        if (budget.add(planned.chatbot.id, call.costUsd) === 'price unknown') {
          const text = `no price is known for ${planned.chatbot.label}: the cost limit cannot be kept for it`
          onEvent({ kind: 'notice', chatbot: planned.chatbot.id, text })
        }
      },
    })
    if (answer.ending.kind !== 'failed') journal.answered()
    return answer
  }

  const playFromCalls = async ({ item: planned, attempt }: Try<PlannedAnswer>, signal: AbortSignal) => {
    onEvent({ kind: 'answer started', planned, attempt })
    try {
      return await playOnce(planned, signal)
    } catch (error) {
      if (!(error instanceof ConversationDiffers)) throw error
      onEvent({ kind: 'answer starts over', planned, why: error.message })
      await keeping.dropCalls(keyOfPlanned(planned))
      return playOnce(planned, signal)
    }
  }

  const keep = async ({ item: planned, attempt }: Try<PlannedAnswer>, answer: Answer) => {
    if ((await keeping.keepAnswer(answer)) === 'already there') {
      onEvent({ kind: 'answer settled elsewhere', planned, played: true })
      return 'settled'
    }
    const score = await terms.grade(answer, planned)
    onEvent({ kind: 'answer kept', planned, answer, attempt, score })
    const { ending } = answer
    if (ending.kind !== 'failed') return 'settled'
    stopWhereItLasts(planned.chatbot, ending.fault, ending.why)
    return 'again'
  }

  try {
    await Promise.all([...chatbots.values()].map((chatbot) => chatbot.prepare?.()))
    await using sharing = await Sharing.begin({
      keeping,
      worker,
      hasEnded,
      clock: { elapsed: () => clock.elapsedMs(), sleep },
      onFault: (error) => stop.abort(error),
    })
    await workOff(terms.left, {
      laneOf: ({ chatbot }) => laneOf(chatbot),
      chatbotOf: ({ chatbot }) => chatbot.id,
      doneOf: terms.doneOf,
      concurrency: terms.concurrency,
      goesOn,
      claim: async (items) => {
        const outcomes = await sharing.claim(items.map(keyOfPlanned))
        for (const [index, planned] of items.entries()) {
          if (outcomes[index] === 'begun') begun.add(planned)
          if (outcomes[index] === 'settled')
            onEvent({ kind: 'answer settled elsewhere', planned, played: false })
        }
        return outcomes
      },
      release: (items) => sharing.release(items.map(keyOfPlanned)),
      play: playFromCalls,
      keep,
      pausedMs,
      sleep,
      awaitOthers: async (lane, answers, signal) => {
        if (awaited.get(lane) !== answers) onEvent({ kind: 'others awaited', lane, answers })
        awaited.set(lane, answers)
        await sleep(othersMs, signal)
        await sharing.freeTheDead()
      },
      elapsed: () => clock.elapsedMs(),
      signal: stop.signal,
    })
  } finally {
    terms.signal.removeEventListener('abort', onStop)
  }
}
