import { setTimeout as delay } from 'node:timers/promises'

/** Time and chance, handed in so that tests neither wait nor guess. */
export interface Clock {
  /** Milliseconds since 1970. May jump. */
  now(): number
  /** Milliseconds that only grow, for durations. */
  elapsed(): number
  /** Waits, and ends early when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** From 0 up to 1. */
  random(): number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  random: () => Math.random(),
}
