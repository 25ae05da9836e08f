import type { Usage } from './chatbot.ts'

/** What tokens cost, in US dollars a million. */
export interface Rates {
  readonly inputUsdPerMillion: number
  /** Read from the provider's cache. As any input where absent. */
  readonly cachedInputUsdPerMillion?: number
  /** Written to the provider's cache. As any input where absent. */
  readonly cacheWriteInputUsdPerMillion?: number
  readonly outputUsdPerMillion: number
  /** As any output where absent. */
  readonly reasoningUsdPerMillion?: number
}

/** What a model costs, as its provider published it. */
export interface Price extends Rates {
  /** The day that it was looked up, such as `2026-09-23`. */
  readonly pricedOn: string
  /** Calls with more input than this cost these rates, for every token of them. */
  readonly long?: Rates & { readonly aboveInputTokens: number }
}

/**
 * The cost of one call in US dollars, exact to a millionth of a micro-dollar. Undefined, and never 0, where the price or
 * a count is not known, or the counts contradict one another.
 */
export const costOf = (usage: Usage, price: Price | undefined): number | undefined => {
  const { inputTokens, cachedInputTokens = 0, cacheWriteInputTokens = 0 } = usage
  const { outputTokens, reasoningTokens = 0 } = usage
  if (!price || inputTokens === undefined || outputTokens === undefined) return undefined
  const plainInputTokens = inputTokens - cachedInputTokens - cacheWriteInputTokens
  const plainOutputTokens = outputTokens - reasoningTokens
  if (plainInputTokens < 0 || plainOutputTokens < 0) return undefined
  const rates = price.long && inputTokens > price.long.aboveInputTokens ? price.long : price
  const { inputUsdPerMillion: input, outputUsdPerMillion: output } = rates
  const microUsd =
    plainInputTokens * input +
    cachedInputTokens * (rates.cachedInputUsdPerMillion ?? input) +
    cacheWriteInputTokens * (rates.cacheWriteInputUsdPerMillion ?? input) +
    plainOutputTokens * output +
    reasoningTokens * (rates.reasoningUsdPerMillion ?? output)
  return Math.round(microUsd * 1e6) / 1e12
}

/** Costs together. Undefined where one of them is not known; 0 where there are none. */
export const sumOfCosts = (costs: readonly (number | undefined)[]): number | undefined =>
  costs.reduce<number | undefined>(
    (sum, costUsd) => (sum === undefined || costUsd === undefined ? undefined : sum + costUsd),
    0,
  )

/** As people read it: cents, and finer where there are few of them. */
export const dollars = (usd: number): string => `$${usd.toFixed(usd > 0 && usd < 0.1 ? 4 : 2)}`
