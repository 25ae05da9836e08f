import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { sqliteFault } from '../../src/store/sqlite-fault.ts'
import { answerOf } from './sample.ts'
import { temporaryFile, temporaryFolder } from './temporary.ts'

const storeError = (code: string, message: string) => ({
  name: 'StoreError',
  code,
  message: expect.stringContaining(message),
})

describe('where a store is', () => {
  test.each([
    ['a path', (path: string) => path],
    ['a relative path', (path: string) => relative(process.cwd(), path)],
    ['a file: URL', (path: string) => pathToFileURL(path).href],
    ['a relative file: URL', (path: string) => `file:${encodeURI(relative(process.cwd(), path))}`],
    ['a sqlite: URL', (path: string) => `sqlite://${encodeURI(path)}`],
    ['a relative sqlite: URL', (path: string) => `sqlite:${encodeURI(relative(process.cwd(), path))}`],
    [
      'a relative sqlite: URL with slashes',
      (path: string) => `sqlite://${encodeURI(relative(process.cwd(), path))}`,
    ],
  ])('%s, in folders that are made', async (_, location) => {
    const path = join(temporaryFolder(), 'měření a běhy', 'červen', 'store.db')
    await using store = await openStore(location(path))
    await store.keepAnswer(answerOf())
    expect(readdirSync(dirname(path))).toContain('store.db')
  })

  test.each(['postgres://localhost/bench', 'postgresql://localhost/bench'])(
    '%s: not yet',
    async (location) => {
      await expect(openStore(location)).rejects.toMatchObject(
        storeError('unsupported', 'PostgreSQL are not supported yet'),
      )
    },
  )

  test.each([
    'mysql://localhost/bench',
    'https://example.com/store.db',
    'file://host/store.db',
    'sqlite:store.db?mode=ro',
    'file:',
    '',
  ])('“%s” is none', async (location) => {
    await expect(openStore(location)).rejects.toMatchObject(storeError('unsupported', 'names no store'))
  })
})

describe('what is no store', () => {
  test.each(['no database', 'A plain text. '.repeat(1_000)])(
    'a text file, which is left as it is',
    async (text) => {
      const path = temporaryFile()
      writeFileSync(path, text)
      for (const mode of ['write', 'read'] as const) {
        await expect(openStore(path, { mode })).rejects.toMatchObject(
          storeError('not-a-store', 'is not a Model Bench store'),
        )
      }
      expect(readFileSync(path, 'utf8')).toBe(text)
      expect(readdirSync(dirname(path))).toEqual(['store.db'])
    },
  )

  test('a database of another program, which is left as it is', async () => {
    const path = temporaryFile()
    new SqliteDatabase(path).exec('create table answers (id text)').close()
    const before = readFileSync(path)
    await expect(openStore(path)).rejects.toMatchObject(storeError('not-a-store', 'of another program'))
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('a store whose pages were overwritten', async () => {
    const path = temporaryFile()
    await (await openStore(path)).close()
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0x5a, 100))
    await expect(openStore(path)).rejects.toMatchObject(storeError('not-a-store', 'is damaged'))
  })

  test('a folder', async () => {
    const folder = temporaryFolder()
    await expect(openStore(folder)).rejects.toMatchObject(storeError('not-a-store', 'is a folder'))
  })

  test('a path under a file', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    await expect(openStore(join(file, 'store.db'))).rejects.toMatchObject(
      storeError('not-a-store', 'lies under a file'),
    )
  })
})

