/** A stretch of a text: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Leads from a derived text back to the text it was derived from. Segment n of the derived text begins at `at[n]`
 * and ends where the next one begins; it came from `from[n]` to `to[n]`. Where both are equally long, they match
 * unit by unit; else the segment is one whole. A segment may be empty: its origin left nothing in the derived text.
 */
export interface OffsetMap {
  readonly at: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Length of the derived text. */
  readonly length: number
}

const lengthOf = (map: OffsetMap, segment: number): number =>
  (map.at[segment + 1] ?? map.length) - (map.at[segment] ?? map.length)

/** The last segment that begins at or before the offset, which is the one that holds the unit there. */
const segmentAt = (map: OffsetMap, offset: number): number => {
  let low = 0
  let high = map.at.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((map.at[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

const originOfUnit = (map: OffsetMap, segment: number, offset: number): Span => {
  const from = map.from[segment] ?? 0
  const to = map.to[segment] ?? 0
  if (to - from !== lengthOf(map, segment)) return { start: from, end: to }
  const start = from + offset - (map.at[segment] ?? 0)
  return { start, end: start + 1 }
}

/** Where a stretch of the derived text, not an empty one, came from. */
export const originOf = (map: OffsetMap, { start, end }: Span): Span => ({
  start: originOfUnit(map, segmentAt(map, start), start).start,
  end: originOfUnit(map, segmentAt(map, end - 1), end - 1).end,
})

/**
 * The origins of all segments between the two ends of a stretch, in order, those that left nothing included.
 * Origins that touch are one.
 */
export const originsWithin = (map: OffsetMap, span: Span): readonly Span[] => {
  const { start, end } = originOf(map, span)
  const origins: { start: number; end: number }[] = []
  for (let segment = segmentAt(map, span.start); segment < map.at.length; segment += 1) {
    if ((map.at[segment] ?? 0) >= span.end) break
    const from = Math.max(start, map.from[segment] ?? 0)
    const to = Math.min(end, map.to[segment] ?? 0)
    if (to <= from) continue
    const last = origins.at(-1)
    if (last?.end === from) last.end = to
    else origins.push({ start: from, end: to })
  }
  return origins
}
