import { mentions, ofAngleOrGrade, ofCentrifuging, ofTemperature } from './context.ts'
import { gap } from './gap.ts'
import { following, glued, type Reader, wordAt } from './reader.ts'
import type { Unit } from './unit.ts'
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
  return instrumental.test(next) && !reader.lexicon.functionWords.has(next)
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

/** Reads one unit without a power or a denominator: `ml`, „stupňů Celsia“, „pracovních dnů“, `× g`. */
export const atomAt = (reader: Reader, index: number): ReadUnit | undefined => {
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
    const after = reader.tokens[index + 1]
    if ('×·*'.includes(token.text) && after?.raw === 'g' && after.gap <= gap.space)
      return { unit: unitByCode('[g]'), next: index + 2 }
    const found = unitBySign(token.text)
    // „10%ní“
    const ending = /^n(?:í|ího|ímu|ím|ích|ími)$/.test(joined?.text ?? '') ? 1 : 0
    return found && { unit: found, next: index + 1 + ending }
  }
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
    const opensName = !glued(reader, index) && /^\p{Lu}/u.test(following(reader, index + 1)?.raw ?? '')
    const clear = !opensName && mentions(reader, index, ofTemperature)
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
