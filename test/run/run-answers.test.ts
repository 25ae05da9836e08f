import { describe, expect, it } from 'vitest'
import type { ToolResult } from '../../src/app/index.ts'
import { type Chatbot, OutsideFault } from '../../src/chatbot/chatbot.ts'
import { createChatbot } from '../../src/chatbot/create-chatbot.ts'
import {
  Budget,
  type Gate,
  type GateState,
  type PlannedAnswer,
  planRun,
  type RunEvent,
  RunStopped,
  type RunTerms,
  runAnswers,
  systemClock,
} from '../../src/run/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { openaiWire } from '../chatbot/servers/openai-server.ts'
import { type ReceivedRequest, type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { environmentFor } from '../chatbot/servers/wire.ts'
import { temporaryFile } from '../store/temporary.ts'
import { chatbotThat, toyApp, toyCase, toySuite } from './toy-bench.ts'

const clock = systemClock
const hourMs = 3_600_000
const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const planOf = (chatbots: readonly Chatbot[], replicates = 1): readonly PlannedAnswer[] =>
  planRun({ ranFingerprint: 'ran', cases: [toyCase()], chatbots, replicates, plays: () => true })

/** A gate in some state. */
const gateThat = (state: Partial<GateState>): Pick<Gate, 'state'> => ({
  state: () => ({
    underWay: 0,
    waiting: 0,
    concurrency: 1,
    heldForMs: 0,
    givenUp: undefined,
    ...state,
  }),
})

let processes = 0

/** Works off a plan over a store, as one process would, and gives all that happened. */
const run = async (store: Store, left: readonly PlannedAnswer[], more: Partial<RunTerms> = {}) => {
  const events: RunEvent[] = []
  processes += 1
  const ended = runAnswers({
    suite: toySuite(toyApp()),
    left,
    doneOf: () => 0,
    concurrency: 4,
    keeping: store,
    worker: `process ${processes}`,
    hasEnded: () => false,
    budget: new Budget({}),
    gateOf: () => undefined,
    grade: async () => 5,
    clock,
    sleep,
    signal: new AbortController().signal,
    ...more,
    onEvent: (event) => {
      events.push(event)
      more.onEvent?.(event)
    },
  })
  const outcome = await ended.then(
    () => 'done' as const,
    (error: unknown) => error,
  )
  return { events, outcome, kinds: events.map(({ kind }) => kind) }
}

it('what a chatbot has to load is there before the first answer is begun, and timed', async () => {
  await using store = await openStore(temporaryFile())
  let loaded = 'not'
  const chatbot: Chatbot = {
    ...chatbotThat(async () => loaded),
    prepare: async () => {
      await sleep(20, new AbortController().signal)
      loaded = 'loaded'
    },
  }
  const { events } = await run(store, planOf([chatbot], 4), {
    onEvent: ({ kind }) => {
      if (kind === 'answer started') expect(loaded).toBe('loaded')
    },
  })
  expect(events.filter(({ kind }) => kind === 'answer kept')).toHaveLength(4)
})

/** Three calls of a model that puts something and looks, by what its request holds already. */
const wire = openaiWire
const threeSteps = (request: ReceivedRequest): Step => {
  const results = wire.toolResults(request).length
  if (results === 0) return wire.reply({ calls: [{ id: 'c1', tool: 'put', args: { what: 'it' } }] })
  if (results === 1) return wire.reply({ calls: [{ id: 'c2', tool: 'look', args: {} }] })
  return wire.reply({ text: 'It is there.' })
}

const modelAt = (url: string): Chatbot =>
  createChatbot(wire.chatbot, {
    environment: environmentFor(wire, url),
    scriptOf: () => undefined,
    retryPolicy: { attempts: 1, firstWaitMs: 1, longestWaitMs: 1, longestAskedWaitMs: 1 },
  })

/** Plays the first two calls of an answer and is then stopped, as a killed process would be: it leaves the calls. */
const brokenOff = async (store: Store) => {
  const stop = new AbortController()
  await using server = await startScriptedServer((request) => {
    const step = threeSteps(request)
    if (wire.toolResults(request).length < 2) return step
    stop.abort(new RunStopped())
    return { kind: 'hang' }
  })
  const { outcome } = await run(store, planOf([modelAt(server.url)]), { signal: stop.signal })
  expect(outcome).toBeInstanceOf(RunStopped)
  expect(server.requests).toHaveLength(3)
  expect(await store.answerRows()).toEqual([])
}

describe('an answer that was broken off', () => {
  it('is played again from the calls that are kept: the model is asked for what is left alone', async () => {
    await using store = await openStore(temporaryFile())
    await brokenOff(store)
    await using server = await startScriptedServer(threeSteps)
    const { kinds } = await run(store, planOf([modelAt(server.url)]))
    expect(server.requests).toHaveLength(1)
    expect(wire.toolResults(server.requests[0]!)).toHaveLength(2)
    expect(kinds).not.toContain('answer starts over')
    const [row] = await store.answerRows()
    const answer = await store.answer(row!.id)
    expect(answer?.turns[0]?.modelCalls).toHaveLength(3)
    expect(answer?.turns[0]?.calls.map(({ id }) => id)).toEqual(['c1', 'c2'])
    expect(answer?.after.records).toHaveLength(1)
    expect(await store.keptCalls(row!)).toEqual([])
  })

  it('starts over where a request would be another one than before, and says so', async () => {
    await using store = await openStore(temporaryFile())
    await brokenOff(store)
    await using server = await startScriptedServer(threeSteps)
    const result: ToolResult = { outcome: 'done', content: 'Put elsewhere.', reads: [], wrote: [] }
    const suite = toySuite(toyApp({ call: async () => result }))
    const { events } = await run(store, planOf([modelAt(server.url)]), { suite })
    expect(events.find(({ kind }) => kind === 'answer starts over')).toMatchObject({
      why: expect.stringContaining('model call 2'),
    })
    expect(server.requests).toHaveLength(3)
    const [row] = await store.answerRows()
    expect((await store.answer(row!.id))?.turns[0]?.calls[0]?.content).toBe('Put elsewhere.')
  })

  it('by its provider is failed, and its retry in the same run takes its calls over without paying again', async () => {
    await using store = await openStore(temporaryFile())
    let failing = true
    await using server = await startScriptedServer((request) => {
      if (wire.toolResults(request).length < 2 || !failing) return threeSteps(request)
      failing = false
      return wire.error(503, 'overloaded')
    })
    const { events } = await run(store, planOf([modelAt(server.url)]))
    const kept = events.filter((event) => event.kind === 'answer kept')
    expect(kept.map(({ answer, attempt }) => [answer.ending.kind, attempt])).toEqual([
      ['failed', 1],
      ['finished', 2],
    ])
    expect(server.requests).toHaveLength(4)
    const [first, second] = kept.map(({ answer }) => answer)
    expect(second?.turns[0]?.modelCalls.map(({ paidIn }) => paidIn)).toEqual([
      first?.id,
      first?.id,
      undefined,
    ])
    expect(await store.totals({ fingerprint: 'none' })).toMatchObject([
      { finished: 1, failed: 0, failedAttempts: 1 },
    ])
  })
})

const failsWith = (id: string, fault: OutsideFault['fault'], lane?: string): Chatbot => ({
  ...chatbotThat(async () => {
    throw new OutsideFault(fault, `${fault} trouble`)
  }),
  id,
  label: id,
  ...(lane ? { lane } : {}),
})

const says = (id: string, costUsd?: number): Chatbot => ({
  ...chatbotThat(async (desk) => {
    const call = { requestedAt: '', durationMs: 1, usage: {}, finishReason: 'stop', served: {} }
    desk.recordModelCall(costUsd === undefined ? call : { ...call, costUsd })
    return 'Done.'
  }),
  id,
  label: id,
  lane: 'one',
})

describe('a chatbot that may not go on', () => {
  it('with a wrong key is stopped at once and told once; what it had begun is failed, the others go on', async () => {
    await using store = await openStore(temporaryFile())
    const left = planOf([failsWith('locked out', 'key', 'one'), says('fine')], 30)
    const { events, outcome } = await run(store, left)
    expect(outcome).toBe('done')
    expect(events.filter(({ kind }) => kind === 'chatbot stopped')).toMatchObject([
      { chatbot: 'locked out', reason: 'key', why: 'key trouble' },
    ])
    const rows = await store.answerRows()
    expect(rows.filter(({ chatbot }) => chatbot === 'fine')).toHaveLength(30)
    const failed = rows.filter(({ chatbot }) => chatbot === 'locked out')
    expect(failed.length).toBeLessThanOrEqual(8)
    expect(failed.every(({ ending }) => ending.kind === 'failed')).toBe(true)
  })

  it.each(['model', 'address'] as const)('is stopped at once where its fault is the %s', async (fault) => {
    await using store = await openStore(temporaryFile())
    const { events } = await run(store, planOf([failsWith('nowhere', fault, 'one'), says('fine')], 30))
    expect(events.filter(({ kind }) => kind === 'chatbot stopped')).toMatchObject([
      { chatbot: 'nowhere', reason: fault, why: `${fault} trouble` },
    ])
    expect((await store.answerRows({ chatbots: ['nowhere'] })).length).toBeLessThanOrEqual(8)
    expect(await store.answerRows({ chatbots: ['fine'] })).toHaveLength(30)
  })

  it('because its provider asks for a pause of more than half a day is stopped, with all of its provider', async () => {
    await using store = await openStore(temporaryFile())
    let asked = false
    const pausing: Chatbot = {
      ...chatbotThat(async () => {
        asked = true
        throw new OutsideFault('provider', 'it asks to wait 900 minutes')
      }),
      id: 'pausing',
      label: 'pausing',
      lane: 'far',
    }
    const left = planOf([pausing, { ...says('neighbour'), lane: 'far' }, says('fine')], 30)
    const { events, outcome } = await run(store, left, {
      gateOf: (lane) => gateThat({ heldForMs: lane === 'far' && asked ? 15 * hourMs : 0 }),
    })
    expect(outcome).toBe('done')
    expect(events.filter(({ kind }) => kind === 'chatbot stopped')).toMatchObject([
      { chatbot: 'pausing', reason: 'pause', why: 'it asks to wait 900 minutes' },
      { chatbot: 'neighbour', reason: 'pause' },
    ])
    expect(await store.answerRows({ chatbots: ['fine'] })).toHaveLength(30)
    expect((await store.answerRows({ chatbots: ['pausing', 'neighbour'] })).length).toBeLessThanOrEqual(8)
  })

  it('for its cost begins nothing more, those under way end, and the run’s limit holds for all', async () => {
    await using store = await openStore(temporaryFile())
    const chatbots = [says('dear', 1), says('cheap', 0.01)]
    const one = await run(store, planOf(chatbots, 30), { budget: new Budget({ chatbot: 5 }) })
    const count = async (chatbot: string) => (await store.answerRows({ chatbots: [chatbot] })).length
    expect(await count('cheap')).toBe(30)
    expect(await count('dear')).toBeGreaterThanOrEqual(5)
    expect(await count('dear')).toBeLessThanOrEqual(5 + 8)
    expect(one.events.filter(({ kind }) => kind === 'chatbot stopped')).toMatchObject([
      {
        chatbot: 'dear',
        reason: 'cost',
        why: expect.stringMatching(/has cost \$\d\.00, and a chatbot may cost \$5\.00/),
      },
    ])

    // What was spent before counts: a run that goes on does not begin with a full purse.
    const before = new Map((await store.spending()).map(({ chatbot, paidUsd = 0 }) => [chatbot, paidUsd]))
    const left = planOf(chatbots, 40).filter(({ replicate }) => replicate > 30)
    const again = await run(store, left, { budget: new Budget({ run: 5 }, before) })
    expect(again.kinds).not.toContain('answer started')
    expect(again.events.filter(({ kind }) => kind === 'chatbot stopped')).toHaveLength(2)
  })

  it('a call of unknown price is told where a limit hangs on it', async () => {
    await using store = await openStore(temporaryFile())
    const { events } = await run(store, planOf([says('unpriced')], 5), { budget: new Budget({ run: 1 }) })
    expect(events.filter(({ kind }) => kind === 'notice')).toMatchObject([
      { text: expect.stringContaining('no price is known for unpriced') },
    ])
    expect(await store.answerRows()).toHaveLength(5)
  })

  it('every other answer that fails is tried once more in the run, and no more', async () => {
    await using store = await openStore(temporaryFile())
    const { events } = await run(store, planOf([failsWith('down', 'provider')], 3))
    const attempts = events.flatMap((event) => (event.kind === 'answer kept' ? [event.attempt] : []))
    expect(attempts).toEqual([1, 1, 1, 2, 2, 2])
    expect(await store.totals({ fingerprint: 'none' })).toMatchObject([{ failed: 3, failedAttempts: 6 }])
  })
})

describe('a store that cannot be written any more', () => {
  it('ends the run with its message; what finished is kept, and nothing more is begun', async () => {
    await using store = await openStore(temporaryFile())
    let kept = 0
    const full: Store = {
      ...store,
      keepAnswer: async (answer) => {
        if (kept === 6) throw new Error('The disk is full. Make room and start again.')
        kept += 1
        return store.keepAnswer(answer)
      },
    }
    const { events, outcome } = await run(full, planOf([says('fine')], 500))
    expect(outcome).toMatchObject({ message: expect.stringContaining('The disk is full') })
    expect(await store.answerRows()).toHaveLength(6)
    expect(events.filter(({ kind }) => kind === 'answer started').length).toBeLessThan(40)
    expect(await store.workers()).toEqual([])
    const rest = await run(store, planOf([says('fine')], 20))
    expect(rest.outcome).toBe('done')
    expect(await store.answerRows()).toHaveLength(20)
  })

  it('where a model call cannot be kept, the answer is not one that failed: the run ends', async () => {
    await using store = await openStore(temporaryFile())
    await using server = await startScriptedServer(threeSteps)
    const full: Store = { ...store, keepCall: () => Promise.reject(new Error('The disk is full.')) }
    const { outcome } = await run(full, planOf([modelAt(server.url)], 3))
    expect(outcome).toMatchObject({ message: 'The disk is full.' })
    expect(await store.answerRows()).toEqual([])
  })
})

describe('two processes on one store', () => {
  const slow = (takesMs: number): Chatbot => ({
    ...chatbotThat(async () => {
      await new Promise((resolve) => setTimeout(resolve, takesMs))
      return 'Done.'
    }),
    id: 'slow',
    label: 'slow',
  })

  it('share the answers, and both end when all are there', async () => {
    const path = temporaryFile()
    await using one = await openStore(path)
    await using other = await openStore(path)
    const left = planOf([slow(5)], 60)
    const both = await Promise.all([run(one, left), run(other, left)])
    const played = both.map(({ events }) => events.filter(({ kind }) => kind === 'answer started').length)
    expect(played[0]! + played[1]!).toBe(60)
    expect(Math.min(...played)).toBeGreaterThan(0)
    expect(both.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect(await one.answerRows()).toHaveLength(60)
  })

  /** Waits that take no time, and a clock that moves by them. */
  const quickTime = () => {
    let now = 0
    return {
      clock: { now: () => new Date(0), elapsedMs: () => now },
      sleep: async (ms: number, signal: AbortSignal) => {
        // The heartbeat would run ahead of everything else.
        if (ms === 15_000) return sleep(1_000_000, signal)
        now += ms
        await new Promise((resolve) => setTimeout(resolve, 1))
      },
    }
  }

  it('what one holds that has ended is taken over at once; what a silent one holds, after a minute', async () => {
    await using store = await openStore(temporaryFile())
    const left = planOf([slow(1)], 4)
    await store.beat('ended', 0)
    await store.beat('silent', 0)
    const [first, second] = left.map(({ replicate }) => ({
      ranFingerprint: 'ran',
      caseId: 'CB99',
      chatbot: 'slow',
      replicate,
    }))
    await store.claim('ended', [first!])
    await store.claim('silent', [second!])
    const time = quickTime()
    const { events, kinds, outcome } = await run(store, left, {
      ...time,
      hasEnded: (worker) => worker === 'ended',
    })
    expect(outcome).toBe('done')
    expect(await store.answerRows()).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'others awaited')).toHaveLength(1)
    expect(events.find(({ kind }) => kind === 'others awaited')).toMatchObject({ answers: 1 })
    expect(time.clock.elapsedMs()).toBeGreaterThanOrEqual(60_000)
    expect(time.clock.elapsedMs()).toBeLessThan(63_000)
  })

  it('one that lives and is only slow keeps what it holds, however long it takes', async () => {
    await using store = await openStore(temporaryFile())
    const left = planOf([slow(1)], 1)
    await store.beat('alive', 0)
    const key = { ranFingerprint: 'ran', caseId: 'CB99', chatbot: 'slow', replicate: 1 }
    await store.claim('alive', [key])
    const time = quickTime()
    let beats = 0
    const stop = new AbortController()
    const { outcome, kinds } = await run(store, left, {
      ...time,
      signal: stop.signal,
      sleep: async (ms, signal) => {
        await time.sleep(ms, signal)
        if (ms !== 1000) return
        beats += 1
        if (beats % 30 === 0) await store.beat('alive', beats)
        if (beats === 300) stop.abort(new RunStopped())
      },
    })
    expect(outcome).toBeInstanceOf(RunStopped)
    expect(kinds).not.toContain('answer started')
  })

  it('one that was taken for dead learns of it and ends: others have its answers', async () => {
    await using store = await openStore(temporaryFile())
    const worker = 'suspended'
    const { outcome } = await run(store, planOf([slow(200)], 50), {
      worker,
      sleep: async (ms, signal) => {
        if (ms !== 15_000) return sleep(ms, signal)
        await store.free(worker)
      },
    })
    expect(outcome).toMatchObject({ name: 'TakenForDead' })
  })
})
