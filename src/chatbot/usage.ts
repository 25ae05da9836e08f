import type { Usage } from './chatbot.ts'

/**
 * Tokens of a call, read from what the provider itself sent: Google's `usageMetadata`, OpenAI's and Mistral's
 * `usage` of chat completions, OpenAI's of responses, Anthropic's. A count that was not sent stays undefined;
 * the providers' packages would make a 0 of it.
 */
export const readUsage = (raw: unknown): Usage => {
  const usage = record(raw)
  const counts =
    'promptTokenCount' in usage || 'candidatesTokenCount' in usage ? google(usage) : others(usage)
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined))
}

type Counts = { readonly [Name in keyof Usage]: number | undefined }
type Sent = Readonly<Record<string, unknown>>

/** Thoughts stand beside the candidates. */
const google = (usage: Sent): Counts => ({
  inputTokens: count(usage['promptTokenCount']),
  cachedInputTokens: count(usage['cachedContentTokenCount']),
  reasoningTokens: count(usage['thoughtsTokenCount']),
  outputTokens: sum(usage['candidatesTokenCount'], usage['thoughtsTokenCount']),
})

const others = (usage: Sent): Counts => {
  const input = record(
    usage['prompt_tokens_details'] ?? usage['prompt_token_details'] ?? usage['input_tokens_details'],
  )
  const output = record(usage['completion_tokens_details'] ?? usage['output_tokens_details'])
  // Anthropic counts what it read from and wrote to its cache beside the input; the others within it.
  const cacheRead = count(usage['cache_read_input_tokens'])
  const cacheWrite = count(usage['cache_creation_input_tokens'])
  const reasoning = count(output['reasoning_tokens']) ?? count(output['thinking_tokens'])
  return {
    inputTokens: count(usage['prompt_tokens']) ?? withCache(usage['input_tokens'], cacheRead, cacheWrite),
    cachedInputTokens:
      cacheRead ??
      count(input['cached_tokens']) ??
      count(usage['num_cached_tokens']) ??
      count(usage['prompt_cache_hit_tokens']),
    cacheWriteInputTokens: cacheWrite ?? count(input['cache_write_tokens']),
    reasoningTokens: reasoning,
    outputTokens: outputTokens(usage, reasoning),
  }
}

/** Some servers count reasoning beside the completion: their total gives it away. */
const outputTokens = (usage: Sent, reasoning: number | undefined): number | undefined => {
  const prompt = count(usage['prompt_tokens'])
  const completion = count(usage['completion_tokens'])
  const beside =
    prompt !== undefined &&
    completion !== undefined &&
    reasoning !== undefined &&
    count(usage['total_tokens']) === prompt + completion + reasoning
  return beside ? completion + reasoning : (completion ?? count(usage['output_tokens']))
}

const withCache = (input: unknown, ...cached: readonly (number | undefined)[]): number | undefined =>
  count(input) === undefined ? undefined : sum(input, ...cached)

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

const sum = (...values: readonly unknown[]): number | undefined => {
  const known = values.map(count).filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, value) => total + value, 0)
}

const record = (value: unknown): Sent => (typeof value === 'object' && value !== null ? (value as Sent) : {})
