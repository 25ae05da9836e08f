import { describe, expect, test } from 'vitest'
import type { Answer } from '../../src/run/answer.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { answerOf, failed, gradeOf } from './sample.ts'
import { temporaryFile } from './temporary.ts'

const keys = (count: number) =>
  Array.from({ length: count }, (_, index) => answerOf({ replicate: index + 1 }))

const call = (ordinal: number, text = `reply ${ordinal}`) => ({
  ordinal,
  requestHash: `hash-${ordinal}`,
  reply: { content: [{ type: 'text', text }], call: { durationMs: 12 } },
})

describe('leases', () => {
  test('of two processes that claim the same answers at once each gets its own, and none is got twice', async () => {
    const path = temporaryFile()
    await using one = await openStore(path)
    await using other = await openStore(path)
    await one.beat('one', 0)
    await other.beat('other', 0)
    const wanted = keys(300)
    const claimAll = async (store: Store, worker: string) => {
      const mine: number[] = []
      for (let start = 0; start < wanted.length; start += 7) {
        const some = wanted.slice(start, start + 7)
        const outcomes = await store.claim(worker, some)
        for (const [index, outcome] of [...outcomes].entries())
          if (outcome === 'claimed') mine.push(some[index]!.replicate)
      }
      return mine
    }
    const [first, second] = await Promise.all([claimAll(one, 'one'), claimAll(other, 'other')])
    expect([...first!, ...second!].sort((a, b) => a - b)).toEqual(wanted.map(({ replicate }) => replicate))
  })

  test('an answer is claimed, held, begun or settled, whatever its key is', async () => {
    await using store = await openStore(temporaryFile())
    await store.beat('one', 0)
    await store.beat('other', 0)
    const odd = answerOf({ chatbot: "x'); drop table leases; --", caseId: 'CB\n1' })
    const [finished, failing, begun] = [
      answerOf(),
      answerOf({ replicate: 2, ending: failed }),
      answerOf({ replicate: 3 }),
    ]
    await store.keepAnswer(finished)
    await store.keepAnswer(failing)
    await store.keepCall(begun, call(0))
    const all = [finished, failing, begun, odd]
    expect(await store.claim('one', all)).toEqual(['settled', 'claimed', 'begun', 'claimed'])
    expect(await store.claim('other', all)).toEqual(['settled', 'held', 'held', 'held'])
    expect(await store.claim('one', all)).toEqual(['settled', 'claimed', 'begun', 'claimed'])
    await store.release('other', all)
    expect(await store.claim('other', [odd])).toEqual(['held'])
    await store.release('one', [odd])
    expect(await store.claim('other', [odd])).toEqual(['claimed'])
  })

  test('an answer that is kept frees its lease; a process that ends frees all of its own', async () => {
    await using store = await openStore(temporaryFile())
    await store.beat('one', 0)
    await store.beat('other', 0)
    const [first, second, third] = keys(3) as [Answer, Answer, Answer]
    await store.claim('one', [first, second])
    await store.claim('other', [third])
    await store.keepAnswer({ ...first, ending: failed })
    expect(await store.claim('other', [first, second])).toEqual(['claimed', 'held'])
    await store.free('one')
    expect(await store.claim('other', [second])).toEqual(['claimed'])
    expect(await store.workers()).toEqual([{ id: 'other', beat: 0 }])
  })

  test('a process is taken for dead only while its beat stands still, and then learns of it', async () => {
    await using store = await openStore(temporaryFile())
    await store.beat('one', 0)
    await store.beat('other', 0)
    await store.claim('one', keys(1))
    expect(await store.beat('one', 1)).toBe('alive')
    await store.free('one', 0)
    expect(await store.claim('other', keys(1))).toEqual(['held'])
    await store.free('one', 1)
    expect(await store.claim('other', keys(1))).toEqual(['claimed'])
    expect(await store.claim('one', keys(2))).toBe('gone')
    expect(await store.beat('one', 2)).toBe('gone')
    expect(await store.claim('other', keys(2))).toEqual(['claimed', 'claimed'])
  })
})

describe('model calls of an answer that is not there yet', () => {
  test('come back in their order and exactly, and are gone when their answer is there', async () => {
    await using store = await openStore(temporaryFile())
    const key = answerOf()
    await store.keepCall(key, call(1, '\ud800\0 half a character'))
    await store.keepCall(key, call(0))
    await store.keepCall(answerOf({ replicate: 2 }), call(0))
    expect(await store.keptCalls(key)).toEqual([call(0), call(1, '\ud800\0 half a character')])
    await store.keepAnswer(key)
    expect(await store.keptCalls(key)).toEqual([])
    expect(await store.keptCalls(answerOf({ replicate: 2 }))).toHaveLength(1)
    await store.dropCalls(answerOf({ replicate: 2 }))
    expect(await store.keptCalls(answerOf({ replicate: 2 }))).toEqual([])
  })

  test('stay for the retry where a provider failed, marked as paid; where the bench or the app failed they are gone', async () => {
    await using store = await openStore(temporaryFile())
    const [first, second] = keys(2) as [Answer, Answer]
    for (const key of [first, second]) await store.keepCall(key, call(0))
    await store.keepAnswer({ ...first, ending: failed })
    await store.keepAnswer({ ...second, ending: { kind: 'failed', fault: 'app', why: 'it crashed' } })
    expect(await store.keptCalls(first)).toEqual([{ ...call(0), paidIn: first.id }])
    expect(await store.keptCalls(second)).toEqual([])
  })

  test('hold no secret', async () => {
    await using store = await openStore(temporaryFile(), { secrets: ['key-0123456789'] })
    await store.keepCall(answerOf(), call(0, 'You sent key-0123456789.'))
    expect(await store.keptCalls(answerOf())).toEqual([call(0, 'You sent [secret].')])
  })
})

