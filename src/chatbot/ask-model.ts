import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3GenerateResult,
  SharedV3Warning,
} from '@ai-sdk/provider'
import { attemptBrokenOff, attemptDone, attemptFailed } from './attempted.ts'
import { type Desk, type FailedAttempts, type ModelCall, OutsideFault } from './chatbot.ts'
import { type Clock, systemClock } from './clock.ts'
import type { ModelConnection } from './connect-model.ts'
import { DeadlinePassed, withinDeadline } from './deadline.ts'
import { type LeaveGate, type ProviderGate, TurnedAway } from './gate.ts'
import { costOf, type Price } from './prices.ts'
import { diagnose, EmptyResponse, type Failure, type RefusableSetting } from './provider-failure.ts'
import { defaultRetryPolicy, overFault, type RetryPolicy, type RetryWait, retrying } from './retry-policy.ts'
import { readServed } from './served.ts'
import { readUnreadCall } from './unread-call.ts'
import { readUsage } from './usage.ts'

/** One request, without what the connection adds to each. */
export type ModelRequest = Omit<
  LanguageModelV3CallOptions,
  'abortSignal' | 'providerOptions' | 'includeRawChunks'
>

/** What came of a request that worked. */
export interface ModelReply {
  readonly content: readonly LanguageModelV3Content[]
  /** The provider's own word for why the reply ended. */
  readonly rawFinishReason: string | undefined
  /** What the provider says of a tool call that it kept back; absent where it kept none. */
  readonly unreadCall?: string
  readonly call: ModelCall
}

export interface AskOptions {
  /**
   * How long one call may be in the provider's hands, its attempts together. Waits between them are not counted, nor
   * attempts that an outage of the provider ended.
   */
  readonly callDeadlineMs?: number
  readonly retryPolicy?: RetryPolicy
  readonly clock?: Clock
  /** Where each attempt waits for its turn at the provider. */
  readonly gate?: ProviderGate
  readonly onWait?: (wait: RetryWait) => void
  /** Hears each thing once that the provider's package or the model did not take as asked. */
  readonly onNotice?: (notice: string) => void
}

export const defaultCallDeadlineMs = 10 * 60_000

/**
 * Asks a model once, and again where an outside fault came between.
 * @throws {RanOut} `context` when the conversation no longer fits
 * @throws {OutsideFault} with the true reason
 */
export type AskModel = (request: ModelRequest, asker: Asker) => Promise<ModelReply>

/** For whom a model is asked. Where it has no time that might stand still, waits are not told. */
export type Asker = Pick<Desk, 'signal'> & Partial<Pick<Desk, 'waitFor'>>

/**
 * Makes what asks one model. It remembers, from call to call, which settings the model refused:
 * they are said once and left out from then on.
 */
export const createAskModel = (connection: ModelConnection, options: AskOptions = {}): AskModel => {
  const {
    callDeadlineMs = defaultCallDeadlineMs,
    retryPolicy: policy = defaultRetryPolicy,
    clock = systemClock,
    gate,
    onWait,
    onNotice,
  } = options
  const refused = new Set<RefusableSetting>()
  const noticed = new Set<string>()
  const notice = (text: string) => {
    if (noticed.has(text)) return
    noticed.add(text)
    onNotice?.(text)
  }
  const { providerTitle: title } = connection
  const diagnosed = (error: unknown): Failure =>
    error instanceof DeadlinePassed
      ? {
          kind: 'lasting',
          fault: 'provider',
          why: `${title} did not finish a call within ${callDeadlineMs / 1000} s`,
        }
      : diagnose(error, { ...connection, nowMs: clock.now() })

  return async (request, asker) => {
    const { signal } = asker
    const waitFor = <Value>(turn: Promise<Value>) => asker.waitFor?.(turn) ?? turn
    let inProviderMs = 0
    let failed: FailedAttempts | undefined
    const failedOnce = (waitMs: number, lastWhy: string) => {
      failed = { count: (failed?.count ?? 0) + 1, waitedMs: (failed?.waitedMs ?? 0) + waitMs, lastWhy }
    }
    const thisCall = {}
    const myTurn = async (): Promise<LeaveGate | undefined> => {
      try {
        return gate && (await waitFor(gate.enter(signal, thisCall)))
      } catch (error) {
        if (signal.aborted) throw overFault(signal)
        if (!(error instanceof TurnedAway)) throw error
        throw new OutsideFault('provider', `${title} ${error.message}`)
      }
    }

    const attempt = async (outage?: {
      readonly sinceMs: number
      readonly why: string
    }): Promise<ModelReply> => {
      const model = await connection.model()
      const price = await connection.price(new Date(clock.now()))
      const leave = await myTurn()
      if (outage) failedOnce(clock.elapsed() - outage.sinceMs, outage.why)
      const requestedAt = new Date(clock.now()).toISOString()
      const startedMs = clock.elapsed()
      const sent = withoutRefused(connection, request, refused)
      try {
        const result = await withinDeadline(
          callDeadlineMs - inProviderMs,
          signal,
          (abortSignal) =>
            model.doGenerate({ ...sent, abortSignal }) as Promise<LanguageModelV3GenerateResult>,
        )
        checkNotEmpty(result)
        checkEffortSent(connection, result.warnings)
        for (const warning of result.warnings) notice(`${title}: ${warningText(warning)}`)
        const durationMs = clock.elapsed() - startedMs
        const reply = replyOf(result, { requestedAt, durationMs }, price, connection.secrets)
        leave?.(attemptDone(reply.call))
        return reply
      } catch (error) {
        const tookMs = clock.elapsed() - startedMs
        const failure = diagnosed(error)
        const attempted = signal.aborted
          ? attemptBrokenOff(tookMs, callDeadlineMs, title)
          : attemptFailed(error, failure)
        // An outage is no attempt of this call, and takes none of its time.
        if (leave?.(attempted) === 'provider down' && !signal.aborted)
          return attempt({ sinceMs: clock.elapsed(), why: failure.why })
        inProviderMs += tookMs
        if (
          failure.kind !== 'setting refused' ||
          !isSent(failure.setting, request) ||
          refused.has(failure.setting)
        )
          throw error
        refused.add(failure.setting)
        notice(`${failure.why}. It is left out from now on.`)
        return attempt()
      }
    }

    const reply = await retrying(() => attempt(), {
      policy,
      clock: { ...clock, sleep: (ms) => waitFor(clock.sleep(ms, signal)) },
      signal,
      diagnose: (error) => {
        const failure = diagnosed(error)
        return failure.kind === 'setting refused'
          ? { ...failure, kind: 'lasting', fault: 'provider' }
          : failure
      },
      onWait: (wait) => {
        failedOnce(wait.waitMs, wait.why)
        onWait?.(wait)
      },
    })
    return failed ? { ...reply, call: { ...reply.call, failedAttempts: failed } } : reply
  }
}

