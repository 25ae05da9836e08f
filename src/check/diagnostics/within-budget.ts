import type { Turn } from '../../run/answer.ts'
import { type Check, diagnostic } from '../check.ts'
import { all, failed, type Outcome, passed, unknown } from '../outcome.ts'
import { counted } from '../show.ts'

const withinCalls = (turns: readonly Turn[], most: number): Outcome => {
  const made = turns.reduce((sum, { calls }) => sum + calls.length, 0)
  return (made <= most ? passed : failed)(`at most ${counted(most, 'tool call')}`, counted(made, 'tool call'))
}

const withinTokens = (turns: readonly Turn[], most: number): Outcome => {
  const counts = turns.flatMap(({ modelCalls }) => modelCalls.map(({ usage }) => usage.outputTokens))
  const known = counts.filter((count) => count !== undefined)
  const sum = known.reduce((total, count) => total + count, 0)
  const looked = `at most ${counted(most, 'output token')}`
  if (sum > most) return failed(looked, counted(sum, 'output token'))
  if (counts.length === 0) return unknown(looked, 'no call of a model was recorded')
  if (known.length < counts.length)
    return unknown(looked, 'the provider did not count the tokens of every call')
  return passed(looked, counted(sum, 'output token'))
}

/** Flags an answer that took more than the case's budget. A budget that the case does not set could not tell. */
export const withinBudget = (): Check =>
  diagnostic('the answer kept within its budget', ({ turns, case: { budget } }) =>
    all(
      ...(budget?.toolCalls === undefined ? [] : [withinCalls(turns, budget.toolCalls)]),
      ...(budget?.outputTokens === undefined ? [] : [withinTokens(turns, budget.outputTokens)]),
    ),
  )
