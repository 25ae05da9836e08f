import { mentions, ofSpinning } from './context.ts'
import { literalAt } from './literal.ts'
import { type Rational, spelled } from './rational.ts'
import { following, glued, type Reader, remembered, signAt, wordAt } from './reader.ts'
import { combined, scaled, type Unit, unity } from './unit.ts'
import { atomAt, type ReadUnit } from './unit-atom.ts'
import { unitByCode } from './unit-signs.ts'

/** A power after a unit: `²`, `^-1`, the `3` of `cm3`, the `-1` of `min-1`. */
const powerAt = (reader: Reader, index: number): { power: number; next: number } | undefined => {
  const token = glued(reader, index)
  if (!token) return undefined
  if (token.kind === 'raised') {
    return /^-?[123]$/.test(token.text) ? { power: Number(token.text), next: index + 1 } : undefined
  }
  const before = reader.tokens[index - 1]!
  if (token.kind === 'digits') {
    return /^(?:[kdcmµun]?m|s|h|min|l)$/.test(before.raw) && /^[23]$/.test(token.text)
      ? { power: Number(token.text), next: index + 1 }
      : undefined
  }
  const caret = token.text === '^' ? 1 : 0
  const brace = caret && glued(reader, index + 1)?.text === '{' ? 1 : 0
  const signed = index + caret + brace
  const negative = /^[-−–]$/.test(glued(reader, signed)?.text ?? '') ? 1 : 0
  const at = signed + negative
  const digits = glued(reader, at)?.text ?? ''
  if (caret ? !/^[123]$/.test(digits) : !negative || digits !== '1' || endsRange(reader, at)) return undefined
  return { power: Number(digits) * (negative ? -1 : 1), next: at + 1 + brace }
}

/** The 1 of `5 s-1 min` and of `5 min-1,5 h` is no power. */
const endsRange = (reader: Reader, index: number): boolean => {
  const after = glued(reader, index + 1)
  if (!after) return atomAt(reader, index + 1) !== undefined
  return after.kind !== 'sign' || ('.,'.includes(after.text) && glued(reader, index + 2)?.kind === 'digits')
}

const isTime = ({ dimension }: Unit): boolean => dimension === 'time' || dimension === 'month'

/** The token where the denominator starts, after `/`, „za“, „na“, "per"; 0 where none does. */
const denominatorAt = (reader: Reader, index: number, numerator: Unit): number => {
  if (signAt(reader, index) === '/') return index + 1
  const word = wordAt(reader, index)
  const after = atomAt(reader, index + 1)
  if (!after) return 0
  if (word === 'per') return index + 1
  if (word === 'za' || ((word === 'a' || word === 'an') && reader.language === 'en')) {
    return isTime(after.unit) && !isTime(numerator) ? index + 1 : 0
  }
  return word === 'na' && !isTime(after.unit) && !isTime(numerator) ? index + 1 : 0
}

const longestUnit = 4

const products = new Set(['resistance length', 'length^-1 mass time^-2 time', 'length mass time^-2 length'])

/** `MΩ·cm`, `mPa·s`, `N·m`: units that are multiplied. Other units side by side are two values. */
const isProduct = (first: Unit, second: Unit): boolean =>
  products.has(`${first.dimension} ${second.dimension}`)

/**
 * The number in a denominator: the 100 of `mg/100 ml`, the 1,73 of `ml/min/1,73 m²`, the 24 of `ml/24 h`.
 * `2000 g/10 min` lists two values.
 */
const denominatorCountAt = (reader: Reader, index: number): { value: Rational; next: number } | undefined => {
  if (following(reader, index)?.kind !== 'digits') return undefined
  const read = literalAt(reader, index)
  return 'noNumber' in read || read.ambiguous !== undefined || read.value.numerator === 0n ? undefined : read
}

const mayBeCounted = ({ dimension, code }: Unit, count: Rational, numerator: Unit): boolean =>
  !isTime(numerator) &&
  !numerator.offset &&
  (dimension === 'length^3' ||
    dimension === 'length' ||
    dimension === 'mass' ||
    (code === 'h' && spelled(count) === '24'))

const turnsOrFrequency = (reader: Reader, index: number, read: ReadUnit): ReadUnit => {
  if (read.unit.code !== '/min') return read
  return mentions(reader, index, ofSpinning) ? { ...read, unit: unitByCode('{turn}/min') } : read
}

