import type { Language } from './language.ts'
import type { CountedWord } from './quantity.ts'
import { type Reader, signAt, startWord, wordAt } from './reader.ts'
import type { Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'

const longestPhrase = 4
const perJoints: Readonly<Record<Language, readonly string[]>> = {
  cs: ['/', 'za', 'per'],
  en: ['/', 'per', 'a', 'an'],
}

interface Counted {
  readonly words: readonly CountedWord[]
  /** The token after the noun. */
  readonly next: number
  readonly per?: Unit
}

const pieces = new Set(['ks', 'kus', 'kusy', 'kusů', 'kusech', 'pcs', 'pieces'])

const countedWord = (reader: Reader, index: number): CountedWord => {
  const { text, start, end } = reader.tokens[index]!
  const unit = reader.lexicon.units.get(text)
  const stems = unit ? [unit.code] : reader.lexicon.stems(text)
  return { text, start, end, stems, adjectival: isAdjectival(reader, index) }
}

const isAdjectival = (reader: Reader, index: number): boolean => {
  const word = startWord(reader, index)
  const next = wordAt(reader, index + 1)
  return (
    pieces.has(word) ||
    reader.lexicon.looksAdjectival(word, reader.lexicon.functionWords.has(next) ? '' : next)
  )
}

/** What the number before `index` counts: words up to and with the first that is no adjective, and „za hodinu“ behind. */
export const countedAt = (reader: Reader, index: number): Counted => {
  const { lexicon } = reader
  const words: CountedWord[] = []
  let next = index
  for (
    let word = wordAt(reader, next);
    words.length < longestPhrase && word !== '';
    word = wordAt(reader, next)
  ) {
    if (word.length < 2 || lexicon.functionWords.has(word) || lexicon.numbers.has(word)) break
    words.push(countedWord(reader, next))
    next += 1
    if (!words[words.length - 1]!.adjectival) break
  }
  if (words.length === 0) return { words, next: index }
  const joint = signAt(reader, next) || wordAt(reader, next)
  const per = perJoints[reader.language].includes(joint) ? unitAt(reader, next + 1) : undefined
  const timed = per?.unit.dimension === 'time' || per?.unit.dimension === 'month'
  return timed ? { words, next: per.next, per: per.unit } : { words, next }
}

const labelReach = 5
const saysIs = new Set([
  '=',
  ':',
  'je',
  'byla',
  'bylo',
  'is',
  'was',
  'of',
  'hodnota',
  'hodnoty',
  'hodnotě',
  'hodnotu',
  'o',
])

/** The `pH` before a number: the token where the label starts, and whether nothing but "is" parts them. */
export const labelBefore = (
  reader: Reader,
  index: number,
  floor: number,
): { word: CountedWord; start: number; direct: boolean } | undefined => {
  let direct = true
  for (let at = index - 1; at >= floor && at >= index - labelReach; at -= 1) {
    const token = reader.tokens[at]!
    if (startWord(reader, at) === 'ph') return { word: countedWord(reader, at), start: at, direct }
    if (token.kind === 'sign' ? !'=:<>≤≥~'.includes(token.text) : token.kind !== 'word') return undefined
    if (!saysIs.has(token.text)) direct = false
  }
  return undefined
}
