import type { LanguageModelV3GenerateResult } from '@ai-sdk/provider'

/**
 * Gemini keeps a call back that it cannot read, or that names a tool it was not given, and ends the reply with one of
 * these instead. Every other provider hands such a call on, to be refused.
 */
const finishes: ReadonlySet<string> = new Set(['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL'])

/** What the provider says of the call that it kept back; undefined where it kept none, or let others through. */
export const readUnreadCall = ({
  content,
  finishReason: { raw },
  providerMetadata,
}: LanguageModelV3GenerateResult): string | undefined => {
  if (raw === undefined || !finishes.has(raw) || content.some(({ type }) => type === 'tool-call'))
    return undefined
  const said = providerMetadata?.['google']?.['finishMessage']
  return typeof said === 'string' && said !== '' ? said : raw
}

/** The tool that the provider's sentence speaks of, where it is one of these. */
export const toolOfUnreadCall = (said: string, tools: readonly string[]): string => {
  const words = new Set(said.match(/\w+/g))
  return tools.find((tool) => words.has(tool)) ?? 'unreadable call'
}
