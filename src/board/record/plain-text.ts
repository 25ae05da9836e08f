import { allowAllInline } from './allow.ts'
import { plainMarkup } from './inline.ts'
import type { Margin } from './margin.ts'
import { type Mark, marksFrom } from './mark.ts'

/** A plain text in paragraphs as it was typed: parted at its empty lines, its line breaks kept. */
export const plainText = (text: string, marks: readonly Mark[], margin: Margin): string => {
  const made = [...paragraphs(text)].map(({ start, end }) => {
    const own = marksFrom(marks, start, end - start)
    const markup = plainMarkup(text.slice(start, end), own, { anchors: margin.anchors })
    return { notes: margin.notes(own), markup }
  })
  const inline = allowAllInline(made.map(({ markup }) => markup))
  return made
    .map(({ notes }, index) => {
      const paragraph = `<p class="as-typed">${inline[index]}</p>`
      return notes === '' ? paragraph : `<div class="noted">${notes}${paragraph}</div>`
    })
    .join('')
}

function* paragraphs(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/\r?\n[^\S\n]*\r?\n\s*/g)) {
    if (index > start) yield { start, end: index }
    start = index + gap.length
  }
  if (start < text.length) yield { start, end: text.length }
}
