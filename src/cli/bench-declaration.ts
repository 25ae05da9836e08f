import { z } from 'zod'
import { isPriceName } from '../chatbot/price-table.ts'
import type { Price } from '../chatbot/prices.ts'
import { type Provider, providers } from '../chatbot/providers.ts'
import type { GateLimits } from '../run/gate.ts'

const positive = z.number().int().min(1)

const limits = z.strictObject({
  concurrency: positive.optional(),
  requestsPerMinute: positive.optional(),
  tokensPerMinute: positive.optional(),
})

const usd = z.number().nonnegative()

const rates = {
  inputUsdPerMillion: usd,
  cachedInputUsdPerMillion: usd.optional(),
  cacheWriteInputUsdPerMillion: usd.optional(),
  outputUsdPerMillion: usd,
  reasoningUsdPerMillion: usd.optional(),
}

const price = z.strictObject({
  ...rates,
  pricedOn: z.iso.date(),
  long: z.strictObject({ ...rates, aboveInputTokens: positive }).optional(),
})

const prices = z.record(z.string(), price).superRefine((declared, context) => {
  for (const name of Object.keys(declared).filter((each) => !isPriceName(each)))
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `'${name}' is no model: name one without its effort, such as google:gemini-3.8-flash.`,
    })
})

/** The shape of what `bench.config.ts` declares. */
export const benchSchema = z.strictObject({
  suite: z.string().min(1).optional(),
  cases: z.array(z.string().min(1)).optional(),
  chatbots: z.array(z.string().min(1)).optional(),
  judge: z.string().min(1).optional(),
  replicates: positive.optional(),
  concurrency: positive.optional(),
  store: z.string().min(1).optional(),
  baseUrls: z.record(z.string(), z.string()).optional(),
  limits: z.partialRecord(z.enum(Object.keys(providers) as [Provider, ...Provider[]]), limits).optional(),
  prices: prices.optional(),
  maxCostUsd: z.number().positive().optional(),
  maxCostUsdPerChatbot: z.number().positive().optional(),
})

/** What a bench is set to; a line of `bench.config.ts` each, and an option of the command line that goes before it. */
export interface BenchDeclaration {
  /** The suite's folder, relative to the configuration. */
  readonly suite?: string
  /** Ids of cases; all of the suite when absent. */
  readonly cases?: readonly string[]
  /** Such as `google:gemini-3.8-flash@low` or `scripted:reference`. */
  readonly chatbots?: readonly string[]
  /** A model, or `none` for rules in code alone. */
  readonly judge?: string
  readonly replicates?: number
  /** Answers at a time, for each provider. */
  readonly concurrency?: number
  /** A file, or a URL. */
  readonly store?: string
  /** Other addresses of providers: proxies, gateways. */
  readonly baseUrls?: Readonly<Record<string, string>>
  /** What each provider allows: calls at a time, requests and tokens a minute. */
  readonly limits?: Readonly<Partial<Record<Provider, GateLimits>>>
  /** What models cost, by provider and model: these go before the list prices that the bench knows. */
  readonly prices?: Readonly<Record<string, Price>>
  /** What a run may cost, all its chatbots together: no answer is begun beyond it. */
  readonly maxCostUsd?: number
  /** What each chatbot may cost. */
  readonly maxCostUsdPerChatbot?: number
}

/** Declares a bench. It only gives the value its type; the command line checks it. */
export const defineBench = (declared: BenchDeclaration): BenchDeclaration => declared
