import { comparePaired, type PairedComparison, type Result } from '../../score/index.ts'
import { type BoardChatbot, cellsOf } from './board.ts'
import { tallyOf } from './cell-tally.ts'

/** Two chatbots compared in all, and by dimension. */
export interface ChatbotComparison {
  readonly a: BoardChatbot
  readonly b: BoardChatbot
  readonly overall: PairedComparison
  readonly dimensions: ReadonlyMap<string, PairedComparison>
}

const known = new WeakMap<BoardChatbot, WeakMap<BoardChatbot, PairedComparison>>()

/** Two chatbots compared in all; computed once a pair, for several pages show it. */
export const compareOverall = (a: BoardChatbot, b: BoardChatbot): PairedComparison => {
  const ofA = known.get(a) ?? new WeakMap()
  known.set(a, ofA)
  const compared = ofA.get(b) ?? comparePaired(resultsOf(a), resultsOf(b))
  ofA.set(b, compared)
  return compared
}

const resultsOf = (chatbot: BoardChatbot): readonly Result[] =>
  cellsOf(chatbot).flatMap((cell) => tallyOf(cell).results)

export const compareChatbots = (
  a: BoardChatbot,
  b: BoardChatbot,
  dimensions: readonly string[],
): ChatbotComparison => ({
  a,
  b,
  overall: compareOverall(a, b),
  dimensions: new Map(
    dimensions.map((dimension) => [dimension, comparePaired(levelsOf(a, dimension), levelsOf(b, dimension))]),
  ),
})

/** The levels of one dimension, of the answers that have a score: of others a dimension may miss a finding. */
const levelsOf = ({ results }: BoardChatbot, dimension: string): readonly Result[] =>
  results.flatMap(({ planned: { caseId }, digest, state }): readonly Result[] => {
    const level = digest?.dimensions[dimension]
    return state === 'scored' && level !== undefined ? [{ kind: 'scored', caseId, score: level }] : []
  })
