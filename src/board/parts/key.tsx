import type { FC } from 'hono/jsx'
import type { Suite } from '../../suite/index.ts'
import { Square } from '../square.tsx'

/** What the squares mean; once, above a matrix. */
export const Key: FC<{ suite: Suite }> = ({ suite }) => (
  <ul class="key">
    {([5, 4, 3, 2, 1, 0] as const).map((level) => (
      <li>
        <Square level={level} /> {suite.catalogue.scale[level].name}
      </li>
    ))}
    <li>
      <span class="cell is-sample" aria-hidden="true">
        <Square level={5} /> <Square level={3} /> <Square level={1} />
      </span>{' '}
      The answers differ
    </li>
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
