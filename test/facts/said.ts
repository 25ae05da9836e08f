import {
  type Language,
  parseQuantities,
  type Quantity,
  type Rational,
  spelled,
} from '../../src/facts/index.ts'

const figures = ({ meaning }: Quantity): string => {
  if (!('amount' in meaning)) return ''
  const { amount } = meaning
  return amount.is === 'exact'
    ? spelled(amount.figure.value)
    : `${spelled(amount.from.value)}..${spelled(amount.to.value)}`
}

const thing = ({ meaning }: Quantity): string => {
  if (meaning.kind === 'measure') return ` ${meaning.unit.code}`
  if (meaning.kind === 'number') {
    const counted = meaning.counted.map(({ text }) => ` (${text})`).join('')
    return meaning.per ? `${counted} per ${meaning.per.code}` : counted
  }
  if (meaning.kind === 'frequency') return ` times in ${spelled(meaning.period.value)} ${meaning.unit.code}`
  if (meaning.kind === 'times' || meaning.kind === 'fold') return ` ${meaning.kind}`
  if (meaning.kind === 'ratio') return meaning.terms.map(spelled).join(':')
  if (meaning.kind === 'date') {
    const days = [meaning.from, ...(meaning.to ? [meaning.to] : [])]
    return days.map(({ year, month, day }) => [year, month, day].join('-')).join('..')
  }
  if (meaning.kind === 'ordinal')
    return `${meaning.value}.${meaning.counted.map(({ text }) => ` ${text}`).join('')}`
  return meaning.from.map((seconds) => `${seconds / 60} after midnight`).join(' or ')
}

const oneSaid = (quantity: Quantity): string =>
  `${quantity.comparator === '=' ? '' : quantity.comparator}${figures(quantity)}${thing(quantity)}`

/** What a text says, each value in the parser's own terms: `≤30 min`, `5 (tubes)`, `2 times in 1 d`. */
export const said = (text: string, language: Language = 'cs'): string[] =>
  parseQuantities(text, language).map(oneSaid)

/** What each text says, all of them read as the paragraphs of one: a parser meets them quicker than one by one. */
export const saidEach = (texts: readonly string[], language: Language = 'cs'): Record<string, string> => {
  const heard = new Map<string, string[]>()
  const owners: string[] = []
  for (const text of texts) {
    heard.set(text, [])
    owners.push(...new Array<string>(text.length + 2).fill(text))
  }
  for (const quantity of parseQuantities(texts.join('\n\n'), language))
    heard.get(owners[quantity.start]!)!.push(oneSaid(quantity))
  return Object.fromEntries([...heard].map(([text, values]) => [text, values.join(', ')]))
}

/** The same answer for every text. */
export const each = (texts: readonly string[], answer: string): Record<string, string> =>
  Object.fromEntries(texts.map((text) => [text, answer]))

export const sameValue = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator

/** The words of a list, apart by white space. */
export const words = (list: string): string[] => list.trim().split(/\s+/)
