import type { ColonReading } from './clock.ts'
import { mentions, ofMixing } from './context.ts'
import { countedAt } from './counted.ts'
import { gap } from './gap.ts'
import { isAfterCapitals, isNamedBefore, startsName } from './names.ts'
import type { Meaning } from './quantity.ts'
import { rational } from './rational.ts'
import { following, glued, jointAt, type Reader, signAt, startWord } from './reader.ts'
import type { Reading, Skipped } from './reading.ts'
import { foldAt, ratioAt, repetitionAt } from './repetition.ts'
import { unitAt } from './unit-reading.ts'

/** A number of times or a frequency; nothing where the words are a tail of the value before: „3 vzorky denně“. */
export const repetitionReading = (
  reader: Reader,
  index: number,
  floor: number,
  nounEnd: number,
): Reading | undefined => {
  const read = repetitionAt(reader, index)
  if (!read) return undefined
  if ('bare' in read) {
    // „jednou“ alone is also "some day" and "with one".
    if (startWord(reader, index) === 'jednou' && !isWholeText(reader, index, read.next)) return undefined
    return {
      meaning: { kind: 'times', amount: read.amount },
      bounded: 'amount',
      implied: false,
      start: index,
      next: read.next,
    }
  }
  if (read.implied && index > 0 && (index === floor || index === nounEnd) && following(reader, index))
    return undefined
  const { amount, period, unit } = read
  return {
    meaning: { kind: 'frequency', amount, period, unit },
    bounded: 'amount',
    implied: read.implied,
    start: index,
    next: read.next,
  }
}

const isWholeText = ({ tokens }: Reader, start: number, next: number): boolean =>
  start === 0 && next === tokens.length

/** `1:5`, „jedna ku pěti“. */
export const ratioReading = (
  reader: Reader,
  index: number,
  colon: ColonReading,
): Reading | Skipped | undefined => {
  const spoken = mayBeSpoken(reader, index) && mentions(reader, index, ofMixing)
  const read = ratioAt(reader, index, spoken ? 'spoken' : 'written') ?? wholeSpokenRatio(reader, index)
  if (!read || (colon === 'time' && glued(reader, index + 1))) return undefined
  if (endsRatioAsName(reader, index, read.next)) return undefined
  // „1:5 až 1:10“ is neither.
  const last = ['až', 'to', '-', '–'].includes(jointAt(reader, read.next))
    ? ratioAt(reader, read.next + 1, 'written')
    : undefined
  if (last) return { resume: last.next }
  return {
    meaning: { kind: 'ratio', terms: read.terms.map(({ value }) => value) },
    bounded: 'amount',
    implied: false,
    start: index,
    next: read.next,
  }
}

const mayBeSpoken = (reader: Reader, index: number): boolean =>
  ['to', 'k'].includes(startWord(reader, index + 1)) || ['to', 'k'].includes(startWord(reader, index + 2))

const wholeSpokenRatio = (reader: Reader, index: number) => {
  const read = index === 0 && reader.tokens[1]?.text === 'to' ? ratioAt(reader, index, 'spoken') : undefined
  return read?.next === reader.tokens.length ? read : undefined
}

/** `ISO 15189:2022` is a standard; „1 to 5 ml“ is a range. */
const endsRatioAsName = (reader: Reader, index: number, next: number): boolean =>
  isNamedBefore(reader, index) ||
  isAfterCapitals(reader, index) ||
  startsName(reader, next) ||
  (startWord(reader, index + 1) === 'to' && unitAt(reader, next) !== undefined) ||
  '%°‰'.includes(signAt(reader, next) || 'none')

/** „pětinásobný“. */
export const foldReading = (reader: Reader, index: number): Reading | undefined => {
  const read = foldAt(reader, index)
  return (
    read && {
      meaning: {
        kind: 'fold',
        amount: { is: 'exact', figure: { value: rational(read.value), decimals: 0 } },
      },
      bounded: 'amount',
      implied: false,
      start: index,
      next: read.next,
    }
  )
}

/** „třetí den“, `3. den`, "3rd day". */
export const ordinalReading = (reader: Reader, index: number): Reading | undefined => {
  const token = reader.tokens[index]!
  let value: number | undefined
  let next = index + 1
  if (token.kind === 'digits') {
    const after = glued(reader, next)
    const dotted =
      after?.text === '.' &&
      reader.language === 'cs' &&
      reader.tokens[next + 1]?.gap === gap.space &&
      /^\p{Ll}/u.test(reader.tokens[next + 1]!.raw)
    const suffixed =
      after?.kind === 'word' && reader.language === 'en' && /^(?:st|nd|rd|th)$/.test(after.text)
    if ((!dotted && !suffixed) || token.text.length > 4) return undefined
    value = Number(token.text)
    next += 1
  } else {
    value = reader.lexicon.ordinals.get(token.text)
    if (value === undefined) return undefined
  }
  const { words } = countedAt(reader, next)
  const last = words.length
  if (last === 0)
    return token.kind === 'digits' ? { ...ordinal(value, [], index, next), resume: next } : undefined
  return { ...ordinal(value, words, index, next + last), resume: next }
}

const ordinal = (
  value: number,
  counted: Extract<Meaning, { kind: 'ordinal' }>['counted'],
  start: number,
  next: number,
): Reading => ({
  meaning: { kind: 'ordinal', value, counted },
  bounded: 'amount',
  implied: false,
  start,
  next,
})
