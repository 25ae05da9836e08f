import { describe, expect, it } from 'vitest'
import type { Chatbot, ModelCall } from '../../src/chatbot/chatbot.ts'
import { sizesOf } from '../../src/cli/answer-sizes.ts'
import { describeEstimates, estimateCosts, estimateRecord } from '../../src/cli/estimate-cost.ts'
import { servedBefore, withServedNotices } from '../../src/cli/served-notices.ts'
import type { PlannedAnswer, RunEvent } from '../../src/run/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { call, reply } from '../../src/suite/index.ts'
import { toyApp, toyCase, toySuite } from '../run/toy-bench.ts'
import { answerOf } from '../store/sample.ts'
import { temporaryFile } from '../store/temporary.ts'

const chatbotOf = (id: string) => ({ id, label: id.toUpperCase() }) as Chatbot
const flash = chatbotOf('google:gemini-3.8-flash@low')
const house = chatbotOf('compatible:house')
const scripted = chatbotOf('scripted:reference#12345678')

const price = { inputUsdPerMillion: 1_000_000, outputUsdPerMillion: 2_000_000, pricedOn: '2026-09-23' }
const reference = { name: 'reference', expect: { score: 5 as const } }
const task = toyCase({
  scripts: [{ ...reference, turns: [[call('look', { at: 'it' }), reply('I looked at it.')]] }],
})
const suite = toySuite(toyApp())

const planned = (chatbot: Chatbot, replicate = 1, of = task): PlannedAnswer => ({
  ranFingerprint: 'ran',
  task: of,
  chatbot,
  replicate,
})

const modelCall = (more: Partial<ModelCall> = {}): ModelCall => ({
  requestedAt: '2026-03-12T08:30:00Z',
  durationMs: 1,
  usage: {},
  finishReason: 'stop',
  served: {},
  ...more,
})

const keep = async (
  store: Store,
  chatbot: Chatbot,
  replicate: number,
  calls: readonly ModelCall[],
  at = '',
) =>
  store.keepAnswer(
    answerOf({
      chatbot: chatbot.id,
      caseId: task.id,
      replicate,
      ...(at ? { startedAt: at } : {}),
      turns: [{ cue: { kind: 'prompt' }, message: '', remarks: [], calls: [], modelCalls: calls, reply: '' }],
    }),
  )

describe('the sizes of an answer', () => {
  const made = (round: number, content: string) => ({ round, tool: 'look', args: {}, content }) as never
  it('grow by all that was said before, a call a round and one for the reply', () => {
    const turn = { message: 'x'.repeat(35), modelCalls: [], remarks: [], cue: { kind: 'prompt' } } as const
    const sizes = sizesOf(
      {
        systemPrompt: 'x'.repeat(68),
        turns: [
          {
            ...turn,
            calls: [made(1, 'x'.repeat(64)), made(1, ''), made(2, 'x'.repeat(29))],
            reply: 'x'.repeat(35),
          },
          { ...turn, calls: [], reply: 'x'.repeat(70) },
        ],
      },
      [],
    )
    // Two characters stand for no tools; a call of `look` and `{}` is six.
    expect(sizes).toEqual([
      { inputTokens: 30, outputTokens: 4 },
      { inputTokens: Math.ceil((105 + 12 + 64) / 3.5), outputTokens: 2 },
      { inputTokens: Math.ceil((105 + 12 + 64 + 6 + 29) / 3.5), outputTokens: 10 },
      { inputTokens: Math.ceil((105 + 12 + 64 + 6 + 29 + 70) / 3.5), outputTokens: 20 },
    ])
  })
})

