import { escapeHtml } from './escape.ts'
import { originsWithin, type Span } from './offset-map.ts'
import { sourceOf } from './parse.ts'
import type { RichText } from './rich-text.ts'
import { type Splice, spliced } from './splice.ts'

const asHtml = (text: string): string => escapeHtml(text).replace(/\r\n?|\n/g, '<br>')

/** What an entity or a tag could be made of, were the source before it to end in a bare `&` or `<`. */
const opensMarkup = /(?:&#?[a-z0-9]{0,40}|<\/?)$/i

/**
 * Keeps inserted text from growing together with a bare `&` or `<` before it: the first character is written as a
 * number, and where nothing is inserted an empty comment keeps the two sides apart.
 */
const keptApart = (html: string, { start, end }: Span, insert: string): string => {
  if (!opensMarkup.test(html.slice(Math.max(0, start - 44), start))) return insert
  const [first = ''] = insert
  if (insert === '') return /[a-z0-9#;/!?]/i.test(html.charAt(end)) ? '<!---->' : ''
  return /[a-z0-9#;/!?]/i.test(first) ? `&#${first.codePointAt(0)};${insert.slice(first.length)}` : insert
}

/**
 * Replaces stretches of `rich.text`, as `findText` gives them, by a plain text, which takes the style of the first
 * character that it replaces. Gives the new HTML; tags and all else stay byte for byte.
 */
export const replaceText = (rich: RichText, spans: readonly Span[], replacement: string): string => {
  const { origins } = sourceOf(rich)
  const inserted = asHtml(replacement)
  const splices: Splice[] = []
  for (const span of spans) {
    for (const [index, origin] of originsWithin(origins, span).entries()) {
      splices.push({ ...origin, insert: keptApart(rich.html, origin, index === 0 ? inserted : '') })
    }
  }
  return spliced(rich.html, splices)
}
