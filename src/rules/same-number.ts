import { baseValues, compare, countedMatch, type Quantity, type Rational } from '../facts/index.ts'

const counted = ({ meaning }: Quantity) => (meaning.kind === 'number' ? meaning.counted : [])

/** Whether two quantities measure or count the same kind of thing, whatever their numbers. */
export const isSameKind = (a: Quantity, b: Quantity): boolean => {
  if (a.meaning.kind !== b.meaning.kind) return false
  if (a.meaning.kind === 'measure' && b.meaning.kind === 'measure')
    return a.meaning.unit.dimension === b.meaning.unit.dimension
  if (a.meaning.kind !== 'number') return true
  return countedMatch(counted(a), counted(b)) !== undefined && counted(a).length > 0 === counted(b).length > 0
}

export const includes = (values: readonly Rational[], value: Rational): boolean =>
  values.some((each) => compare(each, value) === 0)

const direction = {
  '≥': 'up',
  '>': 'up',
  '≤': 'down',
  '<': 'down',
  '=': 'none',
  '≈': 'none',
  '≠': 'none',
} as const

/** "At least 30" against "at most 30". */
const areOpposed = (a: Quantity, b: Quantity): boolean => {
  const [first, second] = [direction[a.comparator], direction[b.comparator]]
  return first !== 'none' && second !== 'none' && first !== second
}

/**
 * Whether two quantities of a kind share a number, and no opposed bounds: nobody can be sure then that one is wrong where
 * the other is right.
 */
export const sharesNumber = (a: Quantity, b: Quantity): boolean => {
  if (!isSameKind(a, b) || areOpposed(a, b)) return false
  const [first, second] = [baseValues(a), baseValues(b)]
  if (first.length === 0 || second.length === 0) return true
  return first.some((value) => includes(second, value))
}
