import { baseValues, compare, countedMatch, type Quantity, type Rational } from '../facts/index.ts'

const counted = ({ meaning }: Quantity) => (meaning.kind === 'number' ? meaning.counted : [])

/** Whether two quantities measure or count the same kind of thing, whatever their numbers. */
export const isSameKind = (a: Quantity, b: Quantity): boolean => {
  if (a.meaning.kind !== b.meaning.kind) return false
  if (a.meaning.kind === 'measure' && b.meaning.kind === 'measure') return a.meaning.unit.dimension === b.meaning.unit.dimension
  if (a.meaning.kind !== 'number') return true
  return countedMatch(counted(a), counted(b)) !== undefined && counted(a).length > 0 === counted(b).length > 0
}

export const includes = (values: readonly Rational[], value: Rational): boolean => values.some((each) => compare(each, value) === 0)

/** Whether two quantities of a kind share a number, their bounds aside: nobody can be sure then that one is wrong. */
export const sharesNumber = (a: Quantity, b: Quantity): boolean => {
  if (!isSameKind(a, b)) return false
  const [first, second] = [baseValues(a), baseValues(b)]
  if (first.length === 0 || second.length === 0) return true
  return first.some((value) => includes(second, value))
}
