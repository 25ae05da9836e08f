import { describe, expect, it } from 'vitest'
import { createChatbot } from '../../src/chatbot/create-chatbot.ts'
import { type Attempted, type ProviderGate, TurnedAway } from '../../src/chatbot/gate.ts'
import { fakeClock } from './fake-clock.ts'
import { recordingDesk } from './recording-desk.ts'
import { anthropicWire } from './servers/anthropic-server.ts'
import { geminiWire } from './servers/gemini-server.ts'
import { mistralWire } from './servers/mistral-server.ts'
import { openaiResponsesWire } from './servers/openai-responses-server.ts'
import { compatibleWire, openaiWire } from './servers/openai-server.ts'
import { answer, type Step, startScriptedServer } from './servers/scripted-server.ts'
import { environmentFor } from './servers/wire.ts'
import { stage } from './stage.ts'

/** A gate that lets all through, and hears what came of each; for the first ones the provider is down. */
const hearing = (inOutage = 0) => {
  const heard: Attempted[] = []
  const calls: unknown[] = []
  const gate: ProviderGate = {
    enter: async (_signal, call) => {
      calls.push(call)
      return (attempted) => {
        heard.push(attempted)
        return heard.length <= inOutage ? 'provider down' : undefined
      }
    },
  }
  return { heard, calls, gate }
}

const once = { attempts: 1, firstWaitMs: 0, longestWaitMs: 0, longestAskedWaitMs: 0 }

describe.each([geminiWire, openaiWire, openaiResponsesWire, compatibleWire, anthropicWire, mistralWire])(
  '$name: what an attempt tells of the provider',
  (wire) => {
    const { body } = wire.reply({ text: 'Cut off in the middle.' }) as { body: object }
    const page = (status: number) => answer('<html>Sorry</html>', status, { 'content-type': 'text/html' })

    it.each<[string, Step, Attempted['outcome']]>([
      ['a reply', wire.reply({ text: 'Here.' }), 'done'],
      ['a refusal', wire.refused[0]!, 'done'],
      ['500', wire.error(500, 'Internal error.'), 'down'],
      ['503', wire.error(503, 'The model is overloaded.'), 'down'],
      ['529', wire.error(529, 'Overloaded.'), 'down'],
      ['a page with 502', page(502), 'down'],
      ['a reset before the response', { kind: 'reset' }, 'down'],
      ['a reset inside the body', { kind: 'reset', after: 'half the body', body }, 'down'],
      ['a server that hangs', { kind: 'hang' }, 'down'],
      ['one that hangs in mid-body', { kind: 'hang', after: 'half the body', body }, 'down'],
      ['429', wire.error(429, 'Slow down.'), 'rate limited'],
      ['400', wire.error(400, 'The field x is wrong.'), 'failed'],
      ['408', wire.error(408, 'Request timeout.'), 'failed'],
      ['a wrong key', wire.wrongKey, 'failed'],
      ['an unknown model', wire.unknownModel[0]!, 'failed'],
      ['no money', wire.noMoney[0]!, 'failed'],
      ['JSON that breaks off', { kind: 'cut off', body }, 'failed'],
      ['nothing', wire.empty, 'failed'],
      ['a page', page(200), 'failed'],
    ])('%s', async (_name, step, outcome) => {
      const { heard, gate } = hearing()
      const hangs = step.kind === 'hang' ? { callDeadlineMs: 50 } : {}
      await using run = await stage(wire, [step], { gate, retryPolicy: once, ...hangs })
      await run.send('Do it.').catch(() => undefined)
      expect(heard.map((attempted) => attempted.outcome)).toEqual([outcome])
      if (heard[0]?.outcome === 'down') expect(heard[0].why).toMatch(/^\w.* .*\w/)
    })

    it.each(wire.contextFull.map((step) => ({ step, says: JSON.stringify(step.body).slice(0, 160) })))(
      'a full context is not its fault: $says',
      async ({ step }) => {
        const { heard, gate } = hearing()
        await using run = await stage(wire, [step], { gate })
        await run.send('Do it.').catch(() => undefined)
        expect(heard.map(({ outcome }) => outcome)).not.toContain('down')
      },
    )

    it.each([503, 429])('%i with Retry-After names the pause that is asked for', async (status) => {
      const { heard, gate } = hearing()
      const step = wire.error(status, 'Slow down.', { 'retry-after': '30' })
      await using run = await stage(wire, [step], { gate, retryPolicy: once })
      await run.send('Do it.').catch(() => undefined)
      expect(heard).toMatchObject([{ outcome: status === 503 ? 'down' : 'rate limited', waitMs: 30_000 }])
    })
  },
)

