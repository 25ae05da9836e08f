import { statSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../src/run/answer.ts'
import { openStore } from '../../src/store/index.ts'
import { answerOf, documentOf, prose, toolCall } from './sample.ts'
import { temporaryFile } from './temporary.ts'

describe('any answer comes back exactly as it was', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.constantFrom('@', '@0', '@@1', '[secret]', '\0', '\ud800', '\udc00\ud800', '__proto__', '</script>'),
    // Long enough to be shared.
    fc
      .tuple(fc.constantFrom('a', 'ř', '\ud83d', '@', '\0', '"'), fc.string())
      .map(([letter, end]) => letter.repeat(1_100) + end),
  )
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 5 },
      fc.oneof(
        anyText,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
        fc.boolean(),
        fc.constant(null),
      ),
      fc.array(tie('json'), { maxLength: 4 }),
      fc
        .array(
          fc.tuple(
            fc.oneof(anyText, fc.constantFrom('__proto__', 'toJSON', 'shared', 'value', '0')),
            tie('json'),
          ),
          { maxLength: 4 },
        )
        .map((entries) => Object.fromEntries(entries)),
    ),
  }))

  test('texts and tool arguments of every kind', async () => {
    await using store = await openStore(temporaryFile())
    let replicate = 0
    await fc.assert(
      fc.asyncProperty(anyText, anyText, json, json, async (text, html, args, more) => {
        replicate += 1
        const answer = answerOf({
          id: `answer-${replicate}`,
          replicate,
          systemPrompt: html,
          turns: [
            {
              cue: { kind: 'prompt' },
              message: text,
              remarks: [text, html],
              calls: [
                toolCall({ args, content: html, reads: [{ document: text, text: html }] }),
                toolCall({ args: more, content: text }),
              ],
              modelCalls: [],
              reply: html,
            },
          ],
          before: { documents: [documentOf('SOP-1', html)], records: [] },
          after: {
            documents: [documentOf('SOP-1', `${html}${text}`)],
            records: [{ id: 'R-1', kind: 'risk', fields: Object.fromEntries([[text, html]]) }],
          },
          ending: { kind: 'failed', fault: 'app', why: text },
        })
        await store.keepAnswer(answer)
        // As JSON text, which tells apart what comparing objects may not: own keys named __proto__, lone surrogates.
        expect(JSON.stringify(await store.answer(answer.id))).toBe(JSON.stringify(answer))
      }),
      { numRuns: 150 },
    )
  })

  test('a tenant of many documents and records, changed and not', async () => {
    await using store = await openStore(temporaryFile())
    let count = 0
    const anyTenant = fc.record({
      titles: fc.array(anyText, { maxLength: 12 }),
      html: anyText,
      fields: fc.array(fc.tuple(anyText, anyText), { maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(anyTenant, anyText, async ({ titles, html, fields }, changed) => {
        const documents = titles.map((title, index) => ({ ...documentOf(`SOP-${index}`, html), title }))
        const records = fields.map((field, index) => ({
          id: `R-${index}`,
          kind: 'risk' as const,
          fields: Object.fromEntries([field]),
        }))
        const [first, ...others] = documents
        const before = { documents, records }
        for (const after of [
          before,
          { documents: first ? [{ ...first, html: changed }, ...others] : [], records },
        ]) {
          count += 1
          const answer = answerOf({ id: `tenant ${count}`, replicate: count, before, after })
          await store.keepAnswer(answer)
          expect(JSON.stringify(await store.answer(answer.id))).toBe(JSON.stringify(answer))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a text of 10 MB, and arguments nested 100,000 deep', async () => {
    await using store = await openStore(temporaryFile())
    const large = answerOf({ id: 'large', systemPrompt: `${'řeka '.repeat(2_000_000)}\ud800` })
    await store.keepAnswer(large)
    expect((await store.answer('large'))?.systemPrompt === large.systemPrompt).toBe(true)

    const nested = `${'[{"a":'.repeat(50_000)}"@0"${'}]'.repeat(50_000)}`
    const [turn] = answerOf().turns
    const deep = answerOf({
      id: 'deep',
      replicate: 2,
      turns: [{ ...turn!, calls: [toolCall({ args: JSON.parse(nested) })] }],
    })
    await store.keepAnswer(deep)
    let inside: unknown = (await store.answer('deep'))?.turns[0]?.calls[0]?.args
    let depth = 0
    for (; typeof inside === 'object' && inside !== null; depth += 1) inside = Object.values(inside)[0]
    expect([depth, inside]).toEqual([100_000, '@0'])
  })
})

describe('what many answers share', () => {
  const manual = prose(1, 20_000)
  const withManual = (replicate: number): Answer =>
    answerOf({
      replicate,
      turns: [
        {
          ...answerOf().turns[0]!,
          calls: [toolCall({ content: manual, reads: [{ document: 'FILE-1', text: manual }] })],
        },
      ],
      before: { documents: [documentOf('FILE-1', manual)], records: [] },
      after: { documents: [documentOf('FILE-1', manual)], records: [] },
    })

  test('is stored once, compressed', async () => {
    const path = temporaryFile()
    {
      await using store = await openStore(path)
      for (let replicate = 1; replicate <= 30; replicate += 1) await store.keepAnswer(withManual(replicate))
    }
    using file = closing(new SqliteDatabase(path, { readonly: true }))
    const sizes = file.database.prepare('select length(bytes) from bodies').pluck().all() as number[]
    expect(sizes).toHaveLength(31)
    expect(sizes.filter((size) => size > 3_000)).toHaveLength(1)
    expect(statSync(path).size).toBeLessThan(130_000)
  })

  test('is a whole list of documents where an answer changed none', async () => {
    const path = temporaryFile()
    const documents = Array.from({ length: 40 }, (_, index) => documentOf(`SOP-${index}`, 'Krátký text.'))
    const seed = { documents, records: [] }
    const [changed, ...others] = documents
    {
      await using store = await openStore(path)
      for (let replicate = 1; replicate <= 30; replicate += 1)
        await store.keepAnswer(answerOf({ replicate, before: seed, after: seed }))
      const after = { documents: [{ ...changed!, html: 'Jiný text.' }, ...others], records: [] }
      await store.keepAnswer(answerOf({ replicate: 31, before: seed, after }))
      const first = await store.answer(answerOf({ replicate: 1 }).id)
      const second = await store.answer(answerOf({ replicate: 2 }).id)
      expect(second?.before.documents).toBe(first?.after.documents)
    }
    using file = closing(new SqliteDatabase(path, { readonly: true }))
    const sizes = file.database.prepare('select length(bytes) from bodies').pluck().all() as number[]
    // One an answer, the documents of all, and those of the one that changed them.
    expect(sizes).toHaveLength(33)
  })

  test('100 answers of 50 kB of prose each take less than half of their text', async () => {
    const path = temporaryFile()
    const texts = Array.from({ length: 100 }, (_, index) => prose(index + 2, 50_000))
    {
      await using store = await openStore(path)
      await Promise.all(
        texts.map((systemPrompt, index) =>
          store.keepAnswer(answerOf({ replicate: index + 1, systemPrompt })),
        ),
      )
    }
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    expect(statSync(path).size).toBeLessThan(bytes / 2)
  })

  test('is checked against its hash when it is read', async () => {
    const path = temporaryFile()
    {
      await using store = await openStore(path)
      await store.keepAnswer(withManual(1))
    }
    {
      using file = closing(new SqliteDatabase(path))
      file.database.exec(`update bodies set bytes = x'227878', encoding = 'raw' where length(bytes) > 3000`)
    }
    await using store = await openStore(path)
    await expect(store.answer(withManual(1).id)).rejects.toMatchObject({
      name: 'StoreError',
      code: 'not-a-store',
      message: expect.stringContaining('damaged'),
    })
    expect(await store.answerRows()).toHaveLength(1)
  })
})

const closing = (database: SqliteDatabase.Database) => ({
  database,
  [Symbol.dispose]: () => database.close(),
})

describe('secrets', () => {
  test('reach no byte of the file, wherever they stand', async () => {
    const path = temporaryFile()
    const secret = 'sk-"příliš"-tajný+klíč/0123456789'
    const inJson = JSON.stringify({ key: secret })
    const inUrl = new URLSearchParams({ key: secret }).toString()
    const spread = `${secret} ${inJson} ${inUrl}`
    const answer = answerOf({
      systemPrompt: `${spread}${prose(1, 2_000)}`,
      chatbotLabel: secret,
      turns: [
        { ...answerOf().turns[0]!, message: spread, calls: [toolCall({ args: { [secret]: [secret] } })] },
      ],
      before: {
        documents: Array.from({ length: 40 }, (_, index) => documentOf(`SOP-${index}`, spread)),
        records: [{ id: 'R-1', kind: 'risk', fields: { [secret]: prose(1, 2_000) + spread } }],
      },
      ending: { kind: 'failed', fault: 'key', why: `401: ${secret}` },
    })
    const [key] = [{ ranFingerprint: 'ran-1', caseId: 'CB02', chatbot: 'scripted:a', replicate: 1 }]
    {
      await using store = await openStore(path, { secrets: ['', 'none', secret.slice(0, 14), secret] })
      await store.plan([{ ...key!, chatbotLabel: secret }])
      await store.keepFingerprint({ hash: 'f', parts: [{ name: secret, half: 'ran', hash: 'h' }] })
      await store.keepAnswer(answer)
      await store.keepGrade({
        answerId: answer.id,
        fingerprint: 'f',
        score: null,
        unscored: secret,
        low: 0,
        high: 5,
        gradedAt: '2026-02-03T11:00:00.000Z',
        body: { why: secret },
      })
      const stored = await store.answer(answer.id)
      const everything = JSON.stringify([
        stored,
        await store.answerRows(),
        await store.planned(),
        await store.fingerprints(),
        await store.gradeRows(),
        await store.grade(answer.id, 'f'),
      ])
      expect(everything).not.toContain('0123456789')
      expect(stored?.turns[0]?.message).toBe('[secret] {"key":"[secret]"} key=[secret]')
      expect(stored?.turns[0]?.calls[0]?.args).toEqual({ '[secret]': ['[secret]'] })
      expect(await store.answerRows()).toMatchObject([
        { chatbotLabel: '[secret]', ending: { why: '401: [secret]' } },
      ])
    }
    using file = closing(new SqliteDatabase(path, { readonly: true }))
    expect(file.database.serialize().includes('0123456789')).toBe(false)
  })
})
