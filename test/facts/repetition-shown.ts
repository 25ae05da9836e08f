import {
  type Language,
  parseQuantities,
  type Quantity,
  type QuantityKind,
  spelled,
} from '../../src/facts/index.ts'

type DateMeaning = Extract<Quantity['meaning'], { kind: 'date' }>

const day = ({ year, month, day: date }: DateMeaning['from']): string =>
  [year ?? '', month, date ?? ''].join('-')

const time = (seconds: number): string => {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const whole = `${hours}:${String(minutes).padStart(2, '0')}`
  return rest === 0 ? whole : `${whole}:${String(rest).padStart(2, '0')}`
}

const times = (seconds: readonly number[]): string => seconds.map(time).join('|')

const said = ({ meaning, comparator }: Quantity): string => {
  const sign = comparator === '=' ? '' : comparator
  const amount = !('amount' in meaning)
    ? ''
    : meaning.amount.is === 'exact'
      ? spelled(meaning.amount.figure.value)
      : `${spelled(meaning.amount.from.value)}..${spelled(meaning.amount.to.value)}`
  switch (meaning.kind) {
    case 'date':
      return sign + day(meaning.from) + (meaning.to ? `..${day(meaning.to)}` : '')
    case 'clock':
      return sign + times(meaning.from) + (meaning.to ? `..${times(meaning.to)}` : '')
    case 'ratio':
      return sign + meaning.terms.map(spelled).join(':')
    case 'times':
      return `${sign + amount}×`
    case 'fold':
      return `${sign + amount}-fold`
    case 'frequency':
      return `${sign + amount}× in ${spelled(meaning.period.value)} ${meaning.unit.code}`
    case 'ordinal':
      return [`${sign + meaning.value}.`, ...meaning.counted.map(({ text }) => text)].join(' ')
    case 'measure':
      return `${sign + amount} ${meaning.unit.code}`
    case 'number':
      return [sign + amount, ...meaning.counted.map(({ text }) => text)].join(' ')
  }
}

/** The text with ‹› around the form of each value of the kinds, and what each says. */
export const shown = (
  marked: string,
  language: Language,
  ...kinds: readonly QuantityKind[]
): readonly string[] => {
  const text = marked.replace(/[‹›]/g, '')
  const found = parseQuantities(text, language).filter(({ meaning }) => kinds.includes(meaning.kind))
  let form = ''
  let at = 0
  for (const { start, end } of found) {
    form += `${text.slice(at, start)}‹${text.slice(start, end)}›`
    at = end
  }
  return [form + text.slice(at), ...found.map(said)]
}
