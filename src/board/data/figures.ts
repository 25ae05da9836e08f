import {
  type Interval,
  intervalBounds,
  type Place,
  rank,
  type Summary,
  scoreInterval,
  summarise,
  worstOf,
} from '../../score/index.ts'
import { toResult } from '../../store/index.ts'
import type { Selection } from '../paths.ts'
import type { Board, BoardChatbot, BoardResult } from './board.ts'

/** A typical figure and the worst one. */
export interface TypicalAndWorst {
  readonly typical: number
  readonly worst: number
}

/** What one dimension came to over many answers. */
export interface DimensionFigures {
  readonly mean: number
  readonly lowest: number
  /** How often the lowest level was seen. */
  readonly times: number
}

/** A chatbot's line on the home page. What was planned is the denominator. */
export interface ChatbotFigures {
  readonly chatbot: BoardChatbot
  readonly place: Place
  readonly planned: number
  readonly replicates: number
  readonly summary: Summary
  readonly interval?: Interval
  /** How far what is unscored could move the interval's ends. */
  readonly bounds?: readonly [number, number]
  /** The score to expect at the worst of all replicates; absent where each case is played once. */
  readonly worst?: number
  readonly dimensions: ReadonlyMap<string, DimensionFigures>
  readonly zeros: { readonly byCheck: number; readonly ranOut: number }
  readonly ranOut: number
  readonly failed: number
  readonly missing: number
  /** USD an answer, over those whose cost is known; absent where none is. */
  readonly cost?: TypicalAndWorst
  /** Calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls: number
  /** Seconds: the median, and the slowest. */
  readonly time?: TypicalAndWorst
  /** Rounds of tool calls: the mean, and the most. */
  readonly rounds?: TypicalAndWorst
}

/** The figures of every chatbot over the selected cases, best mean first. */
export const figuresOf = (board: Board, { language, kind }: Selection = {}): readonly ChatbotFigures[] => {
  const selected = new Set(
    board.cases
      .filter((task) => (!language || task.language === language) && (!kind || task.kind === kind))
      .map(({ id }) => id),
  )
  const chatbots = new Map(
    board.chatbots.flatMap((chatbot) => {
      const results = chatbot.results.filter(({ planned }) => selected.has(planned.caseId))
      return results.length > 0 ? [[chatbot.id, { chatbot, results }] as const] : []
    }),
  )
  const counted = new Map([...chatbots].map(([id, { results }]) => [id, results.map(toResult)]))
  return rank(counted).flatMap((place) => {
    const its = chatbots.get(place.chatbot)
    return its ? [figuresOfOne(its.chatbot, its.results, place)] : []
  })
}

const figuresOfOne = (
  chatbot: BoardChatbot,
  results: readonly BoardResult[],
  place: Place,
): ChatbotFigures => {
  const counted = results.map(toResult)
  const replicates = Math.max(...results.map(({ planned }) => planned.replicate))
  const interval = scoreInterval(counted)
  const bounds = intervalBounds(counted)
  const worst = replicates > 1 ? worstOf(counted, replicates)?.mean : undefined
  const answers = results.flatMap(({ answer }) => (answer && answer.ending.kind !== 'failed' ? [answer] : []))
  const zeros = results.filter(({ grade }) => grade?.score === 0)
  const zerosRanOut = zeros.filter(({ answer }) => answer?.ending.kind === 'ran out').length
  const count = (holds: (result: BoardResult) => boolean) => results.filter(holds).length
  const cost = meanAndMost(answers.flatMap(({ costUsd }) => costUsd ?? []))
  const time = medianAndMost(answers.map(({ durationMs }) => durationMs / 1000))
  const rounds = meanAndMost(answers.map((answer) => answer.rounds))
  return {
    chatbot,
    place,
    planned: results.length,
    replicates,
    summary: summarise(counted),
    ...(interval ? { interval } : {}),
    ...(bounds ? { bounds } : {}),
    ...(worst === undefined ? {} : { worst }),
    dimensions: dimensionsOf(results),
    zeros: { byCheck: zeros.length - zerosRanOut, ranOut: zerosRanOut },
    ranOut: count(({ answer }) => answer?.ending.kind === 'ran out'),
    failed: count(({ state }) => state === 'failed'),
    missing: count(({ state }) => state === 'missing' || state === 'not graded'),
    ...(cost ? { cost } : {}),
    unpricedCalls: answers.reduce((sum, { unpricedCalls }) => sum + unpricedCalls, 0),
    ...(time ? { time } : {}),
    ...(rounds ? { rounds } : {}),
  }
}

/** Over the answers with a score: of one that is unscored a dimension may miss a finding. */
const dimensionsOf = (results: readonly BoardResult[]): ReadonlyMap<string, DimensionFigures> => {
  const byDimension = new Map<string, Map<string, number[]>>()
  for (const { planned, digest, state } of results) {
    if (state !== 'scored' || !digest) continue
    for (const [dimension, level] of Object.entries(digest.dimensions)) {
      const cases = byDimension.get(dimension) ?? new Map<string, number[]>()
      byDimension.set(dimension, cases)
      const levels = cases.get(planned.caseId)
      if (levels) levels.push(level)
      else cases.set(planned.caseId, [level])
    }
  }
  return new Map(
    [...byDimension].map(([dimension, cases]) => {
      const levels = [...cases.values()].flat()
      const lowest = Math.min(...levels)
      return [
        dimension,
        {
          mean: meanOf([...cases.values()].map(meanOf)),
          lowest,
          times: levels.filter((level) => level === lowest).length,
        },
      ]
    }),
  )
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b))

const meanAndMost = (numbers: readonly number[]): TypicalAndWorst | undefined =>
  numbers.length === 0 ? undefined : { typical: meanOf(numbers), worst: most(numbers) }

const medianAndMost = (numbers: readonly number[]): TypicalAndWorst | undefined => {
  if (numbers.length === 0) return undefined
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0]
  return { typical: sorted.length % 2 === 0 ? (low + high) / 2 : high, worst: most(numbers) }
}
