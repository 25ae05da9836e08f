import { mentions, ofMixing } from './context.ts'
import { gap } from './gap.ts'
import { following, glued, type Reader, signAt, startWord, wordAt } from './reader.ts'
import { spokenAt } from './spoken.ts'

export interface ReadClock {
  /** Minutes after midnight, in each way that the words can be read. */
  readonly minutes: readonly number[]
  /** Where the time is told to the second. */
  readonly seconds?: number
  readonly next: number
}

/** The word before a time that says it is one. */
const leadsToTime = new Set(
  'v ve o od do po před kolem okolo čas času at by from until till before after around since time hodin'.split(
    ' ',
  ),
)
const hourWord = /^(?:h|hod|hodin[auyě]?|hodinách)$/

const halfDay = 720

/** A time on a clock face of twelve hours can be either half of the day. */
const bothHalves = (minutes: number): number[] => {
  const morning = ((minutes % halfDay) + halfDay) % halfDay
  return [morning, morning + halfDay]
}

const partOfDay: Readonly<Record<string, 'morning' | 'afternoon'>> = {
  ráno: 'morning',
  dopoledne: 'morning',
  odpoledne: 'afternoon',
  večer: 'afternoon',
  am: 'morning',
  pm: 'afternoon',
}

/** Applies „odpoledne“, "p.m." behind a time. */
const withPartOfDay = (reader: Reader, read: ReadClock): ReadClock => {
  let next = read.next
  const inThe = wordAt(reader, next) === 'in' && wordAt(reader, next + 1) === 'the'
  const word = wordAt(reader, inThe ? next + 2 : next)
  let part = inThe
    ? ({ morning: 'morning', afternoon: 'afternoon', evening: 'afternoon' } as const)[word]
    : partOfDay[word]
  next = inThe ? next + 3 : next + 1
  if ((word === 'a' || word === 'p') && signAt(reader, next) === '.' && wordAt(reader, next + 1) === 'm') {
    part = word === 'a' ? 'morning' : 'afternoon'
    next += glued(reader, next + 2)?.text === '.' ? 3 : 2
  }
  if (!part) return read
  const half = part === 'morning' ? 0 : halfDay
  const [first = 0] = read.minutes
  const either = read.minutes.length > 1 || first < halfDay + 60
  return { ...read, minutes: [either ? (first % halfDay) + half : first], next }
}

const numberAt = (reader: Reader, index: number, pattern: RegExp): number | undefined => {
  const token = reader.tokens[index]
  return token?.kind === 'digits' && pattern.test(token.text) ? Number(token.text) : undefined
}

const wordBefore = (reader: Reader, index: number): string =>
  index > 0 && reader.tokens[index]!.gap <= gap.line ? reader.tokens[index - 1]!.text : ''

/** How a text with nothing but the value says a colon is read: `1:10` is a ratio or a time. */
export type ColonReading = 'time' | 'ratio' | undefined

/** The „h“ behind the second time of `8.00–16.00 h` is of both. */
const sharesHourWord = (reader: Reader, next: number, separator: string): boolean => {
  const joint = signAt(reader, next) || wordAt(reader, next)
  if (!['-', '–', 'až'].includes(joint) || glued(reader, next + 2)?.text !== separator) return false
  return numberAt(reader, next + 3, /^[0-5]\d$/) !== undefined && hourWord.test(wordAt(reader, next + 4))
}

/** `6h05`: minutes with no unit of their own. */
const lettered = (reader: Reader, index: number): ReadClock | undefined => {
  const hour = numberAt(reader, index, /^(?:[01]?\d|2[0-3])$/)
  const minute = glued(reader, index + 2) && numberAt(reader, index + 2, /^[0-5]\d$/)
  if (hour === undefined || minute === undefined || glued(reader, index + 1)?.text !== 'h') return undefined
  if (glued(reader, index + 3) && !/[.,;:)]/.test(reader.tokens[index + 3]!.text)) return undefined
  return /^min/.test(wordAt(reader, index + 3))
    ? undefined
    : { minutes: [hour * 60 + minute], next: index + 3 }
}

