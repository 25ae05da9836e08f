/** The time, handed in so that tests need not wait for it. */
export interface Clock {
  now(): Date
  /** Milliseconds that only ever grow: durations do not follow a clock that is set. */
  elapsedMs(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
}
