import { findSection, type Section } from '../../richtext/index.ts'
import type { Outcome } from '../outcome.ts'
import { mentions, type Phrase, saysSomething } from '../phrase.ts'
import { clip, listed, named, quoted } from '../show.ts'
import { blocksOf, headingOf, type Place, richTextOf, versionName } from './place.ts'
import { type PlaceQuery, placeQuery } from './place-query.ts'
import { ask, missing, partOf, type Sought, there } from './sought.ts'

/** A section's number as a reader sees it (`5`, `'5.2'`), wherever it stands, or its heading. */
export type SectionName = number | string

/** Questions to one section, its sub-sections included. Where it is missing, every question fails but `isAbsent`. */
export interface SectionQuery extends PlaceQuery {
  exists(): Outcome
  isAbsent(): Outcome
  isTitled(title: Phrase): Outcome
  /** Something stands under its heading, sub-headings aside. */
  hasContent(): Outcome
}

/** The section of a document by number or heading. */
export const sectionOf = (place: Place, section: SectionName): Section | undefined =>
  findSection(richTextOf(place.document), String(section))

const sectionsOf = ({ document }: Place): string =>
  listed(
    richTextOf(document).sections.map((section) => clip(headingOf(section), 60)),
    12,
  )

/** Goes from documents to a section of each. */
export const sectionSought = (document: Sought<Place>, section: SectionName): Sought<Place> =>
  partOf(document, `section ${clip(String(section), 60)} of ${document.name}`, (place) => {
    const found = sectionOf(place, section)
    return found
      ? there({ ...place, section: found })
      : missing(
          document.verdict,
          () => `no such section in ${versionName(place.document)}; its sections are ${sectionsOf(place)}`,
        )
  })

/** The query over a section of what was sought. */
export const sectionQuery = (document: Sought<Place>, section: SectionName): SectionQuery => {
  const sought = sectionSought(document, section)
  const { name, verdict } = sought
  const heading = (place: Place): string => (place.section ? quoted(headingOf(place.section)) : '')
  return {
    ...placeQuery(sought),
    exists: () => ask(sought, name, (place) => verdict(true, name, heading(place))),
    isAbsent: () =>
      ask(document, `no ${name}`, (place) => {
        const found = sectionOf(place, section)
        return verdict(!found, `no ${name}`, found ? quoted(headingOf(found)) : 'it is not there')
      }),
    isTitled: (title) => {
      const looked = `${name} titled ${named(title)}`
      return ask(sought, looked, (place) =>
        verdict(mentions(place.section?.title ?? '', title), looked, `its heading is ${heading(place)}`),
      )
    },
    hasContent: () => {
      const looked = `content in ${name}`
      return ask(sought, looked, (place) => {
        const content = blocksOf(place).find(({ kind, text }) => kind !== 'heading' && saysSomething(text))
        return verdict(
          content !== undefined,
          looked,
          content ? quoted(content.text) : 'nothing under its heading',
        )
      })
    },
  }
}
