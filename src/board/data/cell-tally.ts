import type { Result } from '../../score/index.ts'
import { toResult } from '../../store/index.ts'
import { onceEach } from '../once.ts'
import type { BoardResult } from './board.ts'

/** The levels of one dimension in some answers. */
export interface LevelTally {
  readonly sum: number
  readonly count: number
  readonly lowest: number
  /** How often the lowest one was seen. */
  readonly times: number
}

/** Numbers, counted together. */
export interface NumberTally {
  readonly sum: number
  readonly count: number
  /** Of none it is 0. */
  readonly most: number
}

/** What the answers of one chatbot to one case come to: all that figures need of them. */
export interface CellTally {
  readonly results: readonly Result[]
  readonly replicates: number
  readonly zeros: number
  readonly zerosRanOut: number
  readonly ranOut: number
  readonly failed: number
  readonly missing: number
  readonly unpricedCalls: number
  /** USD and rounds of the answers that did not fail; a cost only where it is known. */
  readonly costs: NumberTally
  readonly rounds: NumberTally
  /** How long each of them took. */
  readonly seconds: readonly number[]
  /** Over the answers with a score: of one that is unscored a dimension may miss a finding. */
  readonly dimensions: ReadonlyMap<string, LevelTally>
}

/** Counted once a cell: there may be a hundred thousand answers, and many pages show figures of them. */
export const tallyOf = onceEach((cell: readonly BoardResult[]): CellTally => {
  const count = (holds: (result: BoardResult) => boolean) => cell.filter(holds).length
  const hasRunOut = ({ answer }: BoardResult) => answer?.ending.kind === 'ran out'
  const isZero = ({ grade }: BoardResult) => grade?.score === 0
  const answers = cell.flatMap(({ answer }) => (answer && answer.ending.kind !== 'failed' ? [answer] : []))
  return {
    results: cell.map(toResult),
    replicates: Math.max(...cell.map(({ planned }) => planned.replicate)),
    zeros: count(isZero),
    zerosRanOut: count((result) => isZero(result) && hasRunOut(result)),
    ranOut: count(hasRunOut),
    failed: count(({ state }) => state === 'failed'),
    missing: count(({ state }) => state === 'missing' || state === 'not graded'),
    unpricedCalls: answers.reduce((sum, answer) => sum + answer.unpricedCalls, 0),
    costs: together(answers.flatMap(({ costUsd }) => costUsd ?? [])),
    rounds: together(answers.map((answer) => answer.rounds)),
    seconds: answers.map(({ durationMs }) => durationMs / 1000),
    dimensions: levelsOf(cell),
  }
})

const together = (numbers: readonly number[]): NumberTally => ({
  sum: numbers.reduce((sum, number) => sum + number, 0),
  count: numbers.length,
  most: numbers.reduce((a, b) => Math.max(a, b), 0),
})

const levelsOf = (cell: readonly BoardResult[]): ReadonlyMap<string, LevelTally> => {
  const levels = new Map<string, number[]>()
  for (const { digest, state } of cell) {
    if (state !== 'scored' || !digest) continue
    for (const [dimension, level] of Object.entries(digest.dimensions)) {
      const its = levels.get(dimension)
      if (its) its.push(level)
      else levels.set(dimension, [level])
    }
  }
  return new Map(
    [...levels].map(([dimension, its]) => {
      const lowest = Math.min(...its)
      const sum = its.reduce((total, level) => total + level, 0)
      return [
        dimension,
        { sum, count: its.length, lowest, times: its.filter((level) => level === lowest).length },
      ]
    }),
  )
}
