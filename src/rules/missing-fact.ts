import { type Fact, findEvery, readValue } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { askedOf, type FactTexts, sourcesOf } from './fact-texts.ts'
import { raise } from './raise.ts'
import { sharingNumber } from './same-number.ts'

/** Whether a fact stands in what was said. */
export const isFound = (fact: Fact, { said, placesOf }: FactTexts): boolean =>
  said.some((source) => placesOf(fact, source).size > 0)

/** The beginnings of plain words, so that another case form of a name keeps a rule silent. */
const beginnings = (words: string): string =>
  words
    .split(/\s+/)
    .map((word) => (/\d/.test(word) ? word : word.slice(0, Math.max(3, word.length - 3))))
    .join(' ')

/**
 * Whether something in the answer may be meant as the fact: its number with another bound, its words in another form,
 * its value away from the words that should be near, where no other fact of the table explains it.
 */
export const mayBeMeant = (fact: Fact, texts: FactTexts): boolean => {
  const value = readValue(fact.value, fact.language ?? texts.language)
  const others = texts.table.facts.filter((other) => other.id !== fact.id)
  return texts.said.some((source) => {
    if (value.is === 'words')
      return [value.words, ...(fact.or ?? [])].some(
        (words) => source.read.sentencesWith(beginnings(words)).size > 0,
      )
    const alike =
      value.is === 'quantity'
        ? value.readings.flatMap((reading) => sharingNumber(reading, source.numbers))
        : []
    const places = [...findEvery(askedOf(fact, 'anywhere'), source.read), ...alike].map(({ start }) => start)
    return places.some((start) => !others.some((other) => texts.placesOf(other, source).has(start)))
  })
}

/** `missing_critical_fact` and `missing_fact`: a fact that is absent in every form, with its words in its document. */
export const missingFact = (fact: Fact, texts: FactTexts): Finding | undefined => {
  if ((!fact.critical && !fact.required) || isFound(fact, texts) || mayBeMeant(fact, texts)) return undefined
  const sources = sourcesOf(texts, fact.document)
  const holding = sources.find(({ text }) => text.includes(fact.words))
  // What the user would have told on being asked is not missing where nobody asked: nothing can be quoted for it.
  const source = holding ?? (fact.document === 'user' ? undefined : sources[0])
  if (!source) return undefined
  const type = fact.critical ? 'missing_critical_fact' : 'missing_fact'
  return raise(type, source, [fact.words], `„${fact.value}“ (${fact.label}) is absent in every form.`)
}
