import { type DocumentState, versionName } from '../../app/index.ts'
import { type Block, parseRichText, type RichText, type Section } from '../../richtext/index.ts'
import type { Moment } from './moment.ts'

/** A document, or one section of it, at one moment. */
export interface Place {
  readonly moment: Moment
  readonly document: DocumentState
  readonly section?: Section
}

const parsed = new WeakMap<DocumentState, RichText>()

/** A document's rich text, parsed once however many checks look at it. */
export const richTextOf = (document: DocumentState): RichText => {
  const known = parsed.get(document)
  if (known) return known
  const rich = parseRichText(document.html)
  parsed.set(document, rich)
  return rich
}

/** The blocks of a place. A section's heading is its first. */
export const blocksOf = ({ document, section }: Place): readonly Block[] => {
  const { blocks } = richTextOf(document)
  return section ? blocks.slice(section.from, section.to) : blocks
}

/** A section as its heading reads: `5 Postup`. */
export const headingOf = ({ number, title }: Section): string =>
  number === undefined || title.startsWith(number) ? title : `${number} ${title}`

export { versionName }