const readUnit = (reader: Reader, index: number): ReadUnit | undefined => {
  // `5 × 10⁹·l⁻¹`
  const dotted =
    signAt(reader, index) === '·' && glued(reader, index + 1) ? atomAt(reader, index + 1) : undefined
  const inverse = dotted && powerAt(reader, dotted.next)
  if (inverse && inverse.power < 0)
    return { unit: combined(unity, dotted.unit, inverse.power), next: inverse.next }
  const leading = powerFirstAt(reader, index) ?? atomAt(reader, index)
  let read: ReadUnit = leading ?? { unit: unity, next: index }
  if (leading) {
    const power = powerAt(reader, leading.next)
    if (power) {
      const raised = { unit: combined(unity, leading.unit, power.power), next: power.next }
      read = turnsOrFrequency(reader, index, raised)
    }
    read = squareOrCubic(reader, read)
  }
  for (let count = 0; count < longestUnit; count += 1) {
    const dot = glued(reader, read.next)?.text === '.' ? 1 : 0
    const start = denominatorAt(reader, read.next + dot, read.unit)
    if (start > 0) {
      const counted = denominatorCountAt(reader, start)
      const atom = atomAt(reader, counted?.next ?? start)
      if (!atom || atom.unit.offset || (counted && !mayBeCounted(atom.unit, counted.value, read.unit))) break
      const power = powerAt(reader, atom.next)
      const base = counted ? scaled(atom.unit, counted.value, spelled(counted.value)) : atom.unit
      read = { unit: combined(read.unit, base, -(power?.power ?? 1)), next: power?.next ?? atom.next }
      continue
    }
    if (!leading) break
    const multiplied =
      signAt(reader, read.next) === '·' || ['.', '*'].includes(glued(reader, read.next)?.text ?? '') ? 1 : 0
    const atom = atomAt(reader, read.next + multiplied)
    const power = atom && powerAt(reader, atom.next)
    // „mmol·l⁻¹“ and „mmol l⁻¹“; with no negative power the second unit is a part of the first in a few products alone.
    if (atom && multiplied && !power && isProduct(read.unit, atom.unit)) {
      read = { unit: combined(read.unit, atom.unit, 1), next: atom.next }
      continue
    }
    if (!atom || !power || power.power > 0) break
    read = { unit: combined(read.unit, atom.unit, power.power), next: power.next }
  }
  if (read.next === index) return undefined
  return leading ? withPeriod(reader, read) : turnsOrFrequency(reader, index, read)
}

/** „10 ml denně“ is 10 ml a day; „37 °C denně“ and „5 minut denně“ say what is done each day. */
const withPeriod = (reader: Reader, read: ReadUnit): ReadUnit => {
  const period = reader.lexicon.periods.get(wordAt(reader, read.next))
  const isDose = /^(?:length\^3|mass|amount|amount time\^-1|internationalUnit)(?:$| mass\^-1)|^$/.test(
    read.unit.dimension,
  )
  if (!period || !isDose || spelled(period.count) !== '1') return read
  return { unit: combined(read.unit, period.unit, -1), next: read.next + 1 }
}

/** „čtverečních centimetrů“: the power before its unit. */
const powerFirstAt = (reader: Reader, index: number): ReadUnit | undefined => {
  const power = powerWord(wordAt(reader, index))
  const atom = power === 0 ? undefined : atomAt(reader, index + 1)
  return atom?.unit.dimension === 'length'
    ? { unit: combined(unity, atom.unit, power), next: atom.next }
    : undefined
}

const powerWord = (word: string): number =>
  /^(?:čtvereční|square)/.test(word) ? 2 : /^(?:krychlov|kubick|cubic)/.test(word) ? 3 : 0

const squareOrCubic = (reader: Reader, read: ReadUnit): ReadUnit => {
  if (read.unit.dimension !== 'length') return read
  const power = powerWord(wordAt(reader, read.next))
  return power === 0 ? read : { unit: combined(unity, read.unit, power), next: read.next + 1 }
}

/** Reads the unit that starts at `index`: `ml`, `mg/kg/den`, „miligramů na litr“, `× g`, `/µl`, `min⁻¹`. */
export const unitAt = remembered('units', readUnit)
