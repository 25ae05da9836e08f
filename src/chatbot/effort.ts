import type { SharedV3ProviderOptions } from '@ai-sdk/provider'
import { ConfigurationError } from './configuration-error.ts'
import type { ParsedModel } from './parse-chatbot.ts'
import type { Provider } from './providers.ts'

/** The efforts that a model takes, lowest first. Empty where it takes none. */
export const effortsOf = (provider: Provider, model: string): readonly string[] => {
  switch (provider) {
    case 'google':
      return googleEfforts(model)
    case 'openai':
      if (/^(gpt-[34]|chatgpt|gpt-[\d.]+-chat)/.test(model)) return []
      return /^gpt-[6-9]/.test(model) ? reasoningEfforts.filter((one) => one !== 'minimal') : reasoningEfforts
    case 'compatible':
      return reasoningEfforts
    case 'anthropic':
      return anthropicEfforts(model)
    case 'mistral':
      return ['none', 'high']
  }
}

/**
 * The provider options that ask for an effort.
 * @throws {ConfigurationError} `effort`, naming those that the model takes
 */
export const effortOptions = ({ provider, model, effort }: ParsedModel): SharedV3ProviderOptions => {
  if (effort === undefined) return {}
  const efforts = effortsOf(provider, model)
  if (!efforts.includes(effort))
    throw new ConfigurationError(
      'effort',
      efforts.length === 0
        ? `${provider}:${model} takes no effort: leave out @${effort}`
        : `${provider}:${model} knows no effort '${effort}': use ${efforts.join(', ')}`,
    )
  switch (provider) {
    case 'google':
      return { google: { thinkingConfig: googleThinking(model, effort) } }
    case 'openai':
    case 'compatible':
    case 'mistral':
      return { [provider]: { reasoningEffort: effort } }
    case 'anthropic':
      return { anthropic: anthropicThinking(model, effort) }
  }
}

const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const

/** Tokens of thought for models that take a number, as Google's own compatible API maps the words. */
const thinkingTokens: Readonly<Record<string, number>> = {
  none: 0,
  minimal: 512,
  low: 1024,
  medium: 8192,
  high: 24_576,
}

const isGemini25 = (model: string): boolean => /gemini-2\.5/.test(model)

const googleEfforts = (model: string): readonly string[] => {
  if (!/gemini/.test(model) || /gemini-(1|2\.0)/.test(model)) return []
  const efforts = ['minimal', 'low', 'medium', 'high']
  // Later models cannot turn their thinking off, and 2.5 Pro cannot either.
  return isGemini25(model) && !/pro/.test(model) ? ['none', ...efforts] : efforts
}

const googleThinking = (model: string, effort: string) =>
  isGemini25(model) ? { thinkingBudget: thinkingTokens[effort] as number } : { thinkingLevel: effort }

/** Models before Claude 4.6 take a number of tokens; later ones decide by themselves under an effort. */
const takesThinkingBudget = (model: string): boolean => {
  const [, major, minor] = /claude-[a-z]+-(\d+)(?:-(\d{1,2})(?!\d))?/.exec(model) ?? []
  if (major === undefined) return true
  return Number(major) < 4 || (Number(major) === 4 && Number(minor ?? 0) < 6)
}

const anthropicEfforts = (model: string): readonly string[] => {
  if (/claude-(3-(?!7)|instant|2|v2)/.test(model)) return []
  return takesThinkingBudget(model)
    ? ['none', 'low', 'medium', 'high']
    : ['low', 'medium', 'high', 'xhigh', 'max']
}

const anthropicThinking = (model: string, effort: string) => {
  if (!takesThinkingBudget(model)) return { thinking: { type: 'adaptive' }, effort }
  if (effort === 'none') return { thinking: { type: 'disabled' } }
  return { thinking: { type: 'enabled', budgetTokens: thinkingTokens[effort] as number } }
}
