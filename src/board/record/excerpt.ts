import { LRUCache } from 'lru-cache'
import { parseRichText } from '../../richtext/index.ts'
import type { Margin } from './margin.ts'
import type { Mark } from './mark.ts'
import { plainText } from './plain-text.ts'
import { marksInText } from './source-marks.ts'
import { colourClasses, styledDocument } from './styled-document.ts'

const element =
  /<\/?(?:p|h[1-6]|ul|ol|li|table|t[rdh]|div|span|b|i|u|s|em|strong|su[bp]|br|font|mark)\b[^<>]*>/i

/** Whether a text is HTML, as the tools of an app give a document, and no plain text. */
export const isMarkup = (text: string): boolean => element.test(text)

/** A text that a chatbot read, as it looks: HTML as a document, all else as it was typed. */
export interface Excerpt {
  readonly kind: 'document' | 'text'
  readonly html: string
  /** The colour classes that it needs. */
  readonly classes: readonly string[]
}

const mostCharacters = 8_000_000

/** What was made of the last texts: the same documents are read in answer after answer. */
const remembered = new LRUCache<string, Excerpt>({
  maxSize: mostCharacters,
  sizeCalculation: (_, text) => text.length + 1,
})

/** @param marks in the text's own offsets, which are those of its HTML where it is HTML */
export const excerptOf = (text: string, marks: readonly Mark[], margin: Margin): Excerpt => {
  if (marks.length > 0 || margin.saysColours) return makeExcerpt(text, marks, margin)
  const known = remembered.get(text)
  if (known) return known
  const made = makeExcerpt(text, marks, margin)
  remembered.set(text, made)
  return made
}

const makeExcerpt = (text: string, marks: readonly Mark[], margin: Margin): Excerpt => {
  if (!isMarkup(text)) return { kind: 'text', html: plainText(text, marks, margin), classes: [] }
  const rich = parseRichText(text)
  return {
    kind: 'document',
    html: styledDocument(rich, marksInText(rich, marks), margin),
    classes: colourClasses(rich),
  }
}
