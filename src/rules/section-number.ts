/** A number as sections and clauses have: `5`, `7.3.2`. Not the beginning of a decimal number or of a date. */
export const sectionNumber = '\\d{1,2}(?:\\.\\d{1,2}){0,4}(?![\\p{L}\\d]|[.,]\\d)'
const dotted = '\\d{1,2}(?:\\.\\d{1,2}){1,4}(?![\\p{L}\\d]|[.,]\\d)'
const joined = '\\s{0,2}(?:,|;|a|i|až|nebo|či|resp\\.|and|or|to|–|-)\\s{0,2}'

/** One number or several: „7.5“, „7.5, 8.6 a 8.7“. */
export const sectionNumbers = `${sectionNumber}(?:${joined}${dotted})*`
export const dottedNumbers = `${dotted}(?:${joined}${dotted})*`

/** What is called so in Czech or English, in any case form. */
export const clauseLabel = '(?:čl\\.|člán(?:e?k|c)\\p{L}{0,3}|(?:sub)?clauses?)'
export const chapterLabel =
  '(?:kapitol\\p{L}{0,3}|kap\\.|oddíl\\p{L}{0,3}|sections?|sec\\.|chapters?|čl\\.|člán(?:e?k|c)\\p{L}{0,3}|clauses?)'

export const annexLabel = '(?:přílo[hz]\\p{L}{0,3}|annex(?:es)?|appendix)'
export const versionLabel = '(?:verz\\p{L}{1,3}|version)'

/** The numbers of a list of them. */
export const numbersIn = (list: string): readonly string[] => list.match(/\d+(?:\.\d+)*/g) ?? []

const parentOf = (number: string): string => number.slice(0, Math.max(0, number.lastIndexOf('.')))

/**
 * Whether a number certainly stands nowhere in a numbering: its nearest ancestor that does (or the whole) is divided, and
 * not into it. Below one that is not divided there may be paragraphs that nobody listed.
 */
export const isOutside = (number: string, numbers: ReadonlySet<string>): boolean => {
  if (numbers.has(number)) return false
  let ancestor = parentOf(number)
  while (ancestor !== '' && !numbers.has(ancestor)) ancestor = parentOf(ancestor)
  return siblingsIn(numbers, ancestor).length > 1
}

/** The numbers right below one; of the first rank below ''. */
const siblingsIn = (numbers: ReadonlySet<string>, parent: string): readonly string[] =>
  [...numbers].filter((each) => parentOf(each) === parent)

/** The numbers that a missing one would stand among. */
export const neighboursOf = (number: string, numbers: ReadonlySet<string>): readonly string[] => {
  let ancestor = parentOf(number)
  while (ancestor !== '' && !numbers.has(ancestor)) ancestor = parentOf(ancestor)
  return siblingsIn(numbers, ancestor)
}

/** Whether a text has a number as a word of its own. */
export const holdsNumber = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.,])${number.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`, 'u').test(text)
