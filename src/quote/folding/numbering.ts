import { matchOf } from './look-ahead.ts'
import { mayStandGlued } from './units.ts'

/** A mark at a line's start that may be the number of a list item or of a heading. */
export interface Numbering {
  /** Where it stands in the folded text. */
  readonly from: number
  readonly to: number
  /** What all marks of one list share: brackets, closing sign, and the numbers before the last one. */
  readonly style: string
  /** What it counts, read as digits or as a letter, and as a Roman numeral; NaN where it cannot be read so. */
  readonly value: number
  readonly roman: number
  readonly levels: number
  /** It stands where something new begins: after a blank line, a block tag or the end of a sentence. */
  readonly opens: boolean
  /** A capital letter follows. */
  readonly capital: boolean
  /** The last word of the line before it, folded. */
  readonly after: string
}

/** What a mark says by itself. */
export type Mark = Pick<Numbering, 'style' | 'value' | 'roman' | 'levels'> & { readonly length: number }

const pattern =
  /(\()?(?:(\d{1,3}(?:\.\d{1,3}){1,5}|(?!0\D)\d{1,3}(?!\.[ \u00a0]\d{1,2}\.))|([ivxIVX]{2,7}|[a-zA-Z]))(\.?\)|\.|(?=[ \t\u00a0]))(?=[ \t\u00a0*_<]|\p{Lu})/uy
const measure = /[ \t\u00a0]+(?:[%‰°]|(\p{L}+)[ \t]*(?:[/,]|\.?$)|(\p{L}+))/muy
const roman = /^x{0,3}(?:ix|iv|v?i{0,3})$/
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

const romanValue = (written: string): number => {
  if (!roman.test(written)) return Number.NaN
  const digits = Array.from(written, (letter) => romanDigits[letter] ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}

/** Whether a unit follows, as in „5.1 mmol/l“. „2.1 V laboratoři“ and „2.1 s gelem“ are headings. */
const isMeasured = (source: string, at: number): boolean => {
  const match = matchOf(measure, source, at)
  if (!match) return false
  const [, last, first] = match
  const word = last ?? first
  if (word === undefined) return true
  const isUnit = mayStandGlued(word.toLowerCase().replace('\u00b5', 'μ'))
  return isUnit && (last !== undefined || /^(?![vsku]$)\p{Ll}/u.test(word))
}

/** The mark at an offset of the source, where one may stand there. */
export const markAt = (source: string, at: number): Mark | undefined => {
  const match = matchOf(pattern, source, at)
  if (!match) return undefined
  const [{ length }, open = '', digits, letters] = match
  const close = match[4]!
  if (open !== '' && !close.endsWith(')')) return undefined
  if (letters !== undefined) {
    const lower = letters.toLowerCase()
    const value = letters.length === 1 ? lower.charCodeAt(0) - 0x60 : Number.NaN
    const mark = { value, roman: romanValue(lower), levels: 1, length }
    if (close === '' || (Number.isNaN(value) && Number.isNaN(mark.roman))) return undefined
    return { ...mark, style: `${open}${letters === lower ? 'a' : 'A'}${close}` }
  }
  const parts = digits!.split('.')
  if (close === '' && (parts.length === 1 || isMeasured(source, at + length))) return undefined
  const value = Number(parts.pop())
  const style = `${open}${parts.join('.')}${close}`
  return { style, value, roman: Number.NaN, levels: parts.length + 1, length }
}

/** A line that ends with one of these goes on: the number that begins the next one belongs to it, unless a list goes on there. */
const unfinished = new Set(
  'a i o u k s v z ke se ve ze na po do od za při před nad pod mezi pro bez kolem asi cca než až nebo či bod bodu bodě krok kroku č čl odst kap kapitola kapitole verze část do the of at in on to for from by and or than after before within until step point section version no'.split(
    ' ',
  ),
)

/** How many lists of one style may be open, one in an item of another. */
const deepestList = 6

const follows = (a: Numbering, b: Numbering): boolean => b.value === a.value + 1 || b.roman === a.roman + 1

/**
 * Tells the numbers of lists and headings from numbers that a line happens to begin with. One counts where its neighbour in
 * the same style stands too, or where something new begins and it is a first one or a capital follows.
 */
export const trueNumberings = (found: readonly Numbering[]): readonly Numbering[] => {
  const lists = new Map<string, readonly Numbering[]>()
  const counted = new Set<Numbering>()
  for (const mark of found) {
    const open = lists.get(mark.style) ?? []
    const outer = open.slice(0, open.findLastIndex((last) => follows(last, mark)) + 1)
    const last = outer.at(-1)
    if (!mark.opens && unfinished.has(mark.after) && !(last && mark.capital)) continue
    if (last) counted.add(last).add(mark)
    const isFirst = mark.levels === 1 && (mark.value === 1 || mark.roman === 1)
    // A first number may begin a list inside an item of another one; any other that goes on none of them ends them all.
    const around = last ? outer.slice(0, -1) : isFirst ? open.slice(1 - deepestList) : []
    lists.set(mark.style, [...around, mark])
    // „A. Novák“ begins with an initial.
    const mayBeInitial = mark.style === 'A.' && !Number.isNaN(mark.value)
    if (mark.opens && !mayBeInitial && (mark.capital || isFirst)) counted.add(mark)
  }
  return found.filter((mark) => counted.has(mark))
}
