import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { answerOf, collected, failed, finished, ranOut, toolCall } from './sample.ts'
import { temporaryFile } from './temporary.ts'

describe('keeping answers', () => {
  test('an answer comes back whole, also from a store that was closed in between', async () => {
    const path = temporaryFile()
    const answer = answerOf()
    {
      await using store = await openStore(path)
      expect(await store.keepAnswer(answer)).toBe('kept')
    }
    await using store = await openStore(path)
    expect(await store.answer(answer.id)).toEqual(answer)
    expect(await store.answer('nobody')).toBeUndefined()
  })

  test.each([finished, ranOut])('one that $kind is never overwritten', async (ending) => {
    await using store = await openStore(temporaryFile())
    const first = answerOf({ ending })
    await store.keepAnswer(first)
    for (const later of [finished, ranOut, failed]) {
      expect(await store.keepAnswer(answerOf({ id: 'later', ending: later }))).toBe('already there')
    }
    expect(await collected(store.answers())).toEqual([first])
    expect(await store.answer('later')).toBeUndefined()
  })

  test('a failed one gives way to its retry and stays countable and readable', async () => {
    await using store = await openStore(temporaryFile())
    const first = answerOf({ id: 'first', ending: failed })
    const second = answerOf({ id: 'second', ending: failed })
    const third = answerOf({ id: 'third' })
    for (const attempt of [first, second, third]) expect(await store.keepAnswer(attempt)).toBe('kept')

    expect(await collected(store.answers())).toEqual([third])
    expect((await store.answerRows()).map(({ id }) => id)).toEqual(['third'])
    expect(await store.answer('first')).toEqual(first)
    expect(await store.totals({ fingerprint: 'none' })).toMatchObject([
      { planned: 1, finished: 1, failed: 0, failedAttempts: 2, missing: 0 },
    ])
  })

  test('the same attempt kept twice is one attempt', async () => {
    await using store = await openStore(temporaryFile())
    const attempt = answerOf({ ending: failed })
    await store.keepAnswer(attempt)
    expect(await store.keepAnswer(attempt)).toBe('already there')
    expect(await store.totals({ fingerprint: 'none' })).toMatchObject([{ failed: 1, failedAttempts: 1 }])
  })

  test('two attempts of one id are a mistake, and nothing of the second is kept', async () => {
    await using store = await openStore(temporaryFile())
    const attempt = answerOf({ id: 'same', ending: failed })
    await store.keepAnswer(attempt)
    await expect(store.keepAnswer(answerOf({ id: 'same' }))).rejects.toThrow('id of its own')
    expect(await collected(store.answers())).toEqual([attempt])
  })

  test('many kept at once are all there', async () => {
    await using store = await openStore(temporaryFile())
    const answers = Array.from({ length: 50 }, (_, index) => answerOf({ replicate: index + 1 }))
    await Promise.all(answers.map((answer) => store.keepAnswer(answer)))
    expect(await collected(store.answers())).toEqual(answers)
  })

  test('who waits for something else gets a turn between the steps of a write', async () => {
    await using store = await openStore(temporaryFile())
    const answers = Array.from({ length: 100 }, (_, index) => answerOf({ replicate: index + 1 }))
    let kept = false
    const writing = Promise.all(answers.map((answer) => store.keepAnswer(answer))).finally(() => {
      kept = true
    })
    let turns = 0
    while (!kept) {
      await new Promise(setImmediate)
      turns += 1
    }
    await writing
    expect(turns).toBeGreaterThan(20)
  })

  test('of two processes that answer the same, the first one counts', async () => {
    const path = temporaryFile()
    await using one = await openStore(path)
    await using other = await openStore(path)
    const outcomes = await Promise.all([
      one.keepAnswer(answerOf({ id: 'one' })),
      other.keepAnswer(answerOf({ id: 'other' })),
    ])
    expect(outcomes.sort()).toEqual(['already there', 'kept'])
    expect(await one.answerRows()).toHaveLength(1)
  })
})

