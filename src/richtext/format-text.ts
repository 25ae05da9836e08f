import { escapeHtml } from './escape.ts'
import { originsWithin, type Span } from './offset-map.ts'
import { sourceOf } from './parse.ts'
import type { RichText } from './rich-text.ts'
import { type Splice, spliced } from './splice.ts'

/** What a text shall look like; what is absent stays as it is. Colours as CSS writes them. */
export interface TextFormat {
  readonly colour?: string
  readonly highlight?: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** Can only be put on: an underline around the text cannot be taken off from within it. */
  readonly underline?: true
}

const styleOf = ({ colour, highlight, bold, italic, underline }: TextFormat): string =>
  [
    colour !== undefined && `color: ${colour}`,
    highlight !== undefined && `background-color: ${highlight}`,
    bold !== undefined && `font-weight: ${bold ? 'bold' : 'normal'}`,
    italic !== undefined && `font-style: ${italic ? 'italic' : 'normal'}`,
    underline && 'text-decoration: underline',
  ]
    .filter((declaration) => typeof declaration === 'string')
    .join('; ')

/**
 * Gives stretches of `rich.text`, as `findText` gives them, a look: each piece between two tags gets a span of its
 * own around it. Gives the new HTML; tags, texts and all else stay byte for byte.
 */
export const formatText = (rich: RichText, spans: readonly Span[], format: TextFormat): string => {
  const style = styleOf(format)
  if (style === '') return rich.html
  const { origins } = sourceOf(rich)
  const splices: Splice[] = []
  for (const span of spans) {
    for (const { start, end } of originsWithin(origins, span)) {
      splices.push(
        { start, end: start, insert: `<span style="${escapeHtml(style)}">` },
        { start: end, end, insert: '</span>' },
      )
    }
  }
  return spliced(rich.html, splices)
}
