/** Databases bound the parameters of a statement, and how long it may be. */
const MOST = 128

/**
 * Takes a list apart into pieces of 128, 64, 32 … items. So a statement for many rows comes in eight lengths and no more,
 * and is prepared once for each.
 */
export function* batches<Item>(all: readonly Item[]): Iterable<readonly Item[]> {
  for (let start = 0, size = MOST; start < all.length; ) {
    while (size > all.length - start) size /= 2
    yield all.slice(start, start + size)
    start += size
  }
}
