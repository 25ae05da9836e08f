import { boundOf } from './bounds.ts'
import type { ColonReading } from './clock.ts'
import { isBareFraction, isNumberSign } from './figure.ts'
import { joinedBounds } from './joined-bounds.ts'
import type { Language } from './language.ts'
import type { Quantity } from './quantity.ts'
import { readingAt } from './read-value.ts'
import { glued, type Reader, readerOf, startWord } from './reader.ts'
import type { Reading } from './reading.ts'
import { sharedUnits } from './shared-units.ts'

const starters: Record<Language, Map<string, boolean>> = { cs: new Map(), en: new Map() }
const mostKnown = 20_000

/** Whether a word can start a value; worked out once for a spelling. */
const canStart = (reader: Reader, word: string): boolean => {
  const known = starters[reader.language]
  const met = known.get(word)
  if (met !== undefined) return met
  const answer = startsValue(reader, word)
  if (known.size >= mostKnown) known.clear()
  if (word.length <= 12) known.set(word, answer)
  return answer
}

const startsValue = ({ lexicon, language }: Reader, word: string): boolean =>
  lexicon.numbers.has(word) ||
  lexicon.halves.has(word) ||
  lexicon.fractions.has(word) ||
  lexicon.loneUnits.has(word) ||
  lexicon.unitAdjectives.has(word) ||
  lexicon.minusWords.has(word) ||
  lexicon.months.has(word) ||
  lexicon.ordinals.has(word) ||
  lexicon.periods.has(word) ||
  lexicon.multiples(word) !== undefined ||
  lexicon.folds(word) !== undefined ||
  lexicon.compound(word) !== undefined ||
  (language === 'cs'
    ? /^(?:každ|půlnoc|(?:za|co|ob|poledne|plus)$)/
    : /^(?:a|an|every|each|noon|midnight)$/
  ).test(word)

const startsTolerance = (reader: Reader, index: number): boolean =>
  reader.tokens[index]!.text === '+' && '/-−–'.includes(glued(reader, index + 1)?.text ?? 'none')

const opens = new Set(['od', 'from', 'since'])

/** „od 6 do 14 hodin“ lasts or is told by the clock: the hours of the day that it may be. */
const hoursOfDay = ({ meaning }: Quantity): { from: number; to: number } | undefined => {
  if (meaning.kind !== 'measure' || meaning.unit.code !== 'h' || meaning.amount.is !== 'range')
    return undefined
  const [from, to] = [meaning.amount.from, meaning.amount.to].map(({ value }) => Number(value.numerator))
  const whole = [meaning.amount.from, meaning.amount.to].every(({ value }) => value.denominator === 1n)
  return whole && from! >= 0 && to! <= 24 ? { from: from! * 3600, to: to! * 3600 } : undefined
}

/** A beginning is told as a moment, and so is the end beside it: „od 23:40 do 7:15“. A deadline alone is a bound. */
const momentsOf = (quantity: Quantity, firstWord: string): Quantity[] => {
  const { meaning } = quantity
  if (!opens.has(firstWord) || quantity.approximate) return []
  const hours = hoursOfDay(quantity)
  if (hours) return [{ ...quantity, meaning: { kind: 'clock', from: [hours.from], to: [hours.to] } }]
  if (meaning.kind === 'clock') {
    return [meaning.from, ...(meaning.to ? [meaning.to] : [])].map((from) => ({
      ...quantity,
      comparator: '=',
      meaning: { kind: 'clock', from },
    }))
  }
  if (meaning.kind !== 'date') return []
  return [meaning.from, ...(meaning.to ? [meaning.to] : [])].map((from) => ({
    ...quantity,
    comparator: '=',
    meaning: { kind: 'date', from },
  }))
}

const finished = (
  reader: Reader,
  reading: Reading,
  floor: number,
): Quantity & { readonly nextToken: number } => {
  const { tokens, text } = reader
  const bound = reading.closed
    ? { comparator: '=' as const, approximate: false, start: reading.start, next: reading.next }
    : boundOf(reader, reading.start, reading.next, floor, reading.bounded)
  const { meaning } = reading
  // „do ±5 %“ says the range that ±5 % is.
  const around =
    meaning.kind === 'measure' &&
    meaning.amount.is === 'tolerance' &&
    meaning.amount.around.value.numerator === 0n
  const start = tokens[bound.start]!.start
  const end = tokens[bound.next - 1]!.end
  const quantity: Quantity = {
    meaning,
    comparator: reading.comparator ?? (around && bound.comparator === '≤' ? '=' : bound.comparator),
    approximate: bound.approximate,
    implied: reading.implied,
    start,
    end,
    form: text.slice(start, end),
  }
  const moments = momentsOf(quantity, startWord(reader, bound.start))
  return { ...quantity, ...(moments.length > 0 && { parts: moments }), nextToken: bound.next }
}

/** Every value of a text, as `parseQuantities` gives them; `colon` says how a bare `1:10` is read. */
export const quantitiesOf = (reader: Reader, colon?: ColonReading): Quantity[] => {
  const { tokens } = reader
  const quantities: Quantity[] = []
  let floor = 0
  let nounEnd = 0
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]!
    const possible =
      token.kind === 'digits' ||
      token.kind === 'fraction' ||
      (token.kind === 'word'
        ? canStart(reader, token.text)
        : token.text === '±' ||
          isNumberSign(reader, index) ||
          isBareFraction(reader, index) ||
          startsTolerance(reader, index))
    const reading = possible ? readingAt(reader, index, floor, nounEnd, colon) : undefined
    if (!reading) {
      index += 1
    } else if ('meaning' in reading) {
      const { nextToken, ...quantity } = finished(reader, reading, floor)
      quantities.push(quantity)
      const resume = nextToken > reading.next ? nextToken : (reading.resume ?? reading.next)
      index = Math.max(index + 1, resume)
      floor = index
      nounEnd = Math.max(index, nextToken)
    } else {
      index = Math.max(index + 1, reading.resume)
      floor = index
      nounEnd = index
    }
  }
  return sharedUnits(reader, joinedBounds(reader, quantities))
}

/**
 * Finds every value in a text: numbers with units, counts, ratios, dates, times of day, frequencies. In the order of the
 * text; they do not overlap but for the nouns of counts. Digits of a code, a clause or a version are none. Never throws.
 */
export const parseQuantities = (text: string, language: Language): Quantity[] =>
  quantitiesOf(readerOf(text, language))
