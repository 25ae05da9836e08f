import type { Span } from '../../richtext/index.ts'

/** A quote of a finding where it stands in a text. */
export interface Mark extends Span {
  /** The finding's letter. */
  readonly letter: string
  /** The id of the place, for links; on the quote's first place alone. */
  readonly anchor?: string
}

/** A stretch of a text and the marks that all of it lies in. */
export interface MarkedStretch extends Span {
  readonly marks: readonly Mark[]
}

/** Cuts a stretch of a text where marks begin and end, so that overlapping quotes never nest wrongly. */
export const cutByMarks = ({ start, end }: Span, marks: readonly Mark[]): readonly MarkedStretch[] => {
  const within = marksWithin({ start, end }, marks)
  if (within.length === 0) return end > start ? [{ start, end, marks: [] }] : []
  const cuts = [...new Set([start, end, ...within.flatMap((mark) => [mark.start, mark.end])])]
    .filter((cut) => cut >= start && cut <= end)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? end
    return { start: from, end: to, marks: within.filter((mark) => mark.start <= from && to <= mark.end) }
  })
}

/** The marks that touch a stretch. */
export const marksWithin = ({ start, end }: Span, marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => mark.start < end && start < mark.end)

/** Marks in the offsets of a text that begins at `from` in theirs and is `length` long; those outside are left out. */
export const marksFrom = (marks: readonly Mark[], from: number, length: number): readonly Mark[] =>
  marks
    .filter((mark) => mark.start < from + length && from < mark.end)
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start - from),
      end: Math.min(length, mark.end - from),
    }))
