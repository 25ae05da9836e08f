import { describe, expect, it, vi } from 'vitest'
import { type Chatbot, OutsideFault, RanOut } from '../../src/chatbot/chatbot.ts'
import { RunStopped } from '../../src/run/index.ts'
import { chatbotThat, playToy, toyApp, toyCase, toySuite } from './toy-bench.ts'

describe('an answer', () => {
  it('records every message, call, result, text read and state, whatever the reply says', async () => {
    const answer = await playToy(
      chatbotThat(async (desk) => {
        desk.startRound()
        await desk.callTool({ id: '1', tool: 'look', args: {} })
        desk.remark('Now I put it.')
        desk.startRound()
        await desk.callTool({ id: '2', tool: 'put', args: { what: 'it' } })
        await desk.callTool({ id: '3', tool: 'pull', args: null })
        return 'I did nothing.'
      }),
    )
    expect(answer.ending).toEqual({ kind: 'finished' })
    expect(answer.turns).toMatchObject([
      {
        cue: { kind: 'prompt' },
        message: 'Put it there.',
        remarks: ['Now I put it.'],
        calls: [
          {
            id: '1',
            tool: 'look',
            outcome: 'done',
            reads: [{ document: 'SOP-001 v1', text: 'A text.' }],
            round: 1,
          },
          { id: '2', tool: 'put', args: { what: 'it' }, wrote: ['NC-2026-001'], round: 2 },
          { id: '3', tool: 'pull', args: null, outcome: 'refused', round: 2 },
        ],
        reply: 'I did nothing.',
      },
    ])
    expect(answer.before.records).toEqual([])
    expect(answer.after.records.map(({ id }) => id)).toEqual(['NC-2026-001'])
  })

  it('starts from a fresh tenant each time', async () => {
    const puts = chatbotThat(async (desk) => {
      await desk.callTool({ id: '1', tool: 'put', args: {} })
      return 'Put.'
    })
    const suite = toySuite(toyApp())
    const [one, other] = [await playToy(puts, { suite }), await playToy(puts, { suite })]
    expect(one.after.records).toHaveLength(1)
    expect(other.before.records).toHaveLength(0)
    expect(other.after.records).toHaveLength(1)
    expect(one.id).not.toBe(other.id)
  })

  it('delivers the follow-ups in their order, and tells those that were never delivered', async () => {
    const task = toyCase({ followUps: ['First.', 'Second.', 'Third.'] })
    const heard: string[] = []
    const answer = await playToy(
      chatbotThat(async (_, message, turn) => {
        heard.push(message)
        if (turn === 2) throw new RanOut('context', 'the context is full')
        return 'Yes.'
      }),
      { task },
    )
    expect(heard).toEqual(['Put it there.', 'First.', 'Second.'])
    expect(answer.undelivered).toEqual(['Third.'])
    expect(answer.turns.map(({ reply }) => reply)).toEqual(['Yes.', 'Yes.', undefined])
  })

  it('gets no tools and another prompt where a case gives none', async () => {
    const answer = await playToy(
      chatbotThat(async (desk) => {
        expect(desk.tools).toEqual([])
        const { outcome } = await desk.callTool({ id: '1', tool: 'put', args: {} })
        return outcome
      }),
      { task: toyCase({ tools: false }) },
    )
    expect(answer.systemPrompt).toBe('You answer without tools.')
    expect(answer.turns[0]?.reply).toBe('refused')
    expect(answer.after.records).toEqual([])
  })
})

