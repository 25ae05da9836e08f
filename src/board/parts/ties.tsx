import type { FC } from 'hono/jsx'
import type { Place } from '../../score/index.ts'

/** As many brackets as stand beside a rank. */
const LANES = 3

/**
 * The brackets at each row's left, as classes: one joins a row with all those below it that the data cannot tell apart.
 * One that lies within another is not drawn; where there are more than lanes, the rank alone says it.
 */
export const lanesOf = (places: readonly Pick<Place, 'ranks'>[]): readonly (readonly string[])[] => {
  const spans = places
    .map(({ ranks: [, last] }, start) => ({ start, end: Math.min(last, places.length) - 1 }))
    .filter(
      ({ start, end }, index, all) => end > start && !all.slice(0, index).some((before) => before.end >= end),
    )
  const rows: string[][] = places.map(() => [])
  const free = Array<number>(LANES).fill(-1)
  for (const { start, end } of spans) {
    const lane = free.findIndex((until) => until < start)
    if (lane < 0) continue
    free[lane] = end
    for (let row = start; row <= end; row += 1)
      rows[row]?.push(`lane-${lane + 1}${row === start ? ' starts' : ''}${row === end ? ' ends' : ''}`)
  }
  return rows
}

export const Ties: FC<{ lanes: readonly string[] }> = ({ lanes }) => (
  <>
    {lanes.map((lane) => (
      <i class={`tie ${lane}`} />
    ))}
  </>
)
