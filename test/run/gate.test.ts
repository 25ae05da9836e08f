import { setMaxListeners } from 'node:events'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempted } from '../../src/chatbot/gate.ts'
import { Gate } from '../../src/run/index.ts'
import { SlidingMinute } from '../../src/run/sliding-minute.ts'
import { movedClock as clock } from './moved-clock.ts'

const hourMs = 3_600_000

beforeEach(() => {
  endOfTest = new AbortController()
  setMaxListeners(0, forever, endOfTest.signal)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const forever = new AbortController().signal
let endOfTest = new AbortController()

/** Makes calls through a gate, one after the other has left, as many at a time as there are callers. */
const callers = (
  gate: Gate,
  chatbot: string,
  count: number,
  call: (startedAt: number) => Promise<Attempted>,
  until: () => boolean,
) =>
  Array.from({ length: count }, async () => {
    while (!until()) {
      const leave = await gate
        .entrance(chatbot)
        .enter(endOfTest.signal)
        .catch(() => undefined)
      if (!leave) return
      leave(await call(performance.now()))
    }
  })

describe('limits that are given', () => {
  it('are kept in whatever minute one looks at, and used up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 120 }),
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 5, maxLength: 5 }),
        async (concurrency, requestsPerMinute, durations) => {
          const gate = new Gate({ concurrency, requestsPerMinute }, clock)
          const starts: number[] = []
          let underWay = 0
          let most = 0
          const begin = performance.now()
          const over = () => performance.now() - begin > 5 * 60_000
          const call = async (at: number): Promise<Attempted> => {
            starts.push(at)
            underWay += 1
            most = Math.max(most, underWay)
            await after(durations[starts.length % 5] ?? 1)
            underWay -= 1
            return { outcome: 'done', tokens: 100 }
          }
          const all = callers(gate, 'a', 40, call, over)
          await vi.advanceTimersByTimeAsync(5 * 60_000)
          endOfTest.abort()
          await vi.advanceTimersByTimeAsync(60_000)
          await Promise.all(all)
          endOfTest = new AbortController()
          setMaxListeners(0, endOfTest.signal)
          expect(most).toBeLessThanOrEqual(concurrency)
          for (const [index, at] of starts.entries()) {
            const before = starts[index - requestsPerMinute]
            if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(60_000)
          }
          const slowest = Math.max(...durations)
          const possible = Math.min(requestsPerMinute, Math.floor((concurrency * 60_000) / slowest))
          expect(starts.length).toBeGreaterThanOrEqual(possible * 4)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('tokens a minute: what the calls take settles below the limit, and a call larger than all of it still goes', async () => {
    const used: { at: number; tokens: number }[] = []
    const gate = new Gate({ concurrency: 50, tokensPerMinute: 100_000 }, clock)
    const begin = performance.now()
    const call = async (): Promise<Attempted> => {
      await after(2_000)
      used.push({ at: performance.now(), tokens: 3_000 })
      return { outcome: 'done', tokens: 3_000 }
    }
    const all = callers(gate, 'a', 50, call, () => performance.now() - begin > 600_000)
    await vi.advanceTimersByTimeAsync(800_000)
    await Promise.all(all)
    const inMinute = (from: number) =>
      used.filter(({ at }) => at >= from && at < from + 60_000).reduce((sum, { tokens }) => sum + tokens, 0)
    // What a call takes is not known before the first ones have ended.
    for (let from = begin + 65_000; from < begin + 500_000; from += 1_000) {
      expect(inMinute(from)).toBeLessThanOrEqual(100_000)
    }
    expect(inMinute(begin + 300_000)).toBeGreaterThan(80_000)

    const tiny = new Gate({ tokensPerMinute: 10 }, clock)
    const passed: number[] = []
    const large = callers(
      tiny,
      'a',
      1,
      async () => {
        passed.push(performance.now())
        return { outcome: 'done', tokens: 500 }
      },
      () => passed.length >= 3,
    )
    await vi.advanceTimersByTimeAsync(400_000)
    await Promise.all(large)
    expect(passed).toHaveLength(3)
  })
})

describe('a provider that says "too many"', () => {
  const enterMany = (gate: Gate, count: number) =>
    Promise.all(Array.from({ length: count }, () => gate.entrance('a').enter(forever)))

  it('halves what goes through, once for all that were under way, and none goes before the time it named', async () => {
    const gate = new Gate({ concurrency: 16 }, clock)
    const under = await enterMany(gate, 16)
    for (const leave of under) leave({ outcome: 'rate limited', waitMs: 90_000 })
    expect(gate.state()).toMatchObject({ underWay: 0, concurrency: 8, heldForMs: 90_000 })
    let through = 0
    for (let count = 0; count < 16; count += 1) {
      void gate
        .entrance('a')
        .enter(forever)
        .then(() => {
          through += 1
        })
    }
    await vi.advanceTimersByTimeAsync(89_999)
    expect(through).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(through).toBe(8)
  })

  it('and asks for more than a quarter of an hour turns away who waits and who comes, until that is near', async () => {
    const gate = new Gate({ concurrency: 1 }, clock)
    const [leave] = await enterMany(gate, 1)
    const turnedAway = gate.entrance('a').enter(forever)
    leave?.({ outcome: 'rate limited', waitMs: 2 * hourMs })
    await expect(turnedAway).rejects.toMatchObject({
      name: 'TurnedAway',
      message: 'asks to wait 120 minutes',
    })
    await expect(gate.entrance('b').enter(forever)).rejects.toMatchObject({ name: 'TurnedAway' })
    expect(gate.state()).toMatchObject({ underWay: 0, waiting: 0, heldForMs: 2 * hourMs })
    await vi.advanceTimersByTimeAsync(1.75 * hourMs)
    const waits = gate.entrance('b').enter(forever)
    await vi.advanceTimersByTimeAsync(0.25 * hourMs)
    ;(await waits)({ outcome: 'done' })
  })

  it('and again: it halves again, down to one and never to none', async () => {
    const gate = new Gate({ concurrency: 16 }, clock)
    for (const expected of [8, 4, 2, 1, 1]) {
      const under = await enterMany(gate, gate.state().concurrency)
      for (const leave of under) leave({ outcome: 'rate limited', waitMs: 1000 })
      expect(gate.state().concurrency).toBe(expected)
      await vi.advanceTimersByTimeAsync(1000)
    }
  })

  it('goes up again by one for as many calls that worked as go through, and never above what is given', async () => {
    const gate = new Gate({ concurrency: 4 }, clock)
    for (const leave of await enterMany(gate, 4)) leave({ outcome: 'rate limited', waitMs: 0 })
    const seen: number[] = []
    for (let call = 0; call < 14; call += 1) {
      const [leave] = await enterMany(gate, 1)
      leave?.({ outcome: 'done' })
      seen.push(gate.state().concurrency)
    }
    expect(seen).toEqual([2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
  })

  it('without a limit of its own it learns one from what was under way', async () => {
    const gate = new Gate({}, clock)
    const under = await enterMany(gate, 20)
    under[0]?.({ outcome: 'rate limited', waitMs: 10 })
    expect(gate.state().concurrency).toBe(10)
  })

  it('what failed otherwise changes nothing, and to leave twice counts once', async () => {
    const gate = new Gate({ concurrency: 3 }, clock)
    const [leave] = await enterMany(gate, 1)
    leave?.({ outcome: 'failed' })
    leave?.({ outcome: 'rate limited', waitMs: 1000 })
    expect(gate.state()).toMatchObject({ underWay: 0, waiting: 0, concurrency: 3, heldForMs: 0 })
  })
})

describe('who waits', () => {
  it('is let through in the order of coming, and evenly between chatbots', async () => {
    const gate = new Gate({ concurrency: 2 }, clock)
    const order: string[] = []
    const call = (chatbot: string, number: number) =>
      gate
        .entrance(chatbot)
        .enter(forever)
        .then(async (leave) => {
          order.push(`${chatbot}${number}`)
          await after(100)
          leave({ outcome: 'done' })
        })
    const all = [...[1, 2, 3, 4, 5, 6].map((number) => call('a', number)), call('b', 1), call('b', 2)]
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all(all)
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5', 'a6'])
  })

  it('leaves when its signal ends, with its reason, and makes room', async () => {
    const gate = new Gate({ concurrency: 1 }, clock)
    await gate.entrance('a').enter(forever)
    const stop = new AbortController()
    const waits = gate.entrance('a').enter(stop.signal)
    const fault = expect(waits).rejects.toThrow('the time is up')
    stop.abort(new Error('the time is up'))
    await fault
    expect(gate.state()).toMatchObject({ underWay: 1, waiting: 0 })
    await expect(gate.entrance('a').enter(stop.signal)).rejects.toThrow('the time is up')
  })
})

/** A provider with a limit of its own that nobody told the gate. */
const strictProvider = (requestsPerMinute: number) => {
  const starts = new SlidingMinute()
  let refused = 0
  return {
    refused: () => refused,
    call: async (): Promise<Attempted> => {
      const waitMs = starts.untilRoomFor(performance.now(), 1, requestsPerMinute)
      if (waitMs > 0) {
        refused += 1
        await after(100)
        return { outcome: 'rate limited', waitMs }
      }
      starts.add(performance.now(), 1)
      await after(8_000)
      return { outcome: 'done', tokens: 2_000 }
    },
  }
}

describe('a day and a night', () => {
  it('of a provider that nobody knows the limit of: it is used up, seldom overrun, and both chatbots get their half', async () => {
    const gate = new Gate({}, clock)
    const provider = strictProvider(30)
    const done = new Map<string, number>()
    const begin = performance.now()
    const over = () => performance.now() - begin > 24 * hourMs
    const calling = ['a', 'b'].flatMap((chatbot) =>
      callers(
        gate,
        chatbot,
        chatbot === 'a' ? 20 : 10,
        async () => {
          const attempted = await provider.call()
          if (attempted.outcome === 'done') done.set(chatbot, (done.get(chatbot) ?? 0) + 1)
          return attempted
        },
        over,
      ),
    )
    // The clock of the wall is set back and forth meanwhile: it plays no part.
    for (let hour = 0; hour < 24; hour += 1) {
      await vi.advanceTimersByTimeAsync(hourMs)
      vi.setSystemTime(Date.now() + (hour % 2 === 0 ? -5 : 3) * hourMs)
    }
    await vi.advanceTimersByTimeAsync(hourMs)
    await Promise.all(calling)
    const [a = 0, b = 0] = [done.get('a'), done.get('b')]
    expect(a + b).toBeGreaterThan(0.8 * 24 * 60 * 30)
    expect(a + b).toBeLessThanOrEqual(24 * 60 * 30 + 60)
    expect(b / (a + b)).toBeGreaterThan(0.3)
    expect(provider.refused()).toBeLessThan((a + b) / 5)
    expect(gate.state()).toMatchObject({ underWay: 0, waiting: 0 })
  })
})
