import { providerFetch } from '../../../src/chatbot/http-client.ts'
import { openaiWire } from './openai-server.ts'
import { answer, type ReceivedRequest } from './scripted-server.ts'
import type { Said, Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: items of a received body
type Item = any

const usage = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 40 },
  output_tokens: 27,
  output_tokens_details: { reasoning_tokens: 7 },
  total_tokens: 127,
}

/** A response object. @see https://platform.openai.com/docs/api-reference/responses/object */
export const openaiResponse = (
  output: readonly unknown[],
  incomplete?: string,
  sentUsage: unknown = usage,
) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1_760_000_000,
  model: 'served-model-001',
  status: incomplete ? 'incomplete' : 'completed',
  ...(incomplete ? { incomplete_details: { reason: incomplete } } : {}),
  output,
  ...(sentUsage === null ? {} : { usage: sentUsage }),
})

export const responseMessage = (content: readonly unknown[]) => ({
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content,
})

export const responseCall = ({ id, tool, args }: { id: string; tool: string; args: unknown }) => ({
  type: 'function_call',
  id: `fc_${id}`,
  call_id: id,
  name: tool,
  arguments: typeof args === 'string' ? args : JSON.stringify(args),
})

const items = (request: ReceivedRequest, type: string): readonly Item[] =>
  request.body.input.filter((item: Item) => item.type === type)

/** OpenAI's responses, which are spoken at its own address alone: requests to it are led to the server. */
export const openaiResponsesWire: Wire = {
  ...openaiWire,
  name: 'OpenAI responses',
  path: '/v1/responses',
  reach: (url) => ({
    fetch: (input, init) => providerFetch(String(input).replace('https://api.openai.com', url), init),
  }),
  reply: ({ text, calls = [], finish, usage: sentUsage }: Said) =>
    answer(
      openaiResponse(
        [
          ...(text === undefined ? [] : [responseMessage([{ type: 'output_text', text, annotations: [] }])]),
          ...calls.map(responseCall),
        ],
        finish,
        sentUsage,
      ),
    ),
  partialUsage: { input_tokens: 12 },
  empty: answer({}),
  refused: [
    answer(openaiResponse([responseMessage([{ type: 'refusal', refusal: 'I cannot help with that.' }])])),
    answer(openaiResponse([], 'content_filter')),
  ],
  // The package itself leaves the temperature out for a model that thinks.
  refusable: { setting: 'maxOutputTokens', value: 500, field: 'max_output_tokens' },
  contextFull: [
    answer(
      {
        error: {
          message:
            'Your input exceeds the context window of this model. Please adjust your input and try again.',
          type: 'invalid_request_error',
          param: 'input',
          code: 'context_length_exceeded',
        },
      },
      400,
    ),
    answer({
      ...openaiResponse([]),
      status: 'failed',
      error: {
        code: 'context_length_exceeded',
        message: 'Your input exceeds the context window of this model.',
      },
    }),
  ],
  toolResults: (request) =>
    items(request, 'function_call_output').map((item) => ({ id: item.call_id, content: item.output })),
  callsSentBack: (request) =>
    items(request, 'function_call').map((item) => ({ id: item.call_id, args: JSON.parse(item.arguments) })),
}
