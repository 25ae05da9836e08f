import type { Token } from './tokens.ts'

/** A step of an alignment: what the source has, what the quote has, or both, alike or not. */
export interface Step {
  readonly source?: Token
  readonly quote?: Token
  readonly isAlike: boolean
}

const gapCost = { word: 2, number: 2, mark: 1 } as const

/** A number changes into a number sooner than into a word, and nothing changes into a mark. */
const swapCost = {
  word: { word: 2, number: 3, mark: 4 },
  number: { word: 3, number: 1, mark: 4 },
  mark: { word: 4, number: 4, mark: 1 },
} as const

/**
 * Lays a quote's tokens along a source's with the least change; the source may begin before and end after it. Tokens are
 * alike where their keys are equal. Needleman and Wunsch's alignment with free ends on one side; takes the product of the
 * two lengths.
 */
export const align = <Key>(
  source: readonly Token[],
  quote: readonly Token[],
  keysOf: { readonly source: (token: Token) => Key; readonly quote: (token: Token) => Key },
): readonly Step[] => {
  const [theirs, ours] = [source.map(keysOf.source), quote.map(keysOf.quote)]
  const width = source.length + 1
  const cost = new Int32Array(width * (quote.length + 1))
  const passed = Int32Array.from(source, ({ kind }) => gapCost[kind])
  // What it costs to lay the quote's token of a row along each token of the source.
  const swapped = {
    word: Int32Array.from(source, ({ kind }) => swapCost[kind].word),
    number: Int32Array.from(source, ({ kind }) => swapCost[kind].number),
    mark: Int32Array.from(source, ({ kind }) => swapCost[kind].mark),
  }
  const alongCost = (row: number, column: number): number =>
    theirs[column - 1] === ours[row - 1] ? 0 : swapped[quote[row - 1]!.kind][column - 1]!
  for (let row = 1; row <= quote.length; row++) {
    const { kind } = quote[row - 1]!
    const [key, added, swaps] = [ours[row - 1], gapCost[kind], swapped[kind]]
    const at = row * width
    let before = cost[at - width]! + added
    cost[at] = before
    for (let column = 1; column < width; column++) {
      const along = cost[at - width + column - 1]! + (theirs[column - 1] === key ? 0 : swaps[column - 1]!)
      const above = cost[at - width + column]! + added
      before += passed[column - 1]!
      if (above < before) before = above
      if (along < before) before = along
      cost[at + column] = before
    }
  }
  let column = 0
  const last = quote.length * width
  for (let end = 1; end < width; end++) if (cost[last + end]! < cost[last + column]!) column = end
  const steps: Step[] = []
  for (let row = quote.length; row > 0; ) {
    const at = row * width + column
    const [token, other] = [quote[row - 1]!, source[column - 1]]
    if (other && cost[at] === cost[at - width - 1]! + alongCost(row, column)) {
      steps.push({ source: other, quote: token, isAlike: theirs[column - 1] === ours[row - 1] })
      row--
      column--
    } else if (other && cost[at] === cost[at - 1]! + gapCost[other.kind]) {
      steps.push({ source: other, isAlike: false })
      column--
    } else {
      steps.push({ quote: token, isAlike: false })
      row--
    }
  }
  return steps.reverse()
}
