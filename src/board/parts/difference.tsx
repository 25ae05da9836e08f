import type { FC } from 'hono/jsx'
import type { PairedComparison } from '../../score/index.ts'
import { signed } from './counted.ts'

const at = (difference: number): string => `${((difference + 5) / 10) * 100}%`

/** The measured span of a difference, from −5 to 5, with 0 in the middle. */
export const DifferenceBar: FC<{ comparison: PairedComparison }> = ({ comparison: { difference } }) => (
  <svg
    class="interval"
    role="img"
    aria-label={
      difference ? `${signed(difference.low)} to ${signed(difference.high)}` : 'too few cases to tell'
    }
  >
    {[-5, 0, 5].map((value) => (
      <line class="grid" x1={at(value)} x2={at(value)} y1="0" y2="100%" />
    ))}
    {difference ? (
      <>
        <line
          class="span"
          x1={at(Math.max(-5, difference.low))}
          x2={at(Math.min(5, difference.high))}
          y1="50%"
          y2="50%"
        />
        {[difference.low, difference.high].map((end) => (
          <line
            class="tick"
            x1={at(Math.max(-5, Math.min(5, end)))}
            x2={at(Math.max(-5, Math.min(5, end)))}
            y1="28%"
            y2="72%"
          />
        ))}
        <rect
          class="mean"
          x={at(difference.mean)}
          y="50%"
          width="7"
          height="7"
          transform="translate(-3.5 -3.5)"
        />
      </>
    ) : null}
  </svg>
)

/** What a comparison comes to, in words. */
export const verdictWords = ({ verdict, difference }: PairedComparison, a: string, b: string): string => {
  if (!difference) return 'Too few cases to tell.'
  return verdict === 'tied'
    ? 'Tied: the data cannot tell them apart.'
    : `${verdict === 'a' ? a : b} is better.`
}
