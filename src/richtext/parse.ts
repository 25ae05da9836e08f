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

const sources = new WeakMap<RichText, Source>()

const read = (html: string): Source => {
  const markup = readMarkup(html)
  const { blocks, text, origins, headings } = readBlocks(html, markup)
  const rich = { html, blocks, sections: readSections(blocks), text }
  const source = { rich, origins, elements: markup.elements, headings }
  sources.set(rich, source)
  return source
}

/** The source of a rich text. */
export const sourceOf = (rich: RichText): Source => sources.get(rich) ?? read(rich.html)

const mostRemembered = 256
const mostCharacters = 4_000_000

const remembered = new Map<string, RichText>()
let characters = 0

const remember = (rich: RichText) => {
  if (rich.html.length > mostCharacters) return
  remembered.set(rich.html, rich)
  characters += rich.html.length
  for (const html of remembered.keys()) {
    if (remembered.size <= mostRemembered && characters <= mostCharacters) return
    remembered.delete(html)
    characters -= html.length
  }
}

/**
 * Reads HTML, of a page's body, as a reader sees it. Never throws, and takes time in proportion to the length, whatever
 * the string holds. The last documents are remembered, as the same ones are read again and again.
 */
export const parseRichText = (html: string): RichText => {
  const known = remembered.get(html)
  if (known) {
    remembered.delete(html)
    remembered.set(html, known)
    return known
  }
  const { rich } = read(html)
  remember(rich)
  return rich
}
