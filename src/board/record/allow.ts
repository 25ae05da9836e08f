import sanitizeHtml from 'sanitize-html'

const letters = /^[a-z]{1,4}$/

/**
 * The last step of all that is made from somebody else's text and stands on a page as HTML: only these elements, these
 * attributes and these values pass. The board's own code makes nothing else; this holds where that code errs.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'code', 'del', 'i', 'ins', 'mark', 's', 'span', 'sub', 'sup', 'u'],
  allowedAttributes: { a: ['href', 'aria-label'], mark: ['class', 'id', 'data-finding'], span: ['class'] },
  allowedClasses: {
    mark: ['quote-mark'],
    span: ['letter', 'beside', /^ink-[0-9a-f]{6,8}$/, /^on-[0-9a-f]{6,8}$/],
  },
  allowedSchemes: [],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^#[a-z]{1,4}$/.test(attributes['href'] ?? '') ? attributes : {},
    }),
    mark: (tagName, { id, class: name, 'data-finding': finding }) => ({
      tagName,
      attribs: {
        class: name ?? '',
        ...(id !== undefined && /^q-[a-z]{1,4}(?:-\d{1,3})?$/.test(id) ? { id } : {}),
        ...(finding !== undefined && letters.test(finding) ? { 'data-finding': finding } : {}),
      },
    }),
  },
}

/** Inline HTML with what the board may show, and nothing else. Text without a tag has nothing to take out. */
export const allowInline = (html: string): string => (html.includes('<') ? sanitizeHtml(html, allowed) : html)

/** No text should hold this character; where one does, each is cleaned by itself. */
const border = '\uffff'

/** The same of many pieces of inline HTML: in one go, as the library takes long to begin. */
export const allowAllInline = (pieces: readonly string[]): readonly string[] => {
  const tagged = pieces.filter((html) => html.includes('<'))
  const cleaned = sanitizeHtml(tagged.join(border), allowed).split(border)
  if (cleaned.length !== Math.max(1, tagged.length)) return pieces.map(allowInline)
  const next = cleaned.values()
  return pieces.map((html) => (html.includes('<') ? (next.next().value ?? '') : html))
}
