import {
  type Block,
  colourNames,
  isTransparent,
  looksLike,
  type RunStyle,
  type Section,
} from '../../richtext/index.ts'
import { failed, type Outcome, passed, unknown } from '../outcome.ts'
import { type Place, richTextOf, versionName } from '../query/place.ts'
import { type SectionName, sectionOf } from '../query/section-query.ts'
import type { StateQuery } from '../query/state-query.ts'
import { readerText } from '../reader-text.ts'
import { listed, quoted } from '../show.ts'
import { compared } from './compared.ts'
import { differenceBetween, type Piece } from './difference.ts'

/** A colour by what it looks like; one that has no name is itself. */
const colourSeen = (colour: string | undefined, plain: string): string => {
  if (colour === undefined || isTransparent(colour)) return plain
  return colourNames.find((name) => looksLike(colour, name)) ?? colour
}

/** How a run looks to a reader, however it was typed. */
const styleSeen = ({ colour, background, ...style }: RunStyle): string =>
  JSON.stringify({
    ...style,
    colour: colourSeen(colour, 'black'),
    background: colourSeen(background, 'white'),
  })

/** A block's text, kind and look. Which table of the document a cell stands in does not matter: one may have come before it. */
const lookOf = ({ kind, level, cell, text, runs }: Block): string => {
  const looks: [letters: string, style: string][] = []
  for (const run of runs) {
    const letters = readerText(run.text).replaceAll(' ', '')
    const style = styleSeen(run.style)
    const last = looks.at(-1)
    if (letters === '') continue
    if (last?.[1] === style) last[0] += letters
    else looks.push([letters, style])
  }
  return JSON.stringify([kind, level, cell && [cell.row, cell.column, cell.header], readerText(text), looks])
}

const outside = (place: Place, sections: readonly Section[]): readonly Piece[] =>
  richTextOf(place.document)
    .blocks.filter((_, index) => !sections.some(({ from, to }) => index >= from && index < to))
    .map((block) => ({ text: readerText(block.text), counts: lookOf(block) }))

/**
 * In the newest version of a document, only these sections changed: its title and all that stands outside them has the
 * same text, the same structure and the same look. A new section of the same level beside one of them is outside it.
 */
export const untouchedOutside = (
  before: StateQuery,
  after: StateQuery,
  code: string,
  sections: SectionName | readonly SectionName[],
): Outcome => {
  const names = typeof sections === 'object' ? sections : [sections]
  const looked = `${code} as before outside section ${listed(names.map(String))}`
  return compared(before, after, code, looked, (was, is) => {
    const found = names.map((name) => ({ name, was: sectionOf(was, name), is: sectionOf(is, name) }))
    const never = found.find((each) => !each.was)
    if (never) {
      return unknown(looked, `${versionName(was.document)} had no section ${never.name} before the answer`)
    }
    const gone = found.find((each) => !each.is)
    if (gone) return failed(looked, `no section ${gone.name} in ${versionName(is.document)}`)
    if (was.document.title !== is.document.title) {
      return failed(looked, `the title ${quoted(was.document.title)} became ${quoted(is.document.title)}`)
    }
    const olds = outside(
      was,
      found.flatMap((each) => each.was ?? []),
    )
    const news = outside(
      is,
      found.flatMap((each) => each.is ?? []),
    )
    const change = differenceBetween(olds, news)
    return change === undefined ? passed(looked, 'the rest is as it was') : failed(looked, change)
  })
}
