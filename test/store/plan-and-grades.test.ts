import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { answerOf, failed, gradeOf, ranOut } from './sample.ts'
import { temporaryFile } from './temporary.ts'

const entry = (replicate: number, chatbot = 'scripted:a') => ({
  ranFingerprint: 'ran-1',
  caseId: 'CB06',
  chatbot,
  chatbotLabel: chatbot.toUpperCase(),
  replicate,
})

describe('fingerprints', () => {
  test('are kept once, with their parts', async () => {
    let time = '2026-02-03T10:00:00.000Z'
    await using store = await openStore(temporaryFile(), { clock: () => new Date(time) })
    const later = { hash: 'b', parts: [{ name: 'limits', half: 'ran', hash: '1' }] } as const
    const earlier = { hash: 'a', parts: [{ name: 'catalogue', half: 'graded', hash: '2' }] } as const
    await store.keepFingerprint(later)
    time = '2026-02-03T09:00:00.000Z'
    await store.keepFingerprint(earlier)
    await store.keepFingerprint({ hash: 'b', parts: [] })
    expect(await store.fingerprint('b')).toEqual(later)
    expect(await store.fingerprint('c')).toBeUndefined()
    expect(await store.fingerprints()).toEqual([earlier, later])
  })
})

describe('the plan', () => {
  test('grows, and an entry planned again changes nothing', async () => {
    await using store = await openStore(temporaryFile())
    await store.plan([entry(2), entry(1)])
    await store.plan([entry(1), entry(3), entry(1, 'scripted:b')])
    await store.plan([])
    expect(await store.planned()).toEqual([entry(1), entry(2), entry(3), entry(1, 'scripted:b')])
    expect(await store.planned({ chatbots: ['scripted:b'] })).toEqual([entry(1, 'scripted:b')])
  })

  test('retires entries, which then count no more, and takes them back', async () => {
    await using store = await openStore(temporaryFile())
    await store.plan([entry(1), entry(1, 'scripted:b')])
    await store.retire({ ranFingerprint: 'ran-1', chatbots: ['scripted:a'] })
    expect(await store.planned()).toEqual([entry(1, 'scripted:b')])
    expect((await store.totals({ fingerprint: 'graded-1' })).map(({ chatbot }) => chatbot)).toEqual([
      'scripted:b',
    ])
    await store.plan([entry(1)])
    expect(await store.planned()).toEqual([entry(1), entry(1, 'scripted:b')])
  })
})

