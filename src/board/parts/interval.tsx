import type { FC } from 'hono/jsx'
import type { Interval } from '../../score/index.ts'

const at = (score: number): string => `${Number((score * 20).toFixed(2))}%`

/** The axis above a column of intervals. */
export const IntervalAxis: FC = () => (
  <svg class="interval" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((score) => (
      <>
        <line class="grid" x1={at(score)} x2={at(score)} y1="75%" y2="100%" />
        <text x={at(score)} y="60%">
          {score}
        </text>
      </>
    ))}
  </svg>
)

/** In words, for who cannot see it. */
const words = (interval: Interval | undefined, mean: number | undefined): string =>
  interval
    ? `${interval.low.toFixed(2)} to ${interval.high.toFixed(2)}`
    : mean === undefined
      ? 'no score'
      : `${mean.toFixed(2)}, from one case: no interval`

/**
 * A measured span from 0 to 5 with its mean. Its heights and its grid are the stylesheet's: a table has many of them.
 * @param bounds how far what is unscored could move its ends; dotted
 */
export const IntervalBar: FC<{
  mean: number | undefined
  interval: Interval | undefined
  bounds?: readonly [number, number] | undefined
}> = ({ mean, interval, bounds }) => (
  <svg class="interval" role="img" aria-label={words(interval, mean)}>
    {interval && bounds && (bounds[0] < interval.low || bounds[1] > interval.high) ? (
      <>
        <line class="bound" x1={at(bounds[0])} x2={at(interval.low)} y1="50%" y2="50%" />
        <line class="bound" x1={at(interval.high)} x2={at(bounds[1])} y1="50%" y2="50%" />
      </>
    ) : null}
    {interval ? (
      <>
        <rect class="span" x={at(interval.low)} width={at(interval.high - interval.low)} />
        <rect class="tick" x={at(interval.low)} />
        <rect class="tick" x={at(interval.high)} />
      </>
    ) : null}
    {mean === undefined ? null : <rect class="mean" x={at(mean)} />}
  </svg>
)
