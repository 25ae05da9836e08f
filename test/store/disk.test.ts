import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { bringUpToDate } from '../../src/store/migrate.ts'
import { migrations } from '../../src/store/migrations.ts'
import { storeOver } from '../../src/store/sql-store.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { answerOf, collected, nthAnswer } from './sample.ts'
import { temporaryFile, temporaryFolder } from './temporary.ts'

// A disk of its own for one process, mounted in a namespace that ends with it: real for root and for anybody.
const OWN_MOUNTS = ['--map-root-user', '--mount']
const mayMount = spawnSync('unshare', [...OWN_MOUNTS, 'true']).status === 0
const reason = mayMount ? '' : ' (skipped: this system lets no process have mounts of its own)'

/** Runs a script of this folder after mounting, and gives what it said. `$1` in `mounting` is the first path. */
function withMounts(mounting: string, script: string, paths: readonly string[]): unknown {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const shell = ['sh', '-e', '-c', `${mounting}\nexec "$0" --import tsx ${JSON.stringify(file)} "$@"`]
  return JSON.parse(
    execFileSync('unshare', [...OWN_MOUNTS, ...shell, process.execPath, ...paths], { encoding: 'utf8' }),
  )
}

describe.skipIf(!mayMount)(`a disk${reason}`, () => {
  test('that fills up: the answer that found no room is not there, all others are, and with room it goes on', () => {
    const seen = withMounts('mount -t tmpfs -o size=600k tmpfs "$1"', './fill-the-disk.ts', [
      temporaryFolder(),
    ])
    expect(seen).toEqual({
      fault: { code: 'full', message: expect.stringContaining('is full. Make room') },
      kept: expect.any(Number),
      whole: true,
      withRoom: 'kept',
    })
    expect(seen).toHaveProperty(
      'kept',
      expect.toSatisfy((kept: number) => kept > 0),
    )
  })

  test('that cannot be written: opening says so, and what is there can be read', async () => {
    const [writable, readOnly, full] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
    const [file, store] = [join(writable, 'store.db'), join(readOnly, 'store.db')]
    for (const path of [file, store]) {
      await using opened = await openStore(path)
      await opened.keepAnswer(answerOf())
    }
    const bytes = readFileSync(store)

    const mounting = `
      mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"
      mount --bind "$2" "$2" && mount -o remount,bind,ro "$2"
      mount -t tmpfs -o size=8k tmpfs "$3"
      set -- "$1" "$2/store.db" "$2/new.db" "$2/runs/new.db" "$3/store.db"`
    expect(withMounts(mounting, './open-both-ways.ts', [file, readOnly, full])).toEqual([
      { write: 'read-only', read: '1 answers' },
      { write: 'read-only', read: '1 answers' },
      { write: 'read-only', read: 'missing' },
      { write: 'read-only', read: 'missing' },
      { write: 'full', read: expect.any(String) },
    ])
    expect(readFileSync(store).equals(bytes)).toBe(true)
    expect(readdirSync(readOnly)).toEqual(['store.db'])
  })
})

test('a database that may not grow: the answer that found no room is not there, all others are', async () => {
  const engine = await openSqlite(temporaryFile(), { mode: 'write', lockWaitMs: 0 })
  await bringUpToDate(engine, migrations, () => new Date())
  await using store = storeOver(engine, {
    clock: () => new Date(),
    secrets: [],
  })
  await sql`pragma max_page_count = 60`.execute(engine.database)

  let kept = 0
  const fill = async () => {
    for (;;) {
      await store.keepAnswer(nthAnswer(kept + 1))
      kept += 1
    }
  }
  await expect(fill()).rejects.toMatchObject({ name: 'StoreError', code: 'full' })
  expect(kept).toBeGreaterThan(0)
  expect(await collected(store.answers())).toEqual(
    Array.from({ length: kept }, (_, index) => nthAnswer(index + 1)),
  )
  expect(await store.planned()).toHaveLength(kept)

  await sql`pragma max_page_count = 1000000`.execute(engine.database)
  expect(await store.keepAnswer(nthAnswer(kept + 1))).toBe('kept')
})
