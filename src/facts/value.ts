import { type Language, languages } from './language.ts'
import { quantitiesOf } from './parse.ts'
import type { Quantity } from './quantity.ts'
import { readerOf } from './reader.ts'

/** One piece of a value that is more than one quantity: „10 min při 3000 × g“ is a quantity, words, a quantity. */
export type Piece = { readonly quantity: Quantity } | { readonly words: string }

/** What a fact's value asks a text for. */
export type Value =
  /** One quantity, in each way that it can be read where nothing stands around it. */
  | { readonly is: 'quantity'; readonly readings: readonly Quantity[]; readonly written: string }
  | { readonly is: 'words'; readonly words: string }
  | { readonly is: 'pieces'; readonly pieces: readonly Piece[]; readonly words: string }

const frame = /^[\s"„“”'«»()[\].,;:!?*_]*$/

const coversAll = (value: string, { start, end }: Quantity): boolean =>
  frame.test(value.slice(0, start)) && frame.test(value.slice(end))

/** A plain number such as the 6000 of a device's name, which its name may also be matched with letter for letter. */
const isBareNumber = ({ meaning, comparator }: Quantity): boolean =>
  meaning.kind === 'number' && meaning.amount.is === 'exact' && comparator === '='

const piecesOf = (value: string, quantities: readonly Quantity[]): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  const addWords = (end: number) => {
    const words = value.slice(at, end).trim()
    if (/[\p{L}\p{N}]/u.test(words)) pieces.push({ words })
  }
  for (const quantity of quantities) {
    addWords(quantity.start)
    pieces.push({ quantity })
    at = quantity.end
  }
  addWords(value.length)
  return pieces
}

const known = new Map<string, Value>()
const mostKnown = 1_000
const longestKnown = 200

/** Reads what a fact's value is: a quantity, plain words, or both in a row. Once for a value that many texts are asked for. */
export const readValue = (value: string, language: Language): Value => {
  const key = `${language} ${value}`
  const met = known.get(key)
  if (met) return met
  const read = freshly(value, language)
  if (value.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear()
    known.set(key, read)
  }
  return read
}

const freshly = (value: string, language: Language): Value => {
  const words = value.trim()
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    const readings = [undefined, 'time', 'ratio'] as const
    const whole = readings.flatMap((colon) => {
      if (colon !== undefined && !/^\D*[01]:\d\d\D*$/.test(words)) return []
      const [only, ...others] = quantitiesOf(readerOf(words, each), colon)
      return only && others.length === 0 && coversAll(words, only) ? [only] : []
    })
    if (whole.length > 0) return { is: 'quantity', readings: whole, written: words }
  }
  const quantities = quantitiesOf(readerOf(words, language)).filter(({ implied }) => !implied)
  if (quantities.length === 0) return { is: 'words', words }
  const pieces = piecesOf(words, quantities)
  return { is: 'pieces', pieces, words: quantities.every(isBareNumber) ? words : '' }
}
