import { answer, type ReceivedRequest } from './scripted-server.ts'
import type { Said, Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: parts of a received body
type Message = any

const usage = {
  prompt_tokens: 100,
  completion_tokens: 27,
  total_tokens: 127,
  prompt_tokens_details: { cached_tokens: 40 },
  completion_tokens_details: { reasoning_tokens: 7 },
}

/** Arguments travel as text; a string goes out as it is. */
export const chatToolCall = ({ id, tool, args }: { id: string; tool: string; args: unknown }) => ({
  id,
  type: 'function',
  function: { name: tool, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
})

/** A chat completion. @see https://platform.openai.com/docs/api-reference/chat/object */
export const chatCompletion = (message: object, finishReason: string, sentUsage: unknown = usage) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'served-model-001',
  system_fingerprint: 'fp_44709d6fcb',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
  ...(sentUsage === null ? {} : { usage: sentUsage }),
})

export const chatReply = ({ text, calls = [], finish, usage: sentUsage }: Said) =>
  answer(
    chatCompletion(
      { content: text ?? null, ...(calls.length > 0 ? { tool_calls: calls.map(chatToolCall) } : {}) },
      finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'),
      sentUsage,
    ),
    200,
    { 'x-request-id': 'req-1' },
  )

export const chatToolResults = (request: ReceivedRequest) =>
  request.body.messages
    .filter((message: Message) => message.role === 'tool')
    .map((message: Message) => ({ id: message.tool_call_id, content: message.content }))

export const chatCallsSentBack = (request: ReceivedRequest) =>
  request.body.messages
    .flatMap((message: Message) => message.tool_calls ?? [])
    .map((call: Message) => ({ id: call.id, args: JSON.parse(call.function.arguments) }))

const error = (status: number, message: string, code: string | null, headers = {}) =>
  answer({ error: { message, type: 'invalid_request_error', param: null, code } }, status, headers)

export const openaiWire: Wire = {
  name: 'OpenAI chat completions',
  chatbot: 'openai:gpt-5.2-mini',
  keyVariable: 'OPENAI_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_OPENAI_BASE_URL',
  path: '/v1/chat/completions',
  reply: chatReply,
  error: (status, message, headers) => error(status, message, null, headers),
  usage: { inputTokens: 100, cachedInputTokens: 40, reasoningTokens: 7, outputTokens: 27 },
  partialUsage: { prompt_tokens: 12 },
  empty: answer({ ...chatCompletion({}, 'stop'), choices: [] }),
  refused: [
    answer(chatCompletion({ content: null, refusal: 'I cannot help with that.' }, 'stop')),
    answer(chatCompletion({ content: null }, 'content_filter')),
    answer(chatCompletion({ content: 'I cannot' }, 'content_filter')),
  ],
  refusable: { setting: 'temperature', value: 0.5, field: 'temperature' },
  wrongKey: error(401, 'Incorrect API key provided.', 'invalid_api_key'),
  unknownModel: [
    error(404, 'The model `gpt-5.2-mini` does not exist or you do not have access to it.', 'model_not_found'),
    error(404, 'The model `gpt-5.2-mini` has been deprecated, learn more here: https://x', 'model_not_found'),
  ],
  noMoney: [
    error(
      429,
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
    ),
  ],
  contextFull: [
    error(
      400,
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 140000 tokens.",
      'context_length_exceeded',
    ),
    error(
      400,
      'Your input exceeds the context window of this model. Please adjust your input and try again.',
      null,
    ),
    error(400, 'The decoder prompt (length 5000) is longer than the maximum model length of 4096.', null),
    error(400, 'the request exceeds the available context size, try increasing it', null),
    error(500, 'the request exceeds the available context size, try increasing it', null),
    chatReply({ text: 'half a sen', finish: 'context_length_exceeded' }),
  ],
  toolResults: chatToolResults,
  callsSentBack: chatCallsSentBack,
}

export const compatibleWire: Wire = {
  ...openaiWire,
  name: 'a compatible server',
  unknownModel: [
    // vLLM, Ollama, OpenRouter, DeepSeek, Groq
    answer(
      { object: 'error', message: 'The model `x` does not exist.', type: 'NotFoundError', code: 404 },
      404,
    ),
    error(404, 'model "qwen3:8b" not found, try pulling it first', null),
    answer({ error: { message: 'x/y is not a valid model ID', code: 400 } }, 400),
    answer({ error: { message: 'No endpoints found for x/y.', code: 404 } }, 404),
    error(400, 'Model Not Exist', 'invalid_request_error'),
    error(400, 'The model `x` has been decommissioned and is no longer supported.', 'model_decommissioned'),
  ],
  noMoney: [
    answer({ error: { message: 'Insufficient credits. Add more on the page of credits.', code: 402 } }, 402),
    error(402, 'Insufficient Balance', 'invalid_request_error'),
  ],
  chatbot: 'compatible:qwen3:8b',
  keyVariable: 'COMPATIBLE_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_COMPATIBLE_BASE_URL',
}
