import { turnName } from '../judge/evidence.ts'
import type { RuleInput } from './rule.ts'

/** A text that the user is shown, and the stretch of it that is the chatbot's. */
export interface Said {
  readonly kind: 'reply' | 'record'
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
  /** What stood there before, for what was changed. */
  readonly before: string
}

/** All that an answer said: each reply, and each stretch that it wrote. */
export function* saidBy({ answer, written }: Pick<RuleInput, 'answer' | 'written'>): Generator<Said> {
  for (const [index, { reply }] of answer.turns.entries()) {
    if (reply !== undefined)
      yield { kind: 'reply', name: turnName(index), text: reply, start: 0, end: reply.length, before: '' }
  }
  for (const { name, text, added, stoodBefore } of written) {
    for (const { start, end } of added)
      yield { kind: 'record', name, text, start, end, before: stoodBefore?.text ?? '' }
  }
}
