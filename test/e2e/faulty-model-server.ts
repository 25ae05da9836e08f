import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatReply } from '../chatbot/servers/openai-server.ts'

/** One request for a step of a conversation, as the server saw it. */
export interface LoggedCall {
  /** The id that the conversation's first reply gave it; undefined for the request that asks for that reply. */
  readonly conversation: string | undefined
  /** How many tool results the conversation had had. */
  readonly depth: number
  /** Whether the whole reply went out. */
  finished: boolean
  /** For a first reply: the id that it gave. */
  readonly gave?: string
}

export interface FaultyServer extends AsyncDisposable {
  readonly url: string
  readonly calls: readonly LoggedCall[]
  /** The most requests that were under way at a time. */
  mostUnderWay(): number
  /** Resolves when so many requests have come. */
  reached(count: number): Promise<void>
}

export interface FaultyServerOptions {
  readonly delayMs: number
  /** How many of a hundred requests go wrong, in one of four ways. */
  readonly faultsPercent: number
  /** From 0 up to 1. */
  readonly random: () => number
  readonly sentence: string
}

const steps = (id: string, { sentence }: FaultyServerOptions) => [
  chatReply({ calls: [{ id, tool: 'read_section', args: { code: 'SOP-001', section: '4' } }] }),
  chatReply({
    calls: [
      {
        id: `${id}-write`,
        tool: 'insert_text',
        args: { code: 'SOP-001', section: '4', html: `<p style="color:red">${sentence}</p>` },
      },
    ],
  }),
  chatReply({ text: 'I added the sentence at the end of section 4, in red.' }),
]

/**
 * A model behind an OpenAI-compatible address that solves the starter case in three calls, slowly, and now and then
 * answers 429 or 503, breaks the connection off, or cuts its JSON. It keeps a log of what it was asked and what it
 * finished.
 */
export const startFaultyServer = async (options: FaultyServerOptions): Promise<FaultyServer> => {
  const { delayMs, faultsPercent, random } = options
  const calls: LoggedCall[] = []
  const waiting: { count: number; found: () => void }[] = []
  let conversations = 0
  let underWay = 0
  let most = 0

  const fail = (response: ServerResponse, text: string): void => {
    const kind = Math.floor(random() * 4)
    if (kind === 0) response.writeHead(429, { 'retry-after': '0' }).end('{"error":{"message":"slow down"}}')
    else if (kind === 1) response.writeHead(503).end('{"error":{"message":"overloaded"}}')
    else if (kind === 2) response.socket?.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, text.length >> 1))
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { messages } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    const results = messages.filter(({ role }: { role: string }) => role === 'tool')
    const conversation: string | undefined = results[0]?.tool_call_id
    const id = conversation ?? `call${String(++conversations).padStart(5, '0')}`
    const depth: number = results.length
    const call: LoggedCall = { conversation, depth, finished: false, ...(conversation ? {} : { gave: id }) }
    calls.push(call)
    underWay += 1
    most = Math.max(most, underWay)
    for (const { count, found } of waiting) if (calls.length >= count) found()
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    underWay -= 1
    const body = steps(id, options)[depth]
    const text = JSON.stringify(body?.kind === 'answer' ? body.body : {})
    if (random() * 100 < faultsPercent) {
      fail(response, text)
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(text, () => {
      call.finished = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mostUnderWay: () => most,
    reached: (count) =>
      new Promise((found) => {
        waiting.push({ count, found })
        if (calls.length >= count) found()
      }),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Numbers that look random and are the same for the same seed: mulberry32. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
