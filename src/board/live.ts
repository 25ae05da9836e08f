import type { AnswerRow } from '../store/index.ts'
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

const endedOf = ({ startedAt, durationMs }: AnswerRow): number => Date.parse(startedAt) + durationMs

const isDone = ({ answer }: BoardResult): boolean => answer !== undefined && answer.ending.kind !== 'failed'

const costOf = (results: readonly BoardResult[]): Pick<ChatbotProgress, 'costUsd' | 'unpricedCalls'> => {
  const costs = results.flatMap(({ answer }) => answer?.costUsd ?? [])
  return {
    ...(costs.length > 0 ? { costUsd: costs.reduce((sum, cost) => sum + cost) } : {}),
    unpricedCalls: results.reduce((sum, { answer }) => sum + (answer?.unpricedCalls ?? 0), 0),
  }
}

/** An answer with when it ended, in milliseconds since 1970. */
interface Ended {
  readonly chatbot: BoardChatbot
  readonly result: BoardResult
  readonly endedMs: number
}

const progressOf = (chatbot: BoardChatbot, ended: readonly Ended[], newestMs: number): ChatbotProgress => {
  const { results } = chatbot
  const done = ended.filter(({ result }) => isDone(result))
  const recent = done.filter(({ endedMs }) => endedMs > newestMs - windowMs).map(({ endedMs }) => endedMs)
  const spanMs = Math.min(windowMs, Math.max(60_000, newestMs - lowest(recent, newestMs)))
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

const lowest = (numbers: readonly number[], atMost: number): number =>
  numbers.reduce((low, number) => Math.min(low, number), atMost)

/** The newest of many, the newest first: few are listed, so they are not all put in order. */
const newestOf = (ended: readonly Ended[]): readonly NewAnswer[] => {
  const newest: Ended[] = []
  for (const each of ended) {
    if (newest.length === listed && each.endedMs <= newest.at(-1)!.endedMs) continue
    const place = newest.findIndex(({ endedMs }) => endedMs < each.endedMs)
    newest.splice(place < 0 ? newest.length : place, 0, each)
    if (newest.length > listed) newest.pop()
  }
  return newest.map(({ chatbot, result, endedMs }) => ({
    chatbot,
    result,
    endedAt: new Date(endedMs).toISOString(),
  }))
}

/** Counts how far a run is from the rows of a board. */
export const runProgress = ({ chatbots }: Board): RunProgress => {
  const ended = chatbots.map((chatbot) =>
    chatbot.results.flatMap((result): readonly Ended[] =>
      result.answer ? [{ chatbot, result, endedMs: endedOf(result.answer) }] : [],
    ),
  )
  const all = ended.flat()
  const newestMs = all.reduce((newest, { endedMs }) => Math.max(newest, endedMs), 0)
  const each = chatbots.map((chatbot, index) => progressOf(chatbot, ended[index] ?? [], newestMs))
  const sum = (count: (progress: ChatbotProgress) => number) =>
    each.reduce((total, progress) => total + count(progress), 0)
  return {
    planned: sum(({ planned }) => planned),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
    ...costOf(chatbots.flatMap(({ results }) => results)),
    chatbots: each,
    newest: newestOf(all),
    faults: newestOf(all.filter(({ result }) => result.state === 'failed')),
  }
}
