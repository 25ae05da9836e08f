import type { FC } from 'hono/jsx'
import type { Board } from '../data/board.ts'
import { partWords, suiteChanges } from '../data/suite-changes.ts'

/** Says on a page of the suite's texts that they are not those of its results, where they are not. */
export const SuiteNote: FC<{ board: Board }> = ({ board }) => {
  const changes = suiteChanges(board)
  return changes.length === 0 ? null : (
    <p class="note is-wide">
      These results come from another state of the suite than the one at hand, whose texts this page shows.
      They differ in: {partWords(changes)}.
    </p>
  )
}
