import { isDay, oneOrTwo, type Piece, type ReadDate, yearDigits } from './calendar.ts'
import { gap } from './gap.ts'
import { isNamedBefore } from './names.ts'
import { numericDateAt } from './numeric-date.ts'
import {
  digitsMatching,
  following,
  glued,
  jointAt,
  type Reader,
  signAt,
  startWord,
  textBefore,
  wordAt,
} from './reader.ts'
import { spokenAt } from './spoken.ts'

/** A year in digits, or in Czech words: „dva tisíce dvacet šest“. */
const yearAt = (reader: Reader, index: number): Piece<number> | undefined => {
  const token = following(reader, index)
  if (token?.kind === 'digits') {
    const after = glued(reader, index + 1)
    if (!yearDigits.test(token.text) || after?.kind === 'word' || after?.kind === 'digits') return undefined
    return { value: Number(token.text), next: index + 1 }
  }
  const spoken = token?.kind === 'word' ? spokenAt(reader, index) : undefined
  return spoken && spoken.value >= 1500 && spoken.value < 3000 ? spoken : undefined
}

/** A day of the month before its month: `2.`, `2nd`, „druhého“, „dvacátého pátého“. */
const dayAt = (reader: Reader, index: number): Piece<number> | undefined => {
  const { lexicon } = reader
  const day = digitsMatching(reader, index, oneOrTwo)
  if (day !== undefined) {
    const after = glued(reader, index + 1)
    if (after?.text === '.') return { value: day, next: index + 2 }
    if (after?.kind === 'word' && /^(?:st|nd|rd|th)$/.test(after.text)) return { value: day, next: index + 2 }
    const free = !after || (after.kind === 'sign' && !':/-–%‰°'.includes(after.text))
    return free ? { value: day, next: index + 1 } : undefined
  }
  const word = startWord(reader, index)
  const ordinal = lexicon.ordinals.get(word)
  const tens = ordinal ?? lexicon.numbers.get(word)?.value
  if (tens === 20 || tens === 30) {
    const hyphen = glued(reader, index + 1)?.text === '-' ? 1 : 0
    const units = lexicon.ordinals.get(wordAt(reader, index + 1 + hyphen))
    if (units !== undefined && units < 10) return { value: tens + units, next: index + 2 + hyphen }
  }
  return ordinal === undefined ? undefined : { value: ordinal, next: index + 1 }
}

/** The token after a month's name and the point that shortens it: "Mar." */
const afterName = (reader: Reader, index: number): number =>
  /^(?:\p{L}{3}|sept)$/u.test(reader.tokens[index]!.text) && glued(reader, index + 1)?.text === '.'
    ? index + 2
    : index + 1

