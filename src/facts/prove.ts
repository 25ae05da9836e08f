import { keysOf } from './equal.ts'
import type { Fact } from './fact-table.ts'
import { findFact } from './find.ts'
import type { Language } from './language.ts'
import type { Amount, Quantity } from './quantity.ts'
import { compare } from './rational.ts'
import { type ReadText, readText } from './read-text.ts'
import { readValue } from './value.ts'

/** Whether a quote stands in a source, as the quote engine tells it. */
export type StandsIn = (source: string, quote: string) => boolean

export type Proof = { readonly proven: true } | { readonly proven: false; readonly why: string }

const askedOf = ({ value, molarMass }: Fact) => ({ value, ...(molarMass !== undefined && { molarMass }) })

/**
 * Proves a fact against the text of its document: its words stand there, and its value stands in the words, in that form
 * or an equal one.
 */
export const proveFact = (
  fact: Fact,
  documentText: string,
  standsIn: StandsIn,
  language: Language = 'cs',
): Proof => {
  const spoken = fact.language ?? language
  if (!standsIn(documentText, fact.words)) {
    return {
      proven: false,
      why: `the words „${fact.words}“ do not stand in ${fact.document}; quote it letter for letter`,
    }
  }
  if (findFact(askedOf(fact), fact.words, spoken).found) return { proven: true }
  const lost = boundLost(fact, spoken)
  return {
    proven: false,
    why: lost ?? `the value „${fact.value}“ does not stand in the words „${fact.words}“ in any form`,
  }
}

const ends = (amount: Amount) => (amount.is === 'exact' ? [amount.figure] : [amount.from, amount.to])

const amountOf = ({ meaning }: Quantity): Amount | undefined =>
  'amount' in meaning ? meaning.amount : undefined

const sameMeasure = (a: Quantity, b: Quantity): boolean => {
  if (a.meaning.kind !== b.meaning.kind) return false
  return (
    a.meaning.kind !== 'measure' ||
    b.meaning.kind !== 'measure' ||
    a.meaning.unit.dimension === b.meaning.unit.dimension
  )
}

/** Whether `said` has the number of `value`, but as a bound, an approximation or one end of a range. */
const saysMore = (value: Quantity, said: Quantity): boolean => {
  if (
    !sameMeasure(value, said) ||
    value.comparator !== '=' ||
    keysOf(value).some((key) => keysOf(said).includes(key))
  )
    return false
  const bare: Quantity = { ...said, comparator: '=', approximate: false }
  if (keysOf(value).some((key) => keysOf(bare).includes(key))) return true
  const [wanted, given] = [amountOf(value), amountOf(said)]
  if (wanted?.is !== 'exact' || !given || given.is === 'exact') return false
  const unit = value.meaning.kind === 'measure' ? value.meaning.unit : undefined
  const givenUnit = said.meaning.kind === 'measure' ? said.meaning.unit : undefined
  return (
    unit?.code === givenUnit?.code &&
    ends(given).some(({ value: end }) => compare(end, wanted.figure.value) === 0)
  )
}

const boundWords =
  /(?<!\p{L})(?:nejvýše?|maximálně|nejdéle|nejpozději|nejméně|minimálně|alespoň|aspoň|at most|at least|no more than|no less than)(?!\p{L})/iu

/** A bound in the clause of a value that is no part of the value: „nejvýše se inkubuje 30 minut“. */
const boundApart = (
  { text, quantities }: ReadText,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined => {
  const before = Math.max(...[...text.slice(0, start).matchAll(/[,;.:]\s/g)].map(({ index }) => index), 0)
  const after = text.slice(end).search(/[,;.:](?:\s|$)/)
  const clause = text.slice(before, after < 0 ? text.length : end + after)
  const found = boundWords.exec(clause)
  if (!found) return undefined
  const at = before + found.index
  return quantities.some((each) => each.start <= at && at < each.end) ? undefined : found[0]
}

/**
 * The line that warns where a fact's words carry a bound, a tolerance or a range that its value lacks: the words say
 * „do 30 minut“ and the value is `30 min`. Nothing where the value says as much as the words.
 */
export const boundLost = (fact: Fact, language: Language = 'cs'): string | undefined => {
  const spoken = fact.language ?? language
  const value = readValue(fact.value, spoken)
  if (value.is !== 'quantity') return undefined
  const words = readText(fact.words, spoken)
  const place = findFact(askedOf(fact), words)
  if (place.found) {
    const apart = value.readings.every(({ comparator }) => comparator === '=')
      ? boundApart(words, place)
      : undefined
    return (
      apart &&
      `the words say „${apart}“, and the value „${fact.value}“ has no bound: check whether it needs one`
    )
  }
  const said = words.quantities.find((each) => value.readings.some((reading) => saysMore(reading, each)))
  return (
    said &&
    `the words say „${said.form}“, and the value „${fact.value}“ lacks that bound: write it as „${said.form}“`
  )
}
