import { describe, expect, it } from 'vitest'
import {
  describeAccount,
  dropRate,
  type KeptExchange,
  memoryInProcess,
  requestHash,
} from '../../src/judge/index.ts'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { answerWith, nonconformity } from '../rules/answer-builder.ts'
import { fact } from './judge-suite.ts'
import { findings, inventory, quote, says, scriptedJudge } from './scripted-judge.ts'

const answer = answerWith({
  messages: ['Založ neshodu.'],
  replies: ['Hotovo.'],
  after: { records: [nonconformity({ title: 'Výpadek lednice' })] },
})
const wrong = findings({ type: 'language_error', quotes: [quote(2, 'Hotové.')] })
const sendBack = says({ corrections: [] })

describe('grading again', () => {
  it('asks nothing where nothing changed, send-backs and repaired outputs included', async () => {
    const memory = memoryInProcess()
    await using first = await scriptedJudge([says('no JSON'), inventory(), wrong, sendBack], { memory })
    const before = await first.grade(answer)
    await using second = await scriptedJudge([], { memory })
    const after = await second.grade(answer)
    expect(second.requests).toEqual([])
    expect(after).toMatchObject({ score: before.score, bounds: before.bounds, dropped: before.dropped })
    expect(after.account?.exchanges.map(({ fromMemory }) => fromMemory)).toEqual([true, true, true, true])
    expect(after.account?.usage).toEqual({})
  })

  it.each([
    ['a fact', { task: { facts: { facts: [fact({ id: 'a', value: '1 min', words: 'x' })], must_not: [] } } }],
    [
      'a capability',
      { suite: { capabilities: [{ id: 'CAP-01', stance: 'can' as const, text: 'Hledat.' }] } },
    ],
    ['the model', { judge: { model: 'google:gemini-3.8-pro' } }],
  ])('asks again where %s changed', async (_name, change) => {
    const memory = memoryInProcess()
    await using first = await scriptedJudge([inventory(), findings()], { memory })
    await first.grade(answer)
    await using second = await scriptedJudge([inventory(), findings()], { memory, ...change })
    const job = second.jobOf(answer)
    expect(await second.judge.plan(job)).toMatchObject({ calls: 2, remembered: 0 })
    await second.grade(answer)
    expect(second.requests).toHaveLength(2)
  })

  it('never remembers a blocked reply in place of the one that came then', async () => {
    const memory = memoryInProcess()
    const firstStays = {
      find: memory.find,
      keep: async (hash: string, exchange: KeptExchange) =>
        (await memory.find(hash)) ? undefined : memory.keep(hash, exchange),
    }
    const blocked = geminiWire.reply({ text: '', finish: 'SAFETY' })
    await using first = await scriptedJudge([inventory(), blocked, findings()], { memory: firstStays })
    expect((await first.grade(answer)).score).toBe(5)
    await using second = await scriptedJudge([], { memory: firstStays })
    expect((await second.grade(answer)).score).toBe(5)
  })

  it('asks afresh what led to nothing', async () => {
    const memory = memoryInProcess()
    await using first = await scriptedJudge(() => says('no JSON'), { memory })
    expect((await first.grade(answer)).score).toBeNull()
    await using second = await scriptedJudge([inventory(), findings()], { memory })
    expect((await second.grade(answer)).score).toBe(5)
  })
})

describe('a plan', () => {
  it('says how many calls and characters it would take, and makes none', async () => {
    const memory = memoryInProcess()
    await using bench = await scriptedJudge([inventory(), findings()], { memory })
    const job = bench.jobOf(answer)
    const plan = await bench.judge.plan(job)
    expect(plan).toMatchObject({ calls: 2, remembered: 0 })
    expect(plan.characters).toBeGreaterThan(5_000)
    expect(bench.requests).toEqual([])
    await bench.grade(answer)
    expect(await bench.judge.plan(job)).toEqual({ calls: 0, characters: 0, costUsd: 0, remembered: 2 })
  })
})