describe('grades', () => {
  test('one of the same fingerprint is replaced, those of others are kept', async () => {
    await using store = await openStore(temporaryFile())
    const answer = answerOf()
    await store.keepAnswer(answer)
    const unscored = gradeOf(answer, {
      score: null,
      unscored: 'the judge gave no valid output',
      low: 2,
      high: 5,
    })
    await store.keepGrade(unscored)
    expect(await store.grade(answer.id, 'graded-1')).toEqual(unscored)
    const scored = gradeOf(answer, { score: 3, low: 3, high: 3 })
    await store.keepGrade(scored)
    const newer = gradeOf(answer, { fingerprint: 'graded-2' })
    await store.keepGrade(newer)

    expect(await store.grade(answer.id, 'graded-1')).toEqual(scored)
    expect(await store.grade(answer.id, 'graded-2')).toEqual(newer)
    expect(await store.grade(answer.id, 'graded-3')).toBeUndefined()
    const { body: _, ...row } = scored
    const { id: __, ...key } = { ...entry(1, 'scripted:reference'), chatbotLabel: answer.chatbotLabel, id: 0 }
    expect(await store.gradeRows({ fingerprint: 'graded-1' })).toEqual([{ ...key, ...row }])
    expect(await store.gradeRows()).toHaveLength(2)
    expect(await store.gradeRows({ caseIds: ['CB02'] })).toEqual([])
  })

  test('a body of any plain JSON comes back as it was', async () => {
    await using store = await openStore(temporaryFile())
    const answer = answerOf()
    await store.keepAnswer(answer)
    const body = JSON.parse(
      `{"__proto__":{"@0":"@0"},"long":"@${'ř'.repeat(5000)}","half":"\\ud800","none":null}`,
    )
    await store.keepGrade(gradeOf(answer, { body }))
    expect(JSON.stringify((await store.grade(answer.id, 'graded-1'))?.body)).toBe(JSON.stringify(body))
  })

  test('a digest comes back with the grade and in the rows, and goes with the grade that it was of', async () => {
    await using store = await openStore(temporaryFile())
    const answer = answerOf()
    await store.keepAnswer(answer)
    const digest = { judge: 'none', findings: { missing_fact: 2 }, half: '\ud800' }
    await store.keepGrade(gradeOf(answer, { digest }))
    expect((await store.grade(answer.id, 'graded-1'))?.digest).toEqual(digest)
    expect((await store.gradeRows()).map((row) => row.digest)).toEqual([digest])
    await store.keepGrade(gradeOf(answer))
    expect(await store.grade(answer.id, 'graded-1')).toEqual(gradeOf(answer))
  })

  test('of no answer, or with a score and a reason for none, is refused', async () => {
    await using store = await openStore(temporaryFile())
    const answer = answerOf()
    await expect(store.keepGrade(gradeOf(answer))).rejects.toThrow('FOREIGN KEY')
    await store.keepAnswer(answer)
    await expect(store.keepGrade(gradeOf(answer, { unscored: 'no' }))).rejects.toThrow('scored_or_not')
    await expect(store.keepGrade(gradeOf(answer, { score: null }))).rejects.toThrow('scored_or_not')
    expect(await store.gradeRows()).toEqual([])
  })

  test('ungraded are the answers of the chatbot that this fingerprint has not graded', async () => {
    await using store = await openStore(temporaryFile())
    const answers = [
      answerOf({ replicate: 1 }),
      answerOf({ replicate: 2, ending: ranOut }),
      answerOf({ replicate: 3 }),
      answerOf({ replicate: 4, ending: failed }),
    ]
    for (const answer of answers) await store.keepAnswer(answer)
    await store.keepGrade(gradeOf(answers[0]!))
    await store.keepGrade(gradeOf(answers[2]!, { fingerprint: 'graded-2' }))
    expect(await store.ungraded('graded-1')).toEqual([answers[1]!.id, answers[2]!.id])
    expect(await store.ungraded('graded-2')).toEqual([answers[0]!.id, answers[1]!.id])
    expect(await store.ungraded('graded-1', { ranFingerprint: 'ran-2' })).toEqual([])
  })
})

describe('totals', () => {
  test('count what was planned, and beside it what came of it', async () => {
    await using store = await openStore(temporaryFile())
    await store.plan([1, 2, 3, 4, 5, 6].map((replicate) => entry(replicate)))
    await store.plan([entry(1, 'scripted:b')])
    const answer = (replicate: number, given = {}) => answerOf({ chatbot: 'scripted:a', replicate, ...given })
    await store.keepAnswer(answer(1))
    await store.keepAnswer(answer(2))
    await store.keepAnswer(answer(3, { ending: ranOut }))
    await store.keepAnswer(answer(4, { id: 'attempt', ending: failed }))
    await store.keepAnswer(answer(4))
    await store.keepAnswer(answer(5, { ending: failed }))
    await store.keepGrade(gradeOf(answer(1), { score: 5, low: 5, high: 5 }))
    await store.keepGrade(gradeOf(answer(1), { fingerprint: 'graded-0', score: 1, low: 1, high: 1 }))
    await store.keepGrade(
      gradeOf(answer(2), { score: null, unscored: 'a quote was not found', low: 2, high: 5 }),
    )
    await store.keepGrade(gradeOf(answer(3, { ending: ranOut }), { score: 0, low: 0, high: 0 }))

    expect(await store.totals({ fingerprint: 'graded-1' })).toEqual([
      {
        chatbot: 'scripted:a',
        chatbotLabel: 'SCRIPTED:A',
        planned: 6,
        finished: 3,
        ranOut: 1,
        failed: 1,
        missing: 1,
        failedAttempts: 2,
        graded: 3,
        unscored: 1,
        zeros: 1,
        meanScore: 2.5,
      },
      {
        chatbot: 'scripted:b',
        chatbotLabel: 'SCRIPTED:B',
        planned: 1,
        finished: 0,
        ranOut: 0,
        failed: 0,
        missing: 1,
        failedAttempts: 0,
        graded: 0,
        unscored: 0,
        zeros: 0,
      },
    ])
    expect(await store.totals({ fingerprint: 'graded-0', chatbots: ['scripted:a'] })).toMatchObject([
      { graded: 1, meanScore: 1, planned: 6 },
    ])
    expect(await store.totals({ fingerprint: 'graded-1', ranFingerprint: 'ran-2' })).toEqual([])
  })
})
