import type { RichText } from '../../richtext/index.ts'
import type { OffsetMap, Span } from '../../richtext/offset-map.ts'
import { sourceOf } from '../../richtext/parse.ts'
import type { Mark } from './mark.ts'

/** Where a stretch of a source stands in what a reader sees of it; undefined where he sees nothing of it. */
const inText = ({ at, from, to, length }: OffsetMap, { start, end }: Span): Span | undefined => {
  let first: number | undefined
  let last = 0
  for (let segment = 0; segment < at.length; segment += 1) {
    const source = { start: from[segment] ?? 0, end: to[segment] ?? 0 }
    if (source.start >= end) break
    const begins = at[segment] ?? 0
    const units = (at[segment + 1] ?? length) - begins
    if (units === 0 || source.end <= start) continue
    const isUnitByUnit = source.end - source.start === units
    first ??= isUnitByUnit ? begins + Math.max(0, start - source.start) : begins
    last = isUnitByUnit ? begins + Math.min(units, end - source.start) : begins + units
  }
  return first === undefined || last <= first ? undefined : { start: first, end: last }
}

/** Marks in the offsets of a source, in those of the text that was derived from it. */
export const marksThrough = (origins: OffsetMap, marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) => {
    const span = inText(origins, mark)
    return span ? [{ ...mark, ...span }] : []
  })

/** Marks in the offsets of HTML, as a chatbot read it, in those of its text as a reader sees it. */
export const marksInText = (rich: RichText, marks: readonly Mark[]): readonly Mark[] =>
  marks.length === 0 ? [] : marksThrough(sourceOf(rich).origins, marks)
