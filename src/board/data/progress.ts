import { onceEach } from '../once.ts'
import type { Board, BoardChatbot, BoardResult } from './board.ts'

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

/** An answer with when it ended, in milliseconds since 1970. */
interface Ended {
  readonly chatbot: BoardChatbot
  readonly result: BoardResult
  readonly endedMs: number
}

/** What the rows of one chatbot come to. */
interface Tally extends Omit<ChatbotProgress, 'perMinute'> {
  /** When its answers ended that finished or ran out. */
  readonly doneMs: readonly number[]
  readonly newest: readonly Ended[]
  readonly faults: readonly Ended[]
}

/** Counts the rows of a chatbot once: there may be a hundred thousand of a board. */
export const tallyProgress = onceEach((chatbot: BoardChatbot): Tally => {
  const { results } = chatbot
  const doneMs: number[] = []
  const [newest, faults] = [new Newest(), new Newest()]
  const costs: number[] = []
  let [graded, failed, unpricedCalls] = [0, 0, 0]
  for (const result of results) {
    const { answer, grade, state } = result
    if (grade) graded += 1
    if (state === 'failed') failed += 1
    if (!answer) continue
    const endedMs = Date.parse(answer.startedAt) + answer.durationMs
    if (answer.ending.kind !== 'failed') doneMs.push(endedMs)
    newest.add({ chatbot, result, endedMs })
    if (state === 'failed') faults.add({ chatbot, result, endedMs })
    if (answer.costUsd !== undefined) costs.push(answer.costUsd)
    unpricedCalls += answer.unpricedCalls
  }
  return {
    chatbot,
    planned: results.length,
    done: doneMs.length,
    graded,
    failed,
    ...costOf(costs),
    unpricedCalls,
    doneMs,
    newest: newest.all,
    faults: faults.all,
  }
})

/** What is known of costs together; nothing where none is. */
const costOf = (costs: readonly number[]): Pick<ChatbotProgress, 'costUsd'> =>
  costs.length > 0 ? { costUsd: costs.reduce((sum, cost) => sum + cost) } : {}

/** The newest of many, the newest first: few are listed, so they are not all put in order. */
class Newest {
  readonly all: Ended[] = []

  add(each: Ended): void {
    const last = this.all.at(-1)
    if (this.all.length === listed && last && each.endedMs <= last.endedMs) return
    const place = this.all.findIndex(({ endedMs }) => endedMs < each.endedMs)
    this.all.splice(place < 0 ? this.all.length : place, 0, each)
    if (this.all.length > listed) this.all.pop()
  }
}

const newestOf = (ended: readonly Ended[]): readonly NewAnswer[] => {
  const newest = new Newest()
  for (const each of ended) newest.add(each)
  return newest.all.map(({ chatbot, result, endedMs }) => ({
    chatbot,
    result,
    endedAt: new Date(endedMs).toISOString(),
  }))
}

/** Answers a minute in the last ten minutes before the newest answer of all. */
const perMinute = (doneMs: readonly number[], newestMs: number): number => {
  const recent = doneMs.filter((endedMs) => endedMs > newestMs - windowMs)
  const first = recent.reduce((low, endedMs) => Math.min(low, endedMs), newestMs)
  const spanMs = Math.min(windowMs, Math.max(60_000, newestMs - first))
  return recent.length / (spanMs / 60_000)
}

/** Counts how far a run is from the rows of a board. */
export const runProgress = ({ chatbots }: Board): RunProgress => {
  const tallies = chatbots.map(tallyProgress)
  const newest = newestOf(tallies.flatMap((tally) => tally.newest))
  const newestMs = newest[0] ? Date.parse(newest[0].endedAt) : 0
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  return {
    planned: sum(({ planned }) => planned),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
    ...costOf(tallies.flatMap(({ costUsd }) => costUsd ?? [])),
    unpricedCalls: sum(({ unpricedCalls }) => unpricedCalls),
    chatbots: tallies.map((tally) => ({ ...tally, perMinute: perMinute(tally.doneMs, newestMs) })),
    newest,
    faults: newestOf(tallies.flatMap((tally) => tally.faults)),
  }
}
