import { asBlocks } from './fragment.ts'
import type { MarkupElement } from './markup.ts'
import type { Span } from './offset-map.ts'
import { type Source, sourceOf } from './parse.ts'
import type { RichText, Section } from './rich-text.ts'
import { spliced } from './splice.ts'

/** Where a section stands in the source: its heading, and the place where the next section of its rank begins. */
interface Place {
  readonly heading: MarkupElement
  readonly end: number
}

const placeOf = ({ rich, headings }: Source, section: Section): Place => {
  const heading = headings.get(section.from)
  if (!heading) throw new RangeError('The section is not one of this document.')
  return { heading, end: headings.get(section.to)?.open.start ?? rich.html.length }
}

/** A section as it stands in the HTML, from its heading to the next section of its rank. */
export const sectionHtml = (rich: RichText, section: Section): string => {
  const { heading, end } = placeOf(sourceOf(rich), section)
  return rich.html.slice(heading.open.start, end).trimEnd()
}

const isWithin = ({ start, end }: Span, offset: number) => offset >= start && offset < end

/**
 * The tags in a stretch that belong to elements which reach beyond it. They stay when the stretch goes,
 * so that what is open around it stays open, and closes where it closed.
 */
const tagsThatStay = ({ rich: { html }, elements }: Source, stretch: Span): string => {
  const stay: Span[] = []
  for (const { open, close } of elements) {
    const opens = isWithin(stretch, open.start)
    const closes = close.end > close.start && isWithin(stretch, close.start)
    if (opens && close.end > stretch.end) stay.push(open)
    else if (!opens && closes && open.start < stretch.start) stay.push(close)
  }
  return stay
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => html.slice(start, end))
    .join('')
}

/** The first place in a stretch where an element that reaches beyond it opens or closes. */
const firstBoundary = ({ elements }: Source, stretch: Span): number => {
  let first = stretch.end
  for (const { open, close } of elements) {
    const opens = isWithin(stretch, open.start)
    if (opens && close.end > stretch.end) first = Math.min(first, open.start)
    else if (!opens && open.start < stretch.start && isWithin(stretch, close.start))
      first = Math.min(first, close.start)
  }
  return first
}

const isWhiteSpace = (character: string) => /^[ \t\r\n\f]$/.test(character)

/** The stretch without the white space at its ends. */
const inside = (html: string, stretch: Span): Span => {
  let { start, end } = stretch
  while (start < end && isWhiteSpace(html.charAt(start))) start += 1
  while (end > start && isWhiteSpace(html.charAt(end - 1))) end -= 1
  return { start, end }
}

/**
 * Replaces what stands under a section's heading, its sub-sections included; the heading stays.
 * @throws {RangeError} when the section is not one of the document (as for all edits of sections)
 */
export const replaceSection = (rich: RichText, section: Section, html: string): string => {
  const source = sourceOf(rich)
  const { heading, end } = placeOf(source, section)
  const content = { start: heading.close.end, end }
  return spliced(rich.html, [
    { ...inside(rich.html, content), insert: asBlocks(html) + tagsThatStay(source, content) },
  ])
}

/** Adds to a section's own content: right under its heading, or after all that stands before its first sub-section. */
export const insertIntoSection = (
  rich: RichText,
  section: Section,
  html: string,
  position: 'start' | 'end' = 'end',
): string => {
  const source = sourceOf(rich)
  const { heading, end } = placeOf(source, section)
  const start = heading.close.end
  let ownEnd = end
  for (let block = section.from + 1; block < section.to; block += 1) {
    const below = source.headings.get(block)
    if (below) {
      ownEnd = below.open.start
      break
    }
  }
  const own = inside(rich.html, { start, end: firstBoundary(source, { start, end: ownEnd }) })
  const at = position === 'start' ? own.start : own.end
  return spliced(rich.html, [{ start: at, end: at, insert: asBlocks(html) }])
}

/** The elements that begin right before a section's heading and end in the section: they hold it and nothing else. */
const wrappersOf = ({ rich, elements }: Source, { heading, end }: Place): readonly MarkupElement[] => {
  const wrappers: MarkupElement[] = []
  let start = heading.open.start
  const before = elements.slice(0, elements.indexOf(heading))
  for (const element of before.toReversed()) {
    const { open, close } = element
    if (close.end > end || close.end < heading.close.end) break
    if (rich.html.slice(open.end, start).trim() !== '') break
    wrappers.unshift(element)
    start = open.start
  }
  return wrappers
}

/** Takes a section out, its heading and sub-sections included. */
export const deleteSection = (rich: RichText, section: Section): string => {
  const source = sourceOf(rich)
  const place = placeOf(source, section)
  const start = wrappersOf(source, place)[0]?.open.start ?? place.heading.open.start
  const stretch = { start, end: place.end }
  return spliced(rich.html, [{ ...stretch, insert: tagsThatStay(source, stretch) }])
}

/** Where a section that follows another one, and its sub-sections, may be put in, and whether as an item of a list. */
export const placeAfter = (
  rich: RichText,
  section: Section,
): { readonly at: number; readonly asItem: boolean } => {
  const source = sourceOf(rich)
  const place = placeOf(source, section)
  const wrappers = wrappersOf(source, place)
  const start = place.heading.close.end
  const end = wrappers[0]?.close.end ?? firstBoundary(source, { start, end: place.end })
  const at = inside(rich.html, { start, end }).end
  return { at, asItem: wrappers.some(({ tag }) => tag === 'li') }
}
