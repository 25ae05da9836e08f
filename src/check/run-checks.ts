import type { Answer } from '../run/answer.ts'
import type { Case, CaseCheck } from '../suite/case.ts'
import { type AnswerView, viewOf } from './answer-view.ts'
import { type Check, isCheck } from './check.ts'
import type { CheckResult } from './check-result.ts'
import { failed, type Outcome, passed, unknown } from './outcome.ts'
import { clip } from './show.ts'

/** A case carries a check that nothing can examine. */
export class NotACheck extends Error {
  override readonly name = 'NotACheck'
}

const isOutcome = (value: unknown): value is Outcome => {
  if (typeof value !== 'object' || value === null) return false
  const { outcome, looked, found, why } = value as Record<string, unknown>
  if (typeof looked !== 'string') return false
  return outcome === 'unknown'
    ? typeof why === 'string'
    : (outcome === 'passed' || outcome === 'failed') && typeof found === 'string'
}

/** Only what an outcome is made of: a query's result may carry further questions, which are no data. */
const plain = (outcome: Outcome): Outcome =>
  outcome.outcome === 'unknown'
    ? unknown(outcome.looked, outcome.why)
    : { outcome: outcome.outcome, looked: outcome.looked, found: outcome.found }

const outcomeOf = (value: unknown, name: string): Outcome => {
  if (value === true) return passed(name, 'it holds')
  if (value === false) return failed(name, 'it does not hold')
  if (isOutcome(value)) return plain(value)
  if (value instanceof Promise) {
    value.catch(() => undefined)
    return unknown(name, 'the check returned a promise; a check answers at once')
  }
  return unknown(
    name,
    'the check returned no outcome; end its query with a question such as .some() or .stands()',
  )
}

const examined = ({ name, examine }: Check, view: AnswerView): Outcome => {
  try {
    return outcomeOf(examine(view), name)
  } catch (error) {
    const why =
      error instanceof Error || typeof error === 'string' ? String(error) : `it threw ${typeof error}`
    return unknown(name, `the check broke off: ${clip(why)}`)
  }
}

/**
 * Runs a case's checks over an answer, in their order. One that throws, or finds its evidence missing, is `unknown`,
 * and so is every check of an answer that something outside the chatbot broke.
 * @throws {NotACheck} where a check was not made by `hard()` or `diagnostic()`
 */
export const runChecks = (
  checks: readonly CaseCheck[],
  answer: Answer,
  context: { readonly case: Case },
): readonly CheckResult[] => {
  const view = viewOf(answer, context.case)
  return checks.map((check) => {
    if (!isCheck(check)) {
      throw new NotACheck(
        `${context.case.id}: the check “${clip(String(check.name))}” has nothing that it examines; make it with hard() or diagnostic()`,
      )
    }
    const { severity, name } = check
    if (answer.ending.kind === 'failed') {
      return { severity, name, ...unknown(name, `the answer broke off: ${clip(answer.ending.why)}`) }
    }
    return { severity, name, ...examined(check, view) }
  })
}
