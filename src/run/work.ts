/**
 * Does work on items, at most `concurrency` at a time, in their order. Holds none of the results: memory stays flat
 * however many there are. The first failure ends it, after what is under way has ended.
 */
export const workOn = async <Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]()
  let failure: { readonly error: unknown } | undefined
  const worker = async () => {
    while (!failure) {
      const { value, done } = queue.next()
      if (done) return
      try {
        await work(value)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failure) throw failure.error
}
