import { describe, expect, it } from 'vitest'
import { fakeClock } from './fake-clock.ts'
import { anthropicWire } from './servers/anthropic-server.ts'
import { geminiWire } from './servers/gemini-server.ts'
import { mistralWire } from './servers/mistral-server.ts'
import { openaiResponsesWire } from './servers/openai-responses-server.ts'
import { compatibleWire, openaiWire } from './servers/openai-server.ts'
import { answer, type Step, startScriptedServer } from './servers/scripted-server.ts'
import { wireKey } from './servers/wire.ts'
import { stage } from './stage.ts'

const wires = [geminiWire, openaiWire, openaiResponsesWire, compatibleWire, anthropicWire, mistralWire]

const read = (id: string, code: string) => ({ id, tool: 'read_document', args: { code } })
const fails = (fault: string, message: RegExp) =>
  expect.objectContaining({ name: 'OutsideFault', fault, message: expect.stringMatching(message) })
const contextFull = expect.objectContaining({ name: 'RanOut', limit: 'context' })

describe.each(wires)('$name', (wire) => {
  it('goes through several rounds of tools, parallel calls in their order, and two user messages', async () => {
    await using run = await stage(wire, [
      wire.reply({
        text: 'Let me look.',
        calls: [read('callA0001', 'SOP-014'), read('callA0002', 'SOP-021')],
      }),
      wire.reply({ calls: [read('callB0001', 'WI-003')] }),
      wire.reply({ text: 'Here it is.' }),
      wire.reply({ text: 'You are welcome.' }),
    ])
    expect(await run.send('Find it.')).toBe('Here it is.')
    expect(await run.send('Thanks.')).toBe('You are welcome.')

    expect(run.desk.log.map((entry) => (entry.kind === 'call' ? entry.request.id : entry.kind))).toEqual([
      ...['model call', 'remark', 'round', 'callA0001', 'callA0002'],
      ...['model call', 'round', 'callB0001'],
      ...['model call', 'model call'],
    ])
    expect(run.desk.remarks).toEqual(['Let me look.'])
    expect(run.requests.map(({ path }) => path)).toEqual(Array(4).fill(wire.path))
    expect(wire.toolResults(run.requests[2]!)).toEqual([
      { id: 'callA0001', content: 'read_document did {"code":"SOP-014"}' },
      { id: 'callA0002', content: 'read_document did {"code":"SOP-021"}' },
      { id: 'callB0001', content: 'read_document did {"code":"WI-003"}' },
    ])
    expect(wire.callsSentBack(run.requests[3]!).map(({ args }) => args)).toEqual([
      { code: 'SOP-014' },
      { code: 'SOP-021' },
      { code: 'WI-003' },
    ])
    expect(JSON.stringify(run.requests[3]!.body)).toContain('Here it is.')
  })

  it('records usage, finish reason and who served', async () => {
    await using run = await stage(wire, [wire.reply({ text: 'Done.' })])
    await run.send('Do it.')
    const [call] = run.desk.modelCalls
    expect(call).toMatchObject({
      requestedAt: '2026-03-02T08:00:00.000Z',
      durationMs: 0,
      usage: wire.usage,
      finishReason: 'stop',
    })
    expect(Object.keys(call!.usage).sort()).toEqual(Object.keys(wire.usage).sort())
    expect(call!.served['model']).toMatch(/served|gemini-3\.8-flash-001/)
    expect(call!.served['responseId']).toBeTruthy()
  })

  it('leaves a count undefined that was not sent', async () => {
    await using run = await stage(wire, [
      wire.reply({ text: 'One.', usage: null }),
      wire.reply({ text: 'Two.', usage: wire.partialUsage }),
      wire.reply({ text: 'Three.', usage: {} }),
    ])
    for (const said of ['One.', 'Two.', 'Three.']) expect(await run.send('Go on.')).toBe(said)
    expect(run.desk.modelCalls.map(({ usage }) => usage)).toEqual([{}, { inputTokens: 12 }, {}])
    expect(run.clock.waits).toEqual([])
  })

  it('lets the model see that a tool does not exist', async () => {
    await using run = await stage(wire, [
      wire.reply({ calls: [{ id: 'callA0001', tool: 'delete_everything', args: {} }] }),
      wire.reply({ text: 'Sorry.' }),
    ])
    expect(await run.send('Do it.')).toBe('Sorry.')
    expect(run.desk.calls).toEqual([{ id: 'callA0001', tool: 'delete_everything', args: {} }])
    expect(wire.toolResults(run.requests[1]!)).toEqual([
      { id: 'callA0001', content: "There is no tool 'delete_everything'." },
    ])
  })

  it('tells duplicate call ids apart, within a reply and across replies', async () => {
    await using run = await stage(wire, [
      wire.reply({ calls: [read('callA0001', 'SOP-014'), read('callA0001', 'SOP-021')] }),
      wire.reply({ calls: [read('callA0001', 'WI-003')] }),
      wire.reply({ text: 'Done.' }),
    ])
    await run.send('Read them.')
    const results = wire.toolResults(run.requests[2]!)
    expect(results.map(({ content }) => content)).toEqual([
      'read_document did {"code":"SOP-014"}',
      'read_document did {"code":"SOP-021"}',
      'read_document did {"code":"WI-003"}',
    ])
    expect(new Set(results.map(({ id }) => id)).size).toBe(3)
    expect(wire.callsSentBack(run.requests[2]!).map(({ id }) => id)).toEqual(results.map(({ id }) => id))
    expect(run.desk.calls.map(({ id }) => id)).toEqual(results.map(({ id }) => id))
    for (const { id } of results) expect(id).toMatch(/^[a-zA-Z0-9]{9}$/)
  })

  it('takes a final reply without text as an empty reply, and goes on after it', async () => {
    await using run = await stage(wire, [wire.reply({}), wire.reply({ text: 'Yes?' })])
    expect(await run.send('Do it.')).toBe('')
    expect(await run.send('Are you there?')).toBe('Yes?')
    expect(run.clock.waits).toEqual([])
  })

  it.each(wire.refused.map((step) => ({ step, says: JSON.stringify(step.body).slice(0, 160) })))(
    'gives back a refused or blocked reply with what text there is: $says',
    async ({ step }) => {
      await using run = await stage(wire, [step])
      expect(['', 'I cannot', 'I cannot help with that.']).toContain(await run.send('Do it.'))
      expect(run.requests).toHaveLength(1)
    },
  )

  it('leaves out a setting that the model refuses, says so once, and remembers it', async () => {
    const { setting, value, field } = wire.refusable
    const notices: string[] = []
    const refusal = wire.error(400, `'${field}' is not supported with this model.`)
    await using run = await stage(
      wire,
      [refusal, wire.reply({ text: 'One.' }), wire.reply({ text: 'Two.' })],
      { [setting]: value, onNotice: (notice) => notices.push(notice) },
    )
    expect([await run.send('One?'), await run.send('Two?')]).toEqual(['One.', 'Two.'])
    const sent = run.requests.map(({ body }) => JSON.stringify(body).includes(`"${field}":${value}`))
    expect(sent).toEqual([true, false, false])
    expect(notices.filter((notice) => /left out from now on/.test(notice))).toHaveLength(1)
    expect(run.clock.waits).toEqual([])
    expect(run.desk.modelCalls[0]).not.toHaveProperty('failedAttempts')
  })

  it('ends the answer when the cap on rounds is passed', async () => {
    await using run = await stage(
      wire,
      [wire.reply({ calls: [read('callA0001', 'A')] }), wire.reply({ calls: [read('callB0001', 'B')] })],
      { desk: { toolRounds: 1 } },
    )
    await expect(run.send('Go on.')).rejects.toEqual(expect.objectContaining({ limit: 'tool rounds' }))
    expect(run.desk.calls).toHaveLength(1)
  })

  it.each(wire.contextFull.map((step) => ({ step, says: JSON.stringify(step.body).slice(0, 160) })))(
    'ran out of context, and does not try again: $says',
    async ({ step }) => {
      await using run = await stage(wire, [step])
      await expect(run.send('A long one.')).rejects.toEqual(contextFull)
      expect(run.requests).toHaveLength(1)
    },
  )

  it.each<[string, Step]>([
    ['429', wire.error(429, 'Slow down.')],
    ['500', wire.error(500, 'Internal error.')],
    ['408', wire.error(408, 'Request timeout.')],
    ['409', wire.error(409, 'Conflict.')],
    ['503', wire.error(503, 'The model is overloaded.')],
    ['529', wire.error(529, 'Overloaded.')],
    ['a page of HTML', answer('<html>Bad gateway</html>', 502, { 'content-type': 'text/html' })],
    ['a reset before the response', { kind: 'reset' }],
    ['a reset inside the body', { ...wire.reply({ text: 'Cut.' }), kind: 'reset', after: 'half the body' }],
    ['truncated JSON', { kind: 'cut off', body: (wire.reply({ text: 'Cut.' }) as { body: unknown }).body }],
    ['an empty body', answer('')],
    ['a response with nothing in it', wire.empty],
  ])('tries again after %s', async (_name, fault) => {
    await using run = await stage(wire, [fault, wire.reply({ text: 'Here.' })])
    expect(await run.send('Do it.')).toBe('Here.')
    expect(run.clock.waits).toEqual([1000])
    expect(run.desk.modelCalls).toMatchObject([{ failedAttempts: { count: 1, waitedMs: 1000 } }])
    expect(run.requests[1]!.body).toEqual(run.requests[0]!.body)
  })

  it.each([429, 500, 503])('waits as long as Retry-After says with %i, and notes it', async (status) => {
    await using run = await stage(wire, [
      wire.error(status, 'Slow down.', { 'retry-after': '7' }),
      wire.error(status, 'Slow down.', { 'retry-after': 'Mon, 02 Mar 2026 08:00:42 GMT' }),
      wire.error(status, 'Slow down.', { 'retry-after-ms': '4500' }),
      wire.error(status, 'Slow down.', { 'retry-after': '180' }),
      wire.error(status, 'Slow down, now.', { 'retry-after': 'Mon, 02 Mar 2026 08:14:00 GMT' }),
      wire.reply({ text: 'Here.' }),
    ])
    expect(await run.send('Do it.')).toBe('Here.')
    expect(run.clock.waits).toEqual([7000, 35_000, 4500, 180_000, 613_500])
    expect(run.desk.modelCalls[0]!.failedAttempts).toEqual({
      count: 5,
      waitedMs: 840_000,
      lastWhy: expect.stringMatching(new RegExp(`answered ${status}: Slow down, now\\.$`)),
    })
  })

  it('gives up after six attempts, with the true reason', async () => {
    await using run = await stage(wire, Array(6).fill(wire.error(429, 'Quota of the day is used up.')))
    await expect(run.send('Do it.')).rejects.toEqual(
      fails('provider', /answered 429: Quota of the day is used up\. \(tried 6 times\)/),
    )
    expect(run.clock.waits).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(run.desk.modelCalls).toEqual([])
  })

  it('gives up at once where it is asked to wait for hours', async () => {
    await using run = await stage(wire, [wire.error(429, 'Come back later.', { 'retry-after': '7200' })])
    await expect(run.send('Do it.')).rejects.toEqual(fails('provider', /asks to wait 120 minutes/))
    expect(run.clock.waits).toEqual([])
  })

  it('stops at a wrong key, names its variable, and does not try again', async () => {
    await using run = await stage(wire, [wire.wrongKey])
    await expect(run.send('Do it.')).rejects.toEqual(fails('key', new RegExp(wire.keyVariable)))
    expect(run.requests).toHaveLength(1)
  })

  it.each(wire.unknownModel.map((step) => ({ step, says: JSON.stringify(step.body).slice(0, 160) })))(
    'stops at a model that the provider does not have, and does not try again: $says',
    async ({ step }) => {
      await using run = await stage(wire, [step])
      await expect(run.send('Do it.')).rejects.toEqual(fails('model', /does not have the model \(40[04]: /))
      expect(run.requests).toHaveLength(1)
    },
  )

  it.each(wire.noMoney.map((step) => ({ step, says: JSON.stringify(step.body).slice(0, 160) })))(
    'stops at an account without money, and does not wait for it: $says',
    async ({ step }) => {
      await using run = await stage(wire, [step])
      const why = new RegExp(`the account of the key in ${wire.keyVariable} has no money left`)
      await expect(run.send('Do it.')).rejects.toEqual(fails('key', why))
      expect(run.requests).toHaveLength(1)
    },
  )

  it.each<[string, Step]>([
    ['a page of another server', answer('<html><h1>Not Found</h1></html>', 404)],
    ['a plain text', answer('404 page not found', 404)],
    ['a server of another format', answer({ detail: 'Not Found' }, 404)],
    ['a server that takes no such request', answer('', 405)],
  ])('stops at an address where no provider answers: %s', async (_name, step) => {
    await using run = await stage(wire, [step])
    await expect(run.send('Do it.')).rejects.toEqual(fails('address', new RegExp(wire.baseUrlVariable)))
    expect(run.requests).toHaveLength(1)
  })

  it.each([400, 404, 422])('does not try a wrong request again: %i', async (status) => {
    await using run = await stage(wire, [wire.error(status, 'The tool was not found.')])
    await expect(run.send('Do it.')).rejects.toEqual(
      fails('provider', new RegExp(`answered ${status}: The tool was not found`)),
    )
    expect(run.requests).toHaveLength(1)
  })

  it('says of a page in place of a reply that it is one, after six attempts', async () => {
    const page = answer('<!DOCTYPE html><html><title>We are down</title></html>', 200, {
      'content-type': 'text/html',
    })
    await using run = await stage(wire, Array(6).fill(page))
    await expect(run.send('Do it.')).rejects.toEqual(
      fails('provider', /gave a response that cannot be read: it is a web page \(tried 6 times\)/),
    )
  })

  it('gives a call one deadline for all its attempts', async () => {
    let elapsedMs = 0
    const clock = { ...fakeClock(), elapsed: () => (elapsedMs += 50_000) }
    await using run = await stage(wire, [wire.error(503, 'Overloaded.'), { kind: 'hang' }], {
      clock,
      callDeadlineMs: 50_050,
      desk: { signal: AbortSignal.timeout(5000) },
    })
    await expect(run.send('Do it.')).rejects.toEqual(fails('provider', /within 50\.05 s/))
  })

  it("ends when the answer's time is up", async () => {
    await using run = await stage(wire, [{ kind: 'hang' }], { desk: { signal: AbortSignal.timeout(60) } })
    await expect(run.send('Do it.')).rejects.toEqual(fails('time', /^The time for the answer is up$/))
  })

  it('never repeats its key, even when the server does', async () => {
    const echo = `bad key ${wireKey} in ?key=${wireKey}, Bearer ${wireKey} \u001b[31mred\u001b[0m`
    for (const step of [wire.error(400, echo), wire.error(401, echo)]) {
      await using run = await stage(wire, [step])
      const error = await run.send('Do it.').catch((caught: unknown) => caught)
      expect(error).toMatchObject({ name: 'OutsideFault', message: expect.stringContaining('[redacted]') })
      expect((error as Error).message).not.toMatch(/\p{Cc}/u)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(wireKey)
      expect((error as Error).cause).toBeUndefined()
    }
  })

  it('never records its key as who served', async () => {
    const { body } = wire.reply({ text: 'Yes.' }) as { body: object }
    await using run = await stage(wire, [answer({ ...body, model: wireKey, modelVersion: wireKey })])
    await run.send('Do it.')
    expect(run.desk.modelCalls[0]!.served['model']).toBe('[redacted]')
  })

  it('sends the key in a header, and not in the address or the body', async () => {
    await using run = await stage(wire, [wire.reply({ text: 'Yes.' })])
    await run.send('Do it.')
    const [request] = run.requests
    expect(JSON.stringify(request!.headers)).toContain(wireKey)
    expect(request!.path + JSON.stringify(request!.body)).not.toContain(wireKey)
  })

  it('follows no redirect, which would carry the key along', async () => {
    await using other = await startScriptedServer([])
    await using run = await stage(wire, [answer('', 307, { location: `${other.url}/elsewhere` })])
    await expect(run.send('Do it.')).rejects.toEqual(fails('address', /\(307: /))
    expect(other.requests).toEqual([])
  })
})

describe.each([geminiWire, anthropicWire])('$name, whose arguments are JSON', (wire) => {
  it.each<[string, unknown]>([
    ['a list', ['SOP-014']],
    ['a text', 'SOP-014'],
    ['a number', 14],
  ])('lets the model see that its arguments are %s', async (_name, sent) => {
    await using run = await stage(wire, [
      wire.reply({ calls: [{ id: 'callA0001', tool: 'read_document', args: sent }] }),
      wire.reply({ text: 'Sorry.' }),
    ])
    expect(await run.send('Read it.')).toBe('Sorry.')
    expect(run.desk.calls).toEqual([{ id: 'callA0001', tool: 'read_document', args: sent }])
    expect(wire.toolResults(run.requests[1]!)).toEqual([
      { id: 'callA0001', content: 'The arguments must be one JSON object.' },
    ])
    expect(wire.callsSentBack(run.requests[1]!)).toEqual([{ id: 'callA0001', args: {} }])
  })
})

describe.each([openaiWire, openaiResponsesWire, compatibleWire, mistralWire])(
  '$name, whose arguments are text',
  (wire) => {
    it.each<[string, string, unknown]>([
      ['broken JSON', '{"code": "SOP-0', '{"code": "SOP-0'],
      ['no JSON', 'SOP-014', 'SOP-014'],
      ['a list', '["SOP-014"]', ['SOP-014']],
      ['null', 'null', null],
      ['a number', '14', 14],
    ])('lets the model see that its arguments are %s', async (_name, sent, recorded) => {
      await using run = await stage(wire, [
        wire.reply({ calls: [{ id: 'callA0001', tool: 'read_document', args: sent }] }),
        wire.reply({ text: 'Sorry.' }),
      ])
      expect(await run.send('Read it.')).toBe('Sorry.')
      expect(run.desk.calls).toEqual([{ id: 'callA0001', tool: 'read_document', args: recorded }])
      expect(wire.toolResults(run.requests[1]!)).toEqual([
        { id: 'callA0001', content: 'The arguments must be one JSON object.' },
      ])
      expect(wire.callsSentBack(run.requests[1]!)).toEqual([{ id: 'callA0001', args: {} }])
    })

    it('takes no arguments at all for an empty object', async () => {
      await using run = await stage(wire, [
        wire.reply({ calls: [{ id: 'callA0001', tool: 'read_document', args: '' }] }),
        wire.reply({ text: 'Done.' }),
      ])
      await run.send('List them.')
      expect(run.desk.calls[0]!.args).toEqual({})
    })
  },
)
