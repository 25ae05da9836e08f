import { mentions, ofAngleOrGrade, ofCentrifuging, ofSpinning, ofTemperature } from './context.ts'
import { gap } from './gap.ts'
import { literalAt } from './literal.ts'
import { type Rational, spelled } from './rational.ts'
import { following, glued, type Reader, remembered, signAt, wordAt } from './reader.ts'
import { combined, scaled, type Unit, unity } from './unit.ts'
import { unitByCode, unitBySign } from './unit-signs.ts'

export interface ReadUnit {
  readonly unit: Unit
  /** The token after it. */
  readonly next: number
}

const degreeWords = new Set(
  'stupeň stupně stupni stupněm stupňů stupňům stupních stupnů stupen stupne stupnu st degree degrees deg'.split(
    ' ',
  ),
)
const celsius = /^(?:c|celsia|celsius|celsiova|celsiových|centigrade)$/
const fahrenheit = /^(?:f|fahrenheita|fahrenheit)$/

/** „37 stupňů“ with no scale: a Czech laboratory means Celsius, but for angles and for „3 stupně rizika“. */
const saysCelsius = (reader: Reader, index: number): boolean => {
  if (reader.language !== 'cs') return false
  if (mentions(reader, index, ofTemperature)) return true
  if (/^(?:pod|nad) (?:nulou|bodem)$/.test(`${wordAt(reader, index + 1)} ${wordAt(reader, index + 2)}`))
    return true
  if (reader.tokens[index]!.kind === 'sign' || mentions(reader, index, ofAngleOrGrade)) return false
  const next = wordAt(reader, index + 1)
  return next === '' || reader.lexicon.functionWords.has(next)
}

const degreesAt = (reader: Reader, index: number): ReadUnit => {
  const dotted = glued(reader, index + 1)?.text === '.' && reader.tokens[index]!.text === 'st' ? 1 : 0
  const at = index + 1 + dotted
  const scale = wordAt(reader, at)
  if (celsius.test(scale)) return { unit: unitByCode('Cel'), next: at + 1 }
  if (fahrenheit.test(scale)) return { unit: unitByCode('[degF]'), next: at + 1 }
  return { unit: unitByCode(saysCelsius(reader, index) ? 'Cel' : 'deg'), next: index + 1 }
}

/** „pracovních dnů“, „procentních bodů“, „mezinárodních jednotek“: two words that are one unit. */
const twoWords: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:pracovní(?:ch|ho|m|mi|mu)?|working|business)$/,
    /^(?:den|dne|dni|dnu|dnem|dn[yíů]|dnům|dnech|days?)$/,
    '{workday}',
  ],
  [/^(?:kalendářní(?:ch|ho|m|mi|mu)?|calendar)$/, /^(?:den|dne|dni|dnu|dnem|dn[yíů]|dnům|dnech|days?)$/, 'd'],
  [
    /^(?:procentní(?:ch|ho|m|mi|mu)?|percentage)$/,
    /^(?:bod(?:|u|y|ů|em|ům|ech)|points?)$/,
    '{percentage point}',
  ],
  [/^(?:mezinárodní(?:ch|mi|m)?|international)$/, /^(?:jednot(?:ek|k\p{L}+)|units?)$/u, '[IU]'],
  [/^per$/, /^(?:cent|centum)$/, '%'],
  [/^per$/, /^mille?$/, '[ppth]'],
]

const instrumental = /(?:em|[íý]m|[^aeiouyáéěíóúůý]i|[íuy])$/

/** Czech „s“ after a number: seconds, or the preposition "with" before a word in the instrumental. */
const isPreposition = (reader: Reader, index: number): boolean => {
  if (reader.language !== 'cs' || reader.tokens[index]!.gap === gap.none) return false
  const next = wordAt(reader, index + 1)
  return next !== '' && !reader.lexicon.functionWords.has(next) && instrumental.test(next)
}

