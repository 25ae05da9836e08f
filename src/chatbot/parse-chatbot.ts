import { ConfigurationError } from './configuration-error.ts'
import { isProvider, type Provider, providers } from './providers.ts'

/** What a chatbot's id names. */
export type ParsedChatbot = { readonly kind: 'scripted'; readonly name: string } | ParsedModel

export interface ParsedModel {
  readonly kind: 'model'
  readonly provider: Provider
  readonly model: string
  /** In the provider's own word. Whether the model takes it is asked of `effort.ts`. */
  readonly effort?: string
}

/**
 * Reads a chatbot's id: `PROVIDER:MODEL`, `PROVIDER:MODEL@EFFORT` or `scripted:NAME`.
 * A model's name may hold colons and slashes (`compatible:qwen3:8b`).
 *
 * @example parseChatbotId('google:gemini-3.8-flash@low')
 * // { kind: 'model', provider: 'google', model: 'gemini-3.8-flash', effort: 'low' }
 * @throws {ConfigurationError} `chatbot` or `provider`
 */
export const parseChatbotId = (id: string): ParsedChatbot => {
  const colon = id.indexOf(':')
  if (colon < 1 || /\s/.test(id)) throw malformed(id)
  const before = id.slice(0, colon)
  const rest = id.slice(colon + 1)

  if (before === 'scripted') {
    if (!rest) throw malformed(id)
    return { kind: 'scripted', name: rest }
  }
  if (!isProvider(before))
    throw new ConfigurationError(
      'provider',
      `Unknown provider '${before}' in '${id}': use ${[...Object.keys(providers), 'scripted'].join(', ')}`,
    )

  const at = rest.lastIndexOf('@')
  const model = at < 0 ? rest : rest.slice(0, at)
  const effort = at < 0 ? undefined : rest.slice(at + 1)
  if (!model || effort === '') throw malformed(id)
  return { kind: 'model', provider: before, model, ...(effort ? { effort } : {}) }
}

const malformed = (id: string): ConfigurationError =>
  new ConfigurationError(
    'chatbot',
    `'${id}' names no chatbot: write PROVIDER:MODEL, PROVIDER:MODEL@EFFORT or scripted:NAME, such as google:gemini-3.8-flash@low`,
  )
