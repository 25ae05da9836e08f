import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Content,
  LanguageModelV3GenerateResult,
  SharedV3Warning,
} from '@ai-sdk/provider'
import { type FailedAttempts, type ModelCall, OutsideFault } from './chatbot.ts'
import { type Clock, systemClock } from './clock.ts'
import type { ModelConnection } from './connect-model.ts'
import { DeadlinePassed, withinDeadline } from './deadline.ts'
import { type Attempted, LongPause, type ProviderGate } from './gate.ts'
import { costOf, type Price } from './prices.ts'
import { readProviderError } from './provider-error.ts'
import { diagnose, EmptyResponse, type Failure, type RefusableSetting } from './provider-failure.ts'
import {
  askedPause,
  defaultRetryPolicy,
  overFault,
  type RetryPolicy,
  type RetryWait,
  retrying,
} from './retry-policy.ts'
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
  /** How long one call may be in the provider's hands, its attempts together. Waits between them are not counted. */
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
export type AskModel = (request: ModelRequest, signal: AbortSignal) => Promise<ModelReply>

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
  const diagnosed = (error: unknown): Failure => diagnose(error, { ...connection, nowMs: clock.now() })

  return async (request, signal) => {
    let inProviderMs = 0
    let failed: FailedAttempts | undefined

    const attempt = async (): Promise<ModelReply> => {
      const model = await connection.model()
      const price = await connection.price(new Date(clock.now()))
      const leave = await gate?.enter(signal).catch((error: unknown) => {
        if (signal.aborted) throw overFault(signal, `for its turn at ${connection.providerTitle}`)
        if (!(error instanceof LongPause)) throw error
        throw new OutsideFault('provider', `${connection.providerTitle} ${askedPause(error.waitMs)}`)
      })
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
        for (const warning of result.warnings) notice(`${connection.providerTitle}: ${warningText(warning)}`)
        const durationMs = clock.elapsed() - startedMs
        const reply = replyOf(result, { requestedAt, durationMs }, price, connection.secrets)
        leave?.(doneWith(reply.call))
        return reply
      } catch (error) {
        inProviderMs += clock.elapsed() - startedMs
        leave?.(endedBy(error, diagnosed))
        if (error instanceof DeadlinePassed)
          throw new OutsideFault(
            'provider',
            `${connection.providerTitle} did not finish a call within ${callDeadlineMs / 1000} s`,
          )
        const failure = diagnosed(error)
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

    const reply = await retrying(attempt, {
      policy,
      clock,
      signal,
      diagnose: (error) => {
        const failure = diagnosed(error)
        return failure.kind === 'setting refused'
          ? { ...failure, kind: 'lasting', fault: 'provider' }
          : failure
      },
      onWait: (wait) => {
        const { attempt: count, waitMs, why: lastWhy } = wait
        failed = { count, waitedMs: (failed?.waitedMs ?? 0) + waitMs, lastWhy }
        onWait?.(wait)
      },
    })
    return failed ? { ...reply, call: { ...reply.call, failedAttempts: failed } } : reply
  }
}

const doneWith = ({ usage: { inputTokens, outputTokens } }: ModelCall): Attempted => ({
  outcome: 'done',
  ...(inputTokens === undefined && outputTokens === undefined
    ? {}
    : { tokens: (inputTokens ?? 0) + (outputTokens ?? 0) }),
})

const endedBy = (error: unknown, diagnosed: (error: unknown) => Failure): Attempted => {
  const failure = diagnosed(error)
  if (failure.kind !== 'passing') return { outcome: 'failed' }
  const { askedWaitMs: waitMs } = failure
  if (waitMs !== undefined) return { outcome: 'rate limited', waitMs }
  return { outcome: readProviderError(error).status === 429 ? 'rate limited' : 'failed' }
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
      ...times,
      usage: counts,
      finishReason: finishReason.unified,
      served: readServed(response?.body, response?.headers, secrets),
      ...(costUsd === undefined ? {} : { costUsd }),
    },
  }
}

const warningText = (warning: SharedV3Warning): string =>
  'message' in warning ? warning.message : [warning.feature, warning.details].filter(Boolean).join(': ')
