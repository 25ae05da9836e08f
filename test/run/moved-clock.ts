import type { GateClock } from '../../src/run/index.ts'

/** Time that a test moves: the timers and the growing clock are vitest's. */
export const movedClock: GateClock = {
  elapsed: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
}
