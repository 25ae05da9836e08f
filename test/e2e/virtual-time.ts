import { vi } from 'vitest'
import { systemClock } from '../../src/chatbot/clock.ts'
import { systemClock as runClock } from '../../src/run/index.ts'

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** So often the program gets its turn before it is taken for waiting. */
const turns = 20

/**
 * Time for a run in this process: it stands still while the program has something to do, and then leaps to the moment
 * that is waited for next. Waits of hours take no time, nothing hangs on how fast the machine is, and no wait on chance.
 * @param isBusy whether somebody else has something to do that the program waits for
 */
export const virtualTime = (isBusy: () => boolean) => {
  const sleepers = new Set<Sleeper>()
  let nowMs = 0
  let isOver = false
  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        sleepers.delete(sleeper)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const sleeper: Sleeper = { at: nowMs + ms, wake }
      sleepers.add(sleeper)
      if (signal.aborted) wake()
      else signal.addEventListener('abort', wake)
    })
  const leap = async () => {
    while (!isOver) {
      for (let turn = 0; turn < turns; turn = isBusy() ? 0 : turn + 1) await new Promise(setImmediate)
      const [next] = [...sleepers].sort((one, other) => one.at - other.at)
      if (!next) continue
      nowMs = Math.max(nowMs, next.at)
      next.wake()
    }
  }
  const spies = [
    vi.spyOn(systemClock, 'sleep').mockImplementation(sleep),
    vi.spyOn(systemClock, 'elapsed').mockImplementation(() => nowMs),
    vi.spyOn(systemClock, 'random').mockReturnValue(0),
    vi.spyOn(runClock, 'elapsedMs').mockImplementation(() => nowMs),
  ]
  const leaping = leap()
  return {
    nowMs: () => nowMs,
    [Symbol.asyncDispose]: async () => {
      isOver = true
      await leaping
      for (const spy of spies) spy.mockRestore()
    },
  }
}
