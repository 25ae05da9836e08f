import { type Language, parseQuantities, type Quantity, spelled } from '../../src/facts/index.ts'

const numberOf = ({ meaning }: Quantity): string => {
  switch (meaning.kind) {
    case 'ordinal':
      return `${meaning.value}.`
    case 'ratio':
      return meaning.terms.map(spelled).join(':')
    case 'date':
      return `${meaning.from.year}-${meaning.from.month}-${meaning.from.day}`
    case 'clock':
      return meaning.from.map((seconds) => seconds / 60).join(' or ')
    default: {
      const { amount } = meaning
      return amount.is === 'exact'
        ? spelled(amount.figure.value)
        : `${spelled(amount.from.value)}..${spelled(amount.to.value)}`
    }
  }
}

const rest = ({ meaning }: Quantity): readonly string[] => {
  switch (meaning.kind) {
    case 'measure':
      return [meaning.unit.code]
    case 'number':
      return [...meaning.counted.map(({ text }) => text), ...(meaning.per ? [`per ${meaning.per.code}`] : [])]
    case 'ordinal':
      return meaning.counted.map(({ text }) => text)
    case 'frequency':
      return ['in', spelled(meaning.period.value), meaning.unit.code]
    case 'times':
    case 'fold':
      return [meaning.kind]
    default:
      return []
  }
}

/** Every value of a text, as its bound, its exact number and its unit or the words that it counts. */
export const said = (text: string, language: Language = 'cs'): readonly string[] =>
  parseQuantities(text, language).map((quantity) =>
    [
      `${quantity.comparator === '=' ? '' : quantity.comparator}${numberOf(quantity)}`,
      ...rest(quantity),
    ].join(' '),
  )

/** How finely the one number of a text is written, and its ambiguous spelling. */
export const figureOf = (text: string, language: Language = 'cs') => {
  const [only, ...others] = parseQuantities(text, language)
  if (!only || others.length > 0 || !('amount' in only.meaning) || only.meaning.amount.is !== 'exact')
    throw new Error(`not one exact number: ${text}`)
  return only.meaning.amount.figure
}

export const listed = (words: string): readonly string[] => words.trim().split(/\s+/)
