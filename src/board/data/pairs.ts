import type { BoardChatbot } from './board.ts'

/** Up to so many chatbots every two are compared on a page of their own; of more, only neighbours in rank. */
const comparedInFull = 20

export const isComparedInFull = ({ length }: readonly BoardChatbot[]): boolean => length <= comparedInFull

/** The pairs that have a page in a static board, the better of the two first. */
export const pairsOf = (
  chatbots: readonly BoardChatbot[],
): readonly (readonly [BoardChatbot, BoardChatbot])[] =>
  chatbots.flatMap((a, place) =>
    chatbots.slice(place + 1, isComparedInFull(chatbots) ? undefined : place + 2).map((b) => [a, b] as const),
  )
