import { RunStopped } from '../run/index.ts'

/** Ctrl-C ends a command at once, by its signal; what finished is kept. A second one ends the process. */
export const stopOnInterrupt = () => {
  const controller = new AbortController()
  const stop = () => controller.abort(new RunStopped())
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
