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
  if (judge.id === 'none') return sum
  for (const id of answerIds) {
    const answer = await store.answer(id)
    const task = tasks.find((each) => each.id === answer?.caseId)
    if (!answer || !task) continue
    const { calls, characters, remembered } = await judge.plan(judgeTaskOf(answer, task, suite))
    sum.calls += calls
    sum.characters += characters
    sum.remembered += remembered
  }
  return sum
}

/** The plan in words. Send-backs are not known before. */
export const describeJudging = ({ calls, characters, remembered }: JudgePlan): string => {
  if (calls + remembered === 0) return 'no judge calls'
  const known = remembered === 0 ? '' : `, ${remembered} more answered from memory`
  return `at least ${calls} judge calls (${characters} characters)${known}`
}
