import type { FC } from 'hono/jsx'
import { dropRate, type JudgeAccount } from '../judge/index.ts'

/** What the judge's work on many answers came to. */
export interface JudgeTally {
  readonly quotes: JudgeAccount['quotes']
  readonly refused: number
  readonly entries: number
  readonly unverified: number
}

export const emptyTally: JudgeTally = {
  quotes: { atOnce: 0, afterSendBack: 0, dropped: 0 },
  refused: 0,
  entries: 0,
  unverified: 0,
}

/** A tally with the account of one more grade. */
export const tallied = (tally: JudgeTally, { quotes, refused, inventory }: JudgeAccount): JudgeTally => ({
  quotes: {
    atOnce: tally.quotes.atOnce + quotes.atOnce,
    afterSendBack: tally.quotes.afterSendBack + quotes.afterSendBack,
    dropped: tally.quotes.dropped + quotes.dropped,
  },
  refused: tally.refused + refused,
  entries: tally.entries + inventory.entries,
  unverified: tally.unverified + inventory.unverified,
})

/** Whether so many quotes were not found that the judge's grades are in doubt. */
export const isDoubtful = ({ quotes }: JudgeTally, bound: number): boolean => dropRate({ quotes }) > bound

/** The judge held to account: how its quotes held, what rules refused, what of its inventories was not verified. */
export const Trust: FC<{ tally: JudgeTally; bound: number }> = ({ tally, bound }) => {
  const { atOnce, afterSendBack, dropped } = tally.quotes
  const rows = [
    ['Quotes found at once', atOnce],
    ['Quotes found after the send-back', afterSendBack],
    ['Quotes not found, their findings dropped', dropped],
    ['Findings refused by rule', tally.refused],
    ['Inventory entries', tally.entries],
    ['Inventory entries not verified', tally.unverified],
  ] as const
  const share = `${(dropRate(tally) * 100).toFixed(1)} %`
  return (
    <section aria-labelledby="trust">
      <h2 id="trust">The judge, held to account</h2>
      <p>
        {isDoubtful(tally, bound) ? (
          <b>
            These grades are in doubt: {share} of the judge's quotes were not found, more than the suite's{' '}
            {bound * 100} %.
          </b>
        ) : (
          `${share} of the judge's quotes were not found; above ${bound * 100} % its grades would be in doubt.`
        )}
      </p>
      <table class="data-table">
        <tbody>
          {rows.map(([what, count]) => (
            <tr>
              <th scope="row">{what}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
