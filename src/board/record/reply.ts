import type { Margin } from './margin.ts'
import type { Mark } from './mark.ts'
import { readMarkdown } from './markdown.ts'
import { plainText } from './plain-text.ts'
import { marksThrough } from './source-marks.ts'
import { styledBlocks } from './styled-blocks.ts'

/** A reply of a chatbot as HTML. */
export interface ShownReply {
  readonly html: string
  /** What was typed, without a mark, where it looks like something else. */
  readonly typed?: string
}

/**
 * A reply as it looks: Markdown as a document, all else as it was typed.
 * @param marks in the offsets of what was typed
 */
export const showReply = (text: string, marks: readonly Mark[], margin: Margin): ShownReply => {
  const markdown = readMarkdown(text)
  if (!markdown) return { html: plainText(text, marks, margin) }
  return {
    html: styledBlocks(markdown, marksThrough(markdown.origins, marks), margin),
    typed: plainText(text, [], margin),
  }
}
