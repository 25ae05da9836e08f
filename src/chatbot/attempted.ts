import type { ModelCall } from './chatbot.ts'
import { DeadlinePassed } from './deadline.ts'
import type { Attempted } from './gate.ts'
import { readProviderError } from './provider-error.ts'
import type { Failure } from './provider-failure.ts'

/** What a call that worked tells of its provider. */
export const attemptDone = ({ usage: { inputTokens, outputTokens } }: ModelCall): Attempted => ({
  outcome: 'done',
  ...(inputTokens === undefined && outputTokens === undefined
    ? {}
    : { tokens: (inputTokens ?? 0) + (outputTokens ?? 0) }),
})

/** What an attempt that failed tells of its provider. */
export const attemptFailed = (error: unknown, failure: Failure): Attempted => {
  const { why } = failure
  if (error instanceof DeadlinePassed) return { outcome: 'down', why }
  if (failure.kind !== 'passing') return { outcome: 'failed' }
  const { askedWaitMs } = failure
  const asked = askedWaitMs === undefined ? {} : { waitMs: askedWaitMs }
  const { status = 0, network } = readProviderError(error)
  // One response that is too large says nothing of the others.
  if (status >= 500 || (network !== undefined && network !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE'))
    return { outcome: 'down', why, ...asked }
  return status === 429 || askedWaitMs !== undefined
    ? { outcome: 'rate limited', ...asked }
    : { outcome: 'failed' }
}

/**
 * What an attempt tells of its provider that ended because the time of its answer did: where it took more than half of
 * what a call may take, the provider hangs.
 */
export const attemptBrokenOff = (tookMs: number, deadlineMs: number, providerTitle: string): Attempted =>
  tookMs < deadlineMs / 2
    ? { outcome: 'broken off' }
    : { outcome: 'down', why: `${providerTitle} did not finish a call within ${Math.round(tookMs / 1000)} s` }
