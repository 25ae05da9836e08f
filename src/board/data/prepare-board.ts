import { setImmediate } from 'node:timers/promises'
import { type Board, cellsOf } from './board.ts'
import { tallyOf } from './cell-tally.ts'
import { compareOverall } from './comparison.ts'
import { judgeTallyOf } from './judge-tally.ts'
import { pairsOf } from './pairs.ts'
import { tallyProgress } from './progress.ts'

/** Counts and compares beforehand what pages of a large board need, a little at a time: other work goes on meanwhile. */
export const prepareBoard = async ({ chatbots }: Board): Promise<void> => {
  for (const chatbot of chatbots) {
    for (const cell of cellsOf(chatbot)) tallyOf(cell)
    tallyProgress(chatbot)
    judgeTallyOf(chatbot)
    await setImmediate()
  }
  for (const [a, b] of pairsOf(chatbots)) {
    compareOverall(a, b)
    await setImmediate()
  }
}
