import type { Answer, Turn } from '../run/answer.ts'
import type { Case } from '../suite/case.ts'
import { type CallsQuery, callsQuery } from './query/calls-query.ts'
import { type RepliesQuery, repliesQuery } from './query/replies-query.ts'
import { type StateQuery, stateAfter, stateBefore } from './query/state-query.ts'

/** An answer as a check looks at it. */
export interface AnswerView {
  readonly before: StateQuery
  readonly after: StateQuery
  readonly replies: RepliesQuery
  readonly calls: CallsQuery
  readonly turns: readonly Turn[]
  readonly answer: Answer
  readonly case: Case
}

/** Makes an answer ready for checks. */
export const viewOf = (answer: Answer, answered: Case): AnswerView => ({
  before: stateBefore(answer.before),
  after: stateAfter(answer.after, answer.before),
  replies: repliesQuery(answer),
  calls: callsQuery(answer.turns),
  turns: answer.turns,
  answer,
  case: answered,
})
