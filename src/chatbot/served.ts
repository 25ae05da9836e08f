import { redact } from './redact.ts'

/** The fields of a response's body that tell who served it, in every format, under one name each. */
const bodyFields = Object.entries({
  model: ['model', 'modelVersion'],
  responseId: ['id', 'responseId'],
  systemFingerprint: ['system_fingerprint'],
  serviceTier: ['service_tier'],
  // OpenRouter and its like: whose server it was in the end.
  upstream: ['provider'],
})

const requestIdHeaders = [
  'x-request-id',
  'request-id',
  'mistral-correlation-id',
  'x-goog-request-id',
] as const

/** Who served a call, as far as the response says, so that a silent change of model can be seen. */
export const readServed = (
  body: unknown,
  headers: Readonly<Record<string, string>> | undefined,
  secrets: readonly string[],
): Readonly<Record<string, string>> => {
  const sent = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const found = [
    ...bodyFields.map(([name, fields]) => [name, fields.map((field) => sent[field])] as const),
    ['requestId', requestIdHeaders.map((header) => headers?.[header])] as const,
  ]
  return Object.fromEntries(
    found.flatMap(([name, values]) => {
      const value = values.find((one) => typeof one === 'string' && one !== '')
      return typeof value === 'string' ? [[name, redact(value, secrets).slice(0, 200)]] : []
    }),
  )
}
