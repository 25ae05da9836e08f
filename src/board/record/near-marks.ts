import { parseRichText } from '../../richtext/index.ts'
import { isMarkup } from './excerpt.ts'
import { plainInline } from './inline.ts'
import type { Margin } from './margin.ts'
import { type Mark, marksFrom, marksWithin } from './mark.ts'
import { marksInText } from './source-marks.ts'

interface Line {
  readonly start: number
  readonly end: number
}

const linesOf = (text: string): readonly Line[] => {
  let start = 0
  return text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    return { start: at, end: at + line.length }
  })
}

/** The lines of a long text that hold marks, each with the one before and after it. */
export const nearMarks = (source: string, marks: readonly Mark[], margin: Margin): string => {
  const rich = isMarkup(source) ? parseRichText(source) : undefined
  const text = rich?.text ?? source
  const placed = rich ? marksInText(rich, marks) : marks
  const lines = linesOf(text)
  const isMarked = (line: Line | undefined) => line !== undefined && marksWithin(line, placed).length > 0
  const marked = lines.map(isMarked)
  return lines
    .map((line, index) => {
      if (!(marked[index - 1] || marked[index] || marked[index + 1]) || line.start === line.end) return ''
      const own = marksFrom(placed, line.start, line.end - line.start)
      const notes = margin.notes(own)
      const inline = plainInline(text.slice(line.start, line.end), own, { anchors: margin.anchors })
      return notes === '' ? `<p>${inline}</p>` : `<div class="noted">${notes}<p>${inline}</p></div>`
    })
    .join('')
}
