import { mentions, ofMixing } from './context.ts'
import { type Core, coreAt } from './core.ts'
import { gap } from './gap.ts'
import { type Figure, timesPowerOfTen } from './literal.ts'
import type { Amount } from './quantity.ts'
import { compare, minus, plus, rational, times, zero } from './rational.ts'
import { following, glued, jointAt, type Reader, signAt, wordAt } from './reader.ts'
import type { Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'

/** An amount with its unit, and the tokens that it takes. */
export interface Span {
  readonly amount: Amount
  readonly unit?: Unit
  readonly first: Core
  readonly start: number
  readonly next: number
}

const figureOf = ({ value, decimals, ambiguous }: Figure): Figure => ({
  value,
  decimals,
  ...(ambiguous !== undefined && { ambiguous }),
})

type Opening = 'from' | 'between' | undefined

/** „od“ or „mezi“ right before the first number, which promises a second one. */
const openingBefore = (reader: Reader, index: number, floor: number): Opening => {
  if (index <= floor) return undefined
  const { tokens } = reader
  if (tokens[index]!.gap > gap.line) return undefined
  const word = tokens[index - 1]!.text
  if (word === 'od' || word === 'from') return 'from'
  return word === 'mezi' || word === 'between' ? 'between' : undefined
}

const isDash = (text: string) => text === '-' || text === '–' || text === '÷' || text === '−'

/** The token where the second number of a range may start; 0 where nothing joins one to the first. */
const secondStart = (reader: Reader, next: number, opening: Opening): number => {
  const { tokens } = reader
  const sign = signAt(reader, next)
  const word = wordAt(reader, next)
  if (word === 'až' || word === 'to' || word === 'through')
    return wordAt(reader, next + 1) === 'do' ? next + 2 : next + 1
  if (opening === 'from' && (word === 'do' || word === 'až')) return next + 1
  if (opening === 'between' && (word === 'a' || word === 'and' || word === 'i')) return next + 1
  if (sign === '.' && glued(reader, next + 1)?.text === '.' && glued(reader, next))
    return glued(reader, next + 2)?.text === '.' ? 0 : next + 2
  if (!isDash(sign)) return 0
  // „5- až 10minutový“
  if (glued(reader, next) && (wordAt(reader, next + 1) === 'až' || wordAt(reader, next + 1) === 'to'))
    return next + 2
  const [before, after] = [tokens[next]!.gap, tokens[next + 1]?.gap]
  if (after === undefined || after > gap.space || before > gap.space) return 0
  // A true minus glued to the second number alone is its sign.
  return sign === '−' && before === gap.space && after === gap.none ? 0 : next + 1
}

const sameDimension = (a: Unit, b: Unit) => a.dimension === b.dimension

const convert = (figure: Figure, from: Unit, to: Unit): Figure => {
  if (from.code === to.code) return figureOf(figure)
  const base = plus(times(figure.value, from.factor), from.offset ?? zero)
  const value = times(minus(base, to.offset ?? zero), rational(to.factor.denominator, to.factor.numerator))
  return { value, decimals: figure.decimals }
}

/** The power of ten behind the second number is of both: `4–10 × 10⁹/l`, „dva až tři tisíce“. */
const sharingScale = (first: Core, second: Core): Core => {
  const { scale } = second
  if (!scale || first.scale || first.unit || compare(times(first.value, scale), second.value) >= 0)
    return first
  return { ...first, value: times(first.value, scale), scale }
}

const rangeFrom = (reader: Reader, first: Core, index: number, floor: number): Span | undefined => {
  const opening = openingBefore(reader, index, floor)
  const at = secondStart(reader, first.next, opening)
  if (at === 0) return undefined
  const second = coreAt(reader, at)
  if (!second || 'noNumber' in second) return undefined
  // „půl hodiny až hodinu“
  if (second.implied && wordAt(reader, first.next) !== 'až') return undefined
  const unit = second.unit ?? first.unit
  // `2°–8 °C`: the sign alone is of the scale that is named behind it.
  const named = first.unit?.code === 'deg' && unit?.dimension === 'temperature'
  const firstUnit = named ? unit : (first.unit ?? second.unit)
  if (unit && firstUnit && !sameDimension(unit, firstUnit)) return undefined
  const joint = wordAt(reader, first.next)
  if (
    joint === 'to' &&
    first.unit &&
    mentions(reader, index, /^(?:add|transfer|pipet|dispens|dilut|pour|mix)/)
  )
    return undefined
  if (joint === 'to' && !unit && mentions(reader, index, ofMixing)) return undefined
  const scaled = sharingScale(first, second)
  const from = unit && firstUnit ? convert(scaled, firstUnit, unit) : figureOf(scaled)
  const to = figureOf(second)
  const order = compare(from.value, to.value)
  const loose =
    isDash(signAt(reader, first.next)) && (!second.unit || glued(reader, first.next) !== undefined)
  if (order === 0 || (order > 0 && loose)) return undefined
  const [low, high] = order < 0 ? [from, to] : [to, from]
  return {
    amount: { is: 'range', from: low, to: high },
    ...(unit && { unit }),
    first,
    start: opening ? index - 1 : index,
    next: second.next,
  }
}

/** The token behind the `±`, `+/-`, „plus minus“ at `index`; 0 where none stands there. */
const toleranceSigns = (reader: Reader, index: number): number => {
  const { text } = reader.tokens[index]!
  if (text === '±') return index + 1
  const joint = ['/', 'or'].includes(jointAt(reader, index + 1)) ? 1 : 0
  const end = index + 2 + joint
  if (text === '+') return isDash(glued(reader, end - 1)?.text ?? '') ? end : 0
  return text === 'plus' && /^m[ií]nus$/.test(wordAt(reader, end - 1)) ? end : 0
}

/** The token where the tolerance after a number may start: behind `±`, `+/-`, „plus minus“, „s tolerancí“. */
const toleranceStart = (reader: Reader, next: number): number => {
  if (!following(reader, next)) return 0
  if (wordAt(reader, next) !== 's') return toleranceSigns(reader, next)
  if (!['tolerancí', 'odchylkou'].includes(wordAt(reader, next + 1))) return 0
  return signAt(reader, next + 2) === '±' ? next + 3 : next + 2
}

const spread = (first: Core, unit: Unit | undefined, by: Core, relative: boolean): Amount => {
  const around = figureOf(first)
  const factor =
    unit && by.unit
      ? times(by.unit.factor, rational(unit.factor.denominator, unit.factor.numerator))
      : rational(1)
  const width = relative ? times(times(first.value, by.value), rational(1, 100)) : times(by.value, factor)
  const decimals = Math.max(first.decimals, by.decimals)
  return {
    is: 'tolerance',
    from: { value: minus(first.value, width), decimals },
    to: { value: plus(first.value, width), decimals },
    around,
  }
}

const toleranceFrom = (reader: Reader, first: Core, index: number): Span | undefined => {
  const opened = signAt(reader, first.next) === '(' ? 1 : 0
  const at = toleranceStart(reader, first.next + opened)
  if (at === 0 || first.adjective) return undefined
  const by = coreAt(reader, at)
  if (!by || 'noNumber' in by || compare(by.value, zero) <= 0) return undefined
  const relative = by.unit?.code === '%' && first.unit !== undefined && first.unit.code !== '%'
  const unit = first.unit ?? by.unit
  if (by.unit && unit && !relative && !sameDimension(by.unit, unit)) return undefined
  const next = opened && signAt(reader, by.next) === ')' ? by.next + 1 : by.next
  const around =
    by.scale && !first.scale && !first.unit ? { ...first, value: times(first.value, by.scale) } : first
  return { amount: spread(around, unit, by, relative), ...(unit && { unit }), first, start: index, next }
}

/** `±0,5 °C` with nothing before it: around 0. */
const toleranceAlone = (reader: Reader, index: number): Span | undefined => {
  const at = toleranceSigns(reader, index)
  const by = at === 0 ? undefined : coreAt(reader, at)
  if (!by || 'noNumber' in by || compare(by.value, zero) <= 0) return undefined
  const first: Core = { value: zero, decimals: 0, next: index, written: by.written }
  return {
    amount: spread(first, by.unit, by, false),
    ...(by.unit && { unit: by.unit }),
    first: by,
    start: index,
    next: by.next,
  }
}

/** A unit behind the brackets around a range or a tolerance: `(37 ± 0,5) °C`. */
const withUnitBehindBracket = (reader: Reader, span: Span): Span => {
  const { amount } = span
  if (span.unit || amount.is === 'exact' || signAt(reader, span.next) !== ')') return span
  const scaled = timesPowerOfTen(reader, { ...amount.from, written: 'digits', next: span.next + 1 })
  if ('noNumber' in scaled) return span
  const read = unitAt(reader, scaled.next)
  if (!read) return span
  const { scale } = scaled
  const larger = (figure: Figure): Figure =>
    scale ? { ...figure, value: times(figure.value, scale) } : figure
  return {
    ...span,
    amount: { ...amount, from: larger(amount.from), to: larger(amount.to) },
    unit: read.unit,
    next: read.next,
  }
}

/** Reads an amount from `index`: one number, a range or a number with its tolerance. */
export const spanAt = (
  reader: Reader,
  index: number,
  floor: number,
): Span | { readonly noNumber: true; readonly next: number } | undefined => {
  const start = reader.tokens[index]!
  const alone = start.kind === 'sign' || start.text === 'plus' ? toleranceAlone(reader, index) : undefined
  if (alone) return alone
  const first = coreAt(reader, index)
  if (!first || 'noNumber' in first) return first
  const wider = toleranceFrom(reader, first, index) ?? rangeFrom(reader, first, index, floor)
  if (wider) return withUnitBehindBracket(reader, wider)
  const amount: Amount = { is: 'exact', figure: figureOf(first) }
  return { amount, ...(first.unit && { unit: first.unit }), first, start: index, next: first.next }
}
