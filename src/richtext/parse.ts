import { readBlocks } from './blocks.ts'
import { type MarkupElement, readMarkup } from './markup.ts'
import type { OffsetMap } from './offset-map.ts'
import type { RichText } from './rich-text.ts'
import { readSections } from './sections.ts'

/** What edits need to know beside a document's rich text: where in its HTML everything stands. */
export interface Source {
  readonly rich: RichText
  /** Leads from `rich.text` back to `rich.html`. */
  readonly origins: OffsetMap
  readonly elements: readonly MarkupElement[]
  /** The elements of the blocks that are headings, by block index. */
  readonly headings: ReadonlyMap<number, MarkupElement>
}

const read = (html: string): Source => {
  const markup = readMarkup(html)
  const { blocks, text, origins, headings } = readBlocks(html, markup)
  return {
    rich: { html, blocks, sections: readSections(blocks), text },
    origins,
    elements: markup.elements,
    headings,
  }
}

const mostRemembered = 256
const mostCharacters = 4_000_000

const remembered = new Map<string, Source>()
let characters = 0

const forgetOldest = () => {
  for (const html of remembered.keys()) {
    if (remembered.size <= mostRemembered && characters <= mostCharacters) return
    remembered.delete(html)
    characters -= html.length
  }
}

/** The source of a document. The last ones are remembered, as the same documents are read again and again. */
export const sourceOf = (html: string): Source => {
  const known = remembered.get(html)
  if (known) {
    remembered.delete(html)
    remembered.set(html, known)
    return known
  }
  const source = read(html)
  if (html.length > mostCharacters) return source
  remembered.set(html, source)
  characters += html.length
  forgetOldest()
  return source
}

/**
 * Reads HTML, of a page's body, as a reader sees it. Never throws, and takes time in proportion to the length,
 * whatever the string holds.
 */
export const parseRichText = (html: string): RichText => sourceOf(html).rich
