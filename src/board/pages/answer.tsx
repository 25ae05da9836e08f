import type { Grade } from '../../grade/index.ts'
import type { Answer } from '../../run/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { BoardChatbot, BoardResult } from '../data/board.ts'
import { type PageContext, renderPage } from '../page.tsx'

/** An answer with all that its page shows. */
export interface WholeAnswer {
  readonly answer: Answer
  readonly grade?: Grade
  readonly result: BoardResult
  readonly chatbot: BoardChatbot
  readonly task: LoadedCase
}

/** One answer: what was said, what was written, what it cost and why. */
export const answerPage = (context: PageContext, { task, chatbot }: WholeAnswer): string =>
  renderPage({ context, title: `${task.id}, ${chatbot.label}`, place: 'models', children: <h1>{task.title}</h1> })
