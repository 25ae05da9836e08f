import { insertIntoSection, placeAfter } from './edit-section.ts'
import { escapeHtml } from './escape.ts'
import { asBlocks } from './fragment.ts'
import { readHeading } from './heading-number.ts'
import type { RichText, Section } from './rich-text.ts'
import { spliced } from './splice.ts'

/** A section to be added: its heading as plain text (a number typed by hand included) and its content as HTML. */
export interface NewSection {
  readonly heading: string
  readonly html: string
}

const markupOf = ({ heading, html }: NewSection, level: number): string => {
  const rank = Math.min(6, level)
  return `<h${rank}>${escapeHtml(heading)}</h${rank}>\n${asBlocks(html)}`
}

/** The number above a number: „5“ of „5.2“. */
const parentNumber = (number: string): string | undefined => {
  const dot = number.lastIndexOf('.')
  return dot < 0 ? undefined : number.slice(0, dot)
}

const lastPart = (number: string): number => Number(number.slice(number.lastIndexOf('.') + 1))

/** The section that a section with this number comes after: the one with the next smaller number in the same parent. */
const precedingSibling = ({ sections }: RichText, number: string): Section | undefined => {
  let best: Section | undefined
  for (const section of sections) {
    if (section.number === undefined || parentNumber(section.number) !== parentNumber(number)) continue
    if (!(lastPart(section.number) < lastPart(number))) continue
    if (!best?.number || lastPart(section.number) >= lastPart(best.number)) best = section
  }
  return best
}

/** The rank of a document's sections. A title, the only heading of its rank and the first one, is none of them. */
const mainRank = ({ sections }: RichText): number => {
  const [first, ...others] = sections
  if (!first) return 2
  const highest = others.reduce((rank, { level }) => Math.min(rank, level), 7)
  if (highest <= first.level || first.number !== undefined) return Math.min(first.level, highest)
  return highest === 7 ? first.level + 1 : highest
}

const atEnd = ({ html }: RichText, insert: string): string => {
  const end = html.trimEnd().length
  return spliced(html, [{ start: end, end, insert: end === 0 ? insert : `\n${insert}` }])
}

const addAfter = (rich: RichText, added: NewSection, neighbour: Section, level: number): string => {
  const { at, asItem } = placeAfter(rich, neighbour)
  const section = markupOf(added, level)
  return spliced(rich.html, [{ start: at, end: at, insert: `\n${asItem ? `<li>${section}</li>` : section}` }])
}

/** The rank of a section's sub-sections. */
const rankInside = ({ sections }: RichText, parent: Section): number =>
  sections.find(({ from }) => from > parent.from && from < parent.to)?.level ?? parent.level + 1

/**
 * Adds a section. With `after`, right after that one and its sub-sections, in its rank, or as its last sub-section
 * where the new number goes on from its number. Without, where its number belongs, else at the document's end.
 * Gives the new HTML; all else stays byte for byte.
 */
export const addSection = (rich: RichText, added: NewSection, after?: Section): string => {
  const { number } = readHeading(added.heading)
  if (after) {
    const isSub = after.number !== undefined && number?.startsWith(`${after.number}.`) === true
    return addAfter(rich, added, after, isSub ? rankInside(rich, after) : after.level)
  }
  const sibling = number === undefined ? undefined : precedingSibling(rich, number)
  if (sibling) return addAfter(rich, added, sibling, sibling.level)
  const above = number === undefined ? undefined : parentNumber(number)
  const parent = above === undefined ? undefined : rich.sections.find((section) => section.number === above)
  if (parent) return insertIntoSection(rich, parent, markupOf(added, rankInside(rich, parent)))
  const rank = mainRank(rich)
  const last = rich.sections.findLast(({ level }) => level === rank)
  return last ? addAfter(rich, added, last, rank) : atEnd(rich, markupOf(added, rank))
}
