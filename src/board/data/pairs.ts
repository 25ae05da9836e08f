import type { BoardChatbot } from './board.ts'

/** Up to so many chatbots every two are compared on a page of their own; of more, only neighbours in rank. */
const comparedInFull = 20

/** The pairs that have a page in a static board, the better of the two first. */
export const pairsOf = (
  chatbots: readonly BoardChatbot[],
): readonly (readonly [BoardChatbot, BoardChatbot])[] =>
  chatbots.flatMap((a, place) =>
    chatbots
      .slice(place + 1, chatbots.length > comparedInFull ? place + 2 : undefined)
      .map((b) => [a, b] as const),
  )
