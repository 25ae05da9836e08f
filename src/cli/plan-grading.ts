import { dollars, sumOfCosts } from '../chatbot/prices.ts'
import { judgeTaskOf } from '../grade/index.ts'
import type { Judge, JudgePlan } from '../judge/index.ts'
import type { Store } from '../store/index.ts'
import type { LoadedCase, Suite } from '../suite/index.ts'

/** What the judge would be asked for these answers; one answer in memory at a time. */
export const planGrading = async (
  store: Store,
  answerIds: readonly string[],
  tasks: readonly LoadedCase[],
  { judge, suite }: { readonly judge: Judge; readonly suite: Suite },
): Promise<JudgePlan> => {
  const sum = { calls: 0, characters: 0, remembered: 0 }
  const costs: (number | undefined)[] = []
  for (const id of judge.id === 'none' ? [] : answerIds) {
    const answer = await store.answer(id)
    const task = tasks.find((each) => each.id === answer?.caseId)
    if (!answer || !task) continue
    const plan = await judge.plan(judgeTaskOf(answer, task, suite))
    sum.calls += plan.calls
    sum.characters += plan.characters
    sum.remembered += plan.remembered
    costs.push(plan.costUsd)
  }
  const costUsd = sumOfCosts(costs)
  return { ...sum, ...(costUsd === undefined ? {} : { costUsd }) }
}

/** The plan in words. Send-backs are not known before. */
export const describeJudging = ({ calls, characters, remembered, costUsd }: JudgePlan): string => {
  if (calls + remembered === 0) return 'no judge calls'
  const known = remembered === 0 ? '' : `, ${remembered} more answered from memory`
  if (calls === 0) return `no judge calls${known}`
  const cost = costUsd === undefined ? 'at a price that is not known' : `about ${dollars(costUsd)}`
  return `at least ${calls} judge calls (${characters} characters), ${cost}${known}`
}
