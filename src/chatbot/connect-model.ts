import type { LanguageModelV3, SharedV3ProviderOptions } from '@ai-sdk/provider'
import { effortOptions } from './effort.ts'
import { fillingCounts } from './missing-counts.ts'
import type { ParsedModel } from './parse-chatbot.ts'
import { priceList } from './price-table.ts'
import type { Price } from './prices.ts'
import {
  type Environment,
  type Provider,
  type ProviderAccess,
  providerAccess,
  providers,
} from './providers.ts'

/** A model that can be asked: the chatbot's, or a judge's. */
export interface ModelConnection {
  /** The provider as people write it, for messages. */
  readonly providerTitle: string
  /** The key of the provider's options, such as `google`. */
  readonly provider: Provider
  /** Loads the provider's package and the HTTP client on the first call: heavy, and a list of chatbots needs none. */
  model(): Promise<LanguageModelV3>
  /** What its calls cost at a moment; undefined where that is not known. */
  price(at: Date): Promise<Price | undefined>
  readonly effort?: string
  /** Sent with every request. */
  readonly providerOptions: SharedV3ProviderOptions
  /** What may never reach a record, a log or an error. */
  readonly secrets: readonly string[]
  readonly keyVariable: string
  readonly baseUrlVariable: string
}

/** How models are to be reached. */
export interface ConnectOptions {
  /** Keys and addresses come from here. */
  readonly environment: Environment
  /** Addresses of the configuration; the environment goes before them. */
  readonly baseUrls?: Partial<Readonly<Record<Provider, string>>>
  /** What models cost, by provider and model, such as `google:gemini-3.8-flash`: these go before the table's prices. */
  readonly prices?: Readonly<Record<string, Price>>
  /** The HTTP client; the shared one when absent. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Checks how a model is to be reached, and reaches for nothing yet.
 * @throws {ConfigurationError} `effort`, `key` or `base-url`
 */
export const connectModel = (
  parsed: ParsedModel,
  { environment, baseUrls, prices, fetch }: ConnectOptions,
): ModelConnection => {
  const findPrice = priceList(prices)
  const effort = effortOptions(parsed)
  const access = providerAccess(parsed.provider, environment, baseUrls)
  let loaded: Promise<LanguageModelV3> | undefined
  return {
    providerTitle: providers[parsed.provider].title,
    provider: parsed.provider,
    ...(parsed.effort ? { effort: parsed.effort } : {}),
    model: () => {
      loaded ??= loadModel(access, parsed.model, fetch)
      return loaded
    },
    price: (at) => findPrice(parsed, at),
    providerOptions: withStandingOptions(access, effort),
    secrets: access.key ? [access.key] : [],
    keyVariable: access.keyVariable,
    baseUrlVariable: providers[parsed.provider].baseUrlVariable,
  }
}

const withStandingOptions = (
  { provider, ownServer }: ProviderAccess,
  effort: SharedV3ProviderOptions,
): SharedV3ProviderOptions => {
  if (provider === 'openai' && !ownServer)
    return {
      openai: {
        ...effort['openai'],
        // The package drops an effort for models that it does not know.
        ...(effort['openai'] ? { forceReasoning: true } : {}),
        // Nothing of an answer is left on the provider's servers; thoughts come back encrypted instead.
        store: false,
      },
    }
  // Others cache the beginning of a conversation by themselves; Anthropic has to be asked.
  if (provider === 'anthropic')
    return { anthropic: { ...effort['anthropic'], cacheControl: { type: 'ephemeral' } } }
  return effort
}

const loadModel = async (
  access: ProviderAccess,
  model: string,
  ownFetch: typeof globalThis.fetch | undefined,
): Promise<LanguageModelV3> => {
  const { provider, baseUrl, key, ownServer } = access
  const fetch = ownFetch ?? (await import('./http-client.ts')).providerFetch
  // Only a compatible server may go without a key: an empty one sends no header.
  const settings = { baseURL: baseUrl, apiKey: key ?? '', fetch }
  const needing = (...counts: readonly string[]) => ({ ...settings, fetch: fillingCounts(fetch, counts) })
  switch (provider) {
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(needing('input_tokens', 'output_tokens'))(
        model,
      )
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(
        needing('prompt_tokens', 'completion_tokens', 'total_tokens'),
      )(model)
    case 'openai':
      // Other servers under OpenAI's name speak chat completions, and few of them anything else.
      if (ownServer) break
      return (await import('@ai-sdk/openai'))
        .createOpenAI(needing('input_tokens', 'output_tokens'))
        .responses(model)
    case 'compatible':
      break
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ ...settings, name: provider, supportsStructuredOutputs: true })(model)
}
