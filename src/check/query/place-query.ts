import type { Outcome } from '../outcome.ts'
import { given, mentions, type Phrase } from '../phrase.ts'
import { clip, listed, named } from '../show.ts'
import { blocksOf, headingOf, type Place, richTextOf } from './place.ts'
import { ask, type Sought } from './sought.ts'
import { type TableQuery, tableQuery } from './table-query.ts'
import { type TextQuery, textQuery } from './text-query.ts'

/** Questions to what stands in a document or in a section of it. */
export interface PlaceQuery {
  /** A text, across inline markup; it may be a part of a sentence, never of a word or number. */
  text(text: string): TextQuery
  /** One whole sentence or several: not a word more or less. */
  sentence(sentence: string): TextQuery
  /** Short for `text(…).stands()`. */
  contains(text: string): Outcome
  /** Every phrase is mentioned, each in one paragraph, heading, list item or cell. */
  mentions(...phrases: readonly Phrase[]): Outcome
  /** No phrase is mentioned. */
  lacks(...phrases: readonly Phrase[]): Outcome
  /** Headings that mention these phrases stand in this order; others may stand between them. */
  sectionsInOrder(titles: readonly Phrase[]): Outcome
  /** Tables, narrowed by what stands in them. */
  table(): TableQuery
}

const headings = ({ document, section: within }: Place): readonly string[] =>
  richTextOf(document)
    .sections.filter(({ from }) => !within || (from > within.from && from < within.to))
    .map(headingOf)

/** The first of the titles that no heading after the ones before it mentions. */
const firstOutOfOrder = (found: readonly string[], titles: readonly Phrase[]): Phrase | undefined => {
  let next = 0
  return titles.find((title) => {
    const at = found.findIndex((heading, index) => index >= next && mentions(heading, title))
    if (at < 0) return true
    next = at + 1
    return false
  })
}

const listOf = (phrases: readonly Phrase[]): string => phrases.map(named).join(', ')

/** The queries over the places sought. */
export const placeQuery = (sought: Sought<Place>): PlaceQuery => {
  const { name, verdict } = sought
  const mentionedIn = (place: Place, phrase: Phrase): boolean =>
    blocksOf(place).some(({ text }) => mentions(text, phrase))
  return {
    text: (text) => textQuery(sought, text, 'text'),
    sentence: (sentence) => textQuery(sought, sentence, 'sentence'),
    contains: (text) => textQuery(sought, text, 'text').stands(),
    mentions: (...phrases) => {
      const looked = `${listOf(given(phrases))} mentioned in ${name}`
      return ask(sought, looked, (place) => {
        const absent = phrases.filter((phrase) => !mentionedIn(place, phrase))
        return verdict(
          absent.length === 0,
          looked,
          absent.length > 0 ? `no ${listOf(absent)}` : 'all of them',
        )
      })
    },
    lacks: (...phrases) => {
      const looked = `no mention of ${listOf(given(phrases))} in ${name}`
      return ask(sought, looked, (place) => {
        const present = phrases.filter((phrase) => mentionedIn(place, phrase))
        return verdict(present.length === 0, looked, present.length > 0 ? listOf(present) : 'none of them')
      })
    },
    sectionsInOrder: (titles) => {
      const looked = `sections ${listOf(given(titles))}, in this order, in ${name}`
      return ask(sought, looked, (place) => {
        const found = headings(place)
        const stray = firstOutOfOrder(found, titles)
        const order = listed(
          found.map((heading) => clip(heading, 60)),
          20,
        )
        return verdict(
          stray === undefined,
          looked,
          stray === undefined ? order : `no ${named(stray)} in its place: ${order}`,
        )
      })
    },
    table: () => tableQuery(sought),
  }
}
