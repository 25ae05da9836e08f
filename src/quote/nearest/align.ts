import type { Token } from './tokens.ts'

/** A step of an alignment: what the source has, what the quote has, or both, alike or not. */
export interface Step {
  readonly source?: Token
  readonly quote?: Token
  readonly isAlike: boolean
}

const gapCost = ({ isWord }: Token): number => (isWord ? 2 : 1)

/** A number changes into a number sooner than into a word, and nothing changes into a mark. */
const swapCost = (a: Token, b: Token): number => {
  if (a.isWord !== b.isWord) return 4
  if (!a.isWord) return 1
  return /\d/.test(a.text) === /\d/.test(b.text) ? 2 : 3
}

/**
 * Lays a quote's tokens along a source's with the least change; the source may begin before and end after it.
 * Needleman and Wunsch's alignment with free ends on one side. Takes the product of the two lengths.
 */
export const align = (
  source: readonly Token[],
  quote: readonly Token[],
  isAlike: (a: Token, b: Token) => boolean,
): readonly Step[] => {
  const width = source.length + 1
  const cost = new Int32Array(width * (quote.length + 1))
  for (let row = 1; row <= quote.length; row++) {
    const token = quote[row - 1]!
    cost[row * width] = cost[(row - 1) * width]! + gapCost(token)
    for (let column = 1; column <= source.length; column++) {
      const other = source[column - 1]!
      const along =
        cost[(row - 1) * width + column - 1]! + (isAlike(other, token) ? 0 : swapCost(other, token))
      const added = cost[(row - 1) * width + column]! + gapCost(token)
      const left = cost[row * width + column - 1]! + gapCost(other)
      cost[row * width + column] = Math.min(along, added, left)
    }
  }
  let column = 0
  for (let end = 1; end < width; end++)
    if (cost[quote.length * width + end]! < cost[quote.length * width + column]!) column = end
  const steps: Step[] = []
  for (let row = quote.length; row > 0; ) {
    const here = cost[row * width + column]!
    const token = quote[row - 1]!
    const other = source[column - 1]
    const alike = other !== undefined && isAlike(other, token)
    if (other && here === cost[(row - 1) * width + column - 1]! + (alike ? 0 : swapCost(other, token))) {
      steps.push({ source: other, quote: token, isAlike: alike })
      row--
      column--
    } else if (other && here === cost[row * width + column - 1]! + gapCost(other)) {
      steps.push({ source: other, isAlike: false })
      column--
    } else {
      steps.push({ quote: token, isAlike: false })
      row--
    }
  }
  return steps.reverse()
}