/** `14:10`, `14.10 h`, `2:10 p.m.`. */
const digitsAt = (reader: Reader, index: number, colon: ColonReading): ReadClock | undefined => {
  const hour = numberAt(reader, index, /^(?:[01]?\d|2[0-4])$/)
  const separator = glued(reader, index + 1)?.text
  const minute = glued(reader, index + 2) && numberAt(reader, index + 2, /^[0-5]\d$/)
  if (hour === undefined || minute === undefined || (separator !== ':' && separator !== '.')) return undefined
  const time = hour * 60 + minute
  if (time > 24 * 60) return undefined
  const next = index + 3
  const seconds = glued(reader, next)?.text === separator && glued(reader, next + 1)?.kind === 'digits'
  if (seconds && separator === '.') return undefined
  const led = leadsToTime.has(wordBefore(reader, index))
  const hours = hourWord.test(wordAt(reader, next))
  const day = withPartOfDay(reader, { minutes: [time], next })
  const told = hours || day.next > next || colon === 'time' || sharesHourWord(reader, next, separator)
  if (separator === '.') {
    // „0.25 h“ is a quarter of an hour.
    if (hour === 0 && !led) return undefined
    if (!told && !(led && /^(?:ve?|at)$/.test(wordBefore(reader, index)) && !followsUnit(reader, next)))
      return undefined
  } else {
    const twoDigits = reader.tokens[index]!.text.length === 2
    const natural = twoDigits || hour > 1
    if (colon === 'ratio' || (!told && !led && !seconds && !natural)) return undefined
    if (!told && !led && mentions(reader, index, ofMixing) && !seconds) return undefined
  }
  if (seconds) {
    if (glued(reader, next + 2)?.text === ':' || numberAt(reader, next + 1, /^[0-5]\d$/) === undefined)
      return undefined
    return { minutes: [time], seconds: Number(reader.tokens[next + 1]!.text), next: next + 2 }
  }
  if (day.next > next) return day
  return { minutes: [time], next: hours ? afterHourWord(reader, next) : next }
}

const afterHourWord = (reader: Reader, index: number): number =>
  glued(reader, index + 1)?.text === '.' && reader.tokens[index]!.text === 'hod' ? index + 1 : index + 1

const followsUnit = (reader: Reader, index: number): boolean => {
  const token = following(reader, index)
  return (
    token !== undefined && (token.kind === 'sign' ? '%°‰×/'.includes(token.text) : token.kind === 'digits')
  )
}

/** „v 8 hodin“, „ve 14 h 10 min“, „v pět hodin“, "at 5 o'clock", "2 pm". */
const fullHourAt = (reader: Reader, index: number): ReadClock | undefined => {
  const { language } = reader
  const inDigits = numberAt(reader, index, /^(?:[01]?\d|2[0-4])$/)
  const spoken =
    inDigits === undefined && reader.tokens[index]?.kind === 'word' ? spokenAt(reader, index) : undefined
  const hour = inDigits ?? spoken?.value
  if (hour === undefined || hour > 24) return undefined
  let next = spoken?.next ?? index + 1
  const minutes = spoken && hour <= 12 ? bothHalves(hour * 60) : [hour * 60]
  const led = leadsToTime.has(wordBefore(reader, index))
  if (language === 'en') {
    const clock =
      wordAt(reader, next) === 'o' &&
      glued(reader, next + 1)?.text === "'" &&
      wordAt(reader, next + 2) === 'clock'
    if (clock)
      return withPartOfDay(reader, { minutes: hour <= 12 ? bothHalves(hour * 60) : minutes, next: next + 3 })
    const day = withPartOfDay(reader, { minutes, next })
    return day.next > next ? day : undefined
  }
  if (!led || !/^(?:ve?|o|od|do)$/.test(wordBefore(reader, index))) return undefined
  const named = /^(?:h|hod|hodin|hodinu|hodiny)$/.test(wordAt(reader, next))
  const day = withPartOfDay(reader, { minutes, next: named ? next + 1 : next })
  if (!named) return /^ve?$/.test(wordBefore(reader, index)) && day.next > next ? day : undefined
  if (!/^(?:ve?)$/.test(wordBefore(reader, index))) return day.next > next + 1 ? day : undefined
  next += 1
  if (glued(reader, next)?.text === '.' && following(reader, next + 1)?.kind === 'digits') next += 1
  if (wordAt(reader, next) === 'a') next += 1
  const past =
    numberAt(reader, next, /^[0-5]?\d$/) ?? (wordAt(reader, next) ? spokenAt(reader, next)?.value : undefined)
  if (past !== undefined && past < 60 && following(reader, next)) {
    const unitStart = reader.tokens[next]!.kind === 'digits' ? next + 1 : spokenAt(reader, next)!.next
    if (/^min(?:ut)?/.test(wordAt(reader, unitStart))) {
      return { minutes: minutes.map((each) => each + past), next: unitStart + 1 }
    }
  }
  return day
}

