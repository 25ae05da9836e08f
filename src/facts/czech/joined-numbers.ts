import type { Lexicon, NumberWord } from '../lexicon.ts'
import { plus, type Rational } from '../rational.ts'

const parts = /^(?<thousands>\p{L}*?tis[íi]ce?)?(?<hundreds>sto|\p{L}+?(?:st[ěea]|set))?(?<rest>\p{L}*)$/u
const longest = 40

const partsOf = (written: string): Readonly<Record<string, string | undefined>> =>
  (written.length <= longest && parts.exec(written)?.groups) || {}

/**
 * The number words of a lexicon, and beside them hundreds and thousands with what follows them in one word, as payment forms
 * write them: „stopadesát“, „patnáctset“, „třitisícepětset“.
 */
export const withJoinedNumbers = (words: ReadonlyMap<string, NumberWord>): Lexicon['numbers'] => {
  const below100 = (written: string): number => {
    const word = words.get(written)
    const isGroup = word?.role === 'whole' && word.weak
    return word && word.value < 100 && word.role !== 'zero' && !isGroup ? word.value : Number.NaN
  }
  const thousandsOf = (written: string): number => {
    const count = written.replace(/tis[íi]ce?$/, '')
    return count === '' ? 1000 : 1000 * below100(count)
  }
  const hundredsOf = (written: string): number => {
    const word = words.get(written)
    if (word?.role === 'hundred') return word.value
    return written.endsWith('náctset') || written.endsWith('nactset')
      ? 100 * below100(written.slice(0, -3))
      : Number.NaN
  }
  const joined = (written: string): NumberWord | undefined => {
    const { thousands, hundreds, rest } = partsOf(written)
    if (thousands === undefined && hundreds === undefined) return undefined
    const value =
      (thousands === undefined ? 0 : thousandsOf(thousands)) +
      (hundreds === undefined ? 0 : hundredsOf(hundreds)) +
      (rest ? below100(rest) : 0)
    return Number.isNaN(value) ? undefined : { value, role: 'hundred' }
  }
  const get = (word: string): NumberWord | undefined => words.get(word) ?? joined(word)
  return { get, has: (word) => get(word) !== undefined }
}

/** What begins a compound word, also of hundreds and more: the „stopadesáti“ of „stopadesátimililitrový“. */
export const joinedPrefix = (
  prefixes: ReadonlyMap<string, Rational>,
  written: string,
): Rational | undefined => {
  const known = prefixes.get(written)
  if (known) return known
  const { thousands, hundreds = '', rest = '' } = partsOf(written)
  if (thousands !== undefined) return undefined
  const [head, tail] = [prefixes.get(hundreds), prefixes.get(rest)]
  const isNumber = head && tail && tail.numerator < 100n && tail.denominator === 1n
  return isNumber ? plus(head, tail) : undefined
}
