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
  number: { word: 3, number: 2, mark: 4 },
  mark: { word: 4, number: 4, mark: 1 },
} as const

/** Numbers for tokens: the same for those that `keyOf` makes alike. */
const numbered = (
  tokens: readonly Token[],
  keyOf: (token: Token) => string,
  known: Map<string, number>,
): Int32Array =>
  Int32Array.from(tokens, (token) => {
    const key = keyOf(token)
    const number = known.get(key) ?? known.size
    known.set(key, number)
    return number
  })

/**
 * Lays a quote's tokens along a source's with the least change; the source may begin before and end after it.
 * Needleman and Wunsch's alignment with free ends on one side. Takes the product of the two lengths.
 */
export const align = (
  source: readonly Token[],
  quote: readonly Token[],
  keyOf: (token: Token) => string,
): readonly Step[] => {
  const known = new Map<string, number>()
  const [theirs, ours] = [numbered(source, keyOf, known), numbered(quote, keyOf, known)]
  const width = source.length + 1
  const cost = new Int32Array(width * (quote.length + 1))
  const alongCost = (row: number, column: number): number =>
    theirs[column - 1] === ours[row - 1] ? 0 : swapCost[source[column - 1]!.kind][quote[row - 1]!.kind]
  for (let row = 1; row <= quote.length; row++) {
    const added = gapCost[quote[row - 1]!.kind]
    const at = row * width
    cost[at] = cost[at - width]! + added
    for (let column = 1; column < width; column++) {
      const along = cost[at - width + column - 1]! + alongCost(row, column)
      const above = cost[at - width + column]! + added
      const before = cost[at + column - 1]! + gapCost[source[column - 1]!.kind]
      cost[at + column] = Math.min(along, above, before)
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
