import type { Comparator } from './bound-phrases.ts'
import type { Bounded } from './bounds.ts'
import { type ColonReading, clockAt } from './clock.ts'
import { mentions, ofMixing } from './context.ts'
import { countedAt, labelBefore } from './counted.ts'
import { dateAt } from './date.ts'
import { gap } from './gap.ts'
import { afterRun, endsName, isAfterCapitals, isNamedBefore, numbersLine, startsName } from './names.ts'
import type { Amount, Meaning } from './quantity.ts'
import { compare, rational } from './rational.ts'
import { following, glued, type Reader, signAt, startWord, wordAt } from './reader.ts'
import { foldAt, ratioAt, repetitionAt } from './repetition.ts'
import { type Span, spanAt } from './span.ts'
import type { Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'
import { unitByCode } from './unit-signs.ts'

/** A value with the tokens it takes, before its bound is read. */
export interface Reading {
  readonly meaning: Meaning
  readonly bounded: Bounded
  readonly implied: boolean
  readonly start: number
  readonly next: number
  /** Its bound, where that stands inside it. */
  readonly comparator?: Comparator
  /** The token where the search goes on; `next` where absent. */
  readonly resume?: number
  /** It holds its own bound (a range), so none is looked for. */
  readonly closed?: boolean
}

/** Tokens that hold no value, up to `resume`. */
export interface Skipped {
  readonly resume: number
}

const exact = (value: number): Amount => ({ is: 'exact', figure: { value: rational(value), decimals: 0 } })

const dateReading = (reader: Reader, index: number): Reading | undefined => {
  const read = dateAt(reader, index)
  if (!read) return undefined
  const opened =
    read.to && index > 0 && ['od', 'from', 'mezi', 'between'].includes(reader.tokens[index - 1]!.text)
  return {
    meaning: { kind: 'date', from: read.from, ...(read.to && { to: read.to }) },
    bounded: 'moment',
    implied: false,
    start: opened ? index - 1 : index,
    next: read.next,
    ...(read.to && { closed: true }),
  }
}

const clockReading = (reader: Reader, index: number, colon: ColonReading): Reading | undefined => {
  const read = clockAt(reader, index, colon)
  if (!read) return undefined
  const seconds = (clock: typeof read) => clock.minutes.map((minutes) => minutes * 60 + (clock.seconds ?? 0))
  const joint = signAt(reader, read.next) || wordAt(reader, read.next)
  const before = index > 0 ? reader.tokens[index - 1]!.text : ''
  const joins =
    before === 'mezi' || before === 'between' ? ['a', 'and'] : ['-', '–', 'až', 'do', 'to', 'until']
  const second =
    joins.includes(joint) && following(reader, read.next + 1)
      ? clockAt(reader, read.next + 1, 'time')
      : undefined
  const opened = second && ['od', 'from', 'mezi', 'between'].includes(before)
  return {
    meaning: { kind: 'clock', from: seconds(read), ...(second && { to: seconds(second) }) },
    bounded: 'moment',
    implied: false,
    start: opened ? index - 1 : index,
    next: second?.next ?? read.next,
    ...(second && { closed: true }),
  }
}

/** A number of times or a frequency; nothing where the words are a tail of the value before: „3 vzorky denně“. */
const repetitionReading = (
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

const ratioReading = (reader: Reader, index: number, colon: ColonReading): Reading | Skipped | undefined => {
  const spoken = mayBeSpoken(reader, index) && mentions(reader, index, ofMixing)
  const read = ratioAt(reader, index, spoken ? 'spoken' : 'written') ?? wholeSpokenRatio(reader, index)
  if (!read || (colon === 'time' && glued(reader, index + 1))) return undefined
  if (endsRatioAsName(reader, index, read.next)) return undefined
  const joint = wordAt(reader, read.next) || signAt(reader, read.next)
  // „1:5 až 1:10“ is neither.
  const last = ['až', 'to', '-', '–'].includes(joint) ? ratioAt(reader, read.next + 1, 'written') : undefined
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

const foldReading = (reader: Reader, index: number): Reading | undefined => {
  const read = foldAt(reader, index)
  return (
    read && {
      meaning: { kind: 'fold', amount: exact(read.value) },
      bounded: 'amount',
      implied: false,
      start: index,
      next: read.next,
    }
  )
}

/** „třetí den“, `3. den`, "3rd day". */
const ordinalReading = (reader: Reader, index: number): Reading | undefined => {
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

const portions = new Set(['length^3', 'mass'])

const measureReading = (reader: Reader, span: Span): Reading => ({
  meaning: { kind: 'measure', amount: span.amount, unit: turningUnit(reader, span) },
  bounded: portions.has(span.unit!.dimension) ? 'portion' : 'amount',
  implied: span.first.implied === true,
  start: span.start,
  next: span.next,
  ...(span.first.comparator && { comparator: span.first.comparator }),
  ...(span.amount.is === 'range' && {
    closed: span.start < reader.tokens.length && isOpening(reader, span.start),
  }),
})

const isOpening = ({ tokens }: Reader, index: number): boolean =>
  ['od', 'from', 'mezi', 'between'].includes(tokens[index]!.text)

/** „při 3000 otáčkách“ says turns a minute, though the minute is left out. */
const turningUnit = (reader: Reader, { unit, start }: Span) => {
  if (unit!.code !== '{turn}' || start === 0) return unit!
  return /^(?:při|na|at)$/.test(reader.tokens[start - 1]!.text) ? unitByCode('{turn}/min') : unit!
}

const numberReading = (reader: Reader, span: Span, floor: number): Reading | Skipped | undefined => {
  const { first, start, next, amount } = span
  const digits = first.written === 'digits'
  if (digits && startsName(reader, next)) return { resume: afterRun(reader, next) }
  if (isNamedBefore(reader, start)) return { resume: next }
  const whole = amount.is === 'exact' && amount.figure.decimals === 0
  if (digits && whole && isAfterCapitals(reader, start) && compare(amount.figure.value, rational(100)) >= 0)
    return { resume: next }
  if (digits && numbersLine(reader, start, next)) return { resume: next }
  if (isAlternative(reader, next)) return { resume: next }
  const labelled = unitInLabel(reader, start) ?? unitInNextCell(reader, next)
  if (labelled) return { ...measureReading(reader, { ...span, unit: labelled }), implied: true }
  const counted = countedAt(reader, next)
  const label = labelBefore(reader, start, floor)
  if (first.needs === 'unit' || (first.needs && counted.words.length === 0)) return undefined
  const noun = counted.words.length > 0
  return {
    meaning: {
      kind: 'number',
      amount,
      counted: label ? [label.word] : counted.words,
      ...(counted.per && { per: counted.per }),
    },
    bounded: noun ? 'count' : 'amount',
    implied: false,
    start: label?.direct ? label.start : start,
    next: label ? next : counted.next,
    resume: counted.per ? counted.next : next,
  }
}

/** The unit in the label before a number: „Teplota (°C): 37“, `| Doba [min] | 30 |`. */
const unitInLabel = (reader: Reader, start: number): Unit | undefined => {
  const { tokens } = reader
  let at = start - 1
  while (at > 0 && start - at < 4 && tokens[at]!.kind === 'sign' && ':|='.includes(tokens[at]!.text)) at -= 1
  const closing = tokens[at]?.text
  if ((closing !== ')' && closing !== ']') || tokens[start]!.gap > gap.cell) return undefined
  const opening = closing === ')' ? '(' : '['
  for (let from = at - 1; from >= 0 && at - from < 8; from -= 1) {
    if (tokens[from]!.text !== opening) continue
    const read = unitAt(reader, from + 1)
    return read?.next === at ? read.unit : undefined
  }
  return undefined
}

/** The unit in the cell after a number's own: `| 37 | °C |`. */
const unitInNextCell = (reader: Reader, next: number): Unit | undefined => {
  const { tokens } = reader
  if (tokens[next]?.text !== '|' || tokens[next]!.gap > gap.space) return undefined
  const read = unitAt(reader, next + 1)
  const end = read && tokens[read.next]
  return read && (!end || end.text === '|') ? read.unit : undefined
}

/** „2 nebo 3 dny“ says neither. */
const isAlternative = (reader: Reader, next: number): boolean =>
  ['nebo', 'či', 'or'].includes(wordAt(reader, next)) && following(reader, next + 1)?.kind === 'digits'

/** The letter in `26A087` is no unit. */
const goesOnAsName = (reader: Reader, next: number): boolean => {
  const after = glued(reader, next)
  return after?.kind === 'digits' || after?.kind === 'word'
}

const amountReading = (reader: Reader, index: number, floor: number): Reading | Skipped | undefined => {
  const span = spanAt(reader, index, floor)
  if (!span) return undefined
  if ('noNumber' in span) return { resume: afterRun(reader, span.next - 1) }
  if (span.unit)
    return goesOnAsName(reader, span.next)
      ? { resume: afterRun(reader, span.next) }
      : measureReading(reader, span)
  return numberReading(reader, span, floor)
}

/**
 * Reads the value that starts at the token `index`. Words before token `floor` belong to the value before it;
 * `nounEnd` is the token after what that value counts.
 */
export const readingAt = (
  reader: Reader,
  index: number,
  floor: number,
  nounEnd: number,
  colon: ColonReading,
): Reading | Skipped | undefined => {
  const token = reader.tokens[index]!
  if (token.kind === 'digits') {
    if (endsName(reader, index, floor)) return { resume: afterRun(reader, index) }
  }
  return (
    dateReading(reader, index) ??
    clockReading(reader, index, colon) ??
    ratioReading(reader, index, colon) ??
    repetitionReading(reader, index, floor, nounEnd) ??
    foldReading(reader, index) ??
    numbered(reader, index) ??
    amountReading(reader, index, floor) ??
    ordinalReading(reader, index)
  )
}

/** Digits that are an ordinal are no count: „3. vzorek“. */
const numbered = (reader: Reader, index: number): Reading | undefined =>
  reader.tokens[index]!.kind === 'digits' ? ordinalReading(reader, index) : undefined
