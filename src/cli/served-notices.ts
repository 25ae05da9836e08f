import { servedChange, versionsServed } from '../chatbot/served-change.ts'
import type { RunEvent } from '../run/index.ts'
import type { AnswerRow, KeyFilter, Store } from '../store/index.ts'

/** The versions that the chatbots were served in a store's answers: in the first and the last of each, which is soon read. */
export const servedBefore = async (
  store: Pick<Store, 'answer' | 'answerRows'>,
  filter: KeyFilter,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const ends = new Map<string, { first: AnswerRow; last: AnswerRow }>()
  for (const row of await store.answerRows(filter)) {
    if (row.modelCalls === 0) continue
    const { first, last } = ends.get(row.chatbot) ?? { first: row, last: row }
    ends.set(row.chatbot, {
      first: row.startedAt < first.startedAt ? row : first,
      last: row.startedAt > last.startedAt ? row : last,
    })
  }
  const versions = new Map<string, readonly string[]>()
  for (const [chatbot, { first, last }] of ends) {
    const answers = await Promise.all([first, last].map(({ id }) => store.answer(id)))
    const calls = answers.flatMap((answer) => answer?.turns ?? []).flatMap(({ modelCalls }) => modelCalls)
    versions.set(chatbot, versionsServed(calls))
  }
  return versions
}

/** Shows events, and beside a call a notice where its chatbot was served another version of its model than before. */
export const withServedNotices = (
  show: (event: RunEvent) => void,
  before: ReadonlyMap<string, readonly string[]>,
): ((event: RunEvent) => void) => {
  const seen = new Map(before)
  return (event) => {
    show(event)
    if (event.kind !== 'call finished') return
    const { id } = event.planned.chatbot
    const versions = seen.get(id) ?? []
    const text = servedChange(versions, event.call)
    if (text !== undefined) show({ kind: 'notice', chatbot: id, text })
    seen.set(id, [...new Set([...versions, ...versionsServed([event.call])])])
  }
}
