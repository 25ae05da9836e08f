import type {
  JSONSchema7,
  LanguageModelV3Content,
  LanguageModelV3FunctionTool,
  LanguageModelV3Message,
  LanguageModelV3ToolCall,
  LanguageModelV3ToolResultPart,
  SharedV3ProviderOptions,
} from '@ai-sdk/provider'
import type { ToolSpec } from '../app/index.ts'
import { type AskOptions, createAskModel, type ModelReply, type ModelRequest } from './ask-model.ts'
import { type Chatbot, type Conversation, type Desk, RanOut } from './chatbot.ts'
import type { ModelConnection } from './connect-model.ts'
import { isContextFinish } from './context-overflow.ts'
import { requestHash } from './journal.ts'
import { createCallIds, type ReadToolCall, readToolCall } from './tool-request.ts'
import { toolOfUnreadCall } from './unread-call.ts'

export interface ModelChatbotOptions extends AskOptions {
  readonly id: string
  readonly label: string
  readonly connection: ModelConnection
  /** Left to the provider's default when absent, as an application would. */
  readonly temperature?: number
  readonly maxOutputTokens?: number
}

/**
 * A chatbot that is a model with the app's system prompt and tools. The tool loop is the bench's own,
 * one request at a time, so that every call, result and token goes over the desk.
 */
export const modelChatbot = (options: ModelChatbotOptions): Chatbot => {
  const ask = createAskModel(options.connection, options)
  const { id, label, connection, temperature, maxOutputTokens } = options
  return {
    id,
    label,
    lane: connection.provider,
    prepare: async () => {
      await connection.model()
    },
    open: (desk) => {
      let calls = 0
      return openConversation(desk, async (prompt, tools) => {
        const request: ModelRequest = {
          prompt: [...prompt],
          ...(tools.length > 0 ? { tools: [...tools], toolChoice: { type: 'auto' } } : {}),
          ...(temperature === undefined ? {} : { temperature }),
          ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
        }
        const { journal } = desk
        const ordinal = calls++
        if (!journal) return ask(request, desk)
        const hashed = {
          hash: () => requestHash({ model: id, settings: connection.providerOptions, ...request }),
        }
        // What a journal gives was kept by this very code.
        const made = (await journal.find(hashed, ordinal)) as ModelReply | undefined
        if (made) return made
        const reply = await ask(request, desk)
        journal.keep(hashed, ordinal, reply)
        return reply
      })
    },
  }
}

type Ask = (
  prompt: readonly LanguageModelV3Message[],
  tools: readonly LanguageModelV3FunctionTool[],
) => Promise<ModelReply>

const openConversation = (desk: Desk, ask: Ask): Conversation => {
  const tools = desk.tools.map(functionTool)
  const uniqueId = createCallIds()
  const history: LanguageModelV3Message[] = desk.systemPrompt
    ? [{ role: 'system', content: desk.systemPrompt }]
    : []

  return {
    async send(message) {
      history.push({ role: 'user', content: [{ type: 'text', text: message }] })
      for (;;) {
        const { content, rawFinishReason, unreadCall, call } = await ask(history, tools)
        desk.recordModelCall(call)
        if (isContextFinish(rawFinishReason))
          throw new RanOut('context', `The context is full: the reply ended with '${rawFinishReason}'`)

        const text = textOf(content)
        // A refused reply may hold the beginning of calls that nobody stands behind.
        const calls = call.finishReason === 'content-filter' ? [] : toolCalls(content, uniqueId)
        const said = assistantMessage(content, calls)
        if (said) history.push(said)
        if (calls.length === 0 && unreadCall === undefined) return text

        if (text.trim()) desk.remark(text)
        desk.startRound()
        history.push(
          unreadCall === undefined
            ? { role: 'tool', content: await results(desk, calls) }
            : await refusal(desk, uniqueId(undefined), unreadCall),
        )
      }
    },
  }
}

const functionTool = ({ name, description, parameters }: ToolSpec): LanguageModelV3FunctionTool => ({
  type: 'function',
  name,
  description,
  inputSchema: parameters as JSONSchema7,
})

const textOf = (content: readonly LanguageModelV3Content[]): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('')

type Calls = readonly (ReadToolCall & { readonly call: LanguageModelV3ToolCall })[]

const toolCalls = (
  content: readonly LanguageModelV3Content[],
  uniqueId: (given: string | undefined) => string,
): Calls =>
  content
    .filter((part) => part.type === 'tool-call')
    .map((call) => ({ call, ...readToolCall(call, uniqueId(call.toolCallId)) }))

/** One after the other, in the order given: a later call may build on what an earlier one wrote. */
const results = async (desk: Desk, calls: Calls): Promise<LanguageModelV3ToolResultPart[]> => {
  const parts: LanguageModelV3ToolResultPart[] = []
  for (const { request } of calls) {
    const { outcome, content } = await desk.callTool(request)
    parts.push({
      type: 'tool-result',
      toolCallId: request.id,
      toolName: request.tool,
      output: { type: outcome === 'done' ? 'text' : 'error-text', value: content },
    })
  }
  return parts
}

/** A call that was kept back is refused like any other that cannot be read. There is none in the history to answer. */
const refusal = async (desk: Desk, id: string, said: string): Promise<LanguageModelV3Message> => {
  const tool = toolOfUnreadCall(
    said,
    desk.tools.map(({ name }) => name),
  )
  const { content } = await desk.callTool({ id, tool, args: said })
  return {
    role: 'user',
    content: [{ type: 'text', text: `Your tool call could not be read, and nothing was done. ${content}` }],
  }
}

/**
 * A reply as the provider wants it back: whole, with its thoughts and their signatures.
 * Thoughts alone are left out, since no provider takes a message without text or a call.
 */
const assistantMessage = (
  content: readonly LanguageModelV3Content[],
  calls: Calls,
): LanguageModelV3Message | undefined => {
  const parts = content.flatMap((part): AssistantPart[] => {
    switch (part.type) {
      case 'text':
      case 'reasoning':
        return part.type === 'text' && part.text === ''
          ? []
          : [{ type: part.type, text: part.text, ...carried(part.providerMetadata) }]
      case 'tool-call': {
        const read = calls.find(({ call }) => call === part)
        return read
          ? [
              {
                type: 'tool-call',
                toolCallId: read.request.id,
                toolName: read.request.tool,
                input: read.input,
                ...carried(part.providerMetadata),
              },
            ]
          : []
      }
      default:
        return []
    }
  })
  return parts.some(({ type }) => type !== 'reasoning') ? { role: 'assistant', content: parts } : undefined
}

type AssistantPart = Extract<LanguageModelV3Message, { role: 'assistant' }>['content'][number]

/**
 * Metadata goes back as options. The compatible client gives Gemini's thought signatures
 * under its own name, and looks for them under Google's.
 */
const carried = (
  metadata: SharedV3ProviderOptions | undefined,
): { readonly providerOptions?: SharedV3ProviderOptions } => {
  if (!metadata) return {}
  const signature = Object.values(metadata).find((one) => one['thoughtSignature'] !== undefined)
  return { providerOptions: signature ? { google: signature, ...metadata } : metadata }
}
