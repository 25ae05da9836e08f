import type { SharedV3ProviderOptions } from '@ai-sdk/provider'
import type { ModelConnection } from '../chatbot/connect-model.ts'
import type { JudgeSettings } from '../suite/suite.ts'

/** The thinking budget in tokens for evidence of so many characters. */
export const thinkingBudgetFor = ({ thinkingBudget }: JudgeSettings, characters: number): number =>
  characters > thinkingBudget.largeFrom ? thinkingBudget.large : thinkingBudget.usual

/** Whether a judge takes a number of tokens to think with: those whose effort is not named, and whose provider counts it. */
export const takesThinkingBudget = ({
  provider,
  effort,
}: Pick<ModelConnection, 'provider' | 'effort'>): boolean => provider === 'google' && effort === undefined

/** The connection that asks with that budget. */
export const withThinkingBudget = (connection: ModelConnection, thinkingBudget: number): ModelConnection => {
  const { provider, providerOptions } = connection
  const options: SharedV3ProviderOptions = {
    ...providerOptions,
    [provider]: { ...providerOptions[provider], thinkingConfig: { thinkingBudget } },
  }
  return { ...connection, providerOptions: options }
}
