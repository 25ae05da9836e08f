import { onceEach } from '../once.ts'
import { type Board, type BoardChatbot, cellsOf } from './board.ts'

/** Of more answers than these a square has a strip a level, not a strip an answer. */
export const mostStrips = 6

/** Strips that a page of the matrix holds, at most: below 200 kB of HTML, which a browser draws at once. */
const stripsOfPage = 5_000

/** The chatbots by the pages of the matrix that they stand on, the best first; pages are as long as one another. */
export const matrixParts = onceEach(({ chatbots }: Board): readonly (readonly BoardChatbot[])[] => {
  const strips = chatbots.reduce((sum, chatbot) => sum + stripsOf(chatbot), 0)
  const pages = Math.min(Math.max(1, Math.ceil(strips / stripsOfPage)), Math.max(1, chatbots.length))
  const start = (page: number) => Math.round((page * chatbots.length) / pages)
  return Array.from({ length: pages }, (_, page) => chatbots.slice(start(page), start(page + 1)))
})

const stripsOf = (chatbot: BoardChatbot): number =>
  cellsOf(chatbot).reduce((sum, { length }) => sum + Math.min(length, mostStrips), 0)
