import { baseValues, type Quantity, readText, readValue, spelled } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { isDerived } from './derived-number.ts'
import { type FactSource, type FactTexts, isWritten } from './fact-texts.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'

/** Everything that the chatbot read or was told, by what it measures. */
interface Given {
  /** Numbers by dimension, in base units. A number without a unit may be of any. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
  readonly bare: ReadonlySet<string>
  readonly units: ReadonlyMap<string, Measured['meaning']['unit']>
  readonly user: readonly Quantity[]
}

const givenIn = ({ documents, user, table, language }: FactTexts): Given => {
  const numbers = new Map<string, Set<string>>()
  const bare = new Set<string>()
  const units = new Map<string, Measured['meaning']['unit']>()
  const told = table.facts.flatMap(({ value, words }) => {
    const read = readValue(value, language)
    return [...readText(words, language).quantities, ...(read.is === 'quantity' ? read.readings : [])]
  })
  for (const quantity of [...[...documents, ...user].flatMap(({ read }) => read.quantities), ...told]) {
    const { meaning } = quantity
    if (meaning.kind === 'number' && meaning.counted.length === 0) for (const value of baseValues(quantity)) bare.add(spelled(value))
    if (meaning.kind !== 'measure') continue
    const known = numbers.get(meaning.unit.dimension) ?? new Set()
    for (const value of baseValues(quantity)) known.add(spelled(value))
    numbers.set(meaning.unit.dimension, known)
    units.set(meaning.unit.dimension, meaning.unit)
  }
  return { numbers, bare, units, user: user.flatMap(({ read }) => read.quantities) }
}

type Measured = Quantity & { readonly meaning: Extract<Quantity['meaning'], { kind: 'measure' }> }

const isMeasured = (quantity: Quantity): quantity is Measured => quantity.meaning.kind === 'measure'

/** Whether a molar mass that nobody gave could make the number of another: mass for amount of substance. */
const mayBeConverted = ({ meaning }: Measured, { units }: Given): boolean => {
  const { mass = 0, amount = 0, ...rest } = meaning.unit.exponents
  if (mass === amount) return false
  const swapped: Readonly<Record<string, number>> = { ...rest, mass: amount, amount: mass }
  return [...units.values()].some(({ exponents }) => Object.keys({ ...exponents, ...swapped }).every((base) => (exponents[base] ?? 0) === (swapped[base] ?? 0)))
}

const isGiven = (quantity: Measured, given: Given): boolean => {
  const known = given.numbers.get(quantity.meaning.unit.dimension)
  const written = quantity.meaning.amount.is === 'exact' ? [quantity.meaning.amount.figure] : [quantity.meaning.amount.from, quantity.meaning.amount.to]
  return (
    baseValues(quantity).slice(0, 2).every((value) => known?.has(spelled(value))) ||
    written.every(({ value }) => given.bare.has(spelled(value)))
  )
}

/** All and nothing of something need no source. */
const isWhole = ({ meaning }: Measured): boolean =>
  meaning.unit.code === '%' && meaning.amount.is === 'exact' && ['0', '100'].includes(spelled(meaning.amount.figure.value))

/** The quantities of the paragraph around one, without it: what the text shows it to follow from. */
const shownAround = ({ read, text }: FactSource, quantity: Quantity): readonly Quantity[] => {
  const start = text.lastIndexOf('\n', quantity.start - 1) + 1
  const lineEnd = text.indexOf('\n', quantity.end)
  const end = lineEnd < 0 ? text.length : lineEnd
  return read.quantities.filter((each) => each !== quantity && each.start >= start && each.end <= end)
}

function* invented(texts: FactTexts): Generator<Finding | undefined> {
  const given = givenIn(texts)
  for (const source of texts.record) {
    for (const quantity of source.read.quantities) {
      if (!isMeasured(quantity) || quantity.implied || quantity.approximate || quantity.comparator === '≠') continue
      if (!isWritten(source, quantity) || baseValues(quantity).length === 0 || isWhole(quantity)) continue
      if (isGiven(quantity, given) || mayBeConverted(quantity, given)) continue
      if (isDerived(quantity, [...shownAround(source, quantity), ...given.user])) continue
      const quote = quoteAround(source.text, quantity.start, quantity.end)
      yield quote === undefined
        ? undefined
        : raise('invented_number', source, [quote], `„${quantity.form}“ stands in nothing that was read or told, and follows from none of it.`)
    }
  }
}

/**
 * `invented_number`: a quantity with a unit in the record that equals none in what the chatbot read or was told, its bound
 * aside, and that nothing beside it or told by the user adds up to.
 */
export const inventedNumbers = (texts: FactTexts): readonly Finding[] => distinct(invented(texts))
