import { keysOf, keyWithoutYear } from './equal.ts'
import type { Language } from './language.ts'
import { sentencesWith } from './near.ts'
import { quantitiesOf } from './parse.ts'
import { type PlainText, plainText } from './plain-words.ts'
import type { Quantity } from './quantity.ts'
import { readerOf } from './reader.ts'
import { type Stretch, sentenceAt, sentences } from './window.ts'

/** A text made ready for many facts: read once, what a fact needs of it made when it is first asked for. */
export interface ReadText {
  readonly text: string
  readonly language: Language
  readonly quantities: readonly Quantity[]
  /** The quantities of a key, in the order of the text. */
  readonly withKey: (key: string) => readonly Quantity[]
  readonly plain: () => PlainText
  readonly sentences: () => readonly Stretch[]
  /** The index of the sentence that an offset is in. */
  readonly sentenceAt: (offset: number) => number
  /** The quantities that start in the sentence of an index. */
  readonly quantitiesIn: (sentence: number) => readonly Quantity[]
  /** The indexes of the sentences that hold words which begin so. */
  readonly sentencesWith: (beginning: string) => ReadonlySet<number>
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const add = <Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = groups.get(key)
  if (known) known.push(value)
  else groups.set(key, [value])
}

const grouped = <Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> => {
  const groups = new Map<Key, Value[]>()
  for (const value of values) add(groups, keyOf(value), value)
  return groups
}

/** Reads a text for lookups with `findFact`. */
export const readText = (text: string, language: Language): ReadText => {
  const quantities = quantitiesOf(readerOf(text, language))
  const byKey = once(() => {
    const index = new Map<string, Quantity[]>()
    const enter = (quantity: Quantity) => {
      for (const key of keysOf(quantity)) add(index, key, quantity)
      const yearless = keyWithoutYear(quantity)
      if (yearless !== undefined) add(index, yearless, quantity)
    }
    for (const quantity of quantities) {
      enter(quantity)
      quantity.parts?.forEach(enter)
    }
    return index
  })
  const plain = once(() => plainText(text))
  const allSentences = once(() => sentences(text))
  const at = (offset: number) => sentenceAt(allSentences(), offset)
  const bySentence = once(() => grouped(quantities, ({ start }) => at(start)))
  const holding = new Map<string, ReadonlySet<number>>()
  return {
    text,
    language,
    quantities,
    withKey: (key) => byKey().get(key) ?? [],
    plain,
    sentences: allSentences,
    sentenceAt: at,
    quantitiesIn: (sentence) => bySentence().get(sentence) ?? [],
    sentencesWith: (beginning) => {
      const known = holding.get(beginning) ?? sentencesWith(plain(), allSentences(), beginning)
      holding.set(beginning, known)
      return known
    },
  }
}
