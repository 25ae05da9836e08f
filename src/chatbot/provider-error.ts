import { APICallError } from '@ai-sdk/provider'

/** A provider's error, whatever its format, as plain data. */
export interface ProviderError {
  /** Undefined where no HTTP response came. A code in the body of a 200 goes before the 200. */
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Parsed where it is JSON. */
  readonly body: unknown
  /** The provider's own message, or what the client says. */
  readonly message: string
  /** The body's code, type or status word, such as `context_length_exceeded`. */
  readonly code: string | undefined
  /** The parameter that the provider names. */
  readonly parameter: string | undefined
  /** The system's word for a broken connection, such as `ECONNRESET` or `CERT_HAS_EXPIRED`. */
  readonly network: string | undefined
}

/** Reads what a provider's package threw. */
export const readProviderError = (error: unknown): ProviderError => {
  const call = APICallError.isInstance(error) ? error : undefined
  const body = unwrapped(parsed(call?.responseBody))
  const inner = firstRecord(record(body)?.['error'], body)
  const numericCode = [inner?.['code'], record(body)?.['status']].find((code) => typeof code === 'number')
  return {
    status: call?.statusCode === 200 && isHttpStatus(numericCode) ? numericCode : call?.statusCode,
    headers: call?.responseHeaders ?? {},
    body,
    message: bodyMessage(body, inner) ?? clientMessage(error, body),
    code: [inner?.['code'], inner?.['type'], inner?.['status'], record(body)?.['code']].find(isWord),
    parameter: [inner?.['param']].find(isWord),
    network: networkCode(error),
  }
}

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Google's compatible endpoint wraps its errors in a list. */
const unwrapped = (body: unknown): unknown => (Array.isArray(body) ? body[0] : body)

const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined

const firstRecord = (...values: readonly unknown[]) => values.map(record).find((value) => value !== undefined)

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isHttpStatus = (value: unknown): value is number =>
  typeof value === 'number' && value >= 400 && value < 600

/** `error.message`, `message`, `error` as a string, or FastAPI's `detail`. */
const bodyMessage = (
  body: unknown,
  inner: Readonly<Record<string, unknown>> | undefined,
): string | undefined => {
  const outer = record(body)
  const detail = outer?.['detail']
  return [
    inner?.['message'],
    outer?.['message'],
    outer?.['error'],
    detail,
    Array.isArray(detail) ? record(detail[0])?.['msg'] : undefined,
  ].find(isWord)
}

const clientMessage = (error: unknown, body: unknown): string => {
  const said = error instanceof Error ? error.message : String(error)
  return said || (typeof body === 'string' ? body : '') || 'it gave no reason'
}

/** Of the system, of the resolver, of the HTTP client, and of TLS. */
const networkCodes =
  /^(?:E[A-Z]+|EAI_[A-Z]+|UND_ERR_\w+|ERR_(?:TLS|SSL)_\w+|UNABLE_TO_\w+|[A-Z_]*CERT[A-Z_]*|HOSTNAME_MISMATCH)$/

const networkCode = (error: unknown): string | undefined => {
  const seen = new Set<unknown>()
  for (let one = error; one instanceof Error && !seen.has(one); one = one.cause) {
    seen.add(one)
    const { code } = one as { code?: unknown }
    if (typeof code === 'string' && networkCodes.test(code)) return code
  }
  return undefined
}
