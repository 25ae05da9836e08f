import { blockElements, listElements } from './elements.ts'
import { escapeHtml } from './escape.ts'
import { type Markup, readMarkup } from './markup.ts'
import { spliced } from './splice.ts'

const isWhole = ({ strays, unclosed, unfinished }: Markup) =>
  strays.length === 0 && unclosed.length === 0 && unfinished === undefined

/** Leaves out end tags that close nothing, makes a tag that breaks off text, and closes what is left open. */
const mended = (html: string, { strays, unclosed, unfinished }: Markup): string => {
  const textFrom = unfinished?.kind === 'tag' ? unfinished.start : html.length
  const markup = spliced(
    html.slice(0, textFrom),
    strays.map((stray) => ({ ...stray, insert: '' })),
  )
  const text = html.slice(textFrom).replaceAll('<', '&lt;')
  const closes = unclosed.toReversed().map(({ tag }) => `</${tag}>`)
  return markup + text + (unfinished?.kind === 'comment' ? '-->' : '') + closes.join('')
}

/**
 * Makes HTML safe to stand inside a document, so that it neither closes what is open around it nor swallows what
 * follows. HTML that is whole comes back as it is; HTML that cannot be mended becomes text.
 */
export const selfContained = (html: string): string => {
  const markup = readMarkup(html)
  if (isWhole(markup)) return html
  const whole = mended(html, markup)
  return isWhole(readMarkup(whole)) ? whole : escapeHtml(html)
}

/**
 * HTML that is safe to stand between blocks: a text without a block of its own becomes a paragraph,
 * and items without a list get one.
 */
export const asBlocks = (html: string): string => {
  const whole = selfContained(html)
  if (whole.trim() === '') return whole
  const { elements } = readMarkup(whole)
  if (!elements.some(({ tag }) => blockElements.has(tag))) return `<p>${whole}</p>`
  const firstListed = elements.find(({ tag }) => tag === 'li' || listElements.has(tag))
  return firstListed?.tag === 'li' ? `<ul>${whole}</ul>` : whole
}
