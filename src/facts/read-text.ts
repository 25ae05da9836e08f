import { keysOf, keyWithoutYear } from './equal.ts'
import type { Language } from './language.ts'
import { quantitiesOf } from './parse.ts'
import { sentencesWith } from './near.ts'
import { type PlainText, plainText } from './plain-words.ts'
import type { Quantity } from './quantity.ts'
import { readerOf } from './reader.ts'
import { type Stretch, sentences } from './window.ts'

/** A text made ready for many facts: read once, what a fact needs of it made when it is first asked for. */
export interface ReadText {
  readonly text: string
  readonly language: Language
  readonly quantities: readonly Quantity[]
  /** The quantities of a key, in the order of the text. */
  readonly withKey: (key: string) => readonly Quantity[]
  readonly plain: () => PlainText
  readonly sentences: () => readonly Stretch[]
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

/** Reads a text for lookups with `findFact`. */
export const readText = (text: string, language: Language): ReadText => {
  const quantities = quantitiesOf(readerOf(text, language))
  const byKey = once(() => {
    const index = new Map<string, Quantity[]>()
    for (const quantity of quantities.flatMap((each) => [each, ...(each.parts ?? [])])) {
      for (const key of new Set([...keysOf(quantity), keyWithoutYear(quantity)])) {
        if (key === undefined) continue
        const known = index.get(key)
        if (known) known.push(quantity)
        else index.set(key, [quantity])
      }
    }
    return index
  })
  const plain = once(() => plainText(text))
  const allSentences = once(() => sentences(text))
  const holding = new Map<string, ReadonlySet<number>>()
  return {
    text,
    language,
    quantities,
    withKey: (key) => byKey().get(key) ?? [],
    plain,
    sentences: allSentences,
    sentencesWith: (beginning) => {
      const known = holding.get(beginning) ?? sentencesWith(plain(), allSentences(), beginning)
      holding.set(beginning, known)
      return known
    },
  }
}
