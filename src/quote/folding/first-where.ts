/** The first index from `from` where something holds that, once it holds, holds to the end; `length` where it never does. */
export const firstWhere = (length: number, holds: (index: number) => boolean, from = 0): number => {
  let low = from
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
