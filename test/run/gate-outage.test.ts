import { setMaxListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempted, LeaveGate } from '../../src/chatbot/gate.ts'
import { Gate, type GateEvent, type GateLimits } from '../../src/run/index.ts'
import { defaultOutageTerms } from '../../src/run/outage.ts'
import { randomFrom } from '../e2e/faulty-model-server.ts'
import { movedClock as clock } from './moved-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const secondMs = 1000
const minuteMs = 60 * secondMs
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const forever = new AbortController().signal
setMaxListeners(0, forever)

const down: Attempted = { outcome: 'down', why: 'OpenAI answered 503: overloaded' }
const done: Attempted = { outcome: 'done', tokens: 100 }

const gateWith = (limits: GateLimits = {}) => {
  const events: (GateEvent & { at: number })[] = []
  const began = performance.now()
  const gate = new Gate(limits, clock, (event) => events.push({ ...event, at: performance.now() - began }))
  /** Enters, and tells whether it was let through yet. */
  const enter = (chatbot = 'a', call?: object) => {
    const entered: { leave?: LeaveGate; refused?: Error } = {}
    gate
      .entrance(chatbot)
      .enter(forever, call)
      .then(
        (leave) => {
          entered.leave = leave
        },
        (error: Error) => {
          entered.refused = error
        },
      )
    return entered
  }
  const enterMany = async (count: number, chatbot?: string) => {
    const all = Array.from({ length: count }, () => enter(chatbot))
    await pass(0)
    return all
  }
  return { gate, events, enter, enterMany, at: () => performance.now() - began }
}

type Bench = ReturnType<typeof gateWith>

const { attempts } = defaultOutageTerms

/** Lets as many attempts fail, one after the other, as an outage takes to begin. */
const breakDown = async ({ enterMany }: Bench, count = attempts) => {
  const verdicts: unknown[] = []
  for (const { leave } of await enterMany(count)) verdicts.push(leave?.(down))
  return verdicts
}

/** What goes through, and how the provider answers it, until the time is over. */
const letThrough = async (bench: Bench, count: number, forMs: number, answer: () => Attempted) => {
  const times: number[] = []
  const enter = async (): Promise<void> => {
    for (;;) {
      const leave = await bench.gate
        .entrance('a')
        .enter(forever)
        .catch(() => undefined)
      if (!leave) return
      times.push(bench.at())
      if (leave(answer()) !== 'provider down') return
    }
  }
  for (let each = 0; each < count; each += 1) void enter()
  await pass(forMs)
  return times
}

describe('an outage begins', () => {
  it('with eight attempts in a row that were not answered: then nothing goes out for a while', async () => {
    const bench = gateWith()
    expect(await breakDown(bench)).toEqual([...Array(attempts - 1).fill(undefined), 'provider down'])
    expect(bench.events).toEqual([
      { kind: 'provider down', waitMs: 15 * secondMs, why: 'OpenAI answered 503: overloaded', at: 0 },
    ])
    const waiting = await bench.enterMany(20)
    await pass(15 * secondMs - 1)
    expect(waiting.filter(({ leave }) => leave)).toEqual([])
    expect(bench.gate.state()).toMatchObject({ waiting: 20, heldForMs: 1 })
  })

  it.each<Attempted>([done, { outcome: 'failed' }, { outcome: 'rate limited', waitMs: 0 }])(
    'never where one of them was answered, with whatever: %o',
    async (answered) => {
      const bench = gateWith()
      for (let round = 0; round < 5; round += 1) {
        await breakDown(bench, attempts - 1)
        const [one] = await bench.enterMany(1)
        one?.leave?.(answered)
      }
      expect(bench.events.filter(({ kind }) => kind !== 'provider held')).toEqual([])
    },
  )

  it('nothing but answers that say nothing of the provider never opens it, however many there are', async () => {
    const bench = gateWith()
    for (const outcome of ['failed', 'broken off'] as const)
      for (const { leave } of await bench.enterMany(50)) expect(leave?.({ outcome })).toBeUndefined()
    expect(bench.events).toEqual([])
    expect(bench.gate.state()).toMatchObject({ heldForMs: 0 })
  })

  it('not by the attempts at one call: it may be at fault itself. With the next one that fails it does', async () => {
    const bench = gateWith({ concurrency: 1 })
    const call = {}
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const one = bench.enter('a', call)
      await pass(secondMs)
      expect(one.leave?.(down)).toBeUndefined()
    }
    const next = bench.enter('a', {})
    await pass(0)
    expect(next.leave?.(down)).toBe('provider down')
  })

  it('not while another chatbot of the provider has calls under way of which none failed: one model may be down alone', async () => {
    const bench = gateWith()
    const [slow] = await bench.enterMany(1, 'b')
    await breakDown(bench, 50)
    expect(bench.events).toEqual([])
    slow?.leave?.(down)
    await breakDown(bench, 1)
    expect(bench.events).toMatchObject([{ kind: 'provider down' }])
  })
})

