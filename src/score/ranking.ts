import { boundOf, caseMeans, meanOverCases, scoreOf } from './case-means.ts'
import { confidence } from './interval.ts'
import { pairedMeansTP } from './paired.ts'
import type { Result } from './result.ts'

/** A chatbot's place among others. */
export interface Place {
  readonly chatbot: string
  readonly mean?: number
  /** The ranks that the data leave open, the best one first: 2 to 7. Equal where only one is left. */
  readonly ranks: readonly [number, number]
  /** Whether the data cannot tell it from the one after it. */
  readonly tiedWithNext: boolean
}

/**
 * Ranks chatbots by their mean. One counts as better than another where the paired t-test over the cases that both have
 * says so at 5 % for all pairs of the board together (Holm, A Simple Sequentially Rejective Multiple Test Procedure, 1979: with many chatbots
 * some pair always differs by chance), and no unscored answer could turn it. Whatever is not told apart is tied.
 * @param results by chatbot
 */
export const rank = (results: ReadonlyMap<string, readonly Result[]>): readonly Place[] => {
  const ordered = [...results]
    .map(([chatbot, its]) => ({ chatbot, its, mean: meanOverCases(its, scoreOf) }))
    .sort((a, b) => (b.mean ?? -1) - (a.mean ?? -1))
  const isBetter = betterPairs(ordered.map(({ its }) => its))
  return ordered.map(({ chatbot, mean }, index) => {
    const better = ordered.filter((_, other) => isBetter(other, index)).length
    const worse = ordered.filter((_, other) => isBetter(index, other)).length
    return {
      chatbot,
      ...(mean === undefined ? {} : { mean }),
      ranks: [better + 1, ordered.length - worse],
      tiedWithNext: index + 1 < ordered.length && !isBetter(index, index + 1),
    }
  })
}

/** Whether the one is better than the other, by their places in an order of falling means. */
const betterPairs = (ordered: readonly (readonly Result[])[]): ((one: number, other: number) => boolean) => {
  // Each takes part in many pairs.
  const sums = ordered.map((results) => ({
    means: caseMeans(results, scoreOf),
    low: meanOverCases(results, boundOf('low')) ?? -1,
    high: meanOverCases(results, boundOf('high')) ?? 6,
  }))
  const pairs = sums.flatMap((a, one) =>
    sums
      .slice(one + 1)
      .map((b, after) => ({ one, other: one + 1 + after, a, b, p: pairedMeansTP(a.means, b.means) })),
  )
  const better = new Set<string>()
  const rising = [...pairs].sort((a, b) => a.p - b.p)
  for (const [index, { one, other, a, b, p }] of rising.entries()) {
    if (p > (1 - confidence) / (rising.length - index)) break
    if (a.low > b.high) better.add(`${one} ${other}`)
  }
  return (one, other) => better.has(`${one} ${other}`)
}