describe('a memory’s key', () => {
  const request = {
    model: 'google:gemini-3.8-flash',
    temperature: 0,
    options: { google: { thinkingConfig: { thinkingBudget: 8_192 } } },
    schema: { type: 'object' },
    messages: [{ role: 'user' as const, text: 'Zkontroluj.' }],
  }
  it('is the same for the same, in whatever order its keys stand', () => {
    const { model, ...rest } = request
    expect(requestHash({ ...rest, model })).toBe(requestHash(request))
  })
  it.each([
    ['model', { model: 'google:gemini-3.8-pro' }],
    ['temperature', { temperature: 0.1 }],
    ['options', { options: { google: { thinkingConfig: { thinkingBudget: 24_576 } } } }],
    ['schema', { schema: { type: 'array' } }],
    ['messages', { messages: [{ role: 'user' as const, text: 'Zkontroluj!' }] }],
  ])('is another for another %s', (_name, change) => {
    expect(requestHash({ ...request, ...change })).not.toBe(requestHash(request))
  })
})

describe('the account of a grade', () => {
  const prices = {
    'google:gemini-3.8-flash': {
      inputUsdPerMillion: 1,
      cachedInputUsdPerMillion: 0.1,
      outputUsdPerMillion: 10,
      pricedOn: '2026-09-23',
    },
  }
  it('holds the raw exchanges, the tokens, the cost and the time', async () => {
    await using bench = await scriptedJudge([inventory(), wrong, sendBack], { judge: { prices } })
    const { account } = await bench.grade(answer)
    expect(account?.exchanges.map(({ step }) => step)).toEqual([
      'inventory',
      'findings',
      'findings-send-back',
    ])
    expect(account?.exchanges[1]).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      sent: expect.stringContaining('Výpadek lednice'),
      reply: { text: expect.stringContaining('Hotové.'), served: { model: 'gemini-3.8-flash-001' } },
      fromMemory: false,
    })
    expect(account?.usage).toEqual({
      inputTokens: 300,
      cachedInputTokens: 120,
      reasoningTokens: 21,
      outputTokens: 81,
    })
    expect(account?.costUsd).toBeCloseTo((180 * 1 + 120 * 0.1 + 81 * 10) / 1e6, 12)
    expect(account?.quotes).toEqual({ atOnce: 0, afterSendBack: 0, dropped: 1 })
    expect(account && dropRate(account)).toBe(1)
  })

  it('can be read by a person', async () => {
    const entry = { kind: 'number', quote: quote(3, 'Výpadek'), from: 'user', given: [quote(1, 'Zapiš')] }
    const steps = [
      inventory({ assertions: [entry] }),
      says({ corrections: [], leftOut: [] }),
      wrong,
      sendBack,
    ]
    await using bench = await scriptedJudge(steps, { judge: { prices } })
    const grade = await bench.grade(answer)
    expect(grade.account && describeAccount(grade.account)).toEqual([
      'quotes: 0 found at once, 0 after the send-back, 1 dropped (100 %)',
      'findings: 0 withdrawn, 0 refused by rule',
      'inventory: 1 entries, 1 unverified, 0 statements left out',
      expect.stringMatching(/^evidence: \d+ characters, thinking budget 8192$/),
      'calls: 4 made, 0 remembered, 0 without a valid output',
      expect.stringMatching(/^tokens: 400 in, 108 out; cost US\$ 0\.00\d\d; \d+\.\d s$/),
    ])
  })

  it('knows no cost without a price, or without a count', async () => {
    const judge = { model: 'google:gemini-of-no-known-price' }
    await using unpriced = await scriptedJudge([inventory(), findings()], { judge })
    expect((await unpriced.grade(answer)).account).not.toHaveProperty('costUsd')
    const uncounted = geminiWire.reply({ text: '{"findings":[]}', usage: null })
    await using bench = await scriptedJudge([inventory(), uncounted], { judge: { prices } })
    expect((await bench.grade(answer)).account).not.toHaveProperty('costUsd')
  })

  it('lets the whole of a call be read from its hash', async () => {
    await using bench = await scriptedJudge([inventory(), findings()])
    const { account } = await bench.grade(answer)
    const [first] = account?.exchanges ?? []
    const kept = await bench.memory.find(first?.hash ?? '')
    expect(kept?.request.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(kept?.request.messages[1]?.text).toBe(first?.sent)
    expect(requestHash(kept!.request)).toBe(first?.hash)
  })
})