const monthNameAt = (reader: Reader, index: number): Piece<number> | undefined => {
  const at = wordAt(reader, index) === 'of' ? index + 1 : index
  const value = reader.lexicon.months.get(wordAt(reader, at))
  return value === undefined ? undefined : { value, next: afterName(reader, at) }
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** `3.` or `III.` after a day in digits. A month that ends a sentence has its point too. */
const monthNumberAt = (reader: Reader, index: number): Piece<number> | undefined => {
  const token = following(reader, index)
  if (!token) return undefined
  const roman = romanMonths.indexOf(token.raw) + 1
  if (roman > 0) return { value: roman, next: glued(reader, index + 1)?.text === '.' ? index + 2 : index + 1 }
  const value = digitsMatching(reader, index, oneOrTwo)
  if (value === undefined || token.gap > gap.space || glued(reader, index + 1)?.text !== '.') return undefined
  return { value, next: index + 2 }
}

/** Skips what may part a year from its month: „roku“, a comma. */
const yearStart = (reader: Reader, index: number): number =>
  ['roku', ','].includes(jointAt(reader, index)) ? index + 1 : index

/** `2. 3. 2026`, `2. března 2026`, "2 March 2026", „druhého března“. */
const dayFirstAt = (reader: Reader, index: number): ReadDate | undefined => {
  const day = dayAt(reader, index)
  if (!day) return undefined
  const named = monthNameAt(reader, day.next)
  if (named) {
    const year = yearAt(reader, yearStart(reader, named.next))
    if (!isDay(day.value, named.value, year?.value)) return undefined
    return {
      from: { ...(year && { year: year.value }), month: named.value, day: day.value },
      next: year?.next ?? named.next,
    }
  }
  if (reader.tokens[day.next - 1]!.text !== '.') return undefined
  const month = monthNumberAt(reader, day.next)
  const year = month && yearAt(reader, month.next)
  if (!month || !isDay(day.value, month.value, year?.value)) return undefined
  if (year) return { from: { year: year.value, month: month.value, day: day.value }, next: year.next }
  return reader.tokens[day.next]!.kind === 'digits' && isDateWithoutYear(reader, index, month.next)
    ? { from: { month: month.value, day: day.value }, next: month.next }
    : undefined
}

/** „2. 3.“ is a date; `2.3.` may be a clause or a number that ends a sentence, unless its surroundings say "day". */
const isDateWithoutYear = (reader: Reader, index: number, next: number): boolean => {
  const after = following(reader, next)
  if (after && after.gap === gap.none && after.kind !== 'sign') return false
  if (after?.kind === 'digits') return oneOrTwo.test(after.text) && signAt(reader, next + 1) === ':'
  if (isNamedBefore(reader, index)) return false
  const spaced = reader.tokens[index + 2]!.gap === gap.space
  return spaced || /^(?:dne|dni|datum|ke|ze)$/.test(textBefore(reader, index))
}

/** "March 2, 2026", "March 2nd". */
const monthFirstAt = (reader: Reader, index: number): ReadDate | undefined => {
  const month = reader.lexicon.months.get(startWord(reader, index))
  if (month === undefined || reader.language !== 'en') return undefined
  const start = afterName(reader, index)
  const day = following(reader, start) && dayAt(reader, start)
  if (!day || reader.tokens[start]!.kind !== 'digits') return undefined
  const next = reader.tokens[day.next - 1]!.text === '.' ? day.next - 1 : day.next
  // "March 2.5 ml"
  if (next < day.next && glued(reader, day.next)?.kind === 'digits') return undefined
  const year = yearAt(reader, yearStart(reader, next))
  if (!isDay(day.value, month, year?.value)) return undefined
  return { from: { ...(year && { year: year.value }), month, day: day.value }, next: year?.next ?? next }
}

/** „březen 2026“, "March 2026". */
const monthAndYearAt = (reader: Reader, index: number): ReadDate | undefined => {
  const month = reader.lexicon.months.get(startWord(reader, index))
  if (month === undefined) return undefined
  const year = yearAt(reader, yearStart(reader, afterName(reader, index)))
  return year && { from: { year: year.value, month }, next: year.next }
}

/** `2.–5. 3. 2026`: the first day of a range that shares its month with the last. */
const dayRangeAt = (reader: Reader, index: number): ReadDate | undefined => {
  const day = digitsMatching(reader, index, oneOrTwo)
  if (!day || glued(reader, index + 1)?.text !== '.') return undefined
  if (!['-', '–', 'až', 'do'].includes(jointAt(reader, index + 2)) || !following(reader, index + 3))
    return undefined
  const last = dayFirstAt(reader, index + 3)
  if (!last || last.from.day! <= day) return undefined
  return { from: { ...last.from, day }, to: last.from, next: last.next }
}

const oneDateAt = (reader: Reader, index: number): ReadDate | undefined =>
  numericDateAt(reader, index) ??
  dayRangeAt(reader, index) ??
  dayFirstAt(reader, index) ??
  monthFirstAt(reader, index) ??
  monthAndYearAt(reader, index)

/** Reads a date, or a range of dates, from `index`. */
export const dateAt = (reader: Reader, index: number): ReadDate | undefined => {
  const first = oneDateAt(reader, index)
  if (!first || first.to) return first
  const between = ['mezi', 'between'].includes(textBefore(reader, index))
  const joints = between ? ['a', 'and'] : ['-', '–', 'až', 'do', 'to', 'until']
  if (!joints.includes(jointAt(reader, first.next)) || !following(reader, first.next + 1)) return first
  const last = oneDateAt(reader, first.next + 1)
  if (!last || last.to) return first
  const from = first.from.year === undefined ? { ...last.from, ...first.from } : first.from
  return { from, to: last.from, next: last.next }
}
