/** Markup that a reader should never see as text, by where it was seen. */
export interface RawMarkup {
  readonly what: string
  readonly pattern: RegExp
  /** A reply is shown as Markdown; a document and a record's field are not. */
  readonly seenIn: readonly ('reply' | 'record')[]
}

const attributes = '(?:\\s+[\\w-]{1,30}\\s*=\\s*(?:"[^"<>\\n]{0,500}"|\'[^\'<>\\n]{0,500}\'))'
const blockTags =
  'p|div|span|table|thead|tbody|tr|td|th|ul|ol|li|h[1-6]|strong|em|font|blockquote|pre|section|article|body|html'

export const rawMarkup: readonly RawMarkup[] = [
  {
    what: 'an HTML tag',
    // `<p>` and `</div>`; not `<b a >` in a chain of comparisons: what follows the name are attributes or nothing.
    pattern: new RegExp(`</?(?:${blockTags})${attributes}{0,20}\\s?/?>`, 'giu'),
    seenIn: ['reply', 'record'],
  },
  {
    what: 'an HTML tag',
    // A single letter in angle brackets can be a sign; a pair that encloses something is a tag.
    pattern: new RegExp(`<(b|i|u|s|a)${attributes}{0,20}>(?=[^<>\\n]{1,500}</\\1>)`, 'giu'),
    seenIn: ['reply', 'record'],
  },
  { what: 'an HTML tag', pattern: /<\/?(?:br|sub|sup|mark|hr)\s?\/?>/giu, seenIn: ['record'] },
  {
    what: 'a style attribute',
    pattern:
      /(?<![\p{L}\p{N}_-])style\s?=\s?(?:"[a-z-]{2,40}\s?:[^"\n]{0,300}"|'[a-z-]{2,40}\s?:[^'\n]{0,300}')/giu,
    seenIn: ['reply', 'record'],
  },
  {
    what: 'an HTML entity',
    pattern: /&(?:nbsp|ndash|mdash|hellip|shy|#\d{2,6}|#x[\da-f]{2,5});/giu,
    seenIn: ['reply', 'record'],
  },
  { what: 'an HTML entity', pattern: /&(?:lt|gt|amp|quot|deg|micro);/giu, seenIn: ['record'] },
  {
    what: 'an escaped line break',
    pattern: /(?<=\p{L}{2}[.,;:!?)“”"]{0,2})\\n(?=\\n|\p{Lu}|[-•\d]|$)/gu,
    seenIn: ['reply', 'record'],
  },
  {
    what: 'Markdown',
    pattern: /(?<![\p{L}\p{N}*\\])\*\*(?=[\p{L}\p{N}„"(])[^*\n]{1,300}(?<!\s)\*\*(?!\*)/gu,
    seenIn: ['record'],
  },
  {
    what: 'Markdown',
    pattern: /(?<![\p{L}\p{N}_\\])__(?=\p{L})[^_\n]{1,300}(?<!\s)__(?![\p{L}\p{N}_])/gu,
    seenIn: ['record'],
  },
  { what: 'Markdown', pattern: /^ {0,3}#{2,6} +(?=[\p{L}\p{N}])/gmu, seenIn: ['record'] },
  { what: 'Markdown', pattern: /^ {0,3}(?:```|~~~)/gmu, seenIn: ['record'] },
  { what: 'Markdown', pattern: /^ {0,3}\|(?: ?:?-{3,}:? ?\|){1,40} *$/gmu, seenIn: ['record'] },
  { what: 'Markdown', pattern: /\[[^\][\n]{1,200}\]\(https?:\/\/[^()\s]{1,500}\)/giu, seenIn: ['record'] },
]
