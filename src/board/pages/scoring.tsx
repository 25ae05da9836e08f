import type { Grade } from '../../grade/index.ts'
import type { Answer } from '../../run/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { BoardResult } from '../data/board.ts'
import { type PageContext, renderPage } from '../page.tsx'

/** A real answer that the page scores step by step. */
export interface ScoredExample {
  readonly answer: Answer
  readonly grade: Grade
  readonly result: BoardResult
  readonly task: LoadedCase
}

/** How an answer gets its score, for a reader who knows nothing. */
export const scoringPage = (context: PageContext, _example?: ScoredExample): string =>
  renderPage({ context, title: 'Scoring', place: 'scoring', children: <h1>How an answer gets its score</h1> })
