import {
  countedMatch,
  countedOf,
  type EqualOptions,
  equalByMolarMass,
  exactMolarMass,
  keysOf,
} from './equal.ts'
import type { Language } from './language.ts'
import { standing } from './plain-words.ts'
import type { Quantity } from './quantity.ts'
import { type ReadText, readText } from './read-text.ts'
import { type Piece, readValue, type Value } from './value.ts'
import type { Stretch } from './window.ts'

/** A value to look for. */
export interface AskedFact extends EqualOptions {
  /** A quantity in any form, or plain words. */
  readonly value: string
  /** Other values that say the same: each is looked for as `value` is. */
  readonly or?: readonly string[]
  /** Beginnings of words, one of which must stand in the same sentence or table row. */
  readonly near?: readonly string[]
}

export type FoundFact =
  | {
      readonly found: true
      /** UTF-16 offsets in the text, the end excluded. */
      readonly start: number
      readonly end: number
      /** The text between them: the form in which the value stands. */
      readonly as: string
    }
  | { readonly found: false }

const isNear = (read: ReadText, { start }: Stretch, near: readonly string[]): boolean => {
  if (near.length === 0) return true
  const sentence = read.sentenceAt(start)
  return near.some((beginning) => read.sentencesWith(beginning).has(sentence))
}

/** Where a quantity that is asked for stands; a count without a noun is answered by one with any. */
function* answers(read: ReadText, asked: Quantity, { molarMass }: EqualOptions): Generator<Stretch> {
  const seen = new Set<Quantity>()
  const keys = keysOf(asked)
  const candidates =
    keys.length === 1 ? read.withKey(keys[0]!) : keys.flatMap(read.withKey).sort((a, b) => a.start - b.start)
  for (const found of candidates) {
    seen.add(found)
    const words = countedMatch(countedOf(asked), countedOf(found))
    if (words) yield { start: found.start, end: Math.max(endOfValue(found), ...words.map(({ end }) => end)) }
  }
  if (molarMass === undefined) return
  const exact = exactMolarMass(molarMass)
  for (const found of read.quantities)
    if (!seen.has(found) && equalByMolarMass(asked, found, exact)) yield found
}

/** A count ends before its noun, where nobody asked for the noun. */
const endOfValue = (found: Quantity): number => {
  if (found.meaning.kind !== 'number') return found.end
  const { counted, per } = found.meaning
  const after = counted.filter(({ start }) => start > found.start)
  if (per || after.length === 0) return found.end
  const value = found.form.slice(0, after[0]!.start - found.start).trimEnd()
  return found.comparator === '=' || found.end === after[after.length - 1]!.end
    ? found.start + value.length
    : found.end
}

/** „třikrát po 5 minutách“ too. */
const betweenPieces = /^(?:\s+(?:po|for)\s+|[\s,;:()[\]|*_–-]*)/

/** Where the pieces of a value stand one right after the other. */
function* inARow(read: ReadText, pieces: readonly Piece[], options: EqualOptions): Generator<Stretch> {
  const places = (piece: Piece): Stretch[] => [
    ...('words' in piece ? standing(read.plain(), piece.words) : answers(read, piece.quantity, options)),
  ]
  const [first, ...rest] = pieces
  if (!first) return
  const later = rest.map((piece) => new Map(places(piece).map((place) => [place.start, place])))
  for (const start of places(first)) {
    let { end } = start
    const fits = later.every((byStart) => {
      const gap = betweenPieces.exec(read.text.slice(end, end + 20))![0].length
      const next = byStart.get(end + gap)
      if (next) end = next.end
      return next !== undefined
    })
    if (fits) yield { start: start.start, end }
  }
}

/** A number such as 7.5 that is no quantity where it stands: a clause, matched digit for digit. */
function* asClause(read: ReadText, written: string): Generator<Stretch> {
  if (!/^\d+(?:\.\d+)+$/.test(written)) return
  for (const place of standing(read.plain(), written)) if (!isInQuantity(read, place)) yield place
}

/** Whether a stretch overlaps the last quantity that starts before its end. */
const isInQuantity = ({ quantities }: ReadText, { start, end }: Stretch): boolean => {
  let [low, high] = [0, quantities.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (quantities[middle]!.start < end) low = middle + 1
    else high = middle
  }
  return low > 0 && quantities[low - 1]!.end > start
}

function* places(read: ReadText, value: Value, options: EqualOptions): Generator<Stretch> {
  switch (value.is) {
    case 'quantity':
      for (const reading of value.readings) yield* answers(read, reading, options)
      yield* asClause(read, value.written)
      return
    case 'words':
      yield* standing(read.plain(), value.words)
      return
    case 'pieces':
      if (value.words !== '') yield* standing(read.plain(), value.words)
      yield* inARow(read, value.pieces, options)
  }
}

function* found(read: ReadText, asked: AskedFact): Generator<FoundFact & { readonly found: true }> {
  const beginnings = (asked.near ?? []).filter((beginning) => beginning.trim() !== '')
  for (const value of [asked.value, ...(asked.or ?? [])]) {
    for (const { start, end } of places(read, readValue(value, read.language), asked)) {
      if (isNear(read, { start, end }, beginnings))
        yield { found: true, start, end, as: read.text.slice(start, end) }
    }
  }
}

const readOnce = (source: string | ReadText, language: Language): ReadText =>
  typeof source === 'string' ? readText(source, language) : source

/**
 * Looks for a value in a text, in any form that says the same. The text may be read once with `readText` for many facts;
 * then its own language counts. Throws a RangeError where the molar mass is no number above 0.
 */
export const findFact = (
  asked: AskedFact,
  source: string | ReadText,
  language: Language = 'cs',
): FoundFact => {
  const [first] = found(readOnce(source, language), asked)
  return first ?? { found: false }
}

/** Every place where a value stands; as `findFact`. */
export const findEvery = (
  asked: AskedFact,
  source: string | ReadText,
  language: Language = 'cs',
): readonly (FoundFact & { readonly found: true })[] => [...found(readOnce(source, language), asked)]

/** The line that tells a reader how a value was found. */
export const explain = (fact: FoundFact): string =>
  fact.found ? `found as „${fact.as}“` : 'not found in any form'