describe('an outage', () => {
  it('is looked at by one call after each pause, and each is longer, up to five minutes', async () => {
    const bench = gateWith()
    await breakDown(bench)
    const times = await letThrough(bench, 30, 25 * minuteMs, () => down)
    expect(times.map((time) => time / secondMs)).toEqual([15, 45, 105, 225, 465, 765, 1065, 1365])
    expect(bench.events.map((event) => ('waitMs' in event ? event.waitMs / secondMs : event))).toEqual([
      15, 30, 60, 120, 240, 300, 300, 300, 300,
    ])
    expect(bench.gate.state()).toMatchObject({ underWay: 0 })
  })

  it('takes a call that began before it for a part of it, whether it fails or works', async () => {
    const bench = gateWith()
    const [failing, working, failingLate] = await bench.enterMany(3)
    await breakDown(bench)
    expect(failing?.leave?.(down)).toBe('provider down')
    expect(working?.leave?.(done)).toBeUndefined()
    expect(bench.gate.state().heldForMs).toBe(15 * secondMs)
    const waiting = await bench.enterMany(3)
    await pass(15 * secondMs)
    expect(waiting.filter(({ leave }) => leave)).toHaveLength(1)
    expect(failingLate?.leave?.(down)).toBe('provider down')
    expect(bench.events).toHaveLength(1)
  })

  it('ends with the first call that is answered; then they go one, two, four at a time', async () => {
    const bench = gateWith()
    await breakDown(bench)
    const waiting = await bench.enterMany(40)
    await pass(15 * secondMs)
    const through = () => waiting.filter(({ leave }) => leave)
    const together: number[] = []
    for (let before = 0; before < 31; ) {
      const now = through()
      together.push(now.length - before)
      for (const { leave } of now.slice(before)) leave?.(done)
      before = now.length
      await pass(0)
    }
    expect(together).toEqual([1, 2, 4, 8, 16])
    expect(bench.events.slice(1)).toEqual([
      { kind: 'provider back', afterMs: 15 * secondMs, at: 15 * secondMs },
    ])
  })

  it('ends with one that is answered badly too: the provider is there', async () => {
    const bench = gateWith()
    await breakDown(bench)
    const times = await letThrough(bench, 3, minuteMs, () => ({ outcome: 'failed' }))
    expect(times.map((time) => time / secondMs)).toEqual([15, 15, 15])
  })

  it('goes on where the call that looks is given up: the next one looks at once', async () => {
    const bench = gateWith()
    await breakDown(bench)
    const [first, second] = await bench.enterMany(2)
    await pass(20 * secondMs)
    expect([first, second].map((one) => one?.leave !== undefined)).toEqual([true, false])
    first?.leave?.({ outcome: 'broken off' })
    await pass(0)
    expect(second?.leave?.(down)).toBe('provider down')
    expect(bench.events).toMatchObject([{ waitMs: 15 * secondMs }, { waitMs: 30 * secondMs }])
  })

  it('is not prolonged by calls that hang since before it, nor do they take the place of others after it', async () => {
    const bench = gateWith()
    await bench.enterMany(10)
    await breakDown(bench)
    const waiting = await bench.enterMany(5)
    await pass(15 * secondMs)
    const [probe] = waiting.filter(({ leave }) => leave)
    probe?.leave?.(done)
    await pass(0)
    expect(waiting.filter(({ leave }) => leave)).toHaveLength(3)
  })

  it('never has more calls under way than the provider is said to allow', async () => {
    const bench = gateWith({ concurrency: 2 })
    const [hanging] = await bench.enterMany(2)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const next = bench.enter()
      hanging?.leave?.(down)
      await pass(0)
      next.leave?.(down)
      bench.enter()
      await pass(0)
    }
    await pass(minuteMs)
    expect(bench.gate.state().underWay).toBeLessThanOrEqual(2)
  })

  it('of a provider that names the end of a pause is waited for until then', async () => {
    const bench = gateWith()
    for (const { leave } of await bench.enterMany(attempts)) leave?.({ ...down, waitMs: 90 * secondMs })
    const times = await letThrough(bench, 3, 95 * secondMs, () => done)
    expect(times[0]).toBe(90 * secondMs)
  })

  it('of an hour is the last: whoever waits is turned away, and who comes, but for one call after each pause', async () => {
    const bench = gateWith()
    await breakDown(bench)
    let tries = 0
    const times = await letThrough(bench, 12, 59 * minuteMs, () => {
      tries += 1
      return down
    })
    expect(bench.gate.state()).toMatchObject({ waiting: 12, givenUp: undefined })
    await pass(4 * minuteMs)
    const says = 'has not answered for 62 minutes (last: OpenAI answered 503: overloaded)'
    expect(bench.gate.state()).toMatchObject({ waiting: 0, givenUp: says })
    expect(tries).toBe(times.length)
    expect(tries).toBeLessThan(20)
    const late = bench.enter()
    await pass(0)
    expect(late.refused).toMatchObject({ name: 'TurnedAway', message: says })
    await pass(5 * minuteMs)
    const [probe, beside] = await bench.enterMany(2)
    expect(beside?.refused).toMatchObject({ message: says })
    probe?.leave?.(done)
    expect(bench.gate.state().givenUp).toBeUndefined()
  })
})

