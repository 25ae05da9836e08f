import { countedAt, labelBefore } from './counted.ts'
import { gap } from './gap.ts'
import { afterRun, isAfterCapitals, isNamedBefore, numbersLine, startsName } from './names.ts'
import { compare, rational } from './rational.ts'
import { following, glued, type Reader, wordAt } from './reader.ts'
import type { Reading, Skipped } from './reading.ts'
import { type Span, spanAt } from './span.ts'
import type { Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'
import { unitByCode } from './unit-signs.ts'

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
  const whole = amount.is === 'exact' && amount.figure.decimals === 0
  if (digits && whole && isAfterCapitals(reader, start) && compare(amount.figure.value, rational(100)) >= 0)
    return { resume: next }
  if (digits && numbersLine(reader, start, next)) return { resume: next }
  if (isAlternative(reader, next)) return { resume: next }
  const labelled = unitInLabel(reader, start) ?? unitInNextCell(reader, next)
  if (labelled) return { ...measureReading(reader, { ...span, unit: labelled }), implied: true }
  const counted = countedAt(reader, next)
  const named = labelBefore(reader, start, floor)
  // „pH metr má 5 elektrod“ counts electrodes.
  const label = named?.direct || counted.words.length === 0 ? named : undefined
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
