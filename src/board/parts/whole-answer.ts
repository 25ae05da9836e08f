import type { Grade } from '../../grade/index.ts'
import type { Answer } from '../../run/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { BoardChatbot, BoardResult } from '../data/board.ts'

/** An answer with all that its page shows. */
export interface WholeAnswer {
  readonly answer: Answer
  readonly grade?: Grade
  readonly result: BoardResult
  readonly chatbot: BoardChatbot
  readonly task: LoadedCase
}

/** A graded answer of which the scoring page shows the score step by step. */
export type ScoredExample = Omit<WholeAnswer, 'chatbot' | 'grade'> & { readonly grade: Grade }