it('an outage of one provider is nothing to another', async () => {
  const [one, other] = [gateWith(), gateWith()]
  await breakDown(one)
  const through = await other.enterMany(20)
  expect(through.every(({ leave }) => leave)).toBe(true)
  expect(other.gate.state()).toMatchObject({ heldForMs: 0 })
})

describe('a provider that fails by chance', () => {
  /** Makes calls of some seconds, of which some fail, and tries each again after a moment, as a chatbot would. */
  const simulate = async (failing: number, outageAttempts: number) => {
    const events: GateEvent[] = []
    const terms = { ...defaultOutageTerms, attempts: outageAttempts }
    const gate = new Gate({}, clock, (event) => events.push(event), terms)
    const random = randomFrom(20_260_302)
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const began = performance.now()
    const over = () => performance.now() - began > 2 * 60 * minuteMs
    let worked = 0
    const callers = Array.from({ length: 16 }, async () => {
      while (!over()) {
        const call = {}
        for (let attempt = 0; attempt < 6 && !over(); attempt += 1) {
          const leave = await gate.entrance('a').enter(forever, call)
          const fails = random() < failing
          await after(fails ? secondMs : (5 + 10 * random()) * secondMs)
          const verdict = leave(fails ? down : done)
          if (!fails) {
            worked += 1
            break
          }
          if (verdict === undefined) await after(secondMs * 2 ** attempt)
        }
      }
    })
    await pass(2.1 * 60 * minuteMs)
    await Promise.all(callers)
    return { worked, outages: events.filter(({ kind }) => kind === 'provider back').length }
  }

  it.each([
    [0.2, 1, 0.98],
    [0.4, 5, 0.95],
  ])('%f of the calls: hardly ever taken for down, and hardly slowed', async (failing, outages, part) => {
    const gated = await simulate(failing, attempts)
    const free = await simulate(failing, Number.POSITIVE_INFINITY)
    expect(free.worked).toBeGreaterThan(7_000)
    expect(gated.outages).toBeLessThanOrEqual(outages)
    expect(gated.worked / free.worked).toBeGreaterThan(part)
  })
})
