/** The index of the first of some stretches, sorted and apart, that ends after an offset; their count where none does. */
export const firstEndingAfter = (stretches: readonly { readonly end: number }[], offset: number): number => {
  let low = 0
  let high = stretches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}
