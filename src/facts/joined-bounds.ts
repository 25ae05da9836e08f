import type { Figure } from './literal.ts'
import type { Quantity } from './quantity.ts'
import type { Reader } from './reader.ts'

const joint = /^[\s,]*(?:(?:a|and|ale|but|však|a zároveň|a současně)\s*)?$/

const exactFigure = ({ meaning }: Quantity): Figure | undefined =>
  (meaning.kind === 'measure' || meaning.kind === 'number') && meaning.amount.is === 'exact'
    ? meaning.amount.figure
    : undefined

/** The sign and the letter of `2 ≤ t ≤ 8 °C`, which make a bound of the number before them. */
const chain = /^\s*(?:≤|≦|⩽|<=|&le;|(<|&lt;))\s*\p{L}+\s*$/u

const asLowerBound = (quantity: Quantity, upper: Quantity, between: string): Quantity => {
  const link = quantity.comparator === '=' ? chain.exec(between) : null
  if (!link || (upper.comparator !== '≤' && upper.comparator !== '<')) return quantity
  return { ...quantity, comparator: link[1] ? '>' : '≥' }
}

/** „alespoň 2 a nejvýše 8 °C“: two bounds side by side that together are a range. */
const joined = (lower: Quantity, upper: Quantity, between: string, text: string): Quantity | undefined => {
  if (lower.comparator !== '≥' || upper.comparator !== '≤') return undefined
  if (!joint.test(between) && !chain.test(between)) return undefined
  const [from, to] = [exactFigure(lower), exactFigure(upper)]
  if (!from || !to || lower.approximate || upper.approximate || upper.meaning.kind !== 'measure')
    return undefined
  const inherits = lower.meaning.kind === 'number' && lower.meaning.counted.length === 0
  const same = lower.meaning.kind === 'measure' && lower.meaning.unit.code === upper.meaning.unit.code
  if (!inherits && !same) return undefined
  return {
    ...upper,
    comparator: '=',
    meaning: { kind: 'measure', amount: { is: 'range', from, to }, unit: upper.meaning.unit },
    parts: [
      {
        ...lower,
        meaning: { kind: 'measure', amount: { is: 'exact', figure: from }, unit: upper.meaning.unit },
      },
      upper,
    ],
    start: lower.start,
    form: text.slice(lower.start, upper.end),
  }
}

/** Makes one range of every pair of bounds that stand side by side. */
export const joinedBounds = ({ text }: Reader, quantities: readonly Quantity[]): Quantity[] => {
  const result: Quantity[] = []
  for (const quantity of quantities) {
    const before = result[result.length - 1]
    if (!before) {
      result.push(quantity)
      continue
    }
    const between = text.slice(before.end, quantity.start)
    const lower = asLowerBound(before, quantity, between)
    const range = joined(lower, quantity, between, text)
    result[result.length - 1] = range ?? lower
    if (!range) result.push(quantity)
  }
  return result
}