describe('how an answer ends', () => {
  it('asking for more rounds than the cap is running out; exactly the cap is not', async () => {
    const rounds = (count: number) =>
      chatbotThat(async (desk) => {
        for (let round = 0; round < count; round += 1) {
          desk.startRound()
          await desk.callTool({ id: String(round), tool: 'look', args: {} })
        }
        return 'Done looking.'
      })
    expect((await playToy(rounds(3))).ending).toEqual({ kind: 'finished' })
    const over = await playToy(rounds(4))
    expect(over.ending).toMatchObject({ kind: 'ran out', limit: 'tool rounds' })
    expect(over.turns[0]?.calls).toHaveLength(3)
    expect((await playToy(rounds(4), { task: toyCase({ limits: { toolRounds: 5 } }) })).ending.kind).toBe(
      'finished',
    )
  })

  it('a request over the context limit is running out', async () => {
    const suite = toySuite(toyApp(), { limits: { toolRounds: 3, wallTimeMs: 60_000, contextTokens: 1000 } })
    const answer = await playToy(
      chatbotThat(async (desk) => {
        desk.recordModelCall({
          requestedAt: '',
          durationMs: 1,
          usage: { inputTokens: 990, outputTokens: 20 },
          finishReason: 'stop',
          served: {},
        })
        return 'Done.'
      }),
      { suite },
    )
    expect(answer.ending).toMatchObject({ kind: 'ran out', limit: 'context' })
    expect(answer.turns[0]?.modelCalls).toHaveLength(1)
  })

  it('a chatbot that hangs, heeding no signal, ends when its time is up', async () => {
    const suite = toySuite(toyApp(), { limits: { toolRounds: 3, wallTimeMs: 20 } })
    const { ending } = await playToy(
      chatbotThat(() => new Promise(() => undefined)),
      { suite },
    )
    expect(ending).toMatchObject({ kind: 'failed', fault: 'time' })
  })

  it('its time stands still while it waits for its provider, and goes on after', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const suite = toySuite(toyApp(), { limits: { toolRounds: 3, wallTimeMs: 10_000 } })
    const playing = async (chatbot: Chatbot) => {
      const answer = playToy(chatbot, { suite })
      await vi.advanceTimersByTimeAsync(24 * 3_600_000)
      return (await answer).ending
    }
    const waitsBetween = (workMs: number) =>
      chatbotThat(async (desk) => {
        await after(workMs)
        await desk.waitFor(Promise.all([after(3_600_000), desk.waitFor(after(7_200_000))]))
        await desk.waitFor(Promise.reject(new Error('turned away'))).catch(() => undefined)
        await after(workMs)
        return 'Done.'
      })
    try {
      expect(await playing(waitsBetween(4_900))).toEqual({ kind: 'finished' })
      expect(await playing(waitsBetween(5_100))).toMatchObject({ kind: 'failed', fault: 'time' })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('a provider that fails, an app that crashes and a fault of a chatbot’s code are outside faults', async () => {
    const provider = chatbotThat(async () => {
      throw new OutsideFault('provider', '503 for ten minutes')
    })
    expect((await playToy(provider)).ending).toEqual({
      kind: 'failed',
      fault: 'provider',
      why: '503 for ten minutes',
    })
    const crashing = toySuite(toyApp({ call: async () => Promise.reject(new Error('connection lost')) }))
    const calls = chatbotThat(
      async (desk) => (await desk.callTool({ id: '1', tool: 'look', args: {} })).content,
    )
    expect((await playToy(calls, { suite: crashing })).ending).toMatchObject({ kind: 'failed', fault: 'app' })
    const faulty = chatbotThat(async () => {
      throw new TypeError('x is not a function')
    })
    expect((await playToy(faulty)).ending).toMatchObject({ kind: 'failed', fault: 'bench' })
  })

  it('an app whose state cannot be read fails the answer', async () => {
    const suite = toySuite(toyApp({ state: async () => Promise.reject(new Error('gone')) }))
    expect(
      (
        await playToy(
          chatbotThat(async () => 'Hello.'),
          { suite },
        )
      ).ending.kind,
    ).toBe('failed')
    const closed = toySuite({ ...toyApp(), open: async () => Promise.reject(new Error('no licence')) })
    const { ending } = await playToy(
      chatbotThat(async () => 'Hello.'),
      { suite: closed },
    )
    expect(ending).toEqual({ kind: 'failed', fault: 'app', why: 'the app failed: no licence' })
  })

  it('a stopped run leaves no answer', async () => {
    const stop = new AbortController()
    const hangs = chatbotThat(() => {
      stop.abort()
      return new Promise(() => undefined)
    })
    await expect(playToy(hangs, { signal: stop.signal })).rejects.toThrow(RunStopped)
  })
})
