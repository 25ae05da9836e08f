/**
 * How long a provider asks to wait, in milliseconds from now, or undefined where it does not say.
 * Read from `retry-after-ms`, `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), and from
 * `google.rpc.RetryInfo` in an error's body. Where several stand, the longest is meant.
 */
export const askedWaitMs = (
  headers: Readonly<Record<string, string>>,
  body: unknown,
  nowMs: number,
): number | undefined => {
  const waits = [
    milliseconds(headers['retry-after-ms']),
    secondsOrDate(headers['retry-after'], nowMs),
    ...retryInfos(body),
  ].filter((wait) => wait !== undefined)
  return waits.length === 0 ? undefined : Math.max(...waits)
}

const milliseconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text.trim()) ? Math.ceil(Number(text)) : undefined

const secondsOrDate = (text: string | undefined, nowMs: number): number | undefined => {
  if (text === undefined) return undefined
  const seconds = milliseconds(text.replace(/s$/, ''))
  if (seconds !== undefined) return Math.ceil(Number(text.replace(/s$/, '')) * 1000)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}

/** `{ "error": { "details": [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "37.5s" }] } }` */
const retryInfos = (body: unknown): readonly (number | undefined)[] => {
  const details = property(property(body, 'error'), 'details')
  if (!Array.isArray(details)) return []
  return details.map((detail) => {
    const delay = property(detail, 'retryDelay')
    const [, seconds] = typeof delay === 'string' ? (/^(\d+(?:\.\d+)?)s$/.exec(delay) ?? []) : []
    return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000)
  })
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