describe('the estimate of what is left', () => {
  const estimate = (left: readonly PlannedAnswer[], store?: Store) =>
    estimateCosts({ suite, prices: { 'google:gemini-3.8-flash': price }, left, store })

  it('goes by the mean of earlier answers to the same case, whatever they ran under', async () => {
    await using store = await openStore(temporaryFile())
    await keep(store, flash, 7, [modelCall({ costUsd: 1 }), modelCall({ costUsd: 0.5 })])
    await keep(store, flash, 8, [modelCall({ costUsd: 2.5 })])
    // One call of unknown price would make the mean too low.
    await keep(store, flash, 9, [modelCall({ costUsd: 0.25 }), modelCall()])
    const [one] = await estimate([planned(flash), planned(flash, 2)], store)
    expect(one).toMatchObject({ chatbot: flash.id, answers: 2, usd: 4, by: 'by earlier answers' })
  })

  it('goes by the sizes of the case where there are none, as its reference script plays it', async () => {
    const [one] = await estimate([planned(flash)])
    expect(one?.by).toBe('by the sizes of the cases, without thoughts')
    const tools = JSON.stringify(suite.app.tools).length
    const read = suite.app.systemPrompt.length + tools + task.prompt.length
    const written = 'look{"at":"it"}'.length
    const inputTokens = Math.ceil(read / 3.5) + Math.ceil((read + written + 'A text.'.length) / 3.5)
    const outputTokens = Math.ceil(written / 3.5) + Math.ceil('I looked at it.'.length / 3.5)
    expect(one?.usd).toBeCloseTo(inputTokens + 2 * outputTokens, 9)
  })

  it('is unknown, and never 0, without a price or a size; a script costs nothing and is not in it', async () => {
    const unheard = toyCase({ id: 'CB98' })
    const estimates = await estimate([planned(house), planned(flash, 1, unheard), planned(scripted)])
    expect(estimates.map(({ usd, by }) => [usd, by])).toEqual([
      [undefined, 'no price is known for compatible:house; give one in bench.config.ts'],
      [undefined, 'a case has no reference script'],
    ])
    expect(estimateRecord(estimates).estimatedUsd).toBeNull()
    expect(describeEstimates(estimates, {}, new Map())[0]).toBe('Estimated cost of what is left: unknown.')
    expect(await estimate([planned(scripted)])).toEqual([])
    expect(describeEstimates([], { run: 1 }, new Map())).toEqual([])
  })

  it('is held against the limits, with what was spent before', () => {
    const of = (chatbot: string, usd: number | undefined) => ({
      chatbot,
      label: chatbot,
      answers: 1,
      usd,
      by: 'x',
    })
    const spent = new Map([['a', 3]])
    expect(describeEstimates([of('a', 2), of('b', undefined)], { run: 4.5, chatbot: 4 }, spent)).toEqual([
      'Estimated cost of what is left: more than $2.00.',
      'The run may cost $4.50, $3.00 is spent: it will stop before its end.',
      '  a  $2.00 for 1 answer: x',
      '    it may cost $4.00, and will stop before its end',
      '  b  unknown for 1 answer: x',
    ])
    expect(describeEstimates([of('a', 2)], { run: 5, chatbot: 5 }, spent)).toHaveLength(2)
  })
})

describe('a model version that changes within one board', () => {
  const finished = (chatbot: Chatbot, model?: string): RunEvent => ({
    kind: 'call finished',
    planned: planned(chatbot),
    call: modelCall({ served: model === undefined ? {} : { model } }),
  })
  const noticesOf = (before: ReadonlyMap<string, readonly string[]>, events: readonly RunEvent[]) => {
    const shown: RunEvent[] = []
    const show = withServedNotices((event) => shown.push(event), before)
    for (const event of events) show(event)
    return shown.flatMap((event) => (event.kind === 'notice' ? [`${event.chatbot} ${event.text}`] : []))
  }

  it('is told once a chatbot and version, and not where nothing is said', () => {
    expect(
      noticesOf(new Map(), [
        finished(flash, 'flash-001'),
        finished(house, 'other'),
        finished(flash),
        finished(flash, 'flash-002'),
        finished(flash, 'flash-002'),
        finished(flash, 'flash-001'),
        finished(flash, 'flash-003'),
      ]),
    ).toEqual([
      `${flash.id} is served flash-002 now, and was served flash-001 before: its answers are not all of one model`,
      `${flash.id} is served flash-003 now, and was served flash-001, flash-002 before: its answers are not all of one model`,
    ])
  })

  it('is told of answers that an earlier run kept', async () => {
    await using store = await openStore(temporaryFile())
    const call = (model: string) => [modelCall({ served: { model } })]
    await keep(store, flash, 2, call('flash-001'), '2026-03-12T08:00:00Z')
    await keep(store, flash, 1, call('flash-001'), '2026-03-13T08:00:00Z')
    await keep(store, scripted, 1, [])
    const before = await servedBefore(store, { chatbots: [flash.id, scripted.id] })
    expect(before).toEqual(new Map([[flash.id, ['flash-001']]]))
    expect(noticesOf(before, [finished(flash, 'flash-001')])).toEqual([])
    expect(noticesOf(before, [finished(flash, 'flash-002')])).toHaveLength(1)
  })
})
