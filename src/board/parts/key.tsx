import type { Child, FC } from 'hono/jsx'
import type { Suite } from '../../suite/index.ts'
import { Square } from '../square.tsx'

/** What the squares mean; once, above a matrix. `children` stand between the levels and what has none. */
export const Key: FC<{ suite: Suite; children?: Child }> = ({ suite, children }) => (
  <ul class="key">
    {([5, 4, 3, 2, 1, 0] as const).map((level) => (
      <li>
        <Square level={level} /> {suite.catalogue.scale[level].name}
      </li>
    ))}
    {children}
    <li>
      <Square level="unscored" /> Unscored
    </li>
    <li>
      <Square level="failed" /> Failed from outside
    </li>
    <li>
      <Square level="missing" /> Not run
    </li>
  </ul>
)

/** The entry of a square that is divided. */
export const AnswersDiffer: FC = () => (
  <li>
    <span class="cell is-sample" aria-hidden="true">
      <Square level={5} /> <Square level={3} /> <Square level={1} />
    </span>{' '}
    The answers differ
  </li>
)
