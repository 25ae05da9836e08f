import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { answerOf, failed, gradeOf, prose } from './sample.ts'
import { temporaryFile } from './temporary.ts'

const page = readFileSync(new URL('../../docs/store.md', import.meta.url), 'utf8')

async function storeToLookInto() {
  const path = temporaryFile()
  await using store = await openStore(path)
  await store.plan([1, 2, 3].map((replicate) => answerOf({ replicate })))
  await store.keepAnswer(answerOf({ systemPrompt: `@${prose(1, 2_000)}`, undelivered: ['@home'] }))
  await store.keepAnswer(answerOf({ replicate: 2, ending: failed }))
  await store.keepGrade(gradeOf(answerOf()))
  return new SqliteDatabase(path)
}

test('the page names the tables that there are', async () => {
  const file = await storeToLookInto()
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  const tables = file.prepare(`select name from sqlite_master where type = 'table'`).pluck().all()
  expect(named.sort()).toEqual(tables.sort())
  file.close()
})

test('the queries on the page give what it says', async () => {
  const file = await storeToLookInto()
  const queries = [...page.matchAll(/^```sql\n(.*?)^```/gms)].map(([, query]) => query!)
  expect(queries.map((query) => file.prepare(query).raw().all())).toEqual([
    [
      ['scripted:reference', 'failed', 'provider', 1],
      ['scripted:reference', 'finished', null, 1],
    ],
    [['CB06', 'scripted:reference', 3]],
    [['CB06', 'scripted:reference', 1, 4, null]],
  ])
  file.close()
})

test('a body is what the page says', async () => {
  const file = await storeToLookInto()
  const read = (hash: string) => {
    const body = file.prepare('select encoding, bytes from bodies where hash = ?').get(hash) as {
      encoding: string
      bytes: Buffer
    }
    return JSON.parse((body.encoding === 'raw' ? body.bytes : inflateSync(body.bytes)).toString())
  }
  const content = file.prepare('select content from answers where replicate = 1').pluck().get() as string
  const { shared, value } = read(content)
  expect(value).toMatchObject({ id: answerOf().id, systemPrompt: '@0', undelivered: ['@@home'] })
  expect(shared.map(read)).toEqual([`@${prose(1, 2_000)}`])
  file.close()
})
