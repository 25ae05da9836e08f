/** Not a count: `readUsage` takes it for one that was not sent. */
const notSent = -1

/**
 * A `fetch` for a provider's package that throws a whole reply away where one of these counts is missing from its
 * `usage`. What a server left out, the package is given as a count that is none.
 */
export const fillingCounts =
  (fetch: typeof globalThis.fetch, counts: readonly string[]): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (response.status !== 200) return response
    const text = await response.text()
    return new Response(withCounts(text, counts) ?? text, response)
  }

/** The body with all counts in it; undefined where none is missing, or it is no body to add to. */
const withCounts = (text: string, counts: readonly string[]): string | undefined => {
  const body = recordFrom(text)
  if (!body) return undefined
  const sent = body['usage']
  const usage = isRecord(sent) ? sent : {}
  const missing = counts.filter((count) => typeof usage[count] !== 'number')
  if (missing.length === 0) return undefined
  const filled = Object.fromEntries(missing.map((count) => [count, notSent]))
  return JSON.stringify({ ...body, usage: { ...usage, ...filled } })
}

const recordFrom = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
