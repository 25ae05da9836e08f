import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Claimed, RunStopped } from '../../src/run/index.ts'
import { type Work, workOff } from '../../src/run/schedule.ts'

interface Item {
  readonly lane: string
  readonly chatbot: string
  readonly number: number
  readonly takesMs: number
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Works off items that take their time by a clock that a test moves, and writes down what began and ended when. */
const work = async (items: readonly Item[], more: Partial<Work<Item, string>> = {}) => {
  const began: { item: Item; at: number; attempt: number }[] = []
  const ended: { item: Item; at: number }[] = []
  const playing = new Map<string, number>()
  const most = new Map<string, number>()
  const start = Date.now()
  const done = workOff<Item, string>(items, {
    laneOf: ({ lane }) => lane,
    chatbotOf: ({ chatbot }) => chatbot,
    doneOf: () => 0,
    concurrency: 4,
    goesOn: () => true,
    claim: async (claimed) => claimed.map((): Claimed => 'claimed'),
    release: async () => undefined,
    play: async ({ item, attempt }, signal) => {
      began.push({ item, at: Date.now() - start, attempt })
      const now = (playing.get(item.lane) ?? 0) + 1
      playing.set(item.lane, now)
      most.set(item.lane, Math.max(now, most.get(item.lane) ?? 0))
      try {
        await after(item.takesMs, signal)
      } finally {
        playing.set(item.lane, (playing.get(item.lane) ?? 0) - 1)
      }
      ended.push({ item, at: Date.now() - start })
      return 'fine'
    },
    keep: async () => 'settled',
    awaitOthers: () => Promise.reject(new Error('nobody else holds anything')),
    pausedMs: () => 0,
    sleep: (ms, signal) => after(ms, signal).catch(() => undefined),
    elapsed: () => performance.now(),
    signal: new AbortController().signal,
    ...more,
  })
  const outcome = done.then(
    () => 'done' as const,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return { began, ended, most, playing, outcome: await outcome }
}

const itemsOf = (lane: string, chatbot: string, count: number, takesMs: number): readonly Item[] =>
  Array.from({ length: count }, (_, number) => ({ lane, chatbot, number, takesMs }))

const anyItems = fc
  .array(
    fc.record({
      lane: fc.constantFrom('one', 'two', 'three'),
      bot: fc.constantFrom('a', 'b', 'c'),
      takesMs: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    drawn.map(
      ({ lane, bot, takesMs }, number): Item => ({ lane, chatbot: `${lane}/${bot}`, number, takesMs }),
    ),
  )

describe('whatever there is to do', () => {
  it('each item is played once, no more than the concurrency at a time in a lane, and a lane is never idle', async () => {
    await fc.assert(
      fc.asyncProperty(anyItems, fc.integer({ min: 1, max: 6 }), async (items, concurrency) => {
        const { began, ended, most, outcome } = await work(items, { concurrency })
        expect(outcome).toBe('done')
        expect(began.map(({ item }) => item.number).sort((a, b) => a - b)).toEqual(
          items.map(({ number }) => number),
        )
        expect(ended).toHaveLength(items.length)
        for (const [lane, count] of most) {
          expect(count).toBeLessThanOrEqual(concurrency)
          expect(count).toBe(Math.min(concurrency, items.filter((item) => item.lane === lane).length))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('the place of one that was played is taken before it is kept', async () => {
    const told: string[] = []
    await work(itemsOf('one', 'a', 3, 10), {
      concurrency: 1,
      play: async ({ item }) => {
        told.push(`play ${item.number}`)
        return 'fine'
      },
      keep: async ({ item }) => {
        told.push(`keep ${item.number}`)
        return 'settled'
      },
    })
    expect(told.indexOf('play 1')).toBeLessThan(told.indexOf('keep 0'))
    expect(told.indexOf('play 2')).toBeLessThan(told.indexOf('keep 1'))
  })

  it('a chatbot keeps its order, and no chatbot of a lane is begun more than once ahead of one with work left', async () => {
    await fc.assert(
      fc.asyncProperty(anyItems, fc.integer({ min: 1, max: 6 }), async (items, concurrency) => {
        const { began } = await work(items, { concurrency })
        const counts = new Map<string, number>()
        const left = new Map<string, number>()
        for (const { chatbot } of items) left.set(chatbot, (left.get(chatbot) ?? 0) + 1)
        const last = new Map<string, number>()
        for (const { item } of began) {
          const { chatbot, lane, number } = item
          expect(number).toBeGreaterThan(last.get(chatbot) ?? -1)
          last.set(chatbot, number)
          for (const other of left.keys()) {
            if (other.startsWith(`${lane}/`) && (left.get(other) ?? 0) > 0)
              expect(counts.get(chatbot) ?? 0).toBeLessThanOrEqual(counts.get(other) ?? 0)
          }
          counts.set(chatbot, (counts.get(chatbot) ?? 0) + 1)
          left.set(chatbot, (left.get(chatbot) ?? 0) - 1)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('lanes', () => {
  it('a provider that hangs holds up nobody else', async () => {
    const { ended } = await work([...itemsOf('slow', 's', 8, 600_000), ...itemsOf('quick', 'q', 40, 10)])
    const quick = ended.filter(({ item }) => item.lane === 'quick')
    expect(Math.max(...quick.map(({ at }) => at))).toBe(100)
  })

  it('nothing of a lane is begun while its provider is in a pause; the other lanes go on, and so does it afterwards', async () => {
    const start = Date.now()
    const { began, outcome } = await work([...itemsOf('one', 'a', 6, 10), ...itemsOf('two', 'b', 6, 10)], {
      concurrency: 2,
      pausedMs: (lane) => {
        const at = Date.now() - start
        return lane === 'one' && at >= 5 && at < 7_200_000 ? 7_200_000 - at : 0
      },
    })
    expect(outcome).toBe('done')
    const startsOf = (lane: string) => began.flatMap(({ item, at }) => (item.lane === lane ? [at] : []))
    expect(startsOf('two')).toEqual([0, 0, 10, 10, 20, 20])
    expect(startsOf('one')).toEqual([0, 0, 7_200_000, 7_200_000, 7_200_010, 7_200_010])
  })

  it('what is claimed of a chatbot that may not go on is given back in a pause too', async () => {
    let stopped = false
    const { began, outcome } = await work(itemsOf('one', 'a', 6, 10), {
      concurrency: 2,
      goesOn: () => !stopped,
      pausedMs: () => (stopped ? 1e12 : 0),
      keep: async () => {
        stopped = true
        return 'again'
      },
    })
    expect(outcome).toBe('done')
    expect(began.length).toBeLessThanOrEqual(3)
  })

  it('what an earlier run brought counts: the chatbot that is behind goes first', async () => {
    const items = [...itemsOf('one', 'ahead', 3, 1), ...itemsOf('one', 'behind', 5, 1)]
    const { began } = await work(items, {
      concurrency: 1,
      doneOf: (chatbot) => (chatbot === 'ahead' ? 2 : 0),
    })
    expect(began.map(({ item }) => item.chatbot)).toEqual([
      'behind',
      'behind',
      'ahead',
      'behind',
      'ahead',
      'behind',
      'ahead',
      'behind',
    ])
  })
})

describe('what does not work', () => {
  it('is tried once more, after all that was not tried yet', async () => {
    const { began } = await work(itemsOf('one', 'a', 5, 10), {
      concurrency: 2,
      keep: async ({ item }) => (item.number === 0 || item.number === 3 ? 'again' : 'settled'),
    })
    expect(began.map(({ item, attempt }) => [item.number, attempt])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [0, 2],
      [3, 2],
    ])
  })

  it('a chatbot that may not go on is left, also where its items were claimed already; the others go on', async () => {
    const released: Item[] = []
    let stopped = false
    const { began, outcome } = await work([...itemsOf('one', 'a', 20, 10), ...itemsOf('one', 'b', 20, 10)], {
      goesOn: (chatbot) => !(stopped && chatbot === 'a'),
      release: async (items) => {
        released.push(...items)
      },
      keep: async ({ item }) => {
        if (item.chatbot === 'a') stopped = true
        return 'settled'
      },
    })
    expect(outcome).toBe('done')
    const of = (chatbot: string) => began.filter(({ item }) => item.chatbot === chatbot).length
    expect(of('b')).toBe(20)
    expect(of('a')).toBeLessThanOrEqual(4)
    expect(released.every(({ chatbot }) => chatbot === 'a')).toBe(true)
  })

  it('a result that cannot be kept ends everything: what is under way is told to stop, nothing more begins', async () => {
    const { began, ended, playing, outcome } = await work(
      [...itemsOf('one', 'a', 20, 10), ...itemsOf('two', 'b', 20, 1000)],
      {
        keep: async ({ item }) => {
          if (item.number === 5) throw new Error('the disk is full')
          return 'settled'
        },
      },
    )
    expect(outcome).toMatchObject({ message: 'the disk is full' })
    expect([...playing.values()]).toEqual([0, 0])
    expect(began.length).toBeLessThan(20)
    expect(ended.every(({ item }) => item.lane === 'one')).toBe(true)
  })

  it('a run that is stopped ends at once', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new RunStopped()), 25)
    const { ended, outcome } = await work(itemsOf('one', 'a', 20, 10), { signal: stop.signal })
    expect(outcome).toBeInstanceOf(RunStopped)
    expect(ended).toHaveLength(8)
  })
})

describe('what others hold', () => {
  it('is waited for at the end, and played where they do not bring it', async () => {
    const waits: number[] = []
    const { began } = await work(itemsOf('one', 'a', 6, 10), {
      claim: async (items) =>
        items.map(({ number }): Claimed => {
          if (number === 1) return 'settled'
          if (number === 2) return waits.length < 3 ? 'held' : 'claimed'
          return number === 3 && waits.length === 0 ? 'held' : number === 3 ? 'settled' : 'claimed'
        }),
      awaitOthers: async (_, held) => {
        waits.push(held)
        await new Promise((resolve) => setTimeout(resolve, 1000))
      },
    })
    expect(began.map(({ item }) => item.number)).toEqual([0, 4, 5, 2])
    expect(waits).toEqual([2, 1, 1])
  })

  it('is not hoarded: no more is claimed ahead than a quarter of the concurrency', async () => {
    let claimed = 0
    let begun = 0
    await work(itemsOf('one', 'a', 100, 10), {
      concurrency: 8,
      claim: async (items) => {
        claimed += items.length
        expect(claimed - begun).toBeLessThanOrEqual(10)
        return items.map((): Claimed => 'claimed')
      },
      play: async () => {
        begun += 1
        await new Promise((resolve) => setTimeout(resolve, 60_000))
        return 'fine'
      },
    })
    expect(begun).toBe(100)
  })
})