/** An hour named by its ordinal: „druhé“, and „jedné“ for the first. */
const ordinalHour = (reader: Reader, index: number): number | undefined => {
  const word = wordAt(reader, index)
  if (word === 'jedné') return 1
  if (!/[éí]$/.test(word)) return undefined
  const value = reader.lexicon.ordinals.get(word)
  return value !== undefined && value >= 1 && value <= 12 ? value : undefined
}

const cardinalHour = (reader: Reader, index: number): { hour: number; next: number } | undefined => {
  const digits = following(reader, index) && numberAt(reader, index, /^(?:1[0-2]|[1-9])$/)
  if (digits !== undefined) return { hour: digits, next: index + 1 }
  const spoken = wordAt(reader, index) ? spokenAt(reader, index) : undefined
  return spoken && spoken.value >= 1 && spoken.value <= 12
    ? { hour: spoken.value, next: spoken.next }
    : undefined
}

/** „čtvrt na pět“, „tři čtvrtě na pět“, „půl třetí“: minutes before the hour that is named. */
const czechFaceAt = (reader: Reader, index: number): ReadClock | undefined => {
  const word = startWord(reader, index)
  const token = reader.tokens[index]
  const three = word === 'tři' && /^čtvrt[ěiy]$/.test(wordAt(reader, index + 1))
  const to =
    word === 'třičtvrtě' || token?.text === '¾'
      ? { missing: 15, next: index + 1 }
      : three
        ? { missing: 15, next: index + 2 }
        : word === 'čtvrt' || token?.text === '¼'
          ? { missing: 45, next: index + 1 }
          : undefined
  if (to && wordAt(reader, to.next) === 'na') {
    const named = cardinalHour(reader, to.next + 1)
    return named && { minutes: bothHalves(named.hour * 60 - to.missing), next: named.next }
  }
  if (word !== 'půl') return undefined
  const hour = ordinalHour(reader, index + 1)
  if (hour === undefined) return undefined
  const noun = wordAt(reader, index + 2)
  const inHours = /^(?:hodiny|hodině)$/.test(noun)
  const led = /^(?:ve?|o|do|od|po|před|kolem|okolo)$/.test(wordBefore(reader, index))
  if (inHours && !led) return undefined
  if (!inHours && !led && noun !== '' && !partOfDay[noun] && !reader.lexicon.functionWords.has(noun))
    return undefined
  return { minutes: bothHalves(hour * 60 - 30), next: index + (inHours ? 3 : 2) }
}

