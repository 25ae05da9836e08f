import type { FC } from 'hono/jsx'
import type { Summary } from '../../score/index.ts'

/** The least share of a bar, in percent, in which a numeral can be read. */
const readable = 9

const percent = (share: number): string => `${Number(share.toFixed(2))}%`

/** The answers of a chatbot by score, 0 first, unscored ones at the end; what has no grade leaves its share blank. */
export const Spread: FC<{ summary: Summary }> = ({ summary }) => {
  const { spread, unscored, none } = summary
  const total = spread.reduce((sum, count) => sum + count, 0) + unscored + none
  const counts = [
    ...spread.map((count, level) => ({ level: `${level}`, count })),
    { level: 'unscored', count: unscored },
  ]
  const said = counts
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => (level === 'unscored' ? `${count} unscored` : `${count} at ${level}`))
  let start = 0
  return (
    <svg
      class="spread"
      role="img"
      aria-label={[...said, ...(none > 0 ? [`${none} without a grade`] : [])].join(', ')}
    >
      {counts.map(({ level, count }) => {
        if (count === 0) return null
        const [x, width] = [start, (count / total) * 100]
        start += width
        return (
          <>
            <rect data-level={level} x={percent(x)} width={percent(width)} />
            {width >= readable && level !== 'unscored' ? (
              <text data-level={level} x={percent(x + width / 2)} y="50%" dy=".36em">
                {level}
              </text>
            ) : null}
          </>
        )
      })}
    </svg>
  )
}
