import type { JudgeAccount } from '../../judge/index.ts'
import { onceEach } from '../once.ts'
import type { Board, BoardChatbot } from './board.ts'

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

/** Two tallies together. */
const together = (a: JudgeTally, b: JudgeTally): JudgeTally => ({
  answers: a.answers + b.answers,
  quotes: {
    atOnce: a.quotes.atOnce + b.quotes.atOnce,
    afterSendBack: a.quotes.afterSendBack + b.quotes.afterSendBack,
    dropped: a.quotes.dropped + b.quotes.dropped,
  },
  withdrawn: a.withdrawn + b.withdrawn,
  refused: a.refused + b.refused,
  entries: a.entries + b.entries,
  unverified: a.unverified + b.unverified,
  costUsd: a.costUsd + b.costUsd,
  unpriced: a.unpriced + b.unpriced,
  durationMs: a.durationMs + b.durationMs,
})

/** A tally with the account of one more grade. */
export const tallied = (tally: JudgeTally, account: CountedAccount): JudgeTally =>
  together(tally, {
    ...account,
    answers: 1,
    entries: account.inventory.entries,
    unverified: account.inventory.unverified,
    costUsd: account.costUsd ?? 0,
    unpriced: account.costUsd === undefined ? 1 : 0,
  })

/** The judge's work on a chatbot's answers, counted once: there may be a hundred thousand of a board. */
export const judgeTallyOf = onceEach(
  ({ results }: BoardChatbot): JudgeTally =>
    results.reduce((sum, { digest }) => (digest?.account ? tallied(sum, digest.account) : sum), emptyTally),
)

/** The judge's work on all answers of a board. */
export const judgeTally = ({ chatbots }: Pick<Board, 'chatbots'>): JudgeTally =>
  chatbots.map(judgeTallyOf).reduce(together, emptyTally)
