import { answer, type ReceivedRequest } from './scripted-server.ts'
import type { Said, Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: parts of a received body
type Block = any

const blocks = (request: ReceivedRequest): readonly Block[] =>
  request.body.messages.flatMap((message: Block) => (Array.isArray(message.content) ? message.content : []))

const usage = {
  input_tokens: 50,
  cache_read_input_tokens: 40,
  cache_creation_input_tokens: 10,
  output_tokens: 27,
}

/** A message of the Messages API. @see https://docs.claude.com/en/api/messages */
export const anthropicMessage = (
  content: readonly unknown[],
  stopReason: string,
  sentUsage: unknown = usage,
) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-served-001',
  content,
  stop_reason: stopReason,
  stop_sequence: null,
  ...(sentUsage === null ? {} : { usage: sentUsage }),
})

const error = (status: number, message: string, type: string, headers = {}) =>
  answer({ type: 'error', error: { type, message }, request_id: 'req_1' }, status, headers)

export const anthropicWire: Wire = {
  name: 'Anthropic messages',
  chatbot: 'anthropic:claude-sonnet-4-5',
  keyVariable: 'ANTHROPIC_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_ANTHROPIC_BASE_URL',
  path: '/v1/messages',
  reply: ({ text, calls = [], finish, usage: sentUsage }: Said) =>
    answer(
      anthropicMessage(
        [
          ...(text === undefined ? [] : [{ type: 'text', text }]),
          ...calls.map(({ id, tool, args }) => ({ type: 'tool_use', id, name: tool, input: args })),
        ],
        finish ?? (calls.length > 0 ? 'tool_use' : 'end_turn'),
        sentUsage,
      ),
      200,
      { 'request-id': 'req-1' },
    ),
  error: (status, message, headers) =>
    error(status, message, status === 429 ? 'rate_limit_error' : 'api_error', headers),
  usage: { inputTokens: 100, cachedInputTokens: 40, cacheWriteInputTokens: 10, outputTokens: 27 },
  partialUsage: { input_tokens: 12 },
  empty: answer(''),
  refused: [
    answer(anthropicMessage([], 'refusal')),
    answer(anthropicMessage([{ type: 'text', text: 'I cannot' }], 'refusal')),
  ],
  refusable: { setting: 'temperature', value: 0.5, field: 'temperature' },
  wrongKey: error(401, 'invalid x-api-key', 'authentication_error'),
  unknownModel: [error(404, 'model: claude-sonnet-4-5', 'not_found_error')],
  noMoney: [
    error(
      400,
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      'invalid_request_error',
    ),
    error(402, 'There is an issue with your billing or payment information.', 'billing_error'),
  ],
  contextFull: [
    error(400, 'prompt is too long: 210000 tokens > 200000 maximum', 'invalid_request_error'),
    error(
      400,
      'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input length',
      'invalid_request_error',
    ),
    error(413, 'Request exceeds the maximum size', 'request_too_large'),
    answer(anthropicMessage([{ type: 'text', text: 'half a sen' }], 'model_context_window_exceeded')),
  ],
  toolResults: (request) =>
    blocks(request)
      .filter((block) => block.type === 'tool_result')
      .map((block) => ({
        id: block.tool_use_id,
        content: typeof block.content === 'string' ? block.content : block.content[0].text,
      })),
  callsSentBack: (request) =>
    blocks(request)
      .filter((block) => block.type === 'tool_use')
      .map((block) => ({ id: block.id, args: block.input })),
}
