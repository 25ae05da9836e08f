import type { NumberWord } from './lexicon.ts'
import type { ReadFigure } from './literal.ts'
import { decimal, rational } from './rational.ts'
import { following, glued, type Reader, startWord, textBefore, wordAt } from './reader.ts'

const longestPhrase = 16

/** A whole number in words, and the token after it. */
interface Spoken {
  readonly value: number
  readonly next: number
  readonly words: number
  readonly weak: boolean
  /** The „tisíc“ that its last word multiplied all of it by. */
  readonly scale?: number
}

const multiplies = (word: NumberWord): boolean => word.role === 'thousand' || word.role === 'million'

/** Whether a word can go on a group of hundreds, tens and ones; the group after it, or nothing. */
const grown = (group: number, before: NumberWord | undefined, word: NumberWord): number | undefined => {
  switch (word.role) {
    case 'zero':
      return before ? undefined : 0
    case 'digit':
      return group % 10 === 0 && group % 100 !== 10 ? group + word.value : undefined
    case 'teen':
    case 'tens':
    case 'whole':
      return group % 100 === 0 ? group + word.value : undefined
    case 'hundred':
      return group % 1000 === 0 ? group + word.value : undefined
    case 'hundreds':
      return group > 0 && group < 100 ? group * word.value : undefined
    default:
      return undefined
  }
}

/** Skips what may part two words of one number: the hyphen of "twenty-four", the "and" of "a hundred and five". */
const partOfNumber = (reader: Reader, index: number, started: boolean): number => {
  if (!started) return index
  const joint = reader.tokens[index]
  if (joint?.kind === 'sign' && joint.text === '-' && glued(reader, index) && glued(reader, index + 1))
    return index + 1
  return reader.language === 'en' && wordAt(reader, index) === 'and' ? index + 1 : index
}

/** Reads a whole number in words from `index`. */
export const spokenAt = (reader: Reader, index: number): Spoken | undefined => {
  const { numbers } = reader.lexicon
  const article = reader.language === 'en' && ['a', 'an'].includes(startWord(reader, index))
  let total = 0
  let group = article ? 1 : 0
  let before: NumberWord | undefined = article ? { value: 1, role: 'digit' } : undefined
  let next = article ? index + 1 : index
  let words = 0
  let lastScale = Number.POSITIVE_INFINITY
  let weak = false
  while (words < longestPhrase) {
    const at = partOfNumber(reader, next, words > 0)
    const and = at !== next && wordAt(reader, next) === 'and'
    const word = numbers.get(at === index ? startWord(reader, at) : wordAt(reader, at))
    if (
      !word ||
      (words === 0 &&
        ((word.inner && !numbers.has(wordAt(reader, at + 1)) && textBefore(reader, at) !== 'ku') ||
          (word.role === 'hundreds' && !article)))
    )
      break
    if (article && words === 0 && word.role !== 'hundreds' && !multiplies(word)) break
    if (and && before?.role !== 'hundreds' && !(before && multiplies(before))) break
    if (multiplies(word)) {
      if (word.value >= lastScale || before?.role === 'zero') break
      total += (group || 1) * word.value
      group = 0
      lastScale = word.value
    } else {
      const grownTo = grown(group, before, word)
      if (grownTo === undefined || before?.role === 'zero') break
      group = grownTo
    }
    weak = words === 0 && word.weak === true
    before = word
    next = at + 1
    words += 1
  }
  if (words === 0) return undefined
  const scale = before && multiplies(before) && total < before.value * 1000 ? before.value : undefined
  return { value: total + group, next, words, weak, ...(scale !== undefined && { scale }) }
}

/** The digits after a decimal mark: „nula pět“ is `05`, „dvacet pět setin“ is `25`, „pět setin“ is `05`. */
const decimalsAt = (
  reader: Reader,
  index: number,
): { digits: string; next: number; named: boolean } | undefined => {
  let digits = ''
  let next = index
  for (let count = 0; count < longestPhrase; count += 1) {
    const token = following(reader, next)
    if (token?.kind === 'digits' && digits === '') {
      digits = token.text
      next += 1
      break
    }
    const spoken = token && spokenAt(reader, next)
    if (!spoken) break
    if (!/^0*$/.test(digits) && (reader.language === 'cs' || spoken.value > 9)) break
    digits += `${spoken.value}`
    next = spoken.next
  }
  if (digits === '') return undefined
  const places = reader.lexicon.decimalPlaces.get(wordAt(reader, next))
  if (places === undefined) return { digits, next, named: false }
  return digits.length > places
    ? undefined
    : { digits: digits.padStart(places, '0'), next: next + 1, named: true }
}

/** The figure that a whole number and a decimal mark after it make, or the whole number alone. */
export const withDecimals = (reader: Reader, whole: ReadFigure): ReadFigure => {
  if (!reader.lexicon.decimalMarks.has(wordAt(reader, whole.next)) || whole.value.denominator !== 1n)
    return whole
  // „dvě celé a pět desetin“
  const joint = wordAt(reader, whole.next + 1) === 'a' ? 1 : 0
  const found = decimalsAt(reader, whole.next + 1 + joint)
  if (!found || (joint && !found.named)) return whole
  const { needs: _, ...rest } = whole
  return {
    ...rest,
    value: decimal(`${whole.value.numerator}.${found.digits}`),
    decimals: found.digits.length,
    next: found.next,
  }
}

/** Reads a number in words from `index`, with its decimals. */
export const spokenFigureAt = (reader: Reader, index: number): ReadFigure | undefined => {
  const spoken = spokenAt(reader, index)
  if (!spoken) return undefined
  return withDecimals(reader, {
    value: rational(spoken.value),
    decimals: 0,
    next: spoken.next,
    written: 'words',
    ...(spoken.scale !== undefined && { scale: rational(spoken.scale) }),
    ...(spoken.weak && { needs: 'unit or noun' as const }),
  })
}
