import {
  type Interval,
  intervalBounds,
  type Place,
  type Result,
  rank,
  type Summary,
  scoreInterval,
  summarise,
  worstOf,
} from '../../score/index.ts'
import type { Selection } from '../paths.ts'
import { type Board, type BoardChatbot, cellOf, groupedBy } from './board.ts'
import { type CellTally, type NumberTally, tallyOf } from './cell-tally.ts'

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
  const cases = board.cases.filter(
    (task) => (!language || task.language === language) && (!kind || task.kind === kind),
  )
  const chatbots = new Map(
    board.chatbots.flatMap((chatbot) => {
      const cells = cases.map(({ id }) => cellOf(chatbot, id)).filter(({ length }) => length > 0)
      const tallies = cells.map(tallyOf)
      const results = tallies.flatMap((tally) => tally.results)
      return cells.length > 0 ? [[chatbot.id, { chatbot, tallies, results }] as const] : []
    }),
  )
  return rank(new Map([...chatbots].map(([id, { results }]) => [id, results]))).flatMap((place) => {
    const its = chatbots.get(place.chatbot)
    return its ? [figuresOfOne(its.chatbot, place, its.results, its.tallies)] : []
  })
}

const figuresOfOne = (
  chatbot: BoardChatbot,
  place: Place,
  results: readonly Result[],
  tallies: readonly CellTally[],
): ChatbotFigures => {
  const sum = (of: (tally: CellTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const replicates = Math.max(...tallies.map((tally) => tally.replicates))
  const interval = scoreInterval(results)
  const bounds = intervalBounds(results)
  const worst = replicates > 1 ? worstOf(results, replicates)?.mean : undefined
  const zerosRanOut = sum((tally) => tally.zerosRanOut)
  const cost = meanAndMost(tallies.map(({ costs }) => costs))
  const time = medianAndMost(tallies.flatMap(({ seconds }) => seconds))
  const rounds = meanAndMost(tallies.map((tally) => tally.rounds))
  return {
    chatbot,
    place,
    planned: results.length,
    replicates,
    summary: summarise(results),
    ...(interval ? { interval } : {}),
    ...(bounds ? { bounds } : {}),
    ...(worst === undefined ? {} : { worst }),
    dimensions: dimensionsOf(tallies),
    zeros: { byCheck: sum(({ zeros }) => zeros) - zerosRanOut, ranOut: zerosRanOut },
    ranOut: sum(({ ranOut }) => ranOut),
    failed: sum(({ failed }) => failed),
    missing: sum(({ missing }) => missing),
    ...(cost ? { cost } : {}),
    unpricedCalls: sum(({ unpricedCalls }) => unpricedCalls),
    ...(time ? { time } : {}),
    ...(rounds ? { rounds } : {}),
  }
}

const dimensionsOf = (tallies: readonly CellTally[]): ReadonlyMap<string, DimensionFigures> => {
  const levels = groupedBy(
    tallies.flatMap(({ dimensions }) => [...dimensions]),
    ([dimension]) => dimension,
  )
  return new Map(
    [...levels].map(([dimension, named]) => {
      const its = named.map(([, tally]) => tally)
      const lowest = Math.min(...its.map((tally) => tally.lowest))
      return [
        dimension,
        {
          mean: meanOf(its.map(({ sum, count }) => sum / count)),
          lowest,
          times: its.reduce((total, tally) => total + (tally.lowest === lowest ? tally.times : 0), 0),
        },
      ]
    }),
  )
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const meanAndMost = (tallies: readonly NumberTally[]): TypicalAndWorst | undefined => {
  const count = tallies.reduce((total, tally) => total + tally.count, 0)
  if (count === 0) return undefined
  return {
    typical: tallies.reduce((total, { sum }) => total + sum, 0) / count,
    worst: Math.max(...tallies.map(({ most }) => most)),
  }
}

const medianAndMost = (numbers: readonly number[]): TypicalAndWorst | undefined => {
  if (numbers.length === 0) return undefined
  // An array of numbers alone is sorted several times as fast.
  const sorted = Float64Array.from(numbers).sort()
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0]
  return { typical: sorted.length % 2 === 0 ? (low + high) / 2 : high, worst: sorted.at(-1) ?? 0 }
}
