import { ConfigurationError } from './configuration-error.ts'

/** Variables of the environment, handed in. An empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the bench knows of a provider before it talks to it. */
export interface ProviderFacts {
  /** As people write it. */
  readonly title: string
  /** Variables that may hold its key; the first one set is taken. */
  readonly keyVariables: readonly [string, ...string[]]
  readonly needsKey: boolean
  readonly baseUrlVariable: string
  /** Undefined where only the user can know it. */
  readonly baseUrl?: string
  /** Added to a base URL that names a host alone. */
  readonly path: string
}

const facts = {
  google: {
    title: 'Google',
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    needsKey: true,
    baseUrlVariable: 'MODEL_BENCH_GOOGLE_BASE_URL',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    path: '/v1beta',
  },
  openai: {
    title: 'OpenAI',
    keyVariables: ['OPENAI_API_KEY'],
    needsKey: true,
    baseUrlVariable: 'MODEL_BENCH_OPENAI_BASE_URL',
    baseUrl: 'https://api.openai.com/v1',
    path: '/v1',
  },
  anthropic: {
    title: 'Anthropic',
    keyVariables: ['ANTHROPIC_API_KEY'],
    needsKey: true,
    baseUrlVariable: 'MODEL_BENCH_ANTHROPIC_BASE_URL',
    baseUrl: 'https://api.anthropic.com/v1',
    path: '/v1',
  },
  mistral: {
    title: 'Mistral',
    keyVariables: ['MISTRAL_API_KEY'],
    needsKey: true,
    baseUrlVariable: 'MODEL_BENCH_MISTRAL_BASE_URL',
    baseUrl: 'https://api.mistral.ai/v1',
    path: '/v1',
  },
  compatible: {
    title: 'The compatible server',
    keyVariables: ['COMPATIBLE_API_KEY'],
    needsKey: false,
    baseUrlVariable: 'MODEL_BENCH_COMPATIBLE_BASE_URL',
    path: '/v1',
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>

export type Provider = keyof typeof facts

/** The providers by the name that a chatbot's id begins with. */
export const providers: Readonly<Record<Provider, ProviderFacts>> = facts

export const isProvider = (name: string): name is Provider => Object.hasOwn(facts, name)

/** How to reach a provider. */
export interface ProviderAccess {
  readonly provider: Provider
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** Whether the base URL is another than the provider's own: a proxy, a gateway, a test. */
  readonly ownServer: boolean
  readonly key?: string
  /** The variable that holds the key, or should. */
  readonly keyVariable: string
}

/**
 * Finds a provider's key and address. The environment goes before the configuration.
 * @throws {ConfigurationError} `key` or `base-url`, saying which variable to set
 */
export const providerAccess = (
  provider: Provider,
  environment: Environment,
  baseUrls: Partial<Readonly<Record<Provider, string>>> = {},
): ProviderAccess => {
  const { title, keyVariables, needsKey, baseUrlVariable, baseUrl, path } = providers[provider]
  const handed = environment[baseUrlVariable]?.trim() || baseUrls[provider]?.trim()
  const address = handed || baseUrl
  if (!address)
    throw new ConfigurationError(
      'base-url',
      `No address for ${provider}: set ${baseUrlVariable}, for example to http://localhost:11434/v1`,
    )

  const keyVariable = keyVariables.find((variable) => environment[variable]?.trim())
  const key = keyVariable && environment[keyVariable]?.trim()
  if (!key && needsKey)
    throw new ConfigurationError('key', `No key for ${title}: set ${keyVariables.join(' or ')}`)
  if (key && !/^[\x21-\x7e]+$/.test(key))
    throw new ConfigurationError(
      'key',
      `The key in ${keyVariable} holds a space, a line end or a character beyond ASCII, which no key has: paste it again`,
    )

  return {
    provider,
    baseUrl: handed ? checkedBaseUrl(handed, baseUrlVariable, path) : address,
    ownServer: Boolean(handed),
    ...(key ? { key } : {}),
    keyVariable: keyVariable ?? keyVariables[0],
  }
}

const checkedBaseUrl = (address: string, variable: string, path: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  // The address itself is not repeated: it may carry a password.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigurationError('base-url', `${variable} is no http or https address`)
  if (url.username || url.password)
    throw new ConfigurationError(
      'base-url',
      `${variable} carries a user name: put the key into its own variable`,
    )
  if (url.search || url.hash)
    throw new ConfigurationError('base-url', `${variable} must end before the query: leave out ? and #`)
  const trimmed = url.href.replace(/\/+$/, '')
  return url.pathname === '/' ? trimmed + path : trimmed
}
