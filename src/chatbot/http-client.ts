import { STATUS_CODES } from 'node:http'
import { Agent, request } from 'undici'
import { wholeResponse } from './whole-response.ts'

/** In bytes. No reply is as large; a server that sends without end would fill the memory of the whole run. */
const largestResponse = 64 * 1024 * 1024

/**
 * The connections that all providers share. Long thinking sends no byte for many minutes, and the default client gives
 * up after 300 s: how long a call may take is its deadline's business alone.
 */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, maxResponseSize: largestResponse })

/**
 * A `fetch` for the providers' packages over the shared connections. It stands on
 * undici's `request`, which costs half of its `fetch`. What it cannot do, no provider needs: it sends text,
 * reads whole responses, and follows no redirect, because a key in a header of the provider's own making
 * would go along to whatever host the redirect names.
 */
export const providerFetch: typeof globalThis.fetch = async (input, init = {}) => {
  const { statusCode, headers, body } = await request(String(input), {
    dispatcher,
    method: init.method === 'POST' ? 'POST' : 'GET',
    headers: { ...(init.headers as Readonly<Record<string, string>>), 'accept-encoding': 'identity' },
    body: typeof init.body === 'string' ? init.body : null,
    signal: init.signal ?? null,
  })
  return wholeResponse(await body.bytes(), {
    status: statusCode,
    statusText: STATUS_CODES[statusCode] ?? '',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value ?? '')]),
  })
}
