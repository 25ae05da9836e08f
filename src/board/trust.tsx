import type { FC } from 'hono/jsx'
import { dropRate } from '../judge/index.ts'
import type { JudgeTally } from './data/judge-tally.ts'

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
