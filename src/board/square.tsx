import type { FC } from 'hono/jsx'
import { escapeHtml } from '../richtext/index.ts'
import type { PlannedResult } from '../store/index.ts'

/** What a score square shows: a level, or why there is none. */
export type SquareLevel = 0 | 1 | 2 | 3 | 4 | 5 | 'unscored' | 'failed' | 'missing'

/** A square of one planned answer. */
export const levelOf = ({ state, grade }: PlannedResult): SquareLevel => {
  switch (state) {
    case 'scored':
      return (grade?.score ?? 'missing') as SquareLevel
    case 'unscored':
      return 'unscored'
    case 'failed':
      return 'failed'
    case 'missing':
    case 'not graded':
      return 'missing'
  }
}

const signs = { unscored: '–', failed: '×', missing: '·' } as const
const words = { unscored: 'unscored', failed: 'failed from outside', missing: 'not run' } as const

/** What has no level, in one character and in words. */
export const Sign: FC<{ level: Exclude<SquareLevel, number> }> = ({ level }) => (
  <>
    <span aria-hidden="true">{signs[level]}</span>
    <span class="hidden">{words[level]}</span>
  </>
)

/** A level with its numeral; a link where it leads somewhere. */
export const Square: FC<{
  level: SquareLevel
  size?: 'small' | 'medium' | 'large'
  href?: string
  label?: string
}> = ({ level, size, href, label }) => {
  const content = typeof level === 'number' ? level : <Sign level={level} />
  const classes = size ? `score-square is-${size}` : 'score-square'
  return href ? (
    <a class={classes} data-level={level} href={href} aria-label={label}>
      {content}
    </a>
  ) : (
    <span class={classes} data-level={level}>
      {content}
    </span>
  )
}

/** A square as HTML, where there are so many that a component each would take too long. */
export const squareHtml = (
  level: SquareLevel,
  link?: { readonly href: string; readonly label: string },
): string =>
  typeof level === 'number' && link
    ? `<a class="score-square" data-level="${level}" href="${escapeHtml(link.href)}" aria-label="${escapeHtml(link.label)}">${level}</a>`
    : (<Square level={level} {...link} />).toString()
