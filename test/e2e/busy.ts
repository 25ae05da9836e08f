let underWay = 0

/** Whether something is under way that takes time of its own, such as a request or a write. */
export const isBusy = (): boolean => underWay > 0

/** Does something that takes time of its own. */
export const busily = async <Value>(work: Promise<Value>): Promise<Value> => {
  underWay += 1
  try {
    return await work
  } finally {
    underWay -= 1
  }
}

/** An object each of whose methods that gives a promise is busy until that is kept. */
export const busyObject = <Thing extends object>(thing: Thing): Thing =>
  new Proxy(thing, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args)
        return result instanceof Promise ? busily(result) : result
      }
    },
  })
