import { baseValues, type Quantity, type Rational, readText, readValue, spelled } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { isDerived } from './derived-number.ts'
import { type FactSource, type FactTexts, isWritten } from './fact-texts.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'

type Measured = Quantity & { readonly meaning: Extract<Quantity['meaning'], { kind: 'measure' }> }

const isMeasured = (quantity: Quantity): quantity is Measured => quantity.meaning.kind === 'measure'

/** Everything that the chatbot read or was told, by what it measures. */
interface Given {
  /** Numbers by dimension, in base units. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
  /** Numbers without a unit in a table, whose unit may stand in its head. */
  readonly bare: ReadonlySet<string>
  /** Two numbers of a dimension that stand in one sentence, and so may be the ends of a range. */
  readonly pairs: ReadonlySet<string>
  readonly units: ReadonlyMap<string, Measured['meaning']['unit']>
  readonly user: readonly Quantity[]
}

/** Whether a number stands in a row of a table: cells parted by bars, tabs or wide gaps. */
const isInTable = ({ read, text }: FactSource, { start }: Quantity): boolean => {
  const row = read.sentences()[read.sentenceAt(start)]!
  return /[|\t]|\S {3,}\S/.test(text.slice(row.start, row.end))
}

const mostInSentence = 12

const pairKey = (dimension: string, values: readonly Rational[]): string =>
  `${dimension} ${values.map(spelled).sort().join(' ')}`

function* pairsIn({ read }: FactSource): Generator<string> {
  for (const index of new Set(read.quantities.map(({ start }) => read.sentenceAt(start)))) {
    const together = read.quantitiesIn(index).filter(isMeasured).slice(0, mostInSentence)
    for (const [order, first] of together.entries()) {
      for (const second of together.slice(order)) {
        const { dimension } = first.meaning.unit
        if (second.meaning.unit.dimension !== dimension) continue
        for (const a of baseValues(first))
          for (const b of baseValues(second)) yield pairKey(dimension, [a, b])
      }
    }
  }
}

const givenIn = ({ documents, user, table, language }: FactTexts): Given => {
  const numbers = new Map<string, Set<string>>()
  const bare = new Set<string>()
  const units = new Map<string, Measured['meaning']['unit']>()
  const told = table.facts.flatMap(({ value, words, language: spoken = language }) => {
    const read = readValue(value, spoken)
    return [...readText(words, spoken).quantities, ...(read.is === 'quantity' ? read.readings : [])]
  })
  for (const quantity of [...[...documents, ...user].flatMap(({ read }) => read.quantities), ...told]) {
    const { meaning } = quantity
    if (meaning.kind !== 'measure') continue
    const known = numbers.get(meaning.unit.dimension) ?? new Set()
    for (const value of baseValues(quantity)) known.add(spelled(value))
    numbers.set(meaning.unit.dimension, known)
    units.set(meaning.unit.dimension, meaning.unit)
  }
  for (const source of [...documents, ...user])
    for (const quantity of source.read.quantities) {
      if (quantity.meaning.kind === 'number' && isInTable(source, quantity))
        for (const value of baseValues(quantity)) bare.add(spelled(value))
    }
  const pairs = new Set([...documents, ...user].flatMap((source) => [...pairsIn(source)]))
  for (const quantity of told.filter(isMeasured))
    pairs.add(pairKey(quantity.meaning.unit.dimension, baseValues(quantity).slice(0, 2)))
  return { numbers, bare, pairs, units, user: user.flatMap(({ read }) => read.quantities) }
}

/** Whether a molar mass that nobody gave could make the number of another: mass for amount of substance. */
const mayBeConverted = ({ meaning }: Measured, { units }: Given): boolean => {
  const { mass = 0, amount = 0, ...rest } = meaning.unit.exponents
  if (mass === amount) return false
  const swapped: Readonly<Record<string, number>> = { ...rest, mass: amount, amount: mass }
  return [...units.values()].some(({ exponents }) =>
    Object.keys({ ...exponents, ...swapped }).every(
      (base) => (exponents[base] ?? 0) === (swapped[base] ?? 0),
    ),
  )
}

const isGiven = (quantity: Measured, given: Given): boolean => {
  const known = given.numbers.get(quantity.meaning.unit.dimension)
  const written =
    quantity.meaning.amount.is === 'exact'
      ? [quantity.meaning.amount.figure]
      : [quantity.meaning.amount.from, quantity.meaning.amount.to]
  const ends = baseValues(quantity).slice(0, 2)
  return (
    (ends.every((value) => known?.has(spelled(value))) &&
      (ends.length < 2 || given.pairs.has(pairKey(quantity.meaning.unit.dimension, ends)))) ||
    written.every(({ value }) => given.bare.has(spelled(value)))
  )
}

/** All and nothing of something need no source. */
const isWhole = ({ meaning }: Measured): boolean =>
  meaning.unit.code === '%' &&
  meaning.amount.is === 'exact' &&
  ['0', '100'].includes(spelled(meaning.amount.figure.value))

/** „5.13 Kopie pro pacienta“ at the head of a line: the number of a section. */
const isSectionNumber = ({ text }: FactSource, { start }: Quantity): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^\d{1,2}(?:\.\d{1,2}){1,4}\.?\s+\p{Lu}\p{Ll}{2}/u.test(text.slice(start, start + 40))

const mostAround = 10

/** The quantities nearest to one in its paragraph: what the text shows it to follow from. */
const shownAround = ({ read: { quantities }, text }: FactSource, index: number): readonly Quantity[] => {
  const { start, end } = quantities[index]!
  const [before, after] = [
    quantities.slice(Math.max(0, index - mostAround), index),
    quantities.slice(index + 1, index + 1 + mostAround),
  ]
  return [
    ...before.filter((each) => !text.slice(each.end, start).includes('\n')),
    ...after.filter((each) => !text.slice(end, each.start).includes('\n')),
  ]
}

/** One finding alone sets the level, so a text that repeats its numbers without end need not be examined to its end. */
const mostExamined = 200

function* invented(texts: FactTexts): Generator<Finding | undefined> {
  const given = givenIn(texts)
  let examined = 0
  for (const source of texts.record) {
    for (const [index, quantity] of source.read.quantities.entries()) {
      if (!isMeasured(quantity) || quantity.implied || quantity.approximate || quantity.comparator === '≠')
        continue
      if (!isWritten(source, quantity) || baseValues(quantity).length === 0 || isWhole(quantity)) continue
      if (isSectionNumber(source, quantity)) continue
      if (isGiven(quantity, given) || mayBeConverted(quantity, given)) continue
      examined += 1
      if (examined > mostExamined) return
      if (isDerived(quantity, [...shownAround(source, index), ...given.user])) continue
      const quote = quoteAround(source.text, quantity.start, quantity.end)
      yield quote === undefined
        ? undefined
        : raise(
            'invented_number',
            source,
            [quote],
            `„${quantity.form}“ stands in nothing that was read or told, and follows from none of it.`,
          )
    }
  }
}

/**
 * `invented_number`: a quantity with a unit in the record that equals none in what the chatbot read or was told, its bound
 * aside, and that nothing beside it or told by the user adds up to.
 */
export const inventedNumbers = (texts: FactTexts): readonly Finding[] => distinct(invented(texts))
