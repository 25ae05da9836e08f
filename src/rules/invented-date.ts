import { baseValues, parseQuantities, type Quantity } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { recordText } from '../run/written.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** A day by its number since 1970. */
type Day = number

const dayMs = 86_400_000

/** A length of time that a date may lie after or before another. */
interface Distance {
  readonly unit: 'day' | 'workday' | 'month'
  readonly count: number
}

/** What the chatbot had that a date may come from. */
interface Given {
  readonly days: ReadonlySet<Day>
  /** Days of a year that was not said, as `month-day`. */
  readonly yearless: ReadonlySet<string>
  readonly distances: readonly Distance[]
  /** Whether a source speaks of the end of a month, a quarter or a year. */
  readonly ends: boolean
}

/** Days that words name without a date. What they mean is the reader's to say. */
const vague =
  /(?<!\p{L})(?:příšt|minul|následuj|(?:tento|tohoto|tomto|this) (?:týd|měs|rok|week|month|year)|pondě|úter[kýn]|střed[auyoě](?!\p{L})|čtvrt[ek]|pát(?:ek|ku|ky|kem)(?!\p{L})|sobot|neděl|víkend|začátk|polovin|půlc|next|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|mid-)/iu
const endOfMonth = /(?<!\p{L})(?:kon(?:ec|ce|ci|cem)|závěr|end of|poslední)/iu
/** How far from today a day may lie that is named by yesterday, tomorrow and the like. */
const nearToday = 2

const dayOf = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / dayMs

const addMonths = (from: Day, months: number): Day => {
  const date = new Date(from * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / dayMs
}

const isLastOfMonth = (day: Day): boolean => new Date((day + 1) * dayMs).getUTCDate() === 1

const distancesOf = (quantity: Quantity): readonly Distance[] => {
  const { meaning } = quantity
  if (meaning.kind !== 'measure' && meaning.kind !== 'frequency') return []
  const { dimension, factor } = meaning.unit
  const scale = Number(factor.numerator) / Number(factor.denominator)
  const counts =
    meaning.kind === 'frequency'
      ? [(Number(meaning.period.value.numerator) / Number(meaning.period.value.denominator)) * scale]
      : baseValues(quantity).map(({ numerator, denominator }) => Number(numerator) / Number(denominator))
  return counts.flatMap((count): readonly Distance[] => {
    if (dimension === 'time') return count % 86_400 === 0 ? [{ unit: 'day', count: count / 86_400 }] : []
    if (dimension === 'workday') return [{ unit: 'workday', count }]
    return dimension === 'month' ? [{ unit: 'month', count }] : []
  })
}

const givenIn = (texts: readonly string[], { task, suite }: RuleInput): Given => {
  const days = new Set<Day>()
  const yearless = new Set<string>()
  const distances = new Map<string, Distance>()
  const today = Math.floor(Date.parse(suite.seed.now) / dayMs)
  for (let day = today - nearToday; day <= today + nearToday; day += 1) days.add(day)
  for (const quantity of texts.flatMap((text) => parseQuantities(text, task.language))) {
    for (const distance of distancesOf(quantity))
      distances.set(`${distance.count} ${distance.unit}`, distance)
    if (quantity.meaning.kind !== 'date') continue
    const { from, to } = quantity.meaning
    for (const { year, month, day } of [from, ...(to ? [to] : [])]) {
      if (day === undefined) continue
      if (year === undefined) yearless.add(`${month}-${day}`)
      else days.add(dayOf(year, month, day))
    }
  }
  return {
    days,
    yearless,
    distances: [...distances.values()],
    ends: texts.some((text) => endOfMonth.test(text)),
  }
}

/** How many days so many working days may take, holidays included. */
const mostDaysFor = (workdays: number): number => Math.ceil(workdays * 1.4) + 7

const liesAt = (day: Day, from: Day, { unit, count }: Distance): boolean => {
  if (unit === 'month') return day === addMonths(from, count) || day === addMonths(from, -count)
  const apart = Math.abs(day - from)
  return unit === 'day' ? apart === count : apart >= count && apart <= mostDaysFor(count)
}

const isGiven = (day: Day, { days, yearless, distances, ends }: Given): boolean => {
  const date = new Date(day * dayMs)
  return (
    days.has(day) ||
    yearless.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`) ||
    (ends && isLastOfMonth(day)) ||
    [...days].some((from) => distances.some((distance) => liesAt(day, from, distance)))
  )
}

/** The day that a field's value is, where it is a whole date and nothing else. */
const dayIn = (value: string, language: 'cs' | 'en'): Day | undefined => {
  const [only, ...more] = parseQuantities(value, language)
  if (only?.meaning.kind !== 'date' || more.length > 0 || only.form !== value.trim()) return undefined
  const { from, to } = only.meaning
  return to || from.year === undefined || from.day === undefined
    ? undefined
    : dayOf(from.year, from.month, from.day)
}

/** All that the chatbot was told, read and got back from tools, and what the records held. */
const sourcesOf = ({ answer: { turns, before }, evidence }: RuleInput): readonly string[] => [
  ...evidence.filter(({ kind }) => kind === 'user' || kind === 'document').map(({ text }) => text),
  ...turns.flatMap(({ calls }) => calls.map(({ content }) => content)),
  ...before.records.map(recordText),
]

function* inventedDates(input: RuleInput): Generator<Finding | undefined> {
  const { answer, written, task } = input
  if (answer.turns.some(({ message }) => vague.test(message))) return
  let given: Given | undefined
  for (const { kind, name, text, added } of written) {
    for (const { text: value, start, end } of kind === 'record' ? added : []) {
      const day = dayIn(value, task.language)
      if (day === undefined) continue
      given ??= givenIn(sourcesOf(input), input)
      const quote = isGiven(day, given) ? undefined : quoteAround(text, start, end)
      yield quote === undefined
        ? undefined
        : raise(
            'invented_number',
            { kind: 'record', name },
            [quote],
            `Nobody gave the date „${value.trim()}“.`,
          )
    }
  }
}

/**
 * `invented_number`: a field of a record that holds a date alone, where nothing that the chatbot was told or read gives
 * that date or a length of time by which it would lie after or before one that is given. Silent where the user names days
 * without a date.
 */
export const inventedDate: Rule = (input) => distinct(inventedDates(input))
