import { baseValues, countedMatch, type Quantity, rational, spelled, times } from '../facts/index.ts'

const counted = ({ meaning }: Quantity) => (meaning.kind === 'number' ? meaning.counted : [])

const dimensionOf = ({ meaning }: Quantity): string =>
  meaning.kind === 'measure'
    ? meaning.unit.dimension
    : meaning.kind === 'frequency'
      ? meaning.unit.dimension
      : ''

/** Whether two quantities measure or count the same kind of thing, whatever their numbers. */
export const isSameKind = (a: Quantity, b: Quantity): boolean =>
  a.meaning.kind === b.meaning.kind &&
  dimensionOf(a) === dimensionOf(b) &&
  counted(a).length > 0 === counted(b).length > 0 &&
  countedMatch(counted(a), counted(b)) !== undefined

/** The numbers that a quantity is made of, its bound aside, each with its kind: two that share one may be meant alike. */
export const numbersOf = (quantity: Quantity): readonly string[] => {
  const { meaning } = quantity
  const kind = `${meaning.kind} ${dimensionOf(quantity)}`
  if (meaning.kind === 'date') {
    const dates = [meaning.from, ...(meaning.to ? [meaning.to] : [])]
    return dates.flatMap(({ year, month, day }) => [
      `${kind} ${year} ${month} ${day}`,
      `${kind} ${month} ${day}`,
    ])
  }
  if (meaning.kind === 'clock')
    return [...meaning.from, ...(meaning.to ?? [])].map((seconds) => `${kind} ${seconds}`)
  const figures =
    'amount' in meaning ? [meaning.amount.is === 'exact' ? meaning.amount.figure : undefined] : []
  // `1.500` may be one and a half or fifteen hundred.
  const ambiguous = figures.flatMap((figure) =>
    figure?.ambiguous === undefined ? [] : [figure.value, times(figure.value, rational(1000))],
  )
  return [...baseValues(quantity), ...ambiguous].map((value) => `${kind} ${spelled(value)}`)
}

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

/** The quantities of a text by the numbers that they are made of. */
export const byNumber = (quantities: readonly Quantity[]): ReadonlyMap<string, readonly Quantity[]> => {
  const index = new Map<string, Quantity[]>()
  for (const quantity of quantities) {
    for (const number of numbersOf(quantity)) {
      const known = index.get(number)
      if (known) known.push(quantity)
      else index.set(number, [quantity])
    }
  }
  return index
}

/**
 * The quantities that share a number and no opposed bound with one: nobody can be sure then that they are wrong where it
 * is right.
 */
export const sharingNumber = (
  quantity: Quantity,
  index: ReadonlyMap<string, readonly Quantity[]>,
): readonly Quantity[] =>
  numbersOf(quantity)
    .flatMap((number) => index.get(number) ?? [])
    .filter((each) => isSameKind(quantity, each) && !areOpposed(quantity, each))
