import { sql } from 'kysely'
import type { Migration } from './migrations.ts'
import type { Engine } from './schema.ts'
import { StoreError } from './store-error.ts'

/**
 * Applies the steps that a store has not seen, each in a transaction of its own: a process that dies between two
 * leaves a store of the version in between, which the next one carries on from.
 * @throws {StoreError} `newer` when the store has seen steps that this program does not know
 */
export async function bringUpToDate(
  engine: Engine,
  migrations: readonly Migration[],
  clock: () => Date,
): Promise<void> {
  while (await stepForward(engine, migrations, clock)) {}
}

/**
 * Refuses a store that is not of this program's version, without touching it.
 * @throws {StoreError} `newer` or `older`
 */
export async function requireCurrent(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const version = await versionOf(engine.database, engine, migrations)
  if (version === migrations.length) return
  throw new StoreError(
    'older',
    `${engine.name} was written by an earlier version of Model Bench. Bring it up to date with a command that writes, such as grade or run.`,
  )
}

function stepForward(engine: Engine, migrations: readonly Migration[], clock: () => Date): Promise<boolean> {
  return engine.database.transaction().execute(async (transaction) => {
    await transaction.schema
      .createTable('model_bench_versions')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const version = await versionOf(transaction, engine, migrations)
    const step = migrations[version]
    if (!step) return false
    await step.up(transaction, engine)
    await transaction
      .insertInto('model_bench_versions')
      .values({ version: version + 1, name: step.name, applied_at: clock().toISOString() })
      .execute()
    return true
  })
}

async function versionOf(
  database: Engine['database'],
  engine: Engine,
  migrations: readonly Migration[],
): Promise<number> {
  const { version } = await database
    .selectFrom('model_bench_versions')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .executeTakeFirstOrThrow()
  if (version <= migrations.length) return version
  throw new StoreError(
    'newer',
    `${engine.name} was written by a newer version of Model Bench (store version ${version}; this program knows ${migrations.length}). Update Model Bench, or name another store.`,
  )
}
