import { comparePaired, type PairedComparison, type Result } from '../../score/index.ts'
import { toResult } from '../../store/index.ts'
import type { BoardChatbot } from './board.ts'

/** Two chatbots compared in all, and by dimension. */
export interface ChatbotComparison {
  readonly a: BoardChatbot
  readonly b: BoardChatbot
  readonly overall: PairedComparison
  readonly dimensions: ReadonlyMap<string, PairedComparison>
}

export const compareChatbots = (
  a: BoardChatbot,
  b: BoardChatbot,
  dimensions: readonly string[],
): ChatbotComparison => ({
  a,
  b,
  overall: comparePaired(a.results.map(toResult), b.results.map(toResult)),
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
