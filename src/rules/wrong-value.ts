import { baseValues, type Fact, type Quantity, readValue } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { type FactSource, type FactTexts, isWritten, sourcesOf } from './fact-texts.ts'
import { isFound, mayBeMeant } from './missing-fact.ts'
import { quoteAround } from './quote-around.ts'
import { raise } from './raise.ts'
import { isSameKind, sharingNumber } from './same-number.ts'

const enoughWords = 2
const contentWord = /\p{L}{5,}/gu

/** The sentences that speak of a fact: near its words or, where it names none, with two words of its own. */
const sentencesAbout = ({ near, words, value }: Fact, { read }: FactSource): ReadonlySet<number> => {
  if (near) return new Set(near.flatMap((beginning) => [...read.sentencesWith(beginning)]))
  const own = new Set(
    (words.replace(value, ' ').match(contentWord) ?? []).map((word) =>
      word.slice(0, Math.max(4, word.length - 3)).toLowerCase(),
    ),
  )
  const counts = new Map<number, number>()
  for (const beginning of own)
    for (const sentence of read.sentencesWith(beginning))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= enoughWords).map(([sentence]) => sentence))
}

const isSure = ({ comparator, approximate, implied }: Quantity): boolean =>
  comparator !== '≠' && comparator !== '≈' && !approximate && !implied

/** The one quantity of the fact's kind in a sentence about it; with two, nobody knows which is meant. */
const candidates = (fact: Fact, reading: Quantity, source: FactSource): readonly Quantity[] => {
  const about = sentencesAbout(fact, source)
  return [...about].flatMap((sentence) => {
    const alike = source.read.quantitiesIn(sentence).filter((each) => isSameKind(reading, each))
    const [only] = alike
    return only && alike.length === 1 && isSure(only) && isWritten(source, only) ? [only] : []
  })
}

/** Whether the sources give a number for something else, so that it may be right where it stands. */
const isGiven = (quantity: Quantity, fact: Fact, texts: FactTexts): boolean =>
  [...sourcesOf(texts, fact.document), ...texts.user].some(
    ({ numbers }) => sharingNumber(quantity, numbers).length > 0,
  ) || sharingNumber(quantity, texts.tableNumbers).length > 0

const mostExamined = 100

/**
 * `wrong_value`: a quantity of the fact's kind, alone in a sentence that speaks of the fact, with another number, where
 * the fact itself stands nowhere and its document gives that number for nothing else.
 */
export const wrongValue = (fact: Fact, texts: FactTexts): Finding | undefined => {
  const value = readValue(fact.value, fact.language ?? texts.language)
  if (value.is !== 'quantity') return undefined
  const reading = value.readings[0]!
  const judged =
    reading.meaning.kind === 'measure' ||
    reading.meaning.kind === 'ratio' ||
    (reading.meaning.kind === 'number' && reading.meaning.counted.length > 0)
  if (!judged || baseValues(reading).length === 0 || isFound(fact, texts) || mayBeMeant(fact, texts))
    return undefined
  for (const source of texts.said) {
    for (const quantity of candidates(fact, reading, source).slice(0, mostExamined)) {
      if (baseValues(quantity).length === 0 || isGiven(quantity, fact, texts)) continue
      const quote = quoteAround(source.text, quantity.start, quantity.end)
      if (quote !== undefined)
        return raise(
          'wrong_value',
          source,
          [quote],
          `„${quantity.form}“ stands where ${fact.label} is „${fact.value}“.`,
        )
    }
  }
  return undefined
}