/** „odstřeďte při 3000 g“: a centrifuge is not loaded with kilograms, unless the text says of what. */
const isAcceleration = (reader: Reader, index: number): boolean => {
  const count = reader.tokens[index - 1]
  if (count?.kind !== 'digits' || count.text.length < 3 || !mentions(reader, index, ofCentrifuging))
    return false
  const next = wordAt(reader, index + 1)
  return next === '' || (next !== 'of' && reader.lexicon.functionWords.has(next))
}

/** Whether these tokens stand from `index` on, with nothing between them. */
const isWritten = (reader: Reader, index: number, texts: readonly string[]): boolean =>
  texts.every((text, offset) => glued(reader, index + offset)?.text === text)

/** One unit without a power or a denominator. */
const atomAt = (reader: Reader, index: number): ReadUnit | undefined => {
  const token = following(reader, index)
  if (!token) return undefined
  const { lexicon } = reader
  if (token.kind === 'sign') {
    if (token.text === '°') return degreesAt(reader, index)
    const joined = glued(reader, index + 1)
    // `&micro;l`
    if (token.text === 'µ' && joined?.kind === 'word') {
      const found = unitBySign(`µ${joined.raw}`)
      return found && { unit: found, next: index + 2 }
    }
    // „10%ní“
    if (token.text === '%' && joined && /^n(?:í|ího|ímu|ím|ích|ími)$/.test(joined.text))
      return { unit: unitByCode('%'), next: index + 2 }
    const after = reader.tokens[index + 1]
    if ('×·*'.includes(token.text) && after?.raw === 'g' && after.gap <= gap.space)
      return { unit: unitByCode('[g]'), next: index + 2 }
    const found = unitBySign(token.text)
    return found && { unit: found, next: index + 1 }
  }
  if (token.kind !== 'word') return undefined
  const second = wordAt(reader, index + 1)
  if (['x', 'krát', 'times'].includes(token.text)) {
    return following(reader, index + 1)?.raw === 'g'
      ? { unit: unitByCode('[g]'), next: index + 2 }
      : undefined
  }
  if (token.raw === 'g' && isWritten(reader, index + 1, ['-', 'force']))
    return { unit: unitByCode('[g]'), next: index + 3 }
  if (token.raw === 'g' && isAcceleration(reader, index)) return { unit: unitByCode('[g]'), next: index + 1 }
  if (degreeWords.has(token.text)) return degreesAt(reader, index)
  if (token.raw === 'C') {
    const clear =
      mentions(reader, index, ofTemperature) &&
      !(second !== '' && glued(reader, index) === undefined && /^\p{Lu}/u.test(reader.tokens[index + 1]!.raw))
    return clear ? { unit: unitByCode('Cel'), next: index + 1 } : undefined
  }
  const pair = twoWords.find(([first, last]) => first.test(token.text) && last.test(second))
  if (pair) return { unit: unitByCode(pair[2]), next: index + 2 }
  if (token.text === 'r') {
    if (isWritten(reader, index + 1, ['.', 'p', '.', 'm']))
      return { unit: unitByCode('{turn}/min'), next: index + 5 }
    if (isWritten(reader, index + 1, ['/', 'min'])) return { unit: unitByCode('{turn}/min'), next: index + 3 }
  }
  if ((token.raw === 'G' || token.raw === 'T') && isWritten(reader, index + 1, ['/', 'l']))
    return { unit: unitBySign(`${token.raw}/l`)!, next: index + 3 }
  if (token.raw === 's' && isPreposition(reader, index)) return undefined
  // „5 A buněk“
  if (token.raw === 'A' && (following(reader, index + 1)?.kind ?? 'sign') !== 'sign') return undefined
  const found = unitBySign(token.raw) ?? lexicon.units.get(token.text)
  return found && { unit: found, next: index + 1 }
}

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
  return 'noNumber' in read || read.ambiguous !== undefined ? undefined : read
}

const mayBeCounted = ({ dimension, code }: Unit, count: Rational, numerator: Unit): boolean =>
  !isTime(numerator) &&
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
      const raised = combined(unity, leading.unit, power.power)
      read = { unit: raised, next: power.next }
      if (power.power === -1) read = turnsOrFrequency(reader, index, read)
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
