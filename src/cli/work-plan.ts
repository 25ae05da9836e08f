import type { Chatbot } from '../chatbot/chatbot.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import { type PlannedAnswer, planKey, planRun } from '../run/index.ts'
import type { PlanEntry, Store } from '../store/store.ts'
import type { LoadedCase } from '../suite/index.ts'
import { playsIn } from './bench.ts'

/** What a run is to bring, and how much of it there is already. */
export interface WorkPlan {
  readonly planned: readonly PlannedAnswer[]
  readonly left: readonly PlannedAnswer[]
}

export const planEntry = ({ ranFingerprint, task, chatbot, replicate }: PlannedAnswer): PlanEntry => ({
  ranFingerprint,
  caseId: task.id,
  chatbot: chatbot.id,
  chatbotLabel: chatbot.label,
  replicate,
})

/** Takes out of a store's plan what earlier revisions of these chatbots had in it: each counts once, as it is now. */
export const retireRevisions = async (
  store: Store,
  ranFingerprint: string,
  chatbots: readonly Chatbot[],
): Promise<void> => {
  const current = new Set(chatbots.map(({ id }) => id))
  const names = new Set(chatbots.map(({ id }) => withoutRevision(id)))
  const planned = new Set((await store.planned({ ranFingerprint })).map(({ chatbot }) => chatbot))
  const earlier = [...planned].filter((id) => names.has(withoutRevision(id)) && !current.has(id))
  if (earlier.length > 0) await store.retire({ ranFingerprint, chatbots: earlier })
}

/** Plans a run over a store: what finished or ran out in it is not done again. */
export const planWork = async (
  store: Pick<Store, 'finishedKeys'> | undefined,
  selection: {
    readonly ranFingerprint: string
    readonly cases: readonly LoadedCase[]
    readonly chatbots: readonly Chatbot[]
    readonly replicates: number
  },
): Promise<WorkPlan> => {
  const planned = planRun({ ...selection, plays: playsIn })
  const done = new Set((await store?.finishedKeys(selection.ranFingerprint))?.map(planKey))
  return { planned, left: planned.filter((each) => !done.has(planKey(planEntry(each)))) }
}
