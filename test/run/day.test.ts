import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createChatbot } from '../../src/chatbot/create-chatbot.ts'
import {
  Budget,
  Gate,
  type Keeping,
  planRun,
  type RunEvent,
  runAnswers,
  systemClock,
} from '../../src/run/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { chatCompletion, chatToolCall } from '../chatbot/servers/openai-server.ts'
import { temporaryFile } from '../store/temporary.ts'
import { toyApp, toyCase, toySuite } from './toy-bench.ts'

// A day and a night pass in a second. The store is the real one, and so are the calls but for the wire.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

const gateClock = { elapsed: () => performance.now(), sleep }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const replicates = 50

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

const reply = (body: string): Response => {
  const { messages } = JSON.parse(body)
  const last = messages.some(({ role }: { role: string }) => role === 'tool')
  const call = chatToolCall({ id: 'call00001', tool: 'put', args: { what: 'it' } })
  return json(
    last
      ? chatCompletion({ content: 'It is there.' }, 'stop')
      : chatCompletion({ content: null, tool_calls: [call] }, 'tool_calls'),
  )
}

interface Asked {
  readonly hour: number
  readonly model: string
  finished: boolean
}

/** A provider that thinks for 20 minutes, and has its troubles at certain hours. Its clock is right; ours may not be. */
const provider = (trouble: (hour: number) => (() => Response) | undefined) => {
  const began = performance.now()
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const body = String(init?.body)
    const call = {
      hour: (performance.now() - began) / hourMs,
      model: JSON.parse(body).model,
      finished: false,
    }
    asked.push(call)
    const troubled = trouble(call.hour)?.()
    if (troubled) return troubled
    await new Promise((resolve) => setTimeout(resolve, 20 * minuteMs))
    call.finished = true
    return reply(body)
  }
  return { asked, fetch }
}

/** A store of which one knows how much it is asked for at a moment. A beat every 15 seconds would be half of all that is written. */
const watched = (store: Store) => {
  let underWay = 0
  const counted =
    <Args extends readonly unknown[], Result>(method: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      underWay += 1
      try {
        return await method(...args)
      } finally {
        underWay -= 1
      }
    }
  const keeping: Keeping = {
    ...store,
    beat: async (worker, beat) => (beat === 0 ? store.beat(worker, 0) : 'alive'),
    claim: counted(store.claim),
    release: counted(store.release),
    keptCalls: counted(store.keptCalls),
    keepCall: counted(store.keepCall),
    keepAnswer: counted(store.keepAnswer),
  }
  return { keeping, writing: () => underWay }
}

const serverDay = Date.parse('2026-03-02T00:00:00Z')
const at = (hour: number) => new Date(serverDay + hour * hourMs).toUTCString()

