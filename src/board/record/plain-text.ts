import { plainInline } from './inline.ts'
import type { Margin } from './margin.ts'
import { type Mark, marksFrom } from './mark.ts'

/** A plain text in paragraphs as it was typed: parted at its empty lines, its line breaks kept. */
export const plainText = (text: string, marks: readonly Mark[], margin: Margin): string =>
  paragraphsOf(text)
    .map(({ start, end }) => {
      const own = marksFrom(marks, start, end - start)
      const notes = margin.notes(own)
      const paragraph = `<p class="as-typed">${plainInline(text.slice(start, end), own, { anchors: margin.anchors })}</p>`
      return notes === '' ? paragraph : `<div class="noted">${notes}${paragraph}</div>`
    })
    .join('')

function* paragraphs(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/\r?\n[^\S\n]*\r?\n\s*/g)) {
    if (index > start) yield { start, end: index }
    start = index + gap.length
  }
  if (start < text.length) yield { start, end: text.length }
}

const paragraphsOf = (text: string) => [...paragraphs(text)]
