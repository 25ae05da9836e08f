import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { bringUpToDate, requireCurrent } from '../../src/store/migrate.ts'
import { type Migration, migrations } from '../../src/store/migrations.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { temporaryFile } from './temporary.ts'

const clock = () => new Date('2026-02-03T10:00:00Z')

const open = async (path: string) => {
  const engine = await openSqlite(path, { mode: 'write', lockWaitMs: 5_000 })
  return { engine, [Symbol.asyncDispose]: () => engine.close() }
}

const tables = async (engine: Awaited<ReturnType<typeof openSqlite>>) =>
  (await engine.database.introspection.getTables()).map(({ name }) => name)

const creating = (name: string): Migration => ({
  name: `create ${name}`,
  up: ({ schema }) => schema.createTable(name).addColumn('id', 'integer').execute(),
})

test('steps are applied in order, each once, and what was applied when is kept', async () => {
  await using opened = await open(temporaryFile())
  const { engine } = opened
  await bringUpToDate(engine, [creating('one')], clock)
  await bringUpToDate(engine, [creating('one'), creating('two')], clock)
  await bringUpToDate(engine, [creating('one'), creating('two')], clock)
  expect(await tables(engine)).toEqual(['model_bench_versions', 'one', 'two'])
  expect(await engine.database.selectFrom('model_bench_versions').selectAll().execute()).toEqual([
    { version: 1, name: 'create one', applied_at: '2026-02-03T10:00:00.000Z' },
    { version: 2, name: 'create two', applied_at: '2026-02-03T10:00:00.000Z' },
  ])
})

test('a step that fails half-way leaves nothing of itself, and those before it stay', async () => {
  await using opened = await open(temporaryFile())
  const { engine } = opened
  const failing: Migration = {
    name: 'fails',
    up: async (database) => {
      await creating('half').up(database, engine)
      await sql`insert into nowhere values (1)`.execute(database)
    },
  }
  await expect(bringUpToDate(engine, [creating('one'), failing], clock)).rejects.toThrow('nowhere')
  expect(await tables(engine)).toEqual(['model_bench_versions', 'one'])
  await bringUpToDate(engine, [creating('one'), creating('two')], clock)
  expect(await tables(engine)).toEqual(['model_bench_versions', 'one', 'two'])
})

test('two processes that open a new store at once make one', async () => {
  const path = temporaryFile()
  const stores = await Promise.all([openStore(path), openStore(path), openStore(path)])
  await Promise.all(stores.map((store) => store.close()))
  await using store = await openStore(path)
  expect(await store.answerRows()).toEqual([])
})

test('a store of a newer version is refused, to write and to read, and left as it is', async () => {
  const path = temporaryFile()
  {
    await using opened = await open(path)
    await bringUpToDate(opened.engine, [...migrations, creating('from_the_future')], clock)
  }
  for (const mode of ['write', 'read'] as const) {
    await expect(openStore(path, { mode })).rejects.toMatchObject({
      name: 'StoreError',
      code: 'newer',
      message: expect.stringContaining('newer version of Model Bench'),
    })
  }
  await using opened = await open(path)
  expect(await tables(opened.engine)).toContain('from_the_future')
})

test('a store of an earlier version is not brought up to date by one who only reads', async () => {
  await using opened = await open(temporaryFile())
  await bringUpToDate(opened.engine, [creating('one')], clock)
  await expect(requireCurrent(opened.engine, [creating('one'), creating('two')])).rejects.toMatchObject({
    name: 'StoreError',
    code: 'older',
  })
  expect(await tables(opened.engine)).not.toContain('two')
})
