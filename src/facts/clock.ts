import type { Piece } from './calendar.ts'
import { mentions, ofMixing } from './context.ts'
import { digitsMatching, following, glued, jointAt, type Reader, textBefore, wordAt } from './reader.ts'
import { spokenAt } from './spoken.ts'
import { bothHalves, followsUnit, type ReadClock, spokenClockAt, withPartOfDay } from './spoken-clock.ts'

/** The word before a time that says it is one. */
const leadsToTime = new Set(
  'v ve o od do po před kolem okolo čas času at by from until till before after around since time hodin'.split(
    ' ',
  ),
)
const hourWord = /^(?:h|hod|hodin[auyě]?|hodinách)$/

/** How a text with nothing but the value says a colon is read: `1:10` is a ratio or a time. */
export type ColonReading = 'time' | 'ratio' | undefined

/** The „h“ behind the second time of `8.00–16.00 h` is of both. */
const sharesHourWord = (reader: Reader, next: number, separator: string): boolean => {
  if (!['-', '–', 'až', 'do'].includes(jointAt(reader, next)) || glued(reader, next + 2)?.text !== separator)
    return false
  return (
    digitsMatching(reader, next + 3, /^[0-5]\d$/) !== undefined && hourWord.test(wordAt(reader, next + 4))
  )
}

/** `6h05`: minutes with no unit of their own. */
const lettered = (reader: Reader, index: number): ReadClock | undefined => {
  if (glued(reader, index + 1)?.text !== 'h') return undefined
  const hour = digitsMatching(reader, index, /^(?:[01]?\d|2[0-3])$/)
  const minute = glued(reader, index + 2) && digitsMatching(reader, index + 2, /^[0-5]\d$/)
  if (hour === undefined || minute === undefined) return undefined
  if (glued(reader, index + 3) && !/[.,;:)]/.test(reader.tokens[index + 3]!.text)) return undefined
  return /^min/.test(wordAt(reader, index + 3))
    ? undefined
    : { minutes: [hour * 60 + minute], next: index + 3 }
}

/** `14:10`, `14.10 h`, `2:10 p.m.`. */
const digitsAt = (reader: Reader, index: number, colon: ColonReading): ReadClock | undefined => {
  const separator = glued(reader, index + 1)?.text
  if (separator !== ':' && separator !== '.') return undefined
  const hour = digitsMatching(reader, index, /^(?:[01]?\d|2[0-4])$/)
  const minute = glued(reader, index + 2) && digitsMatching(reader, index + 2, /^[0-5]\d$/)
  if (hour === undefined || minute === undefined) return undefined
  const time = hour * 60 + minute
  if (time > 24 * 60) return undefined
  const next = index + 3
  const seconds = glued(reader, next)?.text === separator && glued(reader, next + 1)?.kind === 'digits'
  if (seconds && separator === '.') return undefined
  const led = leadsToTime.has(textBefore(reader, index))
  const hours = hourWord.test(wordAt(reader, next))
  const day = withPartOfDay(reader, { minutes: [time], next })
  const told = hours || day.next > next || colon === 'time' || sharesHourWord(reader, next, separator)
  if (separator === '.') {
    // „0.25 h“ is a quarter of an hour.
    if (hour === 0 && !led) return undefined
    if (!told && !(/^(?:ve?|at)$/.test(textBefore(reader, index)) && !followsUnit(reader, next)))
      return undefined
  } else {
    const twoDigits = reader.tokens[index]!.text.length === 2
    const natural = twoDigits || hour > 1
    if (colon === 'ratio' || (!told && !led && !seconds && !natural)) return undefined
    if (!told && !led && mentions(reader, index, ofMixing) && !seconds) return undefined
  }
  if (seconds) {
    if (glued(reader, next + 2)?.text === ':' || digitsMatching(reader, next + 1, /^[0-5]\d$/) === undefined)
      return undefined
    return { minutes: [time], seconds: Number(reader.tokens[next + 1]!.text), next: next + 2 }
  }
  if (day.next > next) return day
  return { minutes: [time], next: hours ? next + 1 : next }
}

/** „v sedm patnáct“, "at seven fifteen": two numbers that are no number together. */
const withSpokenMinutes = (reader: Reader, hours: ReadClock): ReadClock | undefined => {
  const past = wordAt(reader, hours.next) === '' ? undefined : spokenAt(reader, hours.next)
  if (!past || past.value < 10 || past.value > 59) return undefined
  const noun = wordAt(reader, past.next)
  const day = withPartOfDay(reader, {
    minutes: hours.minutes.map((each) => each + past.value),
    next: past.next,
  })
  const ends = noun === '' || reader.lexicon.functionWords.has(noun) || day.next > past.next
  return ends && !followsUnit(reader, past.next) ? day : undefined
}

/** The number of minutes behind a full hour, in digits or in words. */
const minutesAt = (reader: Reader, index: number): Piece<number> | undefined => {
  const token = following(reader, index)
  if (token?.kind === 'digits') return { value: Number(token.text), next: index + 1 }
  return token?.kind === 'word' ? spokenAt(reader, index) : undefined
}

/** „v 8 hodin“, „ve 14 h 10 min“, „v pět hodin“, "at 5 o'clock", "2 pm". */
const fullHourAt = (reader: Reader, index: number): ReadClock | undefined => {
  const { language } = reader
  const inDigits = digitsMatching(reader, index, /^(?:[01]?\d|2[0-4])$/)
  const spoken =
    inDigits === undefined && reader.tokens[index]?.kind === 'word' ? spokenAt(reader, index) : undefined
  const hour = inDigits ?? spoken?.value
  if (hour === undefined || hour > 24) return undefined
  let next = spoken?.next ?? index + 1
  const minutes = spoken && hour <= 12 ? bothHalves(hour * 60) : [hour * 60]
  if (language === 'en') {
    const clock =
      wordAt(reader, next) === 'o' &&
      glued(reader, next + 1)?.text === "'" &&
      wordAt(reader, next + 2) === 'clock'
    if (clock)
      return withPartOfDay(reader, { minutes: hour <= 12 ? bothHalves(hour * 60) : minutes, next: next + 3 })
    const day = withPartOfDay(reader, { minutes, next })
    if (day.next > next) return day
    return spoken && textBefore(reader, index) === 'at'
      ? withSpokenMinutes(reader, { minutes, next })
      : undefined
  }
  const before = textBefore(reader, index)
  if (!/^(?:ve?|o|od|do)$/.test(before)) return undefined
  const within = before === 'v' || before === 've'
  const named = /^(?:h|hod|hodin|hodinu|hodiny)$/.test(wordAt(reader, next))
  const day = withPartOfDay(reader, { minutes, next: named ? next + 1 : next })
  if (!named) {
    if (day.next > next) return day
    return spoken && within ? withSpokenMinutes(reader, { minutes, next }) : undefined
  }
  next += 1
  if (!within) return day.next > next ? day : undefined
  if (glued(reader, next)?.text === '.' && following(reader, next + 1)?.kind === 'digits') next += 1
  if (wordAt(reader, next) === 'a') next += 1
  const past = minutesAt(reader, next)
  return past && past.value < 60 && /^min/.test(wordAt(reader, past.next))
    ? { minutes: minutes.map((each) => each + past.value), next: past.next + 1 }
    : day
}

/** Reads a time of day from `index`. A duration, a ratio and a date are none. */
export const clockAt = (reader: Reader, index: number, colon?: ColonReading): ReadClock | undefined => {
  return (
    digitsAt(reader, index, colon) ??
    lettered(reader, index) ??
    fullHourAt(reader, index) ??
    spokenClockAt(reader, index)
  )
}
