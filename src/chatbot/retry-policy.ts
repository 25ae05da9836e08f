import { OutsideFault, RanOut } from './chatbot.ts'
import type { Clock } from './clock.ts'
import type { Failure } from './provider-failure.ts'

/** How often and how long an outside fault is waited out. */
export interface RetryPolicy {
  /** Attempts at one call, the first included. */
  readonly attempts: number
  /** The wait after the first failure; it doubles with each further one. */
  readonly firstWaitMs: number
  /** Where doubling stops. A wait that the provider asks for may be longer. */
  readonly longestWaitMs: number
  /** A provider that asks for more than this is given up. */
  readonly longestAskedWaitMs: number
}

export const defaultRetryPolicy: RetryPolicy = {
  attempts: 6,
  firstWaitMs: 1000,
  longestWaitMs: 60_000,
  longestAskedWaitMs: 15 * 60_000,
}

/** A pause as a reason says it. */
export const askedPause = (ms: number): string => `asks to wait ${Math.ceil(ms / 60_000)} minutes`

/** An outage as a reason says it. */
export const notAnswered = (ms: number, lastWhy: string): string =>
  `has not answered for ${Math.floor(ms / 60_000)} minutes (last: ${lastWhy})`

/** A wait before another attempt, for whoever shows progress. */
export interface RetryWait {
  /** The attempt that failed; counts from 1. */
  readonly attempt: number
  readonly waitMs: number
  readonly why: string
}

/** What retrying goes by. */
export interface RetryTerms {
  readonly policy: RetryPolicy
  readonly clock: Clock
  /** The answer's: waits end with it. */
  readonly signal: AbortSignal
  readonly diagnose: (error: unknown) => Exclude<Failure, { kind: 'setting refused' }>
  readonly onWait?: (wait: RetryWait) => void
}

/**
 * Makes an attempt until one works.
 * @throws {RanOut} when the context is full
 * @throws {OutsideFault} with the true reason, when the fault lasts, the attempts are used up or the answer is over
 */
export const retrying = async <Result>(
  attempt: () => Promise<Result>,
  { policy, clock, signal, diagnose, onWait }: RetryTerms,
): Promise<Result> => {
  for (let count = 1; ; count++) {
    if (signal.aborted) throw overFault(signal)
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof OutsideFault || error instanceof RanOut) throw error
      if (signal.aborted) throw overFault(signal)
      const failure = diagnose(error)
      switch (failure.kind) {
        case 'context full':
          throw new RanOut('context', failure.why)
        case 'lasting':
          throw new OutsideFault(failure.fault, failure.why)
        case 'passing': {
          const { why, askedWaitMs = 0 } = failure
          if (count >= policy.attempts) throw new OutsideFault('provider', `${why} (tried ${count} times)`)
          if (askedWaitMs > policy.longestAskedWaitMs)
            throw new OutsideFault('provider', `${why} (${askedPause(askedWaitMs)})`)
          const waitMs = Math.max(askedWaitMs, backoffMs(count, policy, clock))
          onWait?.({ attempt: count, waitMs, why })
          await clock.sleep(waitMs, signal)
        }
      }
    }
  }
}

/** Doubles with each failure, and keeps between a half and the whole of that, so that many do not come back at once. */
const backoffMs = (failures: number, policy: RetryPolicy, clock: Clock): number => {
  const whole = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (failures - 1))
  return Math.round(whole * (0.5 + clock.random() / 2))
}

/** The fault that an aborted signal stands for: its own reason where that is a fault, else `time` or `stopped`. */
export const overFault = ({ reason }: AbortSignal): OutsideFault => {
  if (reason instanceof OutsideFault) return reason
  return reason instanceof Error && reason.name === 'TimeoutError'
    ? new OutsideFault('time', 'The time for the answer is up')
    : new OutsideFault('stopped', 'The answer was stopped')
}
