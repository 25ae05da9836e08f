import {
  baseValues,
  compare,
  minus,
  over,
  plus,
  type Quantity,
  type Rational,
  rational,
  spelled,
  times,
} from '../facts/index.ts'

const mostOperands = 40
const hundredth = rational(1, 100)
const day = 86_400

const exponentsOf = ({ meaning }: Quantity): Readonly<Record<string, number>> | undefined =>
  meaning.kind === 'measure'
    ? meaning.unit.exponents
    : ['number', 'times', 'fold', 'ratio'].includes(meaning.kind)
      ? {}
      : undefined

const isShare = ({ meaning }: Quantity): boolean =>
  meaning.kind === 'measure' && meaning.unit.dimension === 'hundredth'

/** The numbers that a quantity multiplies by: a percentage is a share, a ratio each of its terms and their sum. */
const factorsOf = (quantity: Quantity): readonly Rational[] => {
  const values = baseValues(quantity)
  if (isShare(quantity)) return values.map((value) => times(value, hundredth))
  return quantity.meaning.kind === 'ratio' ? [...values, values.reduce(plus)] : values
}

const sameDimension = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  Object.keys({ ...a, ...b }).every((base) => (a[base] ?? 0) === (b[base] ?? 0))

const product = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>, sign: 1 | -1) =>
  Object.fromEntries(
    Object.keys({ ...a, ...b }).map((base) => [base, (a[base] ?? 0) + sign * (b[base] ?? 0)]),
  )

/** Seconds between two times of day, the second on the same day or the next. */
const betweenTimes = (operands: readonly Quantity[]): readonly Rational[] => {
  const times = operands.flatMap(({ meaning }) =>
    meaning.kind === 'clock' ? [...meaning.from, ...(meaning.to ?? [])] : [],
  )
  return times.flatMap((from) => times.map((to) => rational((to - from + day) % day)))
}

const dayNumber = ({
  year,
  month,
  day: date,
}: {
  readonly year?: number
  readonly month: number
  readonly day?: number
}): number | undefined =>
  date === undefined ? undefined : Date.UTC(year ?? 2001, month - 1, date) / (day * 1000)

/** Seconds of the days between two dates, the last day counted or not. */
const betweenDates = (operands: readonly Quantity[]): readonly Rational[] => {
  const days = operands
    .flatMap(({ meaning }) =>
      meaning.kind === 'date' ? [meaning.from, ...(meaning.to ? [meaning.to] : [])] : [],
    )
    .flatMap((date) => dayNumber(date) ?? [])
  return days.flatMap((from) =>
    days
      .filter((to) => to >= from)
      .flatMap((to) => [rational((to - from) * day), rational((to - from + 1) * day)]),
  )
}

/**
 * Whether a quantity comes of the operands by one sum, difference, product or quotient, by a share, or as the time
 * between two moments.
 */
export const isDerived = (quantity: Quantity, shown: readonly Quantity[]): boolean => {
  const given = shown.slice(0, mostOperands)
  const wanted = baseValues(quantity).map(spelled)
  const dimension = exponentsOf(quantity)
  if (!dimension) return true
  const operands = given.flatMap((operand) => {
    const exponents = exponentsOf(operand)
    return exponents
      ? [
          {
            exponents,
            factorExponents: isShare(operand) || operand.meaning.kind === 'ratio' ? {} : exponents,
            values: baseValues(operand),
            factors: factorsOf(operand),
          },
        ]
      : []
  })
  const reached = new Set<string>()
  const reach = (values: readonly Rational[]) => {
    for (const value of values) reached.add(spelled(value))
  }
  for (const a of operands) {
    for (const b of operands) {
      const added = a !== b && sameDimension(a.exponents, dimension) && sameDimension(b.exponents, dimension)
      const multiplied = sameDimension(product(a.exponents, b.factorExponents, 1), dimension)
      const divided = sameDimension(product(a.exponents, b.factorExponents, -1), dimension)
      for (const x of a.values) {
        if (added) for (const y of b.values) reach([plus(x, y), minus(x, y)])
        for (const y of b.factors) {
          if (multiplied) reach([times(x, y), plus(x, times(x, y)), minus(x, times(x, y))])
          if (divided && compare(y, rational(0)) !== 0) reach([over(x, y)])
        }
      }
    }
  }
  if (sameDimension(dimension, { time: 1 })) {
    reach(betweenTimes(given))
    reach(betweenDates(given))
  }
  return wanted.every((value) => reached.has(value))
}