/** „za pět minut dvanáct“, „pět minut po osmé“. */
const czechMinutesAt = (reader: Reader, index: number): ReadClock | undefined => {
  const before = startWord(reader, index) === 'za'
  const start = before ? index + 1 : index
  const digits = numberAt(reader, start, /^[1-5]?\d$/)
  const spoken =
    digits === undefined && reader.tokens[start]?.kind === 'word' ? spokenAt(reader, start) : undefined
  const count = digits ?? spoken?.value
  if (count === undefined || count >= 60) return undefined
  const unit = spoken?.next ?? start + 1
  if (!/^min(?:ut[auy]?)?$/.test(wordAt(reader, unit))) return undefined
  if (!before) {
    const hour = wordAt(reader, unit + 1) === 'po' ? ordinalHour(reader, unit + 2) : undefined
    if (hour === undefined) return undefined
    const noun = wordAt(reader, unit + 3)
    if (noun !== '' && noun !== 'hodině' && !partOfDay[noun] && !reader.lexicon.functionWords.has(noun))
      return undefined
    return { minutes: bothHalves(hour * 60 + count), next: unit + (noun === 'hodině' ? 4 : 3) }
  }
  const half = wordAt(reader, unit + 1) === 'půl' ? ordinalHour(reader, unit + 2) : undefined
  if (half !== undefined) return { minutes: bothHalves(half * 60 - 30 - count), next: unit + 3 }
  const named = cardinalHour(reader, unit + 1)
  if (!named) return undefined
  const noun = wordAt(reader, named.next)
  if (
    noun !== '' &&
    noun !== 'hodin' &&
    noun !== 'hodiny' &&
    !partOfDay[noun] &&
    !reader.lexicon.functionWords.has(noun)
  )
    return undefined
  return {
    minutes: bothHalves(named.hour * 60 - count),
    next: noun.startsWith('hodin') ? named.next + 1 : named.next,
  }
}

/** "quarter past four", "half past four", "ten to five". */
const englishFaceAt = (reader: Reader, index: number): ReadClock | undefined => {
  const start = startWord(reader, index) === 'a' ? index + 1 : index
  const word = start === index ? startWord(reader, index) : wordAt(reader, start)
  const spoken = word === 'quarter' || word === 'half' ? undefined : spokenAt(reader, start)
  const minutes = word === 'quarter' ? 15 : word === 'half' ? 30 : spoken?.value
  if (minutes === undefined || minutes >= 60) return undefined
  let next = spoken?.next ?? start + 1
  const measured = /^minutes?$/.test(wordAt(reader, next))
  if (measured) next += 1
  const relation = wordAt(reader, next)
  if (relation !== 'past' && !(relation === 'to' && (word === 'quarter' || measured))) return undefined
  const named = cardinalHour(reader, next + 1)
  if (!named || reader.lexicon.units.has(wordAt(reader, named.next)) || followsUnit(reader, named.next))
    return undefined
  return {
    minutes: bothHalves(named.hour * 60 + (relation === 'past' ? minutes : -minutes)),
    next: named.next,
  }
}

const namedTimes: Readonly<Record<string, number>> = {
  poledne: 720,
  půlnoc: 0,
  půlnoci: 0,
  noon: 720,
  midnight: 0,
}

const namedAt = (reader: Reader, index: number): ReadClock | undefined => {
  const minutes = namedTimes[startWord(reader, index)]
  return minutes === undefined ? undefined : { minutes: [minutes], next: index + 1 }
}

/** Whether digits can start a time of day at all, asked before anything is read. */
const mayStart = (reader: Reader, index: number): boolean => {
  if (reader.tokens[index]!.kind !== 'digits' || reader.language === 'en') return true
  const after = reader.tokens[index + 1]
  if (after?.gap === gap.none && (after.text === ':' || after.text === '.' || after.text === 'h')) return true
  return leadsToTime.has(wordBefore(reader, index)) || after?.text.startsWith('min') === true
}

/** Reads a time of day from `index`. A duration, a ratio and a date are none. */
export const clockAt = (reader: Reader, index: number, colon?: ColonReading): ReadClock | undefined => {
  if (!mayStart(reader, index)) return undefined
  const exact = digitsAt(reader, index, colon) ?? lettered(reader, index) ?? fullHourAt(reader, index)
  if (exact) return exact
  const face =
    reader.language === 'cs'
      ? (czechFaceAt(reader, index) ?? czechMinutesAt(reader, index))
      : englishFaceAt(reader, index)
  const told = face && withPartOfDay(reader, face)
  return told ?? namedAt(reader, index)
}
