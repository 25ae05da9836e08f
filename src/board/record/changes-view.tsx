import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { allowInline } from './allow.ts'
import { type Change, rewordedHtml } from './changes.ts'

/** A change, or a stretch that is as before and was left out. */
type Row = Change | { readonly kind: 'as before'; readonly count: number }

/** What is as before is shown next to a change, for its place; the rest is counted. */
const rowsOf = (changes: readonly Change[]): readonly Row[] => {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((each) => changes[each] !== undefined && changes[each].kind !== 'same')
  const rows: Row[] = []
  for (const [index, change] of changes.entries()) {
    const last = rows.at(-1)
    if (isNear(index)) rows.push(change)
    else if (last?.kind === 'as before') rows[rows.length - 1] = { kind: 'as before', count: last.count + 1 }
    else rows.push({ kind: 'as before', count: 1 })
  }
  return rows
}

/** How a changed line looks, where it is no plain text. */
const Looks: FC<{ words: string }> = ({ words }) =>
  words === '' ? null : (
    <span class="label" lang="en">
      {words}
    </span>
  )

const ChangeLine: FC<{ row: Row }> = ({ row }) => {
  switch (row.kind) {
    case 'as before':
      return (
        <p class="label" lang="en">
          {row.count} {row.count === 1 ? 'line' : 'lines'} as before
        </p>
      )
    case 'same':
      return <p>{row.text}</p>
    case 'added':
      return (
        <p>
          <ins>{row.text}</ins> <Looks words={row.looks} />
        </p>
      )
    case 'removed':
      return (
        <p>
          <del>{row.text}</del>
        </p>
      )
    case 'reworded':
      return (
        <p>
          {raw(allowInline(rewordedHtml(row.before, row.after)))} <Looks words={row.looks} />
        </p>
      )
    case 'restyled':
      return (
        <p>
          <ins>{row.text}</ins> <Looks words={`same words, now ${row.looks || 'plain'}`} />
        </p>
      )
  }
}

/** What changed against what stood before. */
export const Changes: FC<{ changes: readonly Change[] }> = ({ changes }) =>
  changes.every(({ kind }) => kind === 'same') ? (
    <p class="label" lang="en">
      Its words and their looks are as before; its status or type changed.
    </p>
  ) : (
    <div>
      {rowsOf(changes).map((row) => (
        <ChangeLine row={row} />
      ))}
    </div>
  )
