import { randomUUID } from 'node:crypto'
import type { Tenant, TenantState } from '../app/index.ts'
import { type Chatbot, type ModelCall, OutsideFault, RanOut } from '../chatbot/chatbot.ts'
import type { Case, Limits } from '../suite/case.ts'
import type { Suite } from '../suite/suite.ts'
import type { Answer, Cue, Ending } from './answer.ts'
import { AnswerTime } from './answer-time.ts'
import type { Clock } from './clock.ts'
import { ConversationDiffers, type Journal } from './journal.ts'
import type { PlannedAnswer } from './plan.ts'
import { Recorder } from './recorder.ts'
import { withToolFaults } from './tool-faults.ts'
import { type NextMessage, nextMessage, nothingSaid } from './user-side.ts'

/** The run was stopped by the person who started it: there is no answer, and nothing to keep. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
}

/** What playing a case needs besides the plan. */
export interface Stage {
  readonly suite: Suite
  readonly clock: Clock
  /** Stops the run. */
  readonly signal: AbortSignal
  /** The answer's model calls of before. Their time counts as if it were spent now. */
  readonly journal?: Journal
  /** Hears each model call as it finishes. */
  readonly onModelCall?: (call: ModelCall) => void
}

/** The limits of a case: its own where it gives them, else the suite's. */
export const limitsOf = (suite: Pick<Suite, 'limits'>, task: Case): Limits => ({
  ...suite.limits,
  ...task.limits,
})

/**
 * Rejects when the signal ends, so that a chatbot which does not heed it cannot hold up a run. One that does may say
 * itself what it was waiting for.
 */
const untilAborted = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => setImmediate(() => reject(signal.reason))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

const appFault = (error: unknown): never => {
  throw new OutsideFault(
    'app',
    `the app failed: ${error instanceof Error ? error.message : String(error)}`,
    error,
  )
}

/** Stands for a tenant that the app could not open: whatever is asked of it fails with the reason. */
const tenantThatFailed = (error: unknown): Tenant => ({
  call: () => Promise.reject(error),
  state: () => Promise.reject(error),
  close: () => Promise.resolve(),
})

const endingOf = (error: unknown): Ending => {
  if (error instanceof RanOut) return { kind: 'ran out', limit: error.limit, why: error.message }
  if (error instanceof OutsideFault) return { kind: 'failed', fault: error.fault, why: error.message }
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { kind: 'failed', fault: 'bench', why }
}

/**
 * Plays one case with one chatbot: a fresh tenant, the user's side, the limits, and a record of all that happened.
 * Whatever goes wrong is the answer's ending.
 * @throws {RunStopped} when the run was stopped before the answer ended
 * @throws {ConversationDiffers} when the calls of its journal cannot be played again exactly
 */
export const play = async (planned: PlannedAnswer, chatbot: Chatbot, stage: Stage): Promise<Answer> => {
  const { suite, clock } = stage
  const { task } = planned
  const limits = limitsOf(suite, task)
  const startedAt = clock.now().toISOString()
  const started = clock.elapsedMs()
  const spentMs = stage.journal?.spentMs ?? 0
  const over = new AbortController()
  const { signal } = over
  const time = new AnswerTime(limits.wallTimeMs - spentMs, clock, () =>
    over.abort(new OutsideFault('time', `the answer took longer than ${limits.wallTimeMs / 1000} s`)),
  )
  // Not AbortSignal.any: on Node 20 the run's signal would remember every answer's.
  const stop = () => over.abort(stage.signal.reason)
  if (stage.signal.aborted) stop()
  stage.signal.addEventListener('abort', stop)

  const opened = await suite.app.open(suite.seed).catch(tenantThatFailed)
  const tenant = withToolFaults(opened, task.toolFaults)
  const access = task.tools === false ? 'no tools' : 'tools'
  const recorder = new Recorder(suite.app, tenant, limits, clock, time, signal, access, stage)
  let said = nothingSaid
  let before: TenantState | undefined
  let after: TenantState | undefined
  let ending: Ending
  try {
    before = await tenant.state().catch(appFault)
    const conversation = chatbot.open(recorder, task.id)
    let next: Pick<NextMessage, 'cue' | 'message' | 'said'> | undefined = {
      cue: promptCue,
      message: task.prompt,
      said,
    }
    while (next) {
      said = next.said
      recorder.openTurn(next.cue, next.message)
      const reply = await untilAborted(conversation.send(next.message), signal)
      recorder.closeTurn(reply)
      next = nextMessage(task, suite.stockReply[task.language], said, reply)
    }
    ending = { kind: 'finished' }
  } catch (error) {
    if (stage.signal.aborted) throw new RunStopped()
    if (error instanceof ConversationDiffers) throw error
    ending = endingOf(signal.aborted && !(error instanceof OutsideFault) ? signal.reason : error)
  } finally {
    time.end()
    stage.signal.removeEventListener('abort', stop)
    after = await tenant.state().catch(() => undefined)
    await tenant.close().catch(() => undefined)
  }
  if (!after && ending.kind !== 'failed') {
    ending = { kind: 'failed', fault: 'app', why: 'the state of the tenant could not be read at the end' }
  }
  const { ranFingerprint, replicate } = planned
  return {
    id: randomUUID().replaceAll('-', '').slice(0, 12),
    ranFingerprint,
    caseId: task.id,
    chatbot: chatbot.id,
    chatbotLabel: chatbot.label,
    replicate,
    startedAt,
    durationMs: clock.elapsedMs() - started + spentMs,
    systemPrompt: recorder.systemPrompt,
    turns: recorder.turns(),
    undelivered: (task.followUps ?? []).slice(said.followUps),
    before: before ?? nothing,
    after: after ?? nothing,
    ending,
  }
}

const promptCue: Cue = { kind: 'prompt' }
const nothing: TenantState = { documents: [], records: [] }
