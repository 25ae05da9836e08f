import {
  digitsMatching,
  following,
  glued,
  type Reader,
  signAt,
  startWord,
  textBefore,
  wordAt,
} from './reader.ts'
import { spokenAt } from './spoken.ts'
import { unitAt } from './unit-reading.ts'

/** A time of day, and the token after it. */
export interface ReadClock {
  /** Minutes after midnight, in each way that the words can be read. */
  readonly minutes: readonly number[]
  /** Where the time is told to the second. */
  readonly seconds?: number
  readonly next: number
}

const halfDay = 720

/** A time on a clock face of twelve hours can be either half of the day. */
export const bothHalves = (minutes: number): number[] => {
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
export const withPartOfDay = (reader: Reader, read: ReadClock): ReadClock => {
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

/** Whether a unit or a number stands where a time of day should be over. */
export const followsUnit = (reader: Reader, index: number): boolean => {
  const token = following(reader, index)
  // „v 7.15 dne 2. 3.“
  if (!token || token.text === 'dne' || reader.lexicon.functionWords.has(token.text)) return false
  if (token.kind !== 'word') return token.kind === 'digits' || '%°‰×/'.includes(token.text)
  return unitAt(reader, index) !== undefined
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
  const digits = following(reader, index) && digitsMatching(reader, index, /^(?:1[0-2]|[1-9])$/)
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
  const led = /^(?:ve?|o|do|od|po|před|kolem|okolo)$/.test(textBefore(reader, index))
  if (inHours && !led) return undefined
  if (!inHours && !led && noun !== '' && !partOfDay[noun] && !reader.lexicon.functionWords.has(noun))
    return undefined
  return { minutes: bothHalves(hour * 60 - 30), next: index + (inHours ? 3 : 2) }
}

/** „za pět minut dvanáct“, „pět minut po osmé“. */
const czechMinutesAt = (reader: Reader, index: number): ReadClock | undefined => {
  const before = startWord(reader, index) === 'za'
  const start = before ? index + 1 : index
  const digits = digitsMatching(reader, start, /^[1-5]?\d$/)
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

/** Reads a time of day that is told in words, as from a clock face, from `index`. */
export const spokenClockAt = (reader: Reader, index: number): ReadClock | undefined => {
  const face =
    reader.language === 'cs'
      ? (czechFaceAt(reader, index) ?? czechMinutesAt(reader, index))
      : englishFaceAt(reader, index)
  return face ? withPartOfDay(reader, face) : namedAt(reader, index)
}
