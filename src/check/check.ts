import type { CaseCheck } from '../suite/case.ts'
import type { AnswerView } from './answer-view.ts'
import type { Outcome } from './outcome.ts'

/** Looks at an answer and says what it found; `true` and `false` are short for passed and failed. */
export type Examine = (view: AnswerView) => Outcome | boolean

/** A check with what it examines. */
export interface Check extends CaseCheck {
  readonly examine: Examine
}

/**
 * A check that must pass: where it fails, the answer scores 0.
 * @param name says in words what holds when it passes
 * @example hard('a new draft exists', ({ after }) => after.drafts.created().some())
 */
export const hard = (name: string, examine: Examine): Check => ({ severity: 'hard', name, examine })

/**
 * A check that only flags: it never enters the score.
 * @param name says in words what holds when it passes
 * @example diagnostic('the manual was read', ({ calls }) => calls.that.read('MAN-031').some())
 */
export const diagnostic = (name: string, examine: Examine): Check => ({
  severity: 'diagnostic',
  name,
  examine,
})

/** Whether a case's check carries what it examines. By its shape: a suite may be loaded beside another copy of this module. */
export const isCheck = (check: CaseCheck): check is Check =>
  typeof (check as Partial<Check>).examine === 'function'
