import { failed, type Outcome, passed, unknown } from '../outcome.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { blocksOf, type Place } from '../query/place.ts'
import type { SectionName } from '../query/section-query.ts'
import type { StateQuery } from '../query/state-query.ts'
import { readerText } from '../reader-text.ts'
import { listed, named, quoted } from '../show.ts'
import { compared } from './compared.ts'

/** What must be kept. At least one of `words`, `numbers` and `blocks` says something. */
export interface Kept {
  /** The section to look at; the whole document when absent. */
  readonly section?: SectionName
  /** Each of these that the text mentioned before, which must be all of them, is still mentioned. */
  readonly words?: readonly Phrase[]
  /** Every number that stood there, outside headings and names such as K5, still stands, in digits. */
  readonly numbers?: 'all'
  /** At least this share (0 to 1) of the paragraphs, items and cells still reads word for word as before. */
  readonly blocks?: number
}

const textsOf = (place: Place): readonly string[] => blocksOf(place).map(({ text }) => readerText(text))

/** The numbers of a place outside headings and names; a decimal comma is a decimal point. */
const numbersOf = (place: Place): ReadonlySet<string> =>
  new Set(
    blocksOf(place)
      .filter(({ kind }) => kind !== 'heading')
      .flatMap(({ text }) => readerText(text).match(/(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*/gu) ?? [])
      .map((number) => number.replaceAll(',', '.')),
  )

const lostBlocks = (was: Place, is: Place): { readonly lost: readonly string[]; readonly share: number } => {
  const content = (place: Place) =>
    blocksOf(place)
      .filter(({ kind }) => kind !== 'heading')
      .map(({ text }) => readerText(text))
      .filter((text) => text !== '')
  const left = new Map<string, number>()
  for (const text of content(is)) left.set(text, (left.get(text) ?? 0) + 1)
  const olds = content(was)
  const lost = olds.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
  return { lost, share: olds.length === 0 ? 1 : 1 - lost.length / olds.length }
}

/** What stood in a document, or in one section of it, is still there. */
export const contentKept = (before: StateQuery, after: StateQuery, code: string, kept: Kept): Outcome => {
  const { section, words = [], numbers, blocks } = kept
  const wanted = [
    ...words.map(named),
    ...(numbers ? ['every number'] : []),
    ...(blocks === undefined ? [] : [`${Math.round(blocks * 100)} % of the paragraphs`]),
  ]
  const looked = `${listed(wanted)} kept in ${section === undefined ? code : `section ${section} of ${code}`}`
  if (wanted.length === 0) return unknown(looked, 'nothing was named that must be kept')
  return compared(
    before,
    after,
    code,
    looked,
    (was, is) => {
      const [olds, news] = [textsOf(was), textsOf(is)]
      const never = words.filter((word) => !olds.some((text) => mentions(text, word)))
      if (never.length > 0)
        return unknown(looked, `${listed(never.map(named))} did not stand there before the answer`)
      const lostWords = words.filter((word) => !news.some((text) => mentions(text, word)))
      if (lostWords.length > 0) return failed(looked, `no ${listed(lostWords.map(named))}`)
      const now = numbersOf(is)
      const lostNumbers = numbers ? [...numbersOf(was)].filter((number) => !now.has(number)) : []
      if (lostNumbers.length > 0) return failed(looked, `lost: ${listed(lostNumbers)}`)
      const { lost, share } = lostBlocks(was, is)
      if (blocks !== undefined && share < blocks) {
        return failed(looked, `${Math.round(share * 100)} % kept; lost first ${quoted(lost[0] ?? '')}`)
      }
      return passed(looked, 'all of it')
    },
    section,
  )
}
