import type { BindQuote } from './bind-quote.ts'
import type { JudgeTask } from './judge.ts'
import type { FillPrompt } from './prompts.ts'
import type { QuoteBook } from './quote-book.ts'
import type { Sheet } from './sheet.ts'
import type { Talk } from './talk.ts'

/** All that the steps of judging one answer share. */
export interface Sitting {
  readonly job: JudgeTask
  readonly sheet: Sheet
  readonly talk: Talk
  readonly fill: FillPrompt
  readonly book: QuoteBook
  readonly bind: BindQuote
}
