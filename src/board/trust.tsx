import type { FC } from 'hono/jsx'
import { dropRate, type JudgeAccount } from '../judge/index.ts'

/** What of a judge's account is counted together. */
export type CountedAccount = Pick<
  JudgeAccount,
  'quotes' | 'withdrawn' | 'refused' | 'inventory' | 'costUsd' | 'durationMs'
>

/** What the judge's work on many answers came to. */
export interface JudgeTally {
  /** Answers that it was asked about. */
  readonly answers: number
  readonly quotes: JudgeAccount['quotes']
  readonly withdrawn: number
  readonly refused: number
  readonly entries: number
  readonly unverified: number
  /** Of the answers whose cost is known. */
  readonly costUsd: number
  readonly unpriced: number
  readonly durationMs: number
}

export const emptyTally: JudgeTally = {
  answers: 0,
  quotes: { atOnce: 0, afterSendBack: 0, dropped: 0 },
  withdrawn: 0,
  refused: 0,
  entries: 0,
  unverified: 0,
  costUsd: 0,
  unpriced: 0,
  durationMs: 0,
}

/** A tally with the account of one more grade. */
export const tallied = (tally: JudgeTally, account: CountedAccount): JudgeTally => ({
  answers: tally.answers + 1,
  quotes: {
    atOnce: tally.quotes.atOnce + account.quotes.atOnce,
    afterSendBack: tally.quotes.afterSendBack + account.quotes.afterSendBack,
    dropped: tally.quotes.dropped + account.quotes.dropped,
  },
  withdrawn: tally.withdrawn + account.withdrawn,
  refused: tally.refused + account.refused,
  entries: tally.entries + account.inventory.entries,
  unverified: tally.unverified + account.inventory.unverified,
  costUsd: tally.costUsd + (account.costUsd ?? 0),
  unpriced: tally.unpriced + (account.costUsd === undefined ? 1 : 0),
  durationMs: tally.durationMs + account.durationMs,
})

/** Whether so many quotes were not found that the judge's grades are in doubt. */
export const isDoubtful = ({ quotes }: Pick<JudgeTally, 'quotes'>, bound: number): boolean =>
  dropRate({ quotes }) > bound

/** The share of quotes that were not found: `1.5 %`. */
const shareDropped = (tally: Pick<JudgeTally, 'quotes'>): string => `${(dropRate(tally) * 100).toFixed(1)} %`

const costOf = ({ answers, costUsd, unpriced }: JudgeTally): string => {
  if (unpriced === answers) return 'unknown'
  return `${unpriced > 0 ? 'more than ' : ''}USD ${costUsd.toFixed(costUsd < 1 ? 4 : 2)}`
}

/** The judge's figures, a line each. */
export const JudgeTable: FC<{ tally: JudgeTally }> = ({ tally }) => {
  const rows = [
    ['Answers it was asked about', tally.answers],
    ['Quotes found at once', tally.quotes.atOnce],
    ['Quotes found after the send-back', tally.quotes.afterSendBack],
    ['Quotes not found, their findings dropped', tally.quotes.dropped],
    ['Findings withdrawn at the send-back', tally.withdrawn],
    ['Findings refused by rule', tally.refused],
    ['Inventory entries', tally.entries],
    ['Inventory entries not verified', tally.unverified],
    ['Cost', costOf(tally)],
    ['Time in its hands', `${(tally.durationMs / 1000).toFixed(0)} s`],
  ] as const
  return (
    <table class="data-table">
      <tbody>
        {rows.map(([what, figure]) => (
          <tr>
            <th scope="row">{what}</th>
            <td class="num">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether the judge's quotes held well enough to believe its grades. */
export const Doubt: FC<{ tally: JudgeTally; bound: number }> = ({ tally, bound }) => (
  <p class="prose-note">
    {isDoubtful(tally, bound) ? (
      <b>
        These grades are in doubt: {shareDropped(tally)} of the judge's quotes were not found, more than the
        suite's {bound * 100} %.
      </b>
    ) : (
      `${shareDropped(tally)} of the judge's quotes were not found; above ${bound * 100} % its grades would be in doubt.`
    )}
  </p>
)

/** The judge held to account, as a section of the report. */
export const Trust: FC<{ tally: JudgeTally; bound: number }> = ({ tally, bound }) => (
  <section aria-labelledby="trust">
    <h2 id="trust">The judge, held to account</h2>
    <Doubt tally={tally} bound={bound} />
    <JudgeTable tally={tally} />
  </section>
)