describe('to read', () => {
  test('a store that is not there is missing, and is not made', async () => {
    const folder = temporaryFolder()
    const open = openStore(join(folder, 'runs', 'store.db'), { mode: 'read' })
    await expect(open).rejects.toMatchObject(storeError('missing', 'There is no store at'))
    expect(readdirSync(folder)).toEqual([])
  })

  test('an empty file is no store', async () => {
    const path = temporaryFile()
    writeFileSync(path, '')
    await expect(openStore(path, { mode: 'read' })).rejects.toMatchObject(storeError('not-a-store', 'empty'))
  })

  test('a store at rest is one file, and reading neither changes it nor leaves anything beside it', async () => {
    const path = temporaryFile()
    {
      await using store = await openStore(path)
      await store.keepAnswer(answerOf())
    }
    expect(readdirSync(dirname(path))).toEqual(['store.db'])
    const before = readFileSync(path)
    {
      await using store = await openStore(path, { mode: 'read' })
      expect(await store.answerRows()).toHaveLength(1)
      await expect(store.plan([answerOf()])).rejects.toMatchObject(
        storeError('read-only', 'cannot be written'),
      )
      expect(readdirSync(dirname(path))).toEqual(['store.db'])
    }
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('one may read while another writes', async () => {
    const path = temporaryFile()
    await using writer = await openStore(path)
    await writer.keepAnswer(answerOf())
    await using reader = await openStore(path, { mode: 'read' })
    await writer.keepAnswer(answerOf({ replicate: 2 }))
    expect(await reader.answerRows()).toHaveLength(2)
  })
})

describe('locked by another process', () => {
  /** A process that holds the file exclusively, until the test ends. */
  async function lockExclusively(path: string): Promise<void> {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3')
    const script = `const file = new (require(${JSON.stringify(driver)}))(${JSON.stringify(path)})
      file.exec('begin exclusive'); console.log('locked'); process.stdin.resume()`
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    onTestFinished(() => void holder.kill('SIGKILL'))
    await once(holder.stdout, 'data')
  }

  test('it cannot be opened', async () => {
    const path = temporaryFile()
    await (await openStore(path)).close()
    await lockExclusively(path)
    await expect(openStore(path, { lockWaitMs: 20 })).rejects.toMatchObject(
      storeError('locked', 'locked by another process'),
    )
  })

  test('an answer cannot be kept, and nothing of it is', async () => {
    const path = temporaryFile()
    await using store = await openStore(path, { lockWaitMs: 20 })
    await lockExclusively(path)
    await expect(store.keepAnswer(answerOf())).rejects.toMatchObject(
      storeError('locked', 'locked by another process'),
    )
    expect(await store.answerRows()).toEqual([])
    expect(await store.planned()).toEqual([])
  })
})

describe('what cannot be provoked here', () => {
  test.each([
    ['disk', 'SQLITE_IOERR_WRITE', 'failed (SQLITE_IOERR_WRITE)'],
    ['driver', 'ERR_DLOPEN_FAILED', 'npm rebuild better-sqlite3'],
    ['full', 'ENOSPC', 'is full'],
    ['read-only', 'EACCES', 'cannot be written'],
  ])('%s, from %s', (kind, code, message) => {
    const cause = Object.assign(new Error('as it came'), { code })
    expect(sqliteFault(cause, 'store.db')).toMatchObject({ ...storeError(kind, message), cause })
  })

  test('an error that is not the disk’s stays what it is', () => {
    const error = new TypeError('a fault in the program')
    expect(sqliteFault(error, 'store.db')).toBe(error)
  })
})

describe('closing', () => {
  test('waits for the write under way, and may be asked twice', async () => {
    const path = temporaryFile()
    const store = await openStore(path)
    const planning = store.plan(Array.from({ length: 200 }, (_, index) => answerOf({ replicate: index + 1 })))
    await Promise.all([planning, store.close(), store.close()])
    await store.close()
    await using again = await openStore(path)
    expect(await again.planned()).toHaveLength(200)
  })
})

test('nothing of the database is loaded before a store is opened', async () => {
  const loaded: string[] = []
  for (const name of ['better-sqlite3', 'kysely']) {
    vi.doMock(name, async (original) => {
      loaded.push(name)
      return original()
    })
  }
  onTestFinished(() => {
    vi.doUnmock('better-sqlite3')
    vi.doUnmock('kysely')
    vi.resetModules()
  })
  vi.resetModules()
  const fresh = await import('../../src/store/index.ts')
  expect(loaded).toEqual([])
  await (await fresh.openStore(temporaryFile())).close()
  expect(loaded.sort()).toEqual(['better-sqlite3', 'kysely'])
})

test('writes are synced to the disk before they count as kept', async () => {
  // What SQLite syncs cannot be seen from outside; the setting can.
  const { openSqlite } = await import('../../src/store/sqlite.ts')
  const { sql } = await import('kysely')
  const engine = await openSqlite(temporaryFile(), { mode: 'write', lockWaitMs: 0 })
  const setting = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(engine.database)).rows[0]!)[0]
  expect(await Promise.all(['synchronous', 'journal_mode', 'foreign_keys'].map(setting))).toEqual([
    2,
    'wal',
    1,
  ])
  await engine.close()
})
