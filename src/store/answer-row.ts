import type { Answer, Ending } from '../run/answer.ts'
import { keyColumns, keyOf } from './matching.ts'
import type { AnswerColumns } from './schema.ts'
import type { AnswerRow } from './store.ts'

/** How much of a reason a list carries: a provider may send a whole page for one. */
const WHY_LENGTH = 500

type Summary = Omit<AnswerColumns, 'content' | 'kept_at' | 'replaced_at'>

/** What queries need of an answer, counted from it; texts as `change` gives them back. */
export function summaryOf(answer: Answer, change: (text: string) => string): Summary {
  const { ending } = answer
  const modelCalls = answer.turns.flatMap((turn) => turn.modelCalls)
  const sum = (count: keyof AnswerRow['usage']) => sumOfKnown(modelCalls.map(({ usage }) => usage[count]))
  return {
    id: answer.id,
    chatbot_label: columnText(change(answer.chatbotLabel)),
    started_at: answer.startedAt,
    duration_ms: answer.durationMs,
    ending_kind: ending.kind,
    ending_detail: detailOf(ending),
    ending_why: 'why' in ending ? columnText(change(ending.why)) : null,
    tool_calls: answer.turns.reduce((total, { calls }) => total + calls.length, 0),
    rounds: answer.turns.reduce(
      (total, { calls }) => total + new Set(calls.map(({ round }) => round)).size,
      0,
    ),
    model_calls: modelCalls.length,
    uncounted_calls: modelCalls.filter(
      ({ usage }) => usage.inputTokens === undefined || usage.outputTokens === undefined,
    ).length,
    input_tokens: sum('inputTokens'),
    cached_input_tokens: sum('cachedInputTokens'),
    reasoning_tokens: sum('reasoningTokens'),
    output_tokens: sum('outputTokens'),
    cost_usd: sumOfKnown(modelCalls.map(({ costUsd }) => costUsd)),
    paid_usd: sumOfKnown(
      modelCalls.filter(({ paidIn }) => paidIn === undefined).map(({ costUsd }) => costUsd),
    ),
    unpriced_calls: modelCalls.filter(({ costUsd }) => costUsd === undefined).length,
    // Last: V8 takes a hundred times as long for an object that begins with a spread and goes on for so many names.
    ...keyColumns(answer),
  }
}

export const rowOf = (columns: Summary): AnswerRow => ({
  id: columns.id,
  chatbotLabel: columns.chatbot_label,
  ending: endingOf(columns),
  startedAt: columns.started_at,
  durationMs: columns.duration_ms,
  toolCalls: columns.tool_calls,
  rounds: columns.rounds,
  modelCalls: columns.model_calls,
  uncountedCalls: columns.uncounted_calls,
  ...(columns.cost_usd !== null && { costUsd: columns.cost_usd }),
  unpricedCalls: columns.unpriced_calls,
  usage: {
    ...(columns.input_tokens !== null && { inputTokens: columns.input_tokens }),
    ...(columns.cached_input_tokens !== null && { cachedInputTokens: columns.cached_input_tokens }),
    ...(columns.reasoning_tokens !== null && { reasoningTokens: columns.reasoning_tokens }),
    ...(columns.output_tokens !== null && { outputTokens: columns.output_tokens }),
  },
  ...keyOf(columns),
})

/** A text for a column, which not every database lets hold NUL or half a character: they are shown as U+FFFD. */
export const columnText = (text: string): string =>
  (text.length > WHY_LENGTH ? `${text.slice(0, WHY_LENGTH)}…` : text).replace(/\0|\p{Surrogate}/gu, '\uFFFD')

const sumOfKnown = (counts: readonly (number | undefined)[]): number | null =>
  counts.reduce<number | null>((sum, count) => (count === undefined ? sum : (sum ?? 0) + count), null)

function detailOf(ending: Ending): string | null {
  switch (ending.kind) {
    case 'finished':
      return null
    case 'ran out':
      return ending.limit
    case 'failed':
      return ending.fault
  }
}

function endingOf({ ending_kind: kind, ending_detail: detail, ending_why }: Summary): Ending {
  const why = ending_why ?? ''
  switch (kind) {
    case 'finished':
      return { kind }
    case 'ran out':
      return { kind, limit: detail === 'context' ? 'context' : 'tool rounds', why }
    case 'failed':
      return { kind, fault: detail ?? '', why }
  }
}
