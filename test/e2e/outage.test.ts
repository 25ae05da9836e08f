import { describe, expect, it, vi } from 'vitest'
import type * as httpClient from '../../src/chatbot/http-client.ts'
import type * as storeRoom from '../../src/store/index.ts'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { openaiWire } from '../chatbot/servers/openai-server.ts'
import { type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { busily, busyObject, isBusy } from './busy.ts'
import { WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'
import { virtualTime } from './virtual-time.ts'

vi.mock('../../src/chatbot/http-client.ts', async (load) => {
  const { providerFetch } = await load<typeof httpClient>()
  const busy: typeof providerFetch = (...args) => busily(providerFetch(...args))
  return { providerFetch: busy }
})

vi.mock('../../src/store/index.ts', async (load) => {
  const store = await load<typeof storeRoom>()
  const openStore: typeof store.openStore = async (...args) =>
    busyObject(await busily(store.openStore(...args)))
  return { ...store, openStore }
})

const minuteMs = 60_000
const answers = 24

/** A run of two providers, of which one is down for a while, from its twelfth request on. */
const runThrough = async (
  outage: { readonly forMs: number; readonly step: Step },
  more: { readonly folder: WorkFolder; readonly concurrency: number },
) => {
  await using time = virtualTime(isBusy)
  const refusedAt: number[] = []
  let since = Number.POSITIVE_INFINITY
  await using failing = await startScriptedServer((_request, index) => {
    if (index === 12) since = time.nowMs()
    if (time.nowMs() < since || time.nowMs() >= since + outage.forMs)
      return openaiWire.reply({ text: 'I have read it.' })
    refusedAt.push(time.nowMs() - since)
    return outage.step
  })
  await using fine = await startScriptedServer(() => geminiWire.reply({ text: 'I have read it.' }))
  const chatbots = ['openai:gpt-5.2-mini', 'google:gemini-3.8-flash']
  const { code, stdout, stderr } = await modelBenchHere(
    [
      'run',
      ...['--suite', 'suites/starter', '--replicates', String(answers)],
      ...chatbots.flatMap((chatbot) => ['--chatbot', chatbot]),
      ...['--concurrency', String(more.concurrency), '--store', more.folder.file('store.db')],
      ...['--json', '--events'],
    ],
    {
      env: {
        OPENAI_API_KEY: 'key-of-this-test-0123456789',
        GEMINI_API_KEY: 'key-of-that-test-0123456789',
        MODEL_BENCH_OPENAI_BASE_URL: failing.url,
        MODEL_BENCH_GOOGLE_BASE_URL: fine.url,
      },
    },
  )
  const events: Record<string, unknown>[] = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const summaries: { chatbot: string }[] = JSON.parse(stdout).chatbots
  return {
    code,
    refusedAt,
    requests: failing.requests.length,
    eventsOf: (kind: string) => events.filter(({ event }) => event === kind),
    failedTries: events.filter(({ event, ended }) => event === 'answer-kept' && ended === 'failed'),
    summaryOf: (provider: string) => summaries.find(({ chatbot }) => chatbot.startsWith(provider)),
  }
}

const all = { planned: answers, finished: answers, failed: 0, missing: 0 }

describe('a provider that is down for twenty minutes', () => {
  it.each<[string, Step, number]>([
    ['answers 503, sixteen answers at a time', openaiWire.error(503, 'overloaded'), 16],
    ['breaks connections off, four at a time', { kind: 'reset' }, 4],
    ['answers 500 with a page, one at a time', openaiWire.error(500, 'oops'), 1],
  ])('%s: every answer is finished, and it is asked a few times alone', async (_name, step, concurrency) => {
    await using folder = await WorkFolder.make()
    const run = await runThrough({ forMs: 20 * minuteMs, step }, { folder, concurrency })
    expect(run.code).toBe(0)
    expect(run.summaryOf('openai')).toMatchObject(all)
    expect(run.summaryOf('google')).toMatchObject(all)

    // Those that fail before it is told, those under way then, and one after each pause.
    expect(run.refusedAt.length).toBeLessThanOrEqual(8 + (concurrency - 1) + 7)
    expect(run.requests - run.refusedAt.length).toBe(answers)
    const pausesMs = run.eventsOf('provider-down').map(({ waitMs }) => Number(waitMs))
    expect(pausesMs.length).toBeGreaterThanOrEqual(6)
    expect(pausesMs.map((ms) => ms / 1000)).toEqual(
      [15, 30, 60, 120, 240, 300, 300, 300].slice(0, pausesMs.length),
    )
    const probes = run.refusedAt.slice(1 - pausesMs.length)
    for (const [index, at] of probes.slice(1).entries())
      expect(at - (probes[index] ?? 0)).toBeGreaterThanOrEqual(pausesMs[index + 1] ?? 0)

    // One at a time, the first is given up before a second one shows that it is not its own fault; it is tried again.
    expect(run.failedTries.length).toBeLessThanOrEqual(concurrency === 1 ? 1 : 0)
    expect(run.eventsOf('provider-down')[0]).toMatchObject({
      provider: 'openai',
      waitMs: 15_000,
      nextTryAt: expect.stringMatching(/^\d{4}-.*Z$/),
      why: expect.stringMatching(/^OpenAI/),
    })
    expect(run.eventsOf('provider-back')).toMatchObject([{ provider: 'openai' }])
  })
})

it('a provider that is down for longer than an hour is given up; the other is done, and the next run does what is left', async () => {
  await using folder = await WorkFolder.make()
  const step = openaiWire.error(503, 'overloaded')
  const first = await runThrough({ forMs: 24 * 60 * minuteMs, step }, { folder, concurrency: 4 })
  expect(first.code).toBe(3)
  expect(first.summaryOf('google')).toMatchObject(all)
  expect(first.summaryOf('openai')).toMatchObject({ planned: answers, finished: 12, failed: 4, missing: 8 })
  expect(first.eventsOf('chatbot-stopped')).toMatchObject([
    {
      chatbot: 'openai:gpt-5.2-mini',
      reason: 'outage',
      why: expect.stringMatching(
        /^its provider has not answered for 6\d minutes \(last: OpenAI answered 503: overloaded\)$/,
      ),
    },
  ])
  for (const { why } of first.failedTries)
    expect(why).toMatch(/^OpenAI has not answered for 6\d minutes \(last: OpenAI answered 503: overloaded\)$/)
  expect(first.refusedAt.length).toBeLessThan(40)

  const second = await runThrough({ forMs: 0, step }, { folder, concurrency: 4 })
  expect(second.code).toBe(0)
  expect(second.summaryOf('openai')).toMatchObject(all)
  expect(second.requests).toBe(answers - 12)
})
