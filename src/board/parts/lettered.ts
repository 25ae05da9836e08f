import type { Grade } from '../../grade/index.ts'
import type { VerifiedFinding, VerifiedQuote } from '../../judge/index.ts'
import { type Catalogue, type FindingType, findingTypes } from '../../suite/index.ts'
import type { Mark } from '../record/mark.ts'

/** A finding that stands, with the letter that the page calls it by. Numerals are levels, letters are findings. */
export interface LetteredFinding {
  readonly letter: string
  readonly type: FindingType
  readonly finding: VerifiedFinding
}

/** a to z, then aa to zz, and so on. */
export const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26))

/** The findings of a grade by dimension, the lowest level first. A type that the catalogue has lost is left out. */
export const letterFindings = (
  { findings }: Pick<Grade, 'findings'>,
  catalogue: Catalogue,
): readonly LetteredFinding[] => {
  const types = findingTypes(catalogue)
  const dimensions = Object.keys(catalogue.dimensions)
  return findings
    .flatMap((finding) => {
      const type = types.find(({ name }) => name === finding.type)
      return type ? [{ type, finding }] : []
    })
    .sort(
      (a, b) =>
        dimensions.indexOf(a.type.dimension) - dimensions.indexOf(b.type.dimension) ||
        a.type.level - b.type.level,
    )
    .map((each, index) => ({ letter: letterOf(index), ...each }))
}

/** Where a quote of a finding is marked: `q-a` for the first one of finding a, `q-a-2` for the second. */
export const quoteAnchor = (letter: string, index: number): string =>
  index === 0 ? `q-${letter}` : `q-${letter}-${index + 1}`

/** A quote that stands in more places than this is marked in the first of them. */
const mostPlaces = 20

const placesOf = ({ location: { spans, pieces } }: VerifiedQuote): readonly Pick<Mark, 'start' | 'end'>[] =>
  (pieces?.flat() ?? spans).slice(0, mostPlaces)

/** Names a source among the evidence. */
export const sourceKey = ({ kind, name }: VerifiedQuote['source']): string => `${kind} ${name}`

/** The marks of all quotes, by the source that each stands in, in the source's own offsets. */
export const marksOf = (lettered: readonly LetteredFinding[]): ReadonlyMap<string, readonly Mark[]> => {
  const marks = new Map<string, Mark[]>()
  for (const { letter, finding } of lettered) {
    for (const [index, quote] of finding.quotes.entries()) {
      const key = sourceKey(quote.source)
      const ofSource = marks.get(key) ?? []
      marks.set(key, ofSource)
      for (const [place, { start, end }] of placesOf(quote).entries()) {
        if (end > start)
          ofSource.push({
            start,
            end,
            letter,
            ...(place === 0 ? { anchor: quoteAnchor(letter, index) } : {}),
          })
      }
    }
  }
  return marks
}
