import type { TenantState } from '../../app/index.ts'
import { failed, type Outcome, passed, unknown } from '../outcome.ts'

/** The tenant at one moment of an answer. */
export interface Moment {
  readonly name: 'before' | 'after'
  readonly state: TenantState
  /** The state that the answer began with, where this one came later. */
  readonly earlier?: TenantState
}

/** Turns what a query saw into an outcome. */
export type Verdict = (holds: boolean, looked: string, found: string) => Outcome

/**
 * What stood before the answer is no chatbot's doing: where it is not as a check expects, the check cannot tell.
 * What stands after it passes or fails.
 */
export const verdictAt =
  ({ name }: Moment): Verdict =>
  (holds, looked, found) => {
    if (holds) return passed(looked, found)
    return name === 'before' ? unknown(looked, `before the answer: ${found}`) : failed(looked, found)
  }