describe('reading answers', () => {
  test('they stream in the order of case, chatbot and replicate, over many pages', async () => {
    await using store = await openStore(temporaryFile())
    const answers = ['CB02', 'CB10'].flatMap((caseId) =>
      ['scripted:a', 'scripted:b'].flatMap((chatbot) =>
        Array.from({ length: 60 }, (_, index) => answerOf({ caseId, chatbot, replicate: index + 1 })),
      ),
    )
    await Promise.all(answers.toReversed().map((answer) => store.keepAnswer(answer)))
    const ids = answers.map(({ id }) => id)
    expect((await collected(store.answers())).map(({ id }) => id)).toEqual(ids)
    expect((await store.answerRows()).map(({ id }) => id)).toEqual(ids)
  })

  test('one may write while they stream', async () => {
    await using store = await openStore(temporaryFile())
    for (const replicate of [1, 2, 3]) await store.keepAnswer(answerOf({ replicate }))
    for await (const answer of store.answers()) {
      await store.keepAnswer(answerOf({ caseId: 'CB02', replicate: answer.replicate }))
    }
    expect(await store.answerRows()).toHaveLength(6)
  })

  test('a filter narrows; an empty list means none', async () => {
    await using store = await openStore(temporaryFile())
    await store.keepAnswer(answerOf({ caseId: 'CB02', chatbot: 'scripted:a' }))
    await store.keepAnswer(answerOf({ caseId: 'CB06', chatbot: 'scripted:a', ending: ranOut }))
    await store.keepAnswer(answerOf({ caseId: 'CB06', chatbot: 'scripted:b', ending: failed }))
    await store.keepAnswer(answerOf({ id: 'other', caseId: 'CB06', ranFingerprint: 'ran-2' }))

    const cases = async (filter: Parameters<typeof store.answerRows>[0]) =>
      (await store.answerRows(filter)).map(({ caseId, chatbot }) => `${caseId} ${chatbot}`)
    expect(await cases({ ranFingerprint: 'ran-2' })).toEqual(['CB06 scripted:reference'])
    expect(await cases({ caseIds: ['CB02', 'CB99'] })).toEqual(['CB02 scripted:a'])
    expect(await cases({ caseIds: ['CB06'], chatbots: ['scripted:a'] })).toEqual(['CB06 scripted:a'])
    expect(await cases({ endings: ['ran out', 'failed'] })).toEqual(['CB06 scripted:a', 'CB06 scripted:b'])
    expect(await cases({ caseIds: [] })).toEqual([])
    expect(await cases({ endings: [] })).toEqual([])
    expect(await collected(store.answers({ endings: ['failed'] }))).toHaveLength(1)
  })

  test('a row sums what is known and says of how many calls it knows nothing', async () => {
    await using store = await openStore(temporaryFile())
    const modelCall = (usage: object) => ({
      requestedAt: '2026-02-03T10:00:00.000Z',
      durationMs: 900,
      usage,
      finishReason: 'stop',
      served: {},
    })
    const turn = answerOf().turns[0]!
    const answer = answerOf({
      ending: ranOut,
      turns: [
        {
          ...turn,
          calls: [toolCall({ round: 1 }), toolCall({ round: 1 }), toolCall({ round: 2 })],
          modelCalls: [
            modelCall({ inputTokens: 100, outputTokens: 20 }),
            modelCall({ inputTokens: 50 }),
            modelCall({}),
          ],
        },
        {
          ...turn,
          calls: [toolCall({ round: 3 })],
          modelCalls: [modelCall({ inputTokens: 7, outputTokens: 0, cachedInputTokens: 0 })],
        },
      ],
    })
    await store.keepAnswer(answer)
    expect(await store.answerRows()).toEqual([
      {
        id: answer.id,
        ranFingerprint: 'ran-1',
        caseId: 'CB06',
        chatbot: 'scripted:reference',
        chatbotLabel: 'Scripted · reference',
        replicate: 1,
        ending: ranOut,
        startedAt: '2026-02-03T10:00:00.000Z',
        durationMs: 1234.5,
        toolCalls: 4,
        rounds: 3,
        modelCalls: 4,
        usage: { inputTokens: 157, outputTokens: 20, cachedInputTokens: 0 },
        uncountedCalls: 2,
        unpricedCalls: 4,
      },
    ])
  })

  test('a row carries a long or odd reason cut and readable; the answer carries all of it', async () => {
    await using store = await openStore(temporaryFile())
    const ending = { kind: 'failed', fault: 'provider', why: `\0\ud800${'x'.repeat(100_000)}` } as const
    const answer = answerOf({ ending })
    await store.keepAnswer(answer)
    const [row] = await store.answerRows()
    expect(row?.ending).toEqual({ ...ending, why: `\ufffd\ufffd${'x'.repeat(498)}…` })
    expect(await store.answer(answer.id)).toEqual(answer)
  })
})

test('a run that goes on knows what is finished', async () => {
  await using store = await openStore(temporaryFile())
  const endings = [finished, ranOut, failed]
  for (const [index, ending] of endings.entries()) {
    await store.keepAnswer(answerOf({ replicate: index + 1, ending }))
  }
  await store.keepAnswer(answerOf({ id: 'other', ranFingerprint: 'ran-2', replicate: 9 }))

  const key = (replicate: number) => ({
    ranFingerprint: 'ran-1',
    caseId: 'CB06',
    chatbot: 'scripted:reference',
    replicate,
  })
  expect(await Promise.all([1, 2, 3, 4, 9].map((replicate) => store.isFinished(key(replicate))))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(await store.finishedKeys('ran-1')).toEqual([key(1), key(2)])
})