it('where nobody answers at the address, the provider is down', async () => {
  const server = await startScriptedServer([])
  await server.close()
  const { heard, gate } = hearing()
  const chatbot = createChatbot(openaiWire.chatbot, {
    environment: environmentFor(openaiWire, server.url),
    clock: fakeClock(),
    gate,
    scriptOf: () => undefined,
  })
  const { send } = chatbot.open(recordingDesk(), 'CB06')
  await expect(send('Do it.')).rejects.toMatchObject({ fault: 'provider' })
  expect(heard.map(({ outcome }) => outcome)).toEqual(Array(6).fill('down'))
  expect(heard[0]).toMatchObject({ why: 'OpenAI: nobody answers at that address (ECONNREFUSED)' })
})

it.each<[string, number, Attempted]>([
  ['soon, says nothing of the provider', 1, { outcome: 'broken off' }],
  [
    'after more than five minutes says that it hangs',
    301_000,
    { outcome: 'down', why: 'OpenAI did not finish a call within 301 s' },
  ],
])('a call that its answer’s time ends %s', async (_name, tookMs, attempted) => {
  const { heard, gate } = hearing()
  let elapsed = 0
  const time = new AbortController()
  const clock = { ...fakeClock(), elapsed: () => elapsed }
  await using run = await stage(openaiWire, [{ kind: 'hang' }], {
    gate,
    clock,
    desk: { signal: time.signal },
  })
  const sent = run.send('Do it.').catch((error: unknown) => error)
  while (run.requests.length === 0) await new Promise(setImmediate)
  elapsed = tookMs
  time.abort(new DOMException('The time is up', 'TimeoutError'))
  expect(await sent).toMatchObject({ fault: 'time' })
  expect(heard).toEqual([attempted])
})

it('neither its turn at the gate nor the wait after a failure is the answer’s time', async () => {
  const { gate } = hearing()
  const steps = [openaiWire.error(503, 'Overloaded.'), openaiWire.reply({ text: 'Here.' })]
  await using run = await stage(openaiWire, steps, { gate })
  let waits = 0
  const waitFor = <Value>(turn: Promise<Value>): Promise<Value> => {
    waits += 1
    return turn
  }
  await run.chatbot.open({ ...run.desk, waitFor }, 'CB06').send('Do it.')
  // Two turns, and the wait between them.
  expect(waits).toBe(3)
})

describe('in an outage', () => {
  it('a call goes back to the gate as often as it takes, under the same name; it is no attempt of its own', async () => {
    const { calls, gate } = hearing(20)
    const steps = [
      ...Array(20).fill(openaiWire.error(503, 'Overloaded.')),
      openaiWire.reply({ text: 'Here.' }),
    ]
    await using run = await stage(openaiWire, [...steps, openaiWire.reply({ text: 'And here.' })], { gate })
    expect(await run.send('Do it.')).toBe('Here.')
    expect(run.clock.waits).toEqual([])
    expect(run.desk.modelCalls).toMatchObject([
      { failedAttempts: { count: 20, waitedMs: 0, lastWhy: 'OpenAI answered 503: Overloaded.' } },
    ])
    expect(new Set(calls).size).toBe(1)
    await run.send('Go on.')
    expect(new Set(calls).size).toBe(2)
  })

  it('notes how long it waited at the gate', async () => {
    const { gate } = hearing(1)
    const clock = fakeClock()
    const slow: ProviderGate = {
      enter: async (signal, call) => {
        await clock.sleep(40_000, signal)
        return gate.enter(signal, call)
      },
    }
    await using run = await stage(
      openaiWire,
      [openaiWire.error(503, 'Overloaded.'), openaiWire.reply({ text: 'Here.' })],
      { gate: slow, clock },
    )
    await run.send('Do it.')
    expect(run.desk.modelCalls).toMatchObject([{ failedAttempts: { count: 1, waitedMs: 40_000 } }])
  })

  it('a call has its whole deadline again, however long its attempts took', async () => {
    let elapsed = 0
    const clock = { ...fakeClock(), elapsed: () => (elapsed += 50_000) }
    const { gate } = hearing(3)
    const steps = [
      ...Array(3).fill(openaiWire.error(503, 'Overloaded.')),
      openaiWire.reply({ text: 'Here.' }),
    ]
    await using run = await stage(openaiWire, steps, { gate, clock, callDeadlineMs: 60_000 })
    expect(await run.send('Do it.')).toBe('Here.')
  })

  it('that does not end, a call is given up with what the gate says', async () => {
    const gate: ProviderGate = {
      enter: () => Promise.reject(new TurnedAway('has not answered for 60 minutes (last: it hangs)')),
    }
    await using run = await stage(openaiWire, [], { gate })
    await expect(run.send('Do it.')).rejects.toMatchObject({
      fault: 'provider',
      message: 'OpenAI has not answered for 60 minutes (last: it hangs)',
    })
    expect(run.requests).toEqual([])
  })
})
