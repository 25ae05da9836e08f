import { coreAt } from './core.ts'
import { countedAt, labelBefore } from './counted.ts'
import { gap } from './gap.ts'
import { afterRun, isAfterCapitals, isNamedBefore, numbersLine, startsName } from './names.ts'
import { compare, rational, spelled } from './rational.ts'
import { following, glued, type Reader, wordAt } from './reader.ts'
import type { Reading, Skipped } from './reading.ts'
import { type Span, spanAt } from './span.ts'
import { scaled, type Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'
import { unitByCode, unitBySign } from './unit-signs.ts'

const portions = new Set(['length^3', 'mass'])

const measureReading = (reader: Reader, span: Span): Reading => ({
  meaning: { kind: 'measure', amount: span.amount, unit: turningUnit(reader, span) },
  bounded: portions.has(span.unit!.dimension) ? 'portion' : 'amount',
  implied: span.first.implied === true,
  start: span.start,
  next: span.next,
  ...(span.first.comparator && { comparator: span.first.comparator }),
  ...(span.amount.is === 'range' && {
    closed: isOpening(reader, span.start),
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
  const labelled = unitInLabel(reader, start) ?? unitInNextCell(reader, next)
  if (labelled) return { ...measureReading(reader, { ...span, unit: labelled }), implied: true }
  const whole = amount.is === 'exact' && amount.figure.decimals === 0
  if (digits && whole && isAfterCapitals(reader, start) && compare(amount.figure.value, rational(100)) >= 0)
    return { resume: next }
  if (digits && numbersLine(reader, start, next)) return { resume: next }
  if (isAlternative(reader, next)) return { resume: next }
  const counted = countedAt(reader, next)
  const named = labelBefore(reader, start, floor)
  // „pH metr má 5 elektrod“ counts electrodes.
  const label = named?.direct || counted.words.length === 0 ? named : undefined
  const alone = start === 0 && next === reader.tokens.length
  if (first.needs && !alone && (first.needs === 'unit' || counted.words.length === 0)) return undefined
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

const inUnit = /^(?:ve?|in)$/

/** The unit in the label before a number: „Teplota (°C): 37“, „Čas v minutách: 30“, `| Doba [min] | 30 |`, `RCF 2000`. */
const unitInLabel = (reader: Reader, start: number): Unit | undefined => {
  const { tokens } = reader
  let at = start - 1
  while (at > 0 && start - at < 4 && tokens[at]!.kind === 'sign' && ':|=<>≤≥~'.includes(tokens[at]!.text))
    at -= 1
  const closing = tokens[at]?.text
  if (tokens[start]!.gap > gap.cell) return undefined
  if (closing === 'rcf' || closing === 'rpm') return unitBySign(closing)
  const said = closing === 'je' || closing === 'is' ? at - 1 : at
  for (let from = said; from > 0 && said - from < 4 && said < start - 1; from -= 1) {
    if (!inUnit.test(tokens[from - 1]!.text)) continue
    // „v týdnu: 3“ says when.
    const isWord = reader.lexicon.units.has(tokens[from]!.text)
    const read = isWord && !/(?:ch|s|cent)$/.test(tokens[from]!.text) ? undefined : unitAt(reader, from)
    if (read?.next === said + 1) return read.unit
    break
  }
  if (closing !== ')' && closing !== ']') return undefined
  const opening = closing === ')' ? '(' : '['
  for (let from = at - 1; from >= 0 && at - from < 8; from -= 1) {
    if (tokens[from]!.text !== opening) continue
    const inside = inUnit.test(tokens[from + 1]!.text) ? from + 2 : from + 1
    const read = unitAt(reader, inside)
    if (read) return read.next === at ? read.unit : undefined
    // „Leukocyty (10⁹/l): 5“
    const times = coreAt(reader, inside)
    const power = glued(reader, inside + 1)
    const isPower = power?.kind === 'raised' || power?.text === '^' || power?.text === '*'
    return isPower && times && !('noNumber' in times) && times.unit && times.next === at
      ? scaled(times.unit, times.value, spelled(times.value))
      : undefined
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

/** A number, a range or a number with its tolerance: a measure, a count or a plain number. */
export const amountReading = (
  reader: Reader,
  index: number,
  floor: number,
): Reading | Skipped | undefined => {
  const span = spanAt(reader, index, floor)
  if (!span) return undefined
  if ('noNumber' in span) return { resume: afterRun(reader, span.next - 1) }
  if (span.unit)
    return goesOnAsName(reader, span.next)
      ? { resume: afterRun(reader, span.next) }
      : measureReading(reader, span)
  return numberReading(reader, span, floor)
}
