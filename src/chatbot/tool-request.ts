import type { LanguageModelV3ToolCall } from '@ai-sdk/provider'
import type { ToolRequest } from './chatbot.ts'

/** A tool call as it goes to the desk and as it goes back into the history. */
export interface ReadToolCall {
  readonly request: ToolRequest
  /** Providers take nothing but an object back: what was malformed goes back as an empty one. */
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * Reads a model's tool call. Arguments that are no JSON go on as the text that they are,
 * and are refused by the tenant like any others that do not fit.
 * @param id unique in the conversation
 */
export const readToolCall = (call: LanguageModelV3ToolCall, id: string): ReadToolCall => {
  const args = parsedArguments(call.input)
  return {
    request: { id, tool: call.toolName, args },
    input: isObject(args) ? args : {},
  }
}

const parsedArguments = (text: string | undefined): unknown => {
  // Many models send nothing at all to a tool that takes nothing.
  if (text === undefined || text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Gives ids that are unique in a conversation: the provider's own where it is new, else one of nine letters
 * and digits, which every provider takes back.
 */
export const createCallIds = (): ((given: string | undefined) => string) => {
  const used = new Set<string>()
  let made = 0
  return (given) => {
    let id = given
    while (!id || used.has(id)) id = `call${String(++made).padStart(5, '0')}`
    used.add(id)
    return id
  }
}
