import SqliteDatabase from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { BodyReader } from '../../src/store/bodies.ts'
import { openStore } from '../../src/store/index.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { answerOf, prose } from './sample.ts'
import { temporaryFile } from './temporary.ts'

const length = 20_000

/** A store with one answer a text, whose prompt it is. */
const storeWith = async (texts: readonly string[]): Promise<string> => {
  const path = temporaryFile()
  await using store = await openStore(path)
  for (const [index, systemPrompt] of texts.entries())
    await store.keepAnswer(answerOf({ replicate: index + 1, systemPrompt }))
  return path
}

/** Makes all long texts of a store something else than what their hashes say. */
const damage = (path: string): void => {
  const file = new SqliteDatabase(path)
  file.exec(`update bodies set bytes = x'227878', encoding = 'raw' where length(bytes) > 3000`)
  file.close()
}

const reading = async (path: string, mostCharacters: number) => {
  const { database, close } = await openSqlite(path, { mode: 'read', lockWaitMs: 1_000 })
  const rows = await database.selectFrom('answers').select('content').orderBy('replicate').execute()
  const reader = new BodyReader({ database, mostCharacters })
  return {
    read: async (index: number) => (await reader.whole(rows[index]!.content)) as { systemPrompt: string },
    [Symbol.asyncDispose]: close,
  }
}

const isDamaged = { name: 'StoreError', code: 'not-a-store' }

describe('long texts that are read', () => {
  test('are unpacked and checked once a store, and again by the next one', async () => {
    const text = prose(1, length)
    const path = await storeWith([text, text])
    {
      await using store = await reading(path, 10 * length)
      expect((await store.read(0)).systemPrompt).toBe(text)
      damage(path)
      expect((await store.read(1)).systemPrompt).toBe(text)
    }
    await using next = await reading(path, 10 * length)
    await expect(next.read(0)).rejects.toMatchObject(isDamaged)
  })

  test('are let go where they come to more than is kept, the one used first first', async () => {
    const texts = [1, 2, 3].map((seed) => prose(seed, length))
    const path = await storeWith(texts)
    await using store = await reading(path, Math.floor(2.5 * length))
    await store.read(0)
    await store.read(1)
    await store.read(0)
    await store.read(2)
    damage(path)
    expect((await store.read(0)).systemPrompt).toBe(texts[0])
    expect((await store.read(2)).systemPrompt).toBe(texts[2])
    await expect(store.read(1)).rejects.toMatchObject(isDamaged)
  })

  test('are read whole where one alone is more than is kept', async () => {
    const text = prose(4, length)
    await using store = await reading(await storeWith([text]), 100)
    expect((await store.read(0)).systemPrompt).toBe(text)
    expect((await store.read(0)).systemPrompt).toBe(text)
  })
})
