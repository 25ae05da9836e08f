/** A call took longer than it may. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}

/**
 * Runs work under a signal of its own that aborts with `outer` or after `deadlineMs`,
 * and does not wait for work that ignores it.
 * @throws {DeadlinePassed} after `deadlineMs`; what the signal's reason is when `outer` aborts
 */
export const withinDeadline = async <Result>(
  deadlineMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  outer.throwIfAborted()
  const inner = new AbortController()
  let end = (_reason: unknown): void => undefined
  const over = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      inner.abort(reason)
      reject(reason)
    }
  })
  const onOuter = () => end(outer.reason)
  // The listener is taken off again: a signal lives as long as its answer, and makes many calls.
  outer.addEventListener('abort', onOuter)
  const timer = setTimeout(() => end(new DeadlinePassed()), deadlineMs)
  try {
    return await Promise.race([work(inner.signal), over])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', onOuter)
  }
}
