import { failed, type Outcome, passed } from 'model-bench'

interface Named {
  readonly number: string
  /** What only this clause is about. */
  readonly word: RegExp
}

const placesOf = (text: string, number: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${number.replaceAll('.', '\\.')}(?!\\.?\\d)`, 'gu'))].map(
    ({ index }) => index,
  )

const nearest = (places: readonly number[], at: number): number =>
  Math.min(...places.map((place) => Math.abs(place - at)))

/**
 * Whether a reply gives two clauses and each for its own thing: a word that only one of them is about stands nearest to
 * that one. Where the word does not stand at all („the former“, „the latter“), the other clause comes first.
 */
export const tellsApart = (reply: string, { number, word }: Named, other: string): Outcome => {
  const looked = `clause ${other} and clause ${number}, each for its own thing`
  const plain = reply.replace(/[*_`]/g, '')
  const [own, others] = [placesOf(plain, number), placesOf(plain, other)]
  const missing = [...(own.length > 0 ? [] : [number]), ...(others.length > 0 ? [] : [other])]
  if (missing.length > 0) return failed(looked, `it does not name ${missing.join(' and ')}`)
  const words = [...plain.matchAll(word)].map(({ index }) => index)
  const holds =
    words.length === 0
      ? (others[0] ?? 0) < (own[0] ?? 0)
      : words.some((at) => nearest(own, at) < nearest(others, at))
  return (holds ? passed : failed)(looked, `“${plain.slice(0, 200)}”`)
}
