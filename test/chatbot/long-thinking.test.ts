import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anthropicWire } from './servers/anthropic-server.ts'
import { geminiWire } from './servers/gemini-server.ts'
import { mistralWire } from './servers/mistral-server.ts'
import { openaiResponsesWire } from './servers/openai-responses-server.ts'
import { compatibleWire, openaiWire } from './servers/openai-server.ts'
import { answer, type Step, startScriptedServer } from './servers/scripted-server.ts'
import { stage } from './stage.ts'

// The servers are real, and so is the waiting for bytes; the half an hour is not. The client keeps a timer of its own
// from call to call, which must not change under it.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }))
afterAll(() => void vi.useRealTimers())

const minutes = (count: number): number => count * 60_000

/** Lets time pass once a server has a request. */
const pass = async (requests: readonly unknown[], ms: number): Promise<void> => {
  while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
}

let dripping: NodeJS.Timeout | undefined
const drip = (send: () => void) => {
  dripping = setInterval(send, minutes(1))
}

const lateReply = (step: Step, after: 'nothing' | 'half the body') => {
  let come = (): void => undefined
  const until = new Promise<void>((resolve) => {
    come = resolve
  })
  const late: Step = { kind: 'late', until, after, body: step.body }
  return { late, come }
}

describe.each([geminiWire, openaiWire, openaiResponsesWire, compatibleWire, anthropicWire, mistralWire])(
  '$name',
  (wire) => {
    it.each(['nothing', 'half the body'] as const)(
      'lets a call think for half an hour after %s of its reply, where its deadline does',
      async (after) => {
        const { late, come } = lateReply(wire.reply({ text: 'I have thought.' }), after)
        await using run = await stage(wire, [late], { callDeadlineMs: minutes(31) })
        const reply = run.send('Think.')
        await pass(run.requests, minutes(30))
        come()
        expect(await reply).toBe('I have thought.')
        expect(run.requests).toHaveLength(1)
      },
    )

    it.each<[string, (step: Step) => Step]>([
      ['before its headers', () => ({ kind: 'hang' })],
      ['in mid-body', ({ body }) => ({ kind: 'hang', after: 'half the body', body })],
      ['and sends a byte a minute', ({ body }) => ({ kind: 'drip', body, onByte: drip })],
    ])('gives a server that hangs %s up after ten minutes, and not before', async (_name, stepOf) => {
      await using run = await stage(wire, [stepOf(wire.reply({ text: 'I have thought. '.repeat(20) }))])
      let ended = false
      const reply = run.send('Think.').catch((error: unknown) => {
        ended = true
        return error
      })
      await pass(run.requests, minutes(10) - 1)
      expect(ended).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await reply).toMatchObject({ fault: 'provider', message: expect.stringMatching(/within 600 s/) })
      expect(run.requests).toHaveLength(1)
      clearInterval(dripping)
    })
  },
)

it('is no matter of course: the usual client has given up by then', async () => {
  await using server = await startScriptedServer([{ ...answer({}), kind: 'hang' }])
  const failed = request(server.url, { method: 'POST' }).catch((error: unknown) => error)
  await pass(server.requests, minutes(6))
  expect(await failed).toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' })
})

it('a server that sends without end fills no memory', async () => {
  await using run = await stage(openaiWire, [{ kind: 'flood' }, openaiWire.reply({ text: 'Here.' })])
  expect(await run.send('Do it.')).toBe('Here.')
  expect(run.desk.modelCalls[0]?.failedAttempts?.lastWhy).toMatch(/larger than any reply/)
})