it('brings all that was planned within the day: through a pause of two hours, an outage, and a clock that is set back and forth', async () => {
  await using store = await openStore(temporaryFile())
  const pausing = provider((hour) =>
    hour >= 3 && hour < 5
      ? () => json({ error: { message: 'Come back later.' } }, 429, { 'retry-after': at(5), date: at(hour) })
      : undefined,
  )
  const failing = provider((hour) =>
    hour >= 4 && hour < 4.5
      ? () => {
          throw Object.assign(new TypeError('fetch failed'), {
            cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
          })
        }
      : undefined,
  )
  const gates = new Map(['openai', 'mistral'].map((lane) => [lane, new Gate({ concurrency: 4 }, gateClock)]))
  const chatbots = ['openai:gpt-5.2-mini', 'openai:gpt-5.2', 'mistral:mistral-medium-3.5'].map((id) => {
    const lane = id.split(':')[0]!
    return createChatbot(id, {
      environment: {
        OPENAI_API_KEY: 'test-key-0123456789',
        MISTRAL_API_KEY: 'test-key-0123456789',
        MODEL_BENCH_OPENAI_BASE_URL: 'http://openai.test',
        MODEL_BENCH_MISTRAL_BASE_URL: 'http://mistral.test',
      },
      fetch: lane === 'openai' ? pausing.fetch : failing.fetch,
      callDeadlineMs: 30 * minuteMs,
      clock: { ...gateClock, now: Date.now, random: () => 0.5 },
      gate: gates.get(lane)!.entrance(id),
      scriptOf: () => undefined,
    })
  })
  const { keeping, writing } = watched(store)
  const events: RunEvent[] = []
  const began = performance.now()
  let hours = Number.NaN
  const ended = runAnswers({
    suite: toySuite(toyApp(), { limits: { toolRounds: 3, wallTimeMs: hourMs } }),
    left: planRun({
      ranFingerprint: 'ran',
      cases: [toyCase()],
      chatbots,
      replicates,
      plays: () => true,
    }),
    doneOf: () => 0,
    concurrency: 4,
    keeping,
    worker: 'the night shift',
    hasEnded: () => false,
    budget: new Budget({}),
    gateOf: (lane) => gates.get(lane),
    grade: async () => 5,
    onEvent: (event) => events.push(event),
    clock: systemClock,
    sleep,
    signal: new AbortController().signal,
  }).finally(() => {
    hours = (performance.now() - began) / hourMs
  })
  // Each provider's package is loaded with its first call. Time stands still until it is.
  while (pausing.asked.length === 0 || failing.asked.length === 0) await new Promise(setImmediate)
  for (let minute = 1; minute <= 24 * 60; minute += 1) {
    await vi.advanceTimersByTimeAsync(minuteMs)
    // The disk is slow beside a clock that runs so fast: time stands still until all is written.
    while (writing() > 0) {
      await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(10)
    }
    if (minute % 60 === 0) vi.setSystemTime(Date.now() + (minute % 120 === 0 ? -7 : 5) * hourMs)
  }
  await ended
  expect(hours).toBeLessThan(24)

  const rows = await store.answerRows()
  expect(rows.map(({ ending }) => ending.kind)).toEqual(Array(3 * replicates).fill('finished'))
  for (const { durationMs } of rows) expect(durationMs).toBeGreaterThanOrEqual(40 * minuteMs)
  for (const { durationMs } of rows) expect(durationMs).toBeLessThan(2 * hourMs)
  // An outage takes none of the hour that an answer has.
  expect(rows.filter(({ durationMs }) => durationMs > hourMs).length).toBeGreaterThan(0)

  // Whoever met the outage waited it out. What was told to come back at five came back at five; who waited meanwhile failed for that reason, and once.
  const inPause = pausing.asked.filter(({ hour }) => hour > 3 && hour < 5)
  expect(inPause.length).toBeLessThanOrEqual(8)
  expect(Math.min(...pausing.asked.flatMap(({ hour }) => (hour > 3.7 ? hour : [])))).toBeGreaterThanOrEqual(5)
  const failures = events.flatMap((event) =>
    event.kind === 'answer kept' && event.answer.ending.kind === 'failed' ? [event.answer] : [],
  )
  const reasons = failures.map(({ ending }) => ('why' in ending ? ending.why : ''))
  for (const why of reasons) expect(why).toMatch(/^OpenAI .*asks to wait \d+ minutes/)
  expect(failures.length).toBeLessThan(40)
  // No finished call was made twice: two an answer, and no more.
  for (const { asked } of [pausing, failing]) {
    const models = new Set(asked.map(({ model }) => model))
    expect(asked.filter(({ finished }) => finished)).toHaveLength(models.size * replicates * 2)
  }
  // The board fills evenly.
  const counts = new Map<string, number>()
  for (const event of events) {
    if (event.kind !== 'answer kept' || event.answer.ending.kind === 'failed') continue
    counts.set(event.answer.chatbot, (counts.get(event.answer.chatbot) ?? 0) + 1)
    const [mini = 0, full = 0] = ['openai:gpt-5.2-mini', 'openai:gpt-5.2'].map((id) => counts.get(id))
    expect(Math.abs(mini - full)).toBeLessThanOrEqual(8)
  }
})
