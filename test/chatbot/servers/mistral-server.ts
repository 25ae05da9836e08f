import { chatCallsSentBack, chatCompletion, chatReply, chatToolResults } from './openai-server.ts'
import { answer } from './scripted-server.ts'
import type { Wire } from './wire.ts'

const usage = { prompt_tokens: 100, completion_tokens: 27, total_tokens: 127 }

const error = (status: number, message: string, headers = {}) =>
  answer(
    { object: 'error', message, type: 'invalid_request_error', param: null, code: null },
    status,
    headers,
  )

/** Mistral's chat completions. @see https://docs.mistral.ai/api/#tag/chat */
export const mistralWire: Wire = {
  name: 'Mistral chat completions',
  chatbot: 'mistral:mistral-medium-3.5',
  keyVariable: 'MISTRAL_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_MISTRAL_BASE_URL',
  path: '/v1/chat/completions',
  reply: (said) => chatReply({ usage, ...said }),
  error,
  usage: { inputTokens: 100, outputTokens: 27 },
  partialUsage: { prompt_tokens: 12 },
  empty: answer({ ...chatCompletion({}, 'stop', usage), choices: [] }),
  refused: [
    answer(chatCompletion({ content: '' }, 'content_filter', usage)),
    answer(chatCompletion({ content: 'I cannot' }, 'content_filter', usage)),
  ],
  refusable: { setting: 'temperature', value: 0.5, field: 'temperature' },
  wrongKey: answer({ message: 'Unauthorized', request_id: 'req-1' }, 401),
  unknownModel: [
    answer(
      {
        object: 'error',
        message: 'Invalid model: mistral-medium-3.5',
        type: 'invalid_model',
        param: null,
        code: '1500',
      },
      400,
    ),
  ],
  noMoney: [answer({ message: 'Payment required', request_id: 'req-1' }, 402)],
  contextFull: [
    error(
      400,
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
    ),
    answer(chatCompletion({ content: 'half a sen' }, 'model_length', usage)),
  ],
  toolResults: chatToolResults,
  callsSentBack: chatCallsSentBack,
}
