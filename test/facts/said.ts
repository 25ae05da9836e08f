import { expect } from 'vitest'
import { findFact, type Language, parseQuantities, type Quantity, spelled } from '../../src/facts/index.ts'

type Meaning<Kind> = Extract<Quantity['meaning'], { kind: Kind }>

const day = ({ year, month, day: date }: Meaning<'date'>['from']): string =>
  [year ?? '', month, date ?? ''].join('-')

const time = (seconds: number): string => {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const whole = `${hours}:${String(minutes).padStart(2, '0')}`
  return rest === 0 ? whole : `${whole}:${String(rest).padStart(2, '0')}`
}

const times = (seconds: readonly number[]): string => seconds.map(time).join('|')

const amountOf = ({ amount }: Extract<Quantity['meaning'], { amount: unknown }>): string => {
  if (amount.is === 'exact') return spelled(amount.figure.value)
  const ends = `${spelled(amount.from.value)}..${spelled(amount.to.value)}`
  return amount.is === 'tolerance' ? `${ends} around ${spelled(amount.around.value)}` : ends
}

/** What a value is, its bound aside, in the parser's own terms: `30 min`, `5 (tubes) per h`, `2× in 1 d`, `14:10`. */
export const meant = ({ meaning }: Quantity): string => {
  const counted = 'counted' in meaning ? meaning.counted.map(({ text }) => ` (${text})`).join('') : ''
  switch (meaning.kind) {
    case 'date':
      return day(meaning.from) + (meaning.to ? `..${day(meaning.to)}` : '')
    case 'clock':
      return times(meaning.from) + (meaning.to ? `..${times(meaning.to)}` : '')
    case 'ratio':
      return meaning.terms.map(spelled).join(':')
    case 'ordinal':
      return `${meaning.value}.${counted}`
    case 'times':
      return `${amountOf(meaning)}×`
    case 'fold':
      return `${amountOf(meaning)}-fold`
    case 'frequency':
      return `${amountOf(meaning)}× in ${spelled(meaning.period.value)} ${meaning.unit.code}`
    case 'measure':
      return `${amountOf(meaning)} ${meaning.unit.code}`
    case 'number':
      return amountOf(meaning) + counted + (meaning.per ? ` per ${meaning.per.code}` : '')
  }
}

const oneSaid = (quantity: Quantity): string =>
  `${quantity.comparator === '=' ? '' : quantity.comparator}${meant(quantity)}`

/** What a text says, each value with its bound: `≤30 min`. */
export const said = (text: string, language: Language = 'cs'): readonly string[] =>
  parseQuantities(text, language).map(oneSaid)

/** What each text says, all of them read as the paragraphs of one: a parser meets them quicker than one by one. */
export const saidEach = (texts: readonly string[], language: Language = 'cs'): Record<string, string> => {
  const heard = new Map<string, string[]>()
  const owners: string[] = []
  for (const text of texts) {
    heard.set(text, [])
    owners.push(...new Array<string>(text.length + 2).fill(text))
  }
  for (const quantity of parseQuantities(texts.join('\n\n'), language))
    heard.get(owners[quantity.start]!)!.push(oneSaid(quantity))
  return Object.fromEntries([...heard].map(([text, values]) => [text, values.join(', ')]))
}

/** The text with ‹› around the form of each value of the kinds, and what each says. */
export const shown = (
  marked: string,
  language: Language,
  ...kinds: readonly Quantity['meaning']['kind'][]
): readonly string[] => {
  const text = marked.replace(/[‹›]/g, '')
  const found = parseQuantities(text, language).filter(({ meaning }) => kinds.includes(meaning.kind))
  let form = ''
  let at = 0
  for (const { start, end } of found) {
    form += `${text.slice(at, start)}‹${text.slice(start, end)}›`
    at = end
  }
  return [form + text.slice(at), ...found.map(oneSaid)]
}

/** How finely the one number of a text is written, and its ambiguous spelling. */
export const figureOf = (text: string, language: Language = 'cs') => {
  const [only, ...others] = parseQuantities(text, language)
  if (!only || others.length > 0 || !('amount' in only.meaning) || only.meaning.amount.is !== 'exact')
    throw new Error(`not one exact number: ${text}`)
  return only.meaning.amount.figure
}

/** Each text says one value, the one beside it. */
export const eachIs = (rows: readonly (readonly [text: string, its: string])[], language: Language = 'cs') =>
  expect(rows.map(([text]) => [text, said(text, language)])).toEqual(rows.map(([text, its]) => [text, [its]]))

/** None of the texts says a value. */
export const noneIs = (texts: readonly string[], language: Language = 'cs') =>
  expect(texts.map((text) => [text, said(text, language)])).toEqual(texts.map((text) => [text, []]))

/** The value is in every text. */
export const allIn = (value: string, texts: readonly string[], language: Language = 'cs') =>
  expect(texts.filter((text) => !findFact({ value }, text, language).found)).toEqual([])

/** The value is in none of the texts. */
export const noneIn = (value: string, texts: readonly string[], language: Language = 'cs') =>
  expect(texts.filter((text) => findFact({ value }, text, language).found)).toEqual([])

/** The words that say the values of a text. */
export const forms = (text: string, language: Language = 'cs'): readonly string[] =>
  parseQuantities(text, language).map(({ form }) => form)

/** The same answer for every text. */
export const each = (texts: readonly string[], answer: string): Record<string, string> =>
  Object.fromEntries(texts.map((text) => [text, answer]))

/** The words of a list, apart by white space. */
export const listed = (list: string): string[] => list.trim().split(/\s+/)

/** As it is typed on a keyboard without diacritics. */
export const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')
