import type { BoundPhrase, Comparator } from './bound-phrases.ts'
import { mentions, ofPutting } from './context.ts'
import { gap } from './gap.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/**
 * What kind of value is bounded, where a word is a bound before one kind and not before another: „do 30 minut“ is a
 * limit, and „přidejte do 50 ml pufru“ is a place.
 */
export type Bounded = 'moment' | 'amount' | 'portion' | 'count'

/** A bound beside a value: its comparator, whether it is also approximate, and the tokens that say so. */
export interface Bound {
  readonly comparator: Comparator
  readonly approximate: boolean
  /** The first token of value and bound together. */
  readonly start: number
  /** The token after them. */
  readonly next: number
}

interface Found {
  readonly comparator: Comparator
  readonly start: number
}

const reach = 6
const clauseEnds = '.,;:!?()|'

/** Where a negation stands that turns the phrase starting at `index`: the „nesmí“ of „nesmí být vyšší než“. */
const negationBefore = ({ tokens, lexicon }: Reader, index: number, floor: number): number | undefined => {
  for (let at = index - 1; at >= floor && at >= index - reach; at -= 1) {
    const token = tokens[at]!
    if (tokens[at + 1]!.gap > gap.line || (token.kind === 'sign' && clauseEnds.includes(token.text)))
      return undefined
    if (token.kind === 'word' && lexicon.negates(token.text)) return at
  }
  return undefined
}

const wordsEndAt = ({ tokens }: Reader, words: readonly string[], last: number, floor: number): boolean =>
  last - words.length + 1 >= floor &&
  words.every((word, offset) => {
    const at = last - words.length + 1 + offset
    return tokens[at]!.text === word && (offset === 0 || tokens[at]!.gap <= gap.line)
  })

const fillsUp = /^(?:mak|made|fill|top|bring|brought|dilut|adjust)/

const applies = (reader: Reader, phrase: BoundPhrase, at: number, bounded: Bounded): boolean => {
  // "make up to 50 ml" is no limit.
  if (phrase.words[0] === 'up' && fillsUp.test(reader.tokens[at - phrase.words.length]?.text ?? ''))
    return false
  if (phrase.where === 'moment') return bounded === 'moment'
  if (phrase.where !== 'place') return true
  if (phrase.comparator === '≥') return bounded !== 'count'
  return bounded === 'moment' || bounded === 'amount' || !mentions(reader, at, ofPutting)
}

const compares = new Set(['než', 'nežli', 'jak', 'than'])

/** „dříve než za 10 minut“: what compares may be parted from its value as a loose bound is. */
const isLoose = ({ where, words }: BoundPhrase): boolean =>
  where === 'loose' || (where === 'reversible' && compares.has(words[words.length - 1]!))

/** „Doba v min: 30“ */
const isMinutes = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]!.text === 'min' && /^(?:v|in)$/.test(tokens[index - 1]?.text ?? '')

const phraseBefore = (
  reader: Reader,
  last: number,
  floor: number,
  bounded: Bounded,
  onlyLoose: boolean,
): Found | undefined => {
  const token = reader.tokens[last]
  if (!token || isMinutes(reader.tokens, last)) return undefined
  const phrase = reader.lexicon.bounds
    .get(token.text)
    ?.find(
      (each) =>
        (!onlyLoose || isLoose(each)) &&
        wordsEndAt(reader, each.words, last, floor) &&
        applies(reader, each, last, bounded),
    )
  if (!phrase) return undefined
  const start = last - phrase.words.length + 1
  if (phrase.where !== 'reversible') return { comparator: phrase.comparator, start }
  const negation = negationBefore(reader, start, floor)
  if (negation === undefined) return { comparator: phrase.comparator, start }
  return { comparator: phrase.comparator === '>' ? '≤' : '≥', start: negation }
}

const signBefore = ({ tokens }: Reader, last: number, floor: number): Found | undefined => {
  const token = tokens[last]
  if (last < floor || token?.kind !== 'sign') return undefined
  const before = last - 1 >= floor && token.gap === gap.none ? tokens[last - 1]!.text : ''
  switch (token.text) {
    case '≤':
    case '≥':
      return { comparator: token.text, start: last }
    case '~':
      return { comparator: '≈', start: last }
    case '<':
      return before === '=' ? { comparator: '≤', start: last - 1 } : { comparator: '<', start: last }
    case '>':
      // `->` and `=>` are arrows.
      return before === '-' || before === '–' || before === '=' ? undefined : { comparator: '>', start: last }
    case '=':
      if (before === '<') return { comparator: '≤', start: last - 1 }
      return before === '>' ? { comparator: '≥', start: last - 1 } : undefined
    default:
      return undefined
  }
}

const isMeasured = /^(?:naměř|zjišt|zaznam|dosaž|změř|measured|recorded|observed|found)/

const saysIs = new Set(['je', 'jsou', 'činí', 'is', 'are', ':', '|', '='])
const prepositions = new Set('při pro v ve na za po s se u z ze od do at for in with on from'.split(' '))

/** Whether the words from a limit to its value say that it is limited: „maximální doba při 8 °C“ limits no temperature. */
const isLimited = (tokens: readonly Token[], limit: number, last: number): boolean => {
  const between = tokens.slice(limit + 1, last + 1).map(({ text }) => text)
  if (between.some((word) => isMeasured.test(word))) return false
  return saysIs.has(tokens[last]!.text) || !between.some((word) => prepositions.has(word))
}

