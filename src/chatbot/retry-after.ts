/**
 * How long a provider asks to wait, in milliseconds from now, or undefined where it does not say.
 * Read from `retry-after-ms`, `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), and from
 * `google.rpc.RetryInfo` in an error's body. Where several stand, the longest is meant. A date is held against the
 * response's own `Date`, where it has one: the clock here may be set at any moment.
 */
export const askedWaitMs = (
  headers: Readonly<Record<string, string>>,
  body: unknown,
  nowMs: number,
): number | undefined => {
  const waits = [
    wait(headers['retry-after-ms'], 1),
    wait(headers['retry-after'], 1000) ?? untilDate(headers['retry-after'], headers['date'], nowMs),
    ...retryInfos(body),
  ].filter((known) => known !== undefined)
  return waits.length === 0 ? undefined : Math.max(...waits)
}

const wait = (text: string | undefined, unitMs: number): number | undefined => {
  const [, number] = /^\s*(\d+(?:\.\d+)?)s?\s*$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Math.ceil(Number(number) * unitMs)
}

const untilDate = (
  text: string | undefined,
  sentAt: string | undefined,
  nowMs: number,
): number | undefined => {
  const date = Date.parse(text ?? '')
  const sentMs = Date.parse(sentAt ?? '')
  return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(sentMs) ? nowMs : sentMs))
}

/** `{ "error": { "details": [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "37.5s" }] } }` */
const retryInfos = (body: unknown): readonly (number | undefined)[] => {
  const details = property(property(body, 'error'), 'details')
  if (!Array.isArray(details)) return []
  return details.map((detail) => {
    const delay = property(detail, 'retryDelay')
    return typeof delay === 'string' ? wait(delay, 1000) : undefined
  })
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