describe('what was paid', () => {
  const turnWith = (calls: readonly { costUsd?: number; paidIn?: string }[]) => [
    {
      ...answerOf().turns[0]!,
      modelCalls: calls.map((given) => ({
        requestedAt: '2026-02-03T10:00:00.000Z',
        durationMs: 1,
        usage: {},
        finishReason: 'stop',
        served: {},
        ...given,
      })),
    },
  ]

  test('counts every attempt, and a call that a retry took over once', async () => {
    await using store = await openStore(temporaryFile())
    const first = answerOf({ ending: failed, turns: turnWith([{ costUsd: 0.25 }, { costUsd: 0.5 }]) })
    await store.keepAnswer(first)
    await store.keepAnswer(
      answerOf({
        id: 'retry',
        turns: turnWith([
          { costUsd: 0.25, paidIn: first.id },
          { costUsd: 0.5, paidIn: first.id },
          { costUsd: 1 },
        ]),
      }),
    )
    await store.keepAnswer(answerOf({ chatbot: 'other', turns: turnWith([{}, {}]) }))
    expect(await store.spending()).toEqual([
      { chatbot: 'other', unpricedCalls: 2 },
      { chatbot: 'scripted:reference', paidUsd: 1.75, unpricedCalls: 0 },
    ])
    expect((await store.answerRows({ chatbots: ['scripted:reference'] }))[0]).toMatchObject({
      id: 'retry',
      costUsd: 1.75,
    })
  })
})

describe('what judging cost', () => {
  test('counts every grading of an answer, whatever its fingerprint, and is told where no price was known', async () => {
    await using store = await openStore(temporaryFile())
    const [first, second] = [answerOf(), answerOf({ replicate: 2, chatbot: 'other' })]
    await store.keepAnswer(first)
    await store.keepAnswer(second)
    expect(await store.judgeSpending()).toEqual({ unpricedCalls: 0 })
    await store.keepGrade(gradeOf(first))
    expect(await store.judgeSpending()).toEqual({ unpricedCalls: 0 })
    await store.keepGrade(gradeOf(first, { paidUsd: 0.5, unpricedCalls: 0 }))
    // In its place: what was paid before stays paid, also where nothing is added.
    await store.keepGrade(gradeOf(first, { paidUsd: 0.25, unpricedCalls: 0 }))
    await store.keepGrade(gradeOf(first, { unpricedCalls: 3 }))
    await store.keepGrade(gradeOf(first, { fingerprint: 'graded-2', paidUsd: 1 }))
    await store.keepGrade(gradeOf(second, { paidUsd: 4 }))
    expect(await store.judgeSpending()).toEqual({ paidUsd: 5.75, unpricedCalls: 3 })
    expect(await store.judgeSpending({ chatbots: ['other'] })).toEqual({ paidUsd: 4, unpricedCalls: 0 })
    expect(await store.judgeSpending({ chatbots: [] })).toEqual({ unpricedCalls: 0 })
  })
})

describe('what is kept in the same moment', () => {
  test('is written together, each as if it were alone: also a key or an id that comes twice', async () => {
    await using store = await openStore(temporaryFile())
    const many = keys(250)
    const twice = answerOf({ id: 'again', replicate: 7 })
    const namesake = answerOf({ id: many[0]!.id, replicate: 300 })
    const kept = await Promise.allSettled(
      [...many, twice, namesake].map((answer) => store.keepAnswer(answer)),
    )
    expect(kept.slice(0, 250).map((each) => each.status === 'fulfilled' && each.value)).toEqual(
      many.map(() => 'kept'),
    )
    expect(kept[250]).toEqual({ status: 'fulfilled', value: 'already there' })
    expect(kept[251]).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('an id of its own') },
    })
    expect(await store.finishedKeys('ran-1')).toHaveLength(250)

    const graded = many.map((answer) => store.keepGrade(gradeOf(answer)))
    await Promise.all([...graded, store.keepGrade(gradeOf(many[0]!, { score: 1, low: 1, high: 1 }))])
    expect(await store.ungraded('graded-1')).toEqual([])
    expect((await store.grade(many[0]!.id, 'graded-1'))?.score).toBe(1)
  })

  test('is on the disk when its promise resolves, and closing waits for what was asked for', async () => {
    const path = temporaryFile()
    const store = await openStore(path)
    await using reader = await openStore(path)
    const first = store.keepAnswer(answerOf())
    await first
    expect(await reader.isFinished(answerOf())).toBe(true)
    const rest = Promise.all(
      keys(50)
        .slice(1)
        .map((answer) => store.keepAnswer(answer)),
    )
    await store.close()
    await rest
    expect(await reader.finishedKeys('ran-1')).toHaveLength(50)
  })
})
