import { answer, type ReceivedRequest } from './scripted-server.ts'
import type { Said, Wire } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: parts of a received body
type Part = any

const parts = (request: ReceivedRequest): readonly Part[] =>
  request.body.contents.flatMap((content: Part) => content.parts)

/** A part that calls a function, with the thought signature that has to come back. */
export const geminiCall = (call: { id: string; tool: string; args: unknown }, thoughtSignature?: string) => ({
  functionCall: { id: call.id, name: call.tool, args: call.args },
  ...(thoughtSignature ? { thoughtSignature } : {}),
})

/** A `generateContent` response. @see https://ai.google.dev/api/generate-content */
export const geminiResponse = (
  responseParts: readonly unknown[],
  finishReason = 'STOP',
  usage: unknown = geminiUsage,
) => ({
  candidates: [{ content: { role: 'model', parts: responseParts }, finishReason, index: 0 }],
  ...(usage === null ? {} : { usageMetadata: usage }),
  modelVersion: 'gemini-3.8-flash-001',
  responseId: 'response-1',
})

const geminiUsage = {
  promptTokenCount: 100,
  cachedContentTokenCount: 40,
  candidatesTokenCount: 20,
  thoughtsTokenCount: 7,
  totalTokenCount: 127,
}

/** A response that keeps back a call which Gemini could not read, or did not let through. */
export const geminiKeptBack = (finishReason: string, finishMessage?: string) => ({
  candidates: [{ content: {}, finishReason, index: 0, ...(finishMessage ? { finishMessage } : {}) }],
  usageMetadata: geminiUsage,
  modelVersion: 'gemini-3.8-flash-001',
})

/** A `google.rpc.Status`, optionally with a `RetryInfo`. */
export const geminiError = (status: number, message: string, retryDelay?: string) => ({
  error: {
    code: status,
    message,
    status: status === 429 ? 'RESOURCE_EXHAUSTED' : status === 400 ? 'INVALID_ARGUMENT' : 'UNAVAILABLE',
    ...(retryDelay ? { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }] } : {}),
  },
})

export const geminiWire: Wire = {
  name: 'Gemini generateContent',
  chatbot: 'google:gemini-3.8-flash',
  keyVariable: 'GEMINI_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_GOOGLE_BASE_URL',
  path: '/v1beta/models/gemini-3.8-flash:generateContent',
  reply: ({ text, calls = [], finish, usage }: Said) =>
    answer(
      geminiResponse(
        [...(text === undefined ? [] : [{ text }]), ...calls.map((call) => geminiCall(call))],
        finish,
        usage === undefined ? geminiUsage : usage,
      ),
    ),
  error: (status, message, headers) => answer(geminiError(status, message), status, headers),
  usage: { inputTokens: 100, cachedInputTokens: 40, reasoningTokens: 7, outputTokens: 27 },
  partialUsage: { promptTokenCount: 12 },
  empty: answer({ usageMetadata: { promptTokenCount: 100 } }),
  refused: [
    answer({
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      usageMetadata: { promptTokenCount: 100 },
    }),
    answer({ candidates: [{ finishReason: 'SAFETY', index: 0 }], usageMetadata: geminiUsage }),
    answer(geminiResponse([], 'RECITATION')),
    answer(geminiResponse([{ text: 'I cannot' }], 'SAFETY')),
  ],
  refusable: { setting: 'temperature', value: 0.5, field: 'temperature' },
  wrongKey: answer(geminiError(400, 'API key not valid. Please pass a valid API key.'), 400),
  unknownModel: [
    answer(
      {
        error: {
          code: 404,
          message:
            'models/gemini-3.8-flash is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.',
          status: 'NOT_FOUND',
        },
      },
      404,
    ),
    answer(
      {
        error: {
          code: 404,
          message:
            'This model models/gemini-3.8-flash is no longer available to new users. Please update your code to use a newer model.',
          status: 'NOT_FOUND',
        },
      },
      404,
    ),
  ],
  noMoney: [answer(geminiError(429, 'Your prepayment credits are depleted.', '20s'), 429)],
  contextFull: [
    answer(
      geminiError(
        400,
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      400,
    ),
  ],
  toolResults: (request) =>
    parts(request)
      .filter((part) => part.functionResponse)
      .map(({ functionResponse }) => ({
        id: functionResponse.id,
        content: functionResponse.response.content,
      })),
  callsSentBack: (request) =>
    parts(request)
      .filter((part) => part.functionCall)
      .map(({ functionCall }) => ({ id: functionCall.id, args: functionCall.args })),
}
