import { mentions } from './context.ts'
import { coreAt } from './core.ts'
import { figureAt } from './figure.ts'
import { gap } from './gap.ts'
import type { Figure } from './literal.ts'
import type { Amount } from './quantity.ts'
import { compare, one, rational, zero } from './rational.ts'
import { following, glued, jointAt, type Reader, signAt, startWord, wordAt } from './reader.ts'
import { spokenAt } from './spoken.ts'
import { type Unit, unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'

interface Times {
  readonly amount: Amount
  readonly next: number
}

export interface ReadFrequency {
  readonly amount: Amount
  readonly period: Figure
  readonly unit: Unit
  readonly next: number
  /** The count or the period is not written: „denně“. */
  readonly implied: boolean
}

const isTime = ({ dimension }: Unit): boolean =>
  dimension === 'time' || dimension === 'month' || dimension === 'workday'
const once: Amount = { is: 'exact', figure: { value: one, decimals: 0 } }

/** How often: `2×`, `2x`, „2krát“, „dvakrát“, "twice", "three times"; one number of a possible range. */
const oneTimesAt = (reader: Reader, index: number): { figure: Figure; next: number } | undefined => {
  const { lexicon } = reader
  const word = startWord(reader, index)
  const named = lexicon.multiples(word)
  if (named !== undefined) return { figure: { value: rational(named), decimals: 0 }, next: index + 1 }
  const read = figureAt(reader, index)
  if (!read || 'noNumber' in read || compare(read.value, zero) <= 0) return undefined
  const figure = { value: read.value, decimals: read.decimals }
  const hyphen = glued(reader, read.next)?.text === '-' ? 1 : 0
  const suffix = wordAt(reader, read.next + hyphen)
  if (suffix === 'krát' || suffix === 'times' || (suffix === 'time' && compare(read.value, one) === 0)) {
    return reader.tokens[read.next + hyphen + 1]?.raw === 'g'
      ? undefined
      : { figure, next: read.next + hyphen + 1 }
  }
  const direct = reader.tokens[read.next]
  if (
    !direct ||
    direct.gap > gap.space ||
    !(direct.text === '×' || (direct.text === 'x' && direct.kind === 'word'))
  ) {
    const spoken = read.written === 'words' ? lexicon.multiples(wordAt(reader, read.next)) : undefined
    // „dvacet dvakrát“
    const whole =
      spoken !== undefined && spoken < 10 && read.value.numerator % 10n === 0n && read.value.numerator >= 20n
    return whole
      ? {
          figure: { value: rational(Number(read.value.numerator) + spoken), decimals: 0 },
          next: read.next + 1,
        }
      : undefined
  }
  const after = reader.tokens[read.next + 1]
  // `3 × g` is an acceleration and `3 × 10⁹` a power of ten.
  if (
    after &&
    after.gap <= gap.space &&
    (after.raw === 'g' || (after.text === '10' && reader.tokens[read.next + 2]?.kind === 'raised'))
  )
    return undefined
  return { figure, next: read.next + 1 }
}

const joinsRange = (reader: Reader, index: number): boolean =>
  ['až', 'to', '-', '–'].includes(jointAt(reader, index))

const timesAt = (reader: Reader, index: number): Times | undefined => {
  const first = oneTimesAt(reader, index)
  if (first) {
    const last = joinsRange(reader, first.next) ? oneTimesAt(reader, first.next + 1) : undefined
    if (last && compare(first.figure.value, last.figure.value) < 0) {
      return { amount: { is: 'range', from: first.figure, to: last.figure }, next: last.next }
    }
    return { amount: { is: 'exact', figure: first.figure }, next: first.next }
  }
  const low = figureAt(reader, index)
  if (!low || 'noNumber' in low) return undefined
  const last = joinsRange(reader, low.next) ? oneTimesAt(reader, low.next + 1) : undefined
  if (!last || compare(low.value, last.figure.value) >= 0) return undefined
  return {
    amount: { is: 'range', from: { value: low.value, decimals: low.decimals }, to: last.figure },
    next: last.next,
  }
}

interface ReadPeriod {
  readonly period: Figure
  readonly unit: Unit
  readonly next: number
}

/** A stretch of time, with or without its number: „14 dní“, „týden“, "two weeks". */
const stretchAt = (reader: Reader, index: number): ReadPeriod | undefined => {
  const named = unitAt(reader, index)
  if (named && isTime(named.unit))
    return { period: { value: one, decimals: 0 }, unit: named.unit, next: named.next }
  const core = coreAt(reader, index)
  if (
    !core ||
    'noNumber' in core ||
    core.implied ||
    !core.unit ||
    !isTime(core.unit) ||
    compare(core.value, zero) <= 0
  )
    return undefined
  return { period: { value: core.value, decimals: core.decimals }, unit: core.unit, next: core.next }
}

/** „za směnu“, „za 1000 testů“: a period that is counted, not timed. */
const countedPeriodAt = (reader: Reader, index: number): ReadPeriod | undefined => {
  const read = figureAt(reader, index)
  const count = read && !('noNumber' in read) ? read : undefined
  const at = count?.next ?? index
  const word = wordAt(reader, at)
  if (word === '' || reader.lexicon.functionWords.has(word)) return undefined
  const stem = reader.lexicon.stems(word)[0]!
  const period = count ? { value: count.value, decimals: count.decimals } : { value: one, decimals: 0 }
  return { period, unit: unit(`{${stem}}`, { [`counted ${stem}`]: 1 }), next: at + 1 }
}

/** „každých 8 hodin“, „každý druhý den“, „co 14 dní“, „ob den“, "every other day". */
const everyAt = (reader: Reader, index: number): ReadPeriod | undefined => {
  const word = startWord(reader, index)
  if (reader.language === 'cs' && word === 'ob') {
    const skipped = unitAt(reader, index + 1)
    return skipped && isTime(skipped.unit)
      ? { period: { value: rational(2), decimals: 0 }, unit: skipped.unit, next: skipped.next }
      : undefined
  }
  const czech = /^(?:každ(?:ý|á|é|ou|ých|ého|ému|ém|ým)|co)$/.test(word)
  if (reader.language === 'cs' ? !czech : word !== 'every' && word !== 'each') return undefined
  const other = wordAt(reader, index + 1)
  const nth = other === 'other' ? 2 : reader.lexicon.ordinals.get(other)
  const dotted = reader.tokens[index + 1]?.kind === 'digits' && glued(reader, index + 2)
  const inDigits =
    dotted && (dotted.text === '.' || /^(?:nd|rd|th)$/.test(dotted.text))
      ? Number(reader.tokens[index + 1]!.text)
      : undefined
  const count = inDigits ?? nth
  if (count !== undefined && count > 0 && count < 1000) {
    const named = unitAt(reader, index + (inDigits === undefined ? 2 : 3))
    return named && isTime(named.unit)
      ? { period: { value: rational(count), decimals: 0 }, unit: named.unit, next: named.next }
      : undefined
  }
  const counted = /^(?:směn|séri|běh|run|shift|batch)/.test(other)
    ? countedPeriodAt(reader, index + 1)
    : undefined
  return counted ?? stretchAt(reader, index + 1)
}

/** The period after a number of times: „denně“, „za 14 dní“, „do týdne“, `/den`, "a week", "every 8 hours". */
const periodAfter = (reader: Reader, index: number): ReadPeriod | undefined => {
  const hyphen = glued(reader, index)?.text === '-' && glued(reader, index + 1) ? 1 : 0
  const word = wordAt(reader, index + hyphen)
  const adverb = reader.lexicon.periods.get(word)
  if (adverb)
    return { period: { value: adverb.count, decimals: 0 }, unit: adverb.unit, next: index + hyphen + 1 }
  if (hyphen) return undefined
  if (signAt(reader, index) === '/') return stretchAt(reader, index + 1)
  const every = wordAt(reader, index) === '' ? undefined : everyAt(reader, index)
  if (every) return every
  if (reader.language === 'en')
    return ['a', 'an', 'per', 'in'].includes(word) ? stretchAt(reader, index + 1) : undefined
  if (word === 'za') {
    const stretch = stretchAt(reader, index + 1)
    return stretch ?? countedPeriodAt(reader, index + 1)
  }
  if (word === 'do' || word === 'během' || word === 'v' || word === 've' || word === 'per') {
    if (wordAt(reader, index + 1) === 'roka')
      return { period: { value: one, decimals: 0 }, unit: reader.lexicon.units.get('rok')!, next: index + 2 }
    const stretch = stretchAt(reader, index + 1)
    return word === 'per' || stretch?.next === index + 2 ? stretch : undefined
  }
  return undefined
}

/** Reads how often something is done in or after a period, or a bare number of times. */
export const repetitionAt = (
  reader: Reader,
  index: number,
): ReadFrequency | (Times & { readonly bare: true }) | undefined => {
  const word = startWord(reader, index)
  const adverb = reader.lexicon.periods.get(word)
  if (adverb) {
    const period = { period: { value: adverb.count, decimals: 0 }, unit: adverb.unit }
    // „denně dvakrát“
    const behind =
      wordAt(reader, index + 1) === '' && following(reader, index + 1)?.kind !== 'digits'
        ? undefined
        : timesAt(reader, index + 1)
    const alone = behind && periodAfter(reader, behind.next) === undefined && following(reader, index + 1)
    return alone
      ? { amount: behind.amount, ...period, next: behind.next, implied: false }
      : { amount: once, ...period, next: index + 1, implied: true }
  }
  const every = everyAt(reader, index)
  if (every) return { amount: once, ...every, implied: false }
  const times = timesAt(reader, index)
  if (!times) return undefined
  const period = periodAfter(reader, times.next)
  return period ? { amount: times.amount, ...period, implied: false } : { ...times, bare: true }
}

/** „pětinásobný“, "5-fold". */
export const foldAt = (reader: Reader, index: number): { value: number; next: number } | undefined => {
  const named = reader.lexicon.folds(startWord(reader, index))
  if (named !== undefined) return { value: named, next: index + 1 }
  const hyphen = glued(reader, index + 1)?.text === '-' ? 1 : 0
  const suffix = glued(reader, index + 1 + hyphen)
  const spoken = suffix?.text === 'fold' ? reader.lexicon.numbers.get(startWord(reader, index)) : undefined
  if (spoken) return { value: spoken.value, next: index + 2 + hyphen }
  const token = reader.tokens[index]
  if (token?.kind !== 'digits') return undefined
  return suffix && /^(?:násobn\p{L}{1,3}|násobek|násobku|fold)$/u.test(suffix.text)
    ? { value: Number(token.text), next: index + 2 + hyphen }
    : undefined
}

const termAt = (reader: Reader, at: number): { figure: Figure; next: number } | undefined => {
  const read = reader.tokens[at]?.kind === 'word' ? spokenTerm(reader, at) : figureAt(reader, at)
  if (!read || 'noNumber' in read || compare(read.value, zero) < 0) return undefined
  return { figure: { value: read.value, decimals: read.decimals }, next: read.next }
}

/** Reads `1:5`, „jedna ku pěti“; `spoken` allows the "1 to 5" that a dilution is told by. */
export const ratioAt = (
  reader: Reader,
  index: number,
  spoken: 'spoken' | 'written',
): { terms: readonly Figure[]; next: number } | undefined => {
  const first = termAt(reader, index)
  if (!first) return undefined
  const terms = [first.figure]
  let next = first.next
  while (terms.length < 5) {
    const joint = wordAt(reader, next)
    const isJoint =
      signAt(reader, next) === ':' ||
      (joint === 'ku' && terms.length === 1) ||
      (spoken === 'spoken' &&
        (joint === 'to' || joint === 'k') &&
        terms.length === 1 &&
        isSpokenRatio(reader, index, first.figure))
    const after = reader.tokens[next + 1]
    if (!isJoint || !after || after.gap > gap.space) break
    const token = reader.tokens[next]!
    // „Vzorky 3: 5 ml“ announces; a ratio has space on both sides of its colon or on none.
    if (token.text === ':' && token.gap !== after.gap) break
    const term = termAt(reader, next + 1)
    if (!term) break
    terms.push(term.figure)
    next = term.next
  }
  return terms.length > 1 ? { terms, next } : undefined
}

/** "1 to 5" where something is diluted; any two numbers where a ratio is named. */
const isSpokenRatio = (reader: Reader, index: number, first: Figure): boolean =>
  compare(first.value, one) === 0 || mentions(reader, index, /^(?:poměr|ratio|proportion)/)

const spokenTerm = (reader: Reader, index: number): (Figure & { next: number }) | undefined => {
  const spoken = spokenAt(reader, index)
  return spoken && { value: rational(spoken.value), decimals: 0, next: spoken.next }
}
