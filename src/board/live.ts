import type { Board, BoardChatbot, BoardResult } from './data/board.ts'

/** How far one chatbot is. */
export interface ChatbotProgress {
  readonly chatbot: BoardChatbot
  readonly planned: number
  /** Answers that finished or ran out. */
  readonly done: number
  readonly graded: number
  /** Planned answers whose last attempt an outside fault broke. */
  readonly failed: number
  /** Answers a minute over the last ten minutes before the newest answer. */
  readonly perMinute: number
  /** USD, of the calls whose price is known; undefined where none is. */
  readonly costUsd?: number
  /** Calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls: number
}

/** An answer with when it came. */
export interface NewAnswer {
  readonly chatbot: BoardChatbot
  readonly result: BoardResult
  /** ISO 8601. */
  readonly endedAt: string
}

/** How far a run is, as its store says. */
export interface RunProgress {
  readonly planned: number
  readonly done: number
  readonly failed: number
  readonly costUsd?: number
  readonly unpricedCalls: number
  readonly chatbots: readonly ChatbotProgress[]
  /** The newest first. */
  readonly newest: readonly NewAnswer[]
  /** Answers that an outside fault broke and that nothing has made good yet, the newest first. */
  readonly faults: readonly NewAnswer[]
}

const listed = 20
const windowMs = 10 * 60_000

const endedOf = ({ answer }: BoardResult): number =>
  answer ? Date.parse(answer.startedAt) + answer.durationMs : Number.NEGATIVE_INFINITY

const isDone = ({ answer }: BoardResult): boolean => answer !== undefined && answer.ending.kind !== 'failed'

const costOf = (results: readonly BoardResult[]): Pick<ChatbotProgress, 'costUsd' | 'unpricedCalls'> => {
  const costs = results.flatMap(({ answer }) => answer?.costUsd ?? [])
  return {
    ...(costs.length > 0 ? { costUsd: costs.reduce((sum, cost) => sum + cost) } : {}),
    unpricedCalls: results.reduce((sum, { answer }) => sum + (answer?.unpricedCalls ?? 0), 0),
  }
}

const progressOf = (chatbot: BoardChatbot, newestMs: number): ChatbotProgress => {
  const { results } = chatbot
  const done = results.filter(isDone)
  const recent = done.filter((result) => endedOf(result) > newestMs - windowMs).map(endedOf)
  const spanMs = Math.min(windowMs, Math.max(60_000, newestMs - Math.min(...recent, newestMs)))
  return {
    chatbot,
    planned: results.length,
    done: done.length,
    graded: results.filter(({ grade }) => grade).length,
    failed: results.filter(({ state }) => state === 'failed').length,
    perMinute: recent.length / (spanMs / 60_000),
    ...costOf(results),
  }
}

/** Counts how far a run is from the rows of a board. */
export const runProgress = ({ chatbots }: Board): RunProgress => {
  const placed = chatbots.flatMap((chatbot) => chatbot.results.map((result) => ({ chatbot, result })))
  const ended = placed
    .filter(({ result }) => result.answer)
    .map((each) => ({ ...each, endedMs: endedOf(each.result) }))
    .sort((a, b) => b.endedMs - a.endedMs)
  const newestMs = ended[0]?.endedMs ?? 0
  const dated = ({ chatbot, result, endedMs }: (typeof ended)[number]): NewAnswer => ({
    chatbot,
    result,
    endedAt: new Date(endedMs).toISOString(),
  })
  const results = placed.map(({ result }) => result)
  return {
    planned: results.length,
    done: results.filter(isDone).length,
    failed: results.filter(({ state }) => state === 'failed').length,
    ...costOf(results),
    chatbots: chatbots.map((chatbot) => progressOf(chatbot, newestMs)),
    newest: ended.slice(0, listed).map(dated),
    faults: ended
      .filter(({ result }) => result.state === 'failed')
      .slice(0, listed)
      .map(dated),
  }
}
