import { type ParsedModel, parseChatbotId } from './parse-chatbot.ts'
import type { Price, Rates } from './prices.ts'

/** The day of the table: `@pydantic/genai-prices` 0.1.8, which names the pages that each figure is published on. */
export const tablePricedOn = '2026-09-23'

/** What a model is called by in a list of prices, such as `google:gemini-3.8-flash`: an effort has no price of its own. */
export const priceName = ({ provider, model }: Pick<ParsedModel, 'provider' | 'model'>): string =>
  `${provider}:${model}`

/** Whether a text names a model as a list of prices does. */
export const isPriceName = (text: string): boolean => {
  try {
    const parsed = parseChatbotId(text)
    return parsed.kind === 'model' && parsed.effort === undefined
  } catch {
    return false
  }
}

/** Finds what a model costs at a moment; undefined where that is not known. */
export type FindPrice = (
  model: Pick<ParsedModel, 'provider' | 'model'>,
  at: Date,
) => Promise<Price | undefined>

/**
 * Looks prices up: those declared go before the table's. The table knows the providers' own list prices; what a
 * compatible server takes, nobody but its user knows.
 * @param declared by provider and model, such as `google:gemini-3.8-flash`
 */
export const priceList = (declared: Readonly<Record<string, Price>> = {}): FindPrice => {
  const found = new Map<string, Promise<Price | undefined>>()
  return ({ provider, model }, at) => {
    const name = priceName({ provider, model })
    const own = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (own || provider === 'compatible') return Promise.resolve(own)
    // Prices change from one day to the next, and looking one up is slow.
    const key = `${at.toISOString().slice(0, 10)} ${name}`
    const price = found.get(key) ?? tablePrice(provider, model, at)
    found.set(key, price)
    return price
  }
}

const tablePrice = async (providerId: string, model: string, timestamp: Date): Promise<Price | undefined> => {
  const { calcPrice } = await import('@pydantic/genai-prices')
  const rates = calcPrice({}, model, { providerId, timestamp })?.model_price
  return rates && priceFrom(rates)
}

type TableRates = Readonly<Record<string, TableRate | undefined>>
type TableRate = number | { readonly base: number; readonly tiers: readonly Tier[] }
type Tier = { readonly start: number; readonly price: number }

const rateNames = {
  input_mtok: 'inputUsdPerMillion',
  cache_read_mtok: 'cachedInputUsdPerMillion',
  cache_write_mtok: 'cacheWriteInputUsdPerMillion',
  output_mtok: 'outputUsdPerMillion',
} as const

/** The table's rates as a price. A model that is free for now, or priced in more steps than two, is not known. */
const priceFrom = (table: TableRates): Price | undefined => {
  const starts = new Set(
    Object.keys(rateNames).flatMap((name) => tiersOf(table[name]).map(({ start }) => start)),
  )
  const base = ratesFrom(table, (rate) => (typeof rate === 'number' ? rate : rate.base))
  if (!base || starts.size > 1) return undefined
  const [aboveInputTokens] = starts
  if (aboveInputTokens === undefined) return { ...base, pricedOn: tablePricedOn }
  const long = ratesFrom(table, (rate) =>
    typeof rate === 'number' ? rate : (rate.tiers[0]?.price ?? rate.base),
  )
  return { ...base, pricedOn: tablePricedOn, ...(long ? { long: { ...long, aboveInputTokens } } : {}) }
}

const tiersOf = (rate: TableRate | undefined): readonly Tier[] =>
  rate === undefined || typeof rate === 'number' ? [] : rate.tiers

const ratesFrom = (table: TableRates, read: (rate: TableRate) => number): Rates | undefined => {
  const rates: Partial<Record<(typeof rateNames)[keyof typeof rateNames], number>> = {}
  for (const [name, own] of Object.entries(rateNames)) {
    const rate = table[name]
    if (rate !== undefined) rates[own] = read(rate)
  }
  const { inputUsdPerMillion, outputUsdPerMillion } = rates
  if (!inputUsdPerMillion || !outputUsdPerMillion) return undefined
  return { ...rates, inputUsdPerMillion, outputUsdPerMillion }
}
