import { dollars } from '../chatbot/prices.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import { type Summary, summarise } from '../score/index.ts'
import { type KeyFilter, type PlannedResult, resultsOf, type Store, toResult } from '../store/index.ts'
import { table } from './output.ts'

/** One chatbot's line. What was planned is the denominator. */
export interface ChatbotSummary extends Summary {
  readonly chatbot: string
  readonly label: string
  readonly planned: number
  readonly finished: number
  readonly ranOut: number
  readonly failed: number
  readonly missing: number
  /** What its answers cost, of the calls whose price is known; absent where none is. */
  readonly costUsd?: number
  /** Calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls: number
}

/** One planned answer, as a program reads it. */
export interface AnswerSummary {
  readonly id?: string
  readonly case: string
  readonly chatbot: string
  readonly label: string
  readonly replicate: number
  readonly state: PlannedResult['state']
  readonly ended?: 'finished' | 'ran out' | 'failed'
  readonly score: number | null
  readonly bounds?: readonly [number, number]
  /** Why it is unscored, failed or ran out. */
  readonly why?: string
  readonly durationMs?: number
  readonly toolCalls?: number
  readonly rounds?: number
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** Of the calls whose price is known; absent where none is. */
  readonly costUsd?: number
  /** Calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls?: number
}

/** What a store holds under one fingerprint. */
export interface StoreSummary {
  readonly fingerprint: string
  readonly judge: string
  readonly chatbots: readonly ChatbotSummary[]
  readonly answers: readonly AnswerSummary[]
}

const summariseChatbot = (chatbot: string, results: readonly PlannedResult[]): ChatbotSummary => {
  const count = (holds: (result: PlannedResult) => boolean) => results.filter(holds).length
  const costs = results.flatMap(({ answer }) => answer?.costUsd ?? [])
  return {
    chatbot: withoutRevision(chatbot),
    label: results[0]?.planned.chatbotLabel ?? chatbot,
    planned: results.length,
    finished: count(({ answer }) => answer?.ending.kind === 'finished'),
    ranOut: count(({ answer }) => answer?.ending.kind === 'ran out'),
    failed: count(({ state }) => state === 'failed'),
    missing: count(({ state }) => state === 'missing'),
    ...(costs.length === 0 ? {} : { costUsd: costs.reduce((sum, usd) => sum + usd) }),
    unpricedCalls: results.reduce((sum, { answer }) => sum + (answer?.unpricedCalls ?? 0), 0),
    ...summarise(results.map(toResult)),
  }
}

const summariseAnswer = ({ planned, answer, grade, state }: PlannedResult): AnswerSummary => {
  const why = grade?.unscored ?? (answer && 'why' in answer.ending ? answer.ending.why : undefined)
  const { inputTokens, outputTokens } = answer?.usage ?? {}
  return {
    ...(answer ? { id: answer.id } : {}),
    case: planned.caseId,
    chatbot: withoutRevision(planned.chatbot),
    label: planned.chatbotLabel,
    replicate: planned.replicate,
    state,
    ...(answer ? { ended: answer.ending.kind } : {}),
    score: grade?.score ?? null,
    ...(grade ? { bounds: [grade.low, grade.high] as const } : {}),
    ...(why === undefined ? {} : { why }),
    ...(answer
      ? { durationMs: Math.round(answer.durationMs), toolCalls: answer.toolCalls, rounds: answer.rounds }
      : {}),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(answer?.costUsd === undefined ? {} : { costUsd: answer.costUsd }),
    ...(answer?.unpricedCalls ? { unpricedCalls: answer.unpricedCalls } : {}),
  }
}

const noGrade = 'unknown: nothing is graded yet'

/** Sums up what a store holds under a fingerprint, from its rows. */
export const summariseStore = async (
  store: Store,
  fingerprint: { readonly hash: string; readonly ran: string },
  filter: KeyFilter = {},
): Promise<StoreSummary> => {
  const results = await resultsOf(store, {
    ...filter,
    ranFingerprint: fingerprint.ran,
    fingerprint: fingerprint.hash,
  })
  const byChatbot = new Map<string, PlannedResult[]>()
  for (const result of results) {
    const { chatbot } = result.planned
    byChatbot.set(chatbot, [...(byChatbot.get(chatbot) ?? []), result])
  }
  const graded = results.find(({ grade }) => grade)?.grade
  const body =
    graded && ((await store.grade(graded.answerId, fingerprint.hash))?.body as { judge?: string } | undefined)
  return {
    fingerprint: fingerprint.hash,
    judge: body?.judge ?? noGrade,
    chatbots: [...byChatbot]
      .map(([chatbot, of]) => summariseChatbot(chatbot, of))
      .sort((a, b) => (b.mean ?? -1) - (a.mean ?? -1)),
    answers: results.map(summariseAnswer),
  }
}

const figure = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(2))

/** Empty where no model was asked. */
const describeCost = ({ costUsd, unpricedCalls }: ChatbotSummary): string => {
  if (costUsd === undefined) return unpricedCalls > 0 ? 'unknown' : ''
  return `${unpricedCalls > 0 ? 'more than ' : ''}${dollars(costUsd)}`
}

const square = ({ state, score, bounds }: AnswerSummary): string => {
  switch (state) {
    case 'scored':
      return String(score)
    case 'unscored':
      return `${bounds?.[0]}–${bounds?.[1]}`
    case 'failed':
      return '×'
    case 'missing':
    case 'not graded':
      return '·'
  }
}

const legend =
  '0 to 5 a score, 2–5 unscored between these bounds, × failed from outside, · no answer or grade yet'

/** A summary for the terminal: a row a chatbot, a column a case. */
export const describeSummary = (summary: StoreSummary): string => {
  const cases = [...new Set(summary.answers.map((answer) => answer.case))].sort()
  const costs = summary.chatbots.map(describeCost)
  const hasCosts = costs.some((cost) => cost !== '')
  const rows = summary.chatbots.map(({ chatbot, label, mean, bounds, planned, scored }, index) => {
    const squares = cases.map((id) =>
      summary.answers
        .filter((answer) => answer.case === id && answer.chatbot === chatbot)
        .map(square)
        .join(' '),
    )
    const range = bounds && bounds[0] !== bounds[1] ? `${figure(bounds[0])}–${figure(bounds[1])}` : ''
    const cost = hasCosts ? [costs[index] ?? ''] : []
    return [label, figure(mean), range, `${scored}/${planned}`, ...cost, ...squares]
  })
  const judge = summary.judge === 'none' ? 'none: hard checks and rules in code alone' : summary.judge
  return [
    table(['Chatbot', 'Mean', 'Bounds', 'Scored', ...(hasCosts ? ['Cost'] : []), ...cases], rows),
    '',
    legend,
    `Fingerprint ${summary.fingerprint.slice(0, 16)}, judge ${judge}`,
  ].join('\n')
}
