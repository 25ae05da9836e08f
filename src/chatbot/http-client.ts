import { Agent, fetch as undiciFetch } from 'undici'

/**
 * The connections that all providers share. Long thinking sends no byte for many minutes,
 * and the default client gives up after 300 s: how long a call may take is its deadline's business alone.
 */
export const createDispatcher = (): Agent => new Agent({ headersTimeout: 0, bodyTimeout: 0 })

let shared: Agent | undefined

/**
 * A `fetch` over the shared connections. It follows no redirect, because a key in a header of
 * the provider's own making would go along to whatever host the redirect names.
 */
export const providerFetch: typeof globalThis.fetch = (input, init) => {
  shared ??= createDispatcher()
  const fetchOver = undiciFetch as unknown as (
    input: Parameters<typeof globalThis.fetch>[0],
    init: object,
  ) => Promise<Response>
  return fetchOver(input, { ...init, redirect: 'manual', dispatcher: shared })
}