const abbreviations = new Set(['max', 'min', 'cca', 'ca', 'approx'])

const limitNoun = /^(?:mez|limit|hranic)/
const edges: Readonly<Record<string, Comparator>> = { horní: '≤', upper: '≤', dolní: '≥', lower: '≥' }

/** „maximální doba skladování je“, „horní mez“ before the value. */
const limitBefore = ({ tokens, lexicon }: Reader, last: number, floor: number): Found | undefined => {
  for (let at = last; at >= floor && at > last - reach - 2; at -= 1) {
    const token = tokens[at]!
    if (
      token.kind === 'sign'
        ? !'=:|(['.includes(token.text) &&
          !(token.text === '.' && abbreviations.has(tokens[at - 1]?.text ?? ''))
        : token.kind !== 'word'
    )
      break
    const abbreviated =
      !isMinutes(tokens, at) && (token.text === 'max' ? '≤' : token.text === 'min' ? '≥' : undefined)
    const edge = limitNoun.test(token.text) ? edges[tokens[at - 1]?.text ?? ''] : undefined
    const comparator = lexicon.limitAdjectives.get(token.text) ?? edge ?? abbreviated
    if (comparator) return isLimited(tokens, at, last) ? { comparator, start: at } : undefined
    if (token.gap > gap.cell) break
  }
  return undefined
}

const oneBefore = (reader: Reader, at: number, floor: number, bounded: Bounded): Found | undefined => {
  const { tokens, lexicon } = reader
  const sign = tokens[at]!.gap <= gap.line ? signBefore(reader, at - 1, floor) : undefined
  if (sign) return sign
  if (tokens[at]!.gap <= gap.line) {
    let last = at - 1
    if (tokens[last]?.text === ':') last -= 1
    if (tokens[last]?.text === '.' && abbreviations.has(tokens[last - 1]?.text ?? '')) last -= 1
    const direct = phraseBefore(reader, last, floor, bounded, false)
    if (direct) return direct
    for (let token = tokens[last]; token && lexicon.fillers.has(token.text); token = tokens[last]) {
      if (token.gap > gap.line) break
      last -= 1
      if (tokens[last]?.text === '.' && abbreviations.has(tokens[last - 1]?.text ?? '')) last -= 1
      const loose = phraseBefore(reader, last, floor, bounded, true)
      if (loose) return loose
    }
  }
  return limitBefore(reader, at - 1, floor)
}

const goesOn = new Set(['a', 'i', 'nebo', 'při', 'and', 'or', 'at'])

/** A bound of two words between a number and its unit: „20 a více minut“. */
export const boundBetween = (
  { tokens, lexicon }: Reader,
  index: number,
): { readonly comparator: Comparator; readonly next: number } | undefined => {
  const token = tokens[index]
  if (token?.kind !== 'word' || token.gap > gap.line) return undefined
  const phrase = lexicon.boundsAfter
    .get(token.text)
    ?.find(({ words }) => words.length === 2 && tokens[index + 1]?.text === words[1])
  return phrase && { comparator: phrase.comparator, next: index + 2 }
}

const afterAt = (reader: Reader, index: number): { comparator: Comparator; next: number } | undefined => {
  const { tokens, lexicon } = reader
  const mark = (tokens[index]?.gap ?? gap.paragraph) <= gap.space ? tokens[index]!.text : ''
  const comma = mark === ',' || mark === '–'
  const start = comma || mark === '(' ? index + 1 : index
  const token = tokens[start]
  if (token?.kind !== 'word' || token.gap > gap.line) return undefined
  const phrase = lexicon.boundsAfter
    .get(token.text)
    ?.find(
      ({ words, where }) =>
        (!comma || where === 'apart') &&
        words.every(
          (word, offset) => tokens[start + offset]?.text === word && tokens[start + offset]!.gap <= gap.line,
        ),
    )
  if (!phrase) return undefined
  let next = start + phrase.words.length
  if (tokens[next]?.text === '.' && phrase.words.length === 1 && abbreviations.has(token.text)) next += 1
  const after = tokens[next] && tokens[next]!.gap <= gap.line ? tokens[next] : undefined
  // „30 minut, maximálně 45“, „30 minut, ne déle než 45“: the bound belongs to what follows.
  const takenByNext =
    after !== undefined &&
    (phrase.where === 'apart'
      ? after.kind === 'digits' || compares.has(after.text)
      : phrase.words.length === 1 &&
        (after.kind === 'digits' || (after.kind === 'word' && !goesOn.has(after.text))))
  return takenByNext ? undefined : { comparator: phrase.comparator, next }
}

/** The bound of the value that stands in tokens `start` up to `next`; no word before token `floor` belongs to it. */
export const boundOf = (
  reader: Reader,
  start: number,
  next: number,
  floor: number,
  bounded: Bounded,
): Bound => {
  let comparator: Comparator = '='
  let approximate = false
  let from = start
  for (;;) {
    const found = oneBefore(reader, from, floor, bounded)
    if (!found) break
    if (found.comparator === '≈') approximate = true
    else if (comparator === '=') comparator = found.comparator
    else break
    from = found.start
  }
  const after = comparator === '=' ? afterAt(reader, next) : undefined
  if (after) comparator = after.comparator
  if (approximate && comparator === '=')
    return { comparator: '≈', approximate: true, start: from, next: after?.next ?? next }
  return { comparator, approximate, start: from, next: after?.next ?? next }
}
