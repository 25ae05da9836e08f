import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does about one request. */
export type Step =
  /** Answers in full. A body that is not a string goes out as JSON. */
  | { readonly kind: 'answer'; readonly status?: number; readonly headers?: Headers; readonly body: unknown }
  /** Closes the connection before a byte of the response, or in mid-body. */
  | { readonly kind: 'reset'; readonly after?: 'nothing' | 'half the body'; readonly body?: unknown }
  /** Goes silent before the headers, or in mid-body. */
  | { readonly kind: 'hang'; readonly after?: 'nothing' | 'half the body'; readonly body?: unknown }
  /** Answers only when that has come about, or breaks off in mid-body until then. */
  | {
      readonly kind: 'late'
      readonly until: Promise<unknown>
      readonly after: 'nothing' | 'half the body'
      readonly body: unknown
    }
  /** Begins to answer, and then sends a byte whenever it is told to. It never ends. */
  | { readonly kind: 'drip'; readonly onByte: (send: () => void) => void; readonly body: unknown }
  /** Sends without end. */
  | { readonly kind: 'flood'; readonly body?: undefined }
  /** A complete response whose JSON breaks off. */
  | { readonly kind: 'cut off'; readonly body: unknown }

type Headers = Readonly<Record<string, string>>

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Parsed JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into bodies of many formats
  readonly body: any
}

export interface ScriptedServer {
  /** `http://127.0.0.1:PORT`, without a path. */
  readonly url: string
  /** In the order received. */
  readonly requests: readonly ReceivedRequest[]
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * A real HTTP server on loopback that takes its steps in order, one a request, and keeps what it received.
 * A function in place of the list decides by the request. When the steps run out it answers 418.
 */
export const startScriptedServer = async (
  steps: readonly Step[] | ((request: ReceivedRequest, index: number) => Step),
): Promise<ScriptedServer> => {
  const requests: ReceivedRequest[] = []
  const stepFor =
    typeof steps === 'function' ? steps : (_request: ReceivedRequest, index: number) => steps[index]

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
    requests.push(received)
    // A test's clock is not the server's; one that means a date sends it.
    response.sendDate = false
    perform(stepFor(received, requests.length - 1) ?? outOfSteps, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close,
    [Symbol.asyncDispose]: close,
  }
}

const outOfSteps: Step = {
  kind: 'answer',
  status: 418,
  body: { error: { code: 418, status: 'OUT_OF_STEPS', message: 'the test server has no step left' } },
}

const perform = (step: Step, response: ServerResponse): void => {
  const text = typeof step.body === 'string' ? step.body : JSON.stringify(step.body ?? {})
  const bytes = Buffer.from(text)
  const json = { 'content-type': 'application/json' }
  switch (step.kind) {
    case 'answer':
      response.writeHead(step.status ?? 200, { ...json, ...step.headers }).end(bytes)
      return
    case 'late': {
      const first = step.after === 'half the body' ? bytes.length >> 1 : 0
      if (first > 0) response.writeHead(200, json).write(bytes.subarray(0, first))
      void step.until.then(() => {
        if (first === 0) response.writeHead(200, json)
        response.end(bytes.subarray(first))
      })
      return
    }
    case 'drip': {
      response.writeHead(200, json).write(bytes.subarray(0, 1))
      let sent = 1
      step.onByte(() => {
        response.write(bytes.subarray(sent, sent + 1))
        sent += 1
      })
      return
    }
    case 'flood': {
      const piece = Buffer.alloc(1 << 20, ' ')
      response.writeHead(200, json)
      const pour = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', pour)
      }
      pour()
      return
    }
    case 'cut off':
      response.writeHead(200, json).end(bytes.subarray(0, bytes.length >> 1))
      return
    case 'reset':
    case 'hang': {
      const end = () => step.kind === 'reset' && response.socket?.destroy()
      if (step.after !== 'half the body') {
        end()
        return
      }
      response.writeHead(200, { ...json, 'content-length': String(bytes.length) })
      response.write(bytes.subarray(0, bytes.length >> 1), end)
    }
  }
}

export const answer = (body: unknown, status = 200, headers: Headers = {}): Step => ({
  kind: 'answer',
  status,
  headers,
  body,
})