const isSent = (setting: RefusableSetting, request: ModelRequest): boolean => request[setting] !== undefined

const withoutRefused = (
  { provider, providerOptions }: ModelConnection,
  request: ModelRequest,
  refused: ReadonlySet<RefusableSetting>,
): LanguageModelV3CallOptions => {
  const { temperature, maxOutputTokens, ...rest } = request
  const sent: LanguageModelV3CallOptions = { ...rest, providerOptions }
  if (temperature !== undefined && !refused.has('temperature')) sent.temperature = temperature
  if (maxOutputTokens === undefined) return sent
  if (!refused.has('maxOutputTokens')) return { ...sent, maxOutputTokens }
  // OpenAI's newer models, and servers after them, take it under another name.
  const options = { ...providerOptions[provider], max_completion_tokens: maxOutputTokens }
  return { ...sent, providerOptions: { ...providerOptions, [provider]: options } }
}

/** A reply without text is the model's doing; a response without a reply is the provider's. */
const checkNotEmpty = ({ content, finishReason }: LanguageModelV3GenerateResult): void => {
  const { unified, raw } = finishReason
  if (raw === 'error') throw new EmptyResponse(`finish reason '${raw}'`)
  if (content.length === 0 && raw === undefined && unified !== 'stop' && unified !== 'content-filter')
    throw new EmptyResponse('no content and no finish reason')
}

/** A chatbot is called by its effort: an answer without it would stand under a wrong name. */
const checkEffortSent = (
  { effort, providerTitle }: ModelConnection,
  warnings: readonly SharedV3Warning[],
): void => {
  const about = warnings.find((warning) => 'feature' in warning && /effort|thinking/i.test(warning.feature))
  if (effort !== undefined && about)
    throw new OutsideFault(
      'provider',
      `${providerTitle}: effort '${effort}' is not sent: ${warningText(about)}`,
    )
}

const replyOf = (
  result: LanguageModelV3GenerateResult,
  times: { readonly requestedAt: string; readonly durationMs: number },
  price: Price | undefined,
  secrets: readonly string[],
): ModelReply => {
  const { content, finishReason, usage, response } = result
  const unreadCall = readUnreadCall(result)
  const counts = readUsage(usage.raw)
  const costUsd = costOf(counts, price)
  return {
    content,
    rawFinishReason: finishReason.raw,
    ...(unreadCall === undefined ? {} : { unreadCall }),
    call: {
      usage: counts,
      finishReason: finishReason.unified,
      served: readServed(response?.body, response?.headers, secrets),
      ...times,
      ...(costUsd === undefined ? {} : { costUsd }),
    },
  }
}

const warningText = (warning: SharedV3Warning): string =>
  'message' in warning ? warning.message : [warning.feature, warning.details].filter(Boolean).join(': ')
