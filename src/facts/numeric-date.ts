import { isDay, oneOrTwo, type ReadDate, yearDigits } from './calendar.ts'
import { isAfterCapitals, isNamedBefore } from './names.ts'
import { digitsMatching, glued, type Reader } from './reader.ts'

/** `2026-03-02`, also with a time behind its T. */
const isoAt = (reader: Reader, index: number): ReadDate | undefined => {
  if (glued(reader, index + 1)?.text !== '-' || glued(reader, index + 3)?.text !== '-') return undefined
  const [year, month, day] = [
    digitsMatching(reader, index, yearDigits),
    digitsMatching(reader, index + 2, /^\d\d$/),
    digitsMatching(reader, index + 4, /^\d\d$/),
  ]
  if (!glued(reader, index + 2) || !glued(reader, index + 4)) return undefined
  if (year === undefined || month === undefined || day === undefined) return undefined
  const after = glued(reader, index + 5)
  if (
    after?.kind === 'digits' ||
    (after?.text === '-' && glued(reader, index + 6)) ||
    !isDay(day, month, year)
  )
    return undefined
  if (after?.kind === 'word' && after.text !== 't') return undefined
  return {
    from: { year, month, day },
    next: after?.kind === 'word' && glued(reader, index + 6) ? index + 6 : index + 5,
  }
}

/** `3/2/2026` and `2-3-2026` say a date only where one of the numbers can be no month. */
const slashedAt = (reader: Reader, index: number): ReadDate | undefined => {
  const separator = glued(reader, index + 1)?.text
  if ((separator !== '/' && separator !== '-') || glued(reader, index + 3)?.text !== separator)
    return undefined
  if (!glued(reader, index + 2) || !glued(reader, index + 4)) return undefined
  const [first, second] = [
    digitsMatching(reader, index, oneOrTwo),
    digitsMatching(reader, index + 2, oneOrTwo),
  ]
  const year = digitsMatching(reader, index + 4, yearDigits)
  const after = glued(reader, index + 5)
  if (
    first === undefined ||
    second === undefined ||
    year === undefined ||
    after?.kind === 'digits' ||
    after?.text === separator
  )
    return undefined
  const next = index + 5
  const dayFirst = isDay(first, second, year)
  const monthFirst = isDay(second, first, year)
  if (dayFirst && monthFirst && first !== second) return undefined
  if (dayFirst) return { from: { year, month: second, day: first }, next }
  return monthFirst ? { from: { year, month: first, day: second }, next } : undefined
}

/** `02-Mar-2026`. */
const hyphenatedAt = (reader: Reader, index: number): ReadDate | undefined => {
  if (glued(reader, index + 1)?.text !== '-' || glued(reader, index + 3)?.text !== '-') return undefined
  const day = digitsMatching(reader, index, oneOrTwo)
  const month = reader.lexicon.months.get(glued(reader, index + 2)?.text ?? '')
  const year = glued(reader, index + 4) && digitsMatching(reader, index + 4, yearDigits)
  if (day === undefined || month === undefined || year === undefined) return undefined
  if (glued(reader, index + 5)?.kind === 'digits') return undefined
  return isDay(day, month, year) ? { from: { year, month, day }, next: index + 5 } : undefined
}

/** `08/2026`, as an expiry is printed. */
const monthSlashYearAt = (reader: Reader, index: number): ReadDate | undefined => {
  if (glued(reader, index + 1)?.text !== '/' || !glued(reader, index + 2)) return undefined
  const [month, year] = [
    digitsMatching(reader, index, /^(?:0?[1-9]|1[0-2])$/),
    digitsMatching(reader, index + 2, yearDigits),
  ]
  const after = glued(reader, index + 3)
  const named = isNamedBefore(reader, index) || isAfterCapitals(reader, index)
  if (
    month === undefined ||
    year === undefined ||
    named ||
    (after && (after.kind !== 'sign' || '/-_'.includes(after.text)))
  )
    return undefined
  return { from: { year, month }, next: index + 3 }
}

/** Reads a date that is written in digits, dashes and slashes from `index`. */
export const numericDateAt = (reader: Reader, index: number): ReadDate | undefined =>
  isoAt(reader, index) ??
  slashedAt(reader, index) ??
  hyphenatedAt(reader, index) ??
  monthSlashYearAt(reader, index)
