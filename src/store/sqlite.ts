import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import type { Engine, Schema } from './schema.ts'
import { isLock, sqliteFault } from './sqlite-fault.ts'
import { StoreError } from './store-error.ts'

export interface SqliteOptions {
  readonly mode: 'write' | 'read'
  readonly lockWaitMs: number
}

/**
 * Opens an SQLite file; in mode `write` creates it and its folders. What version its tables are is not looked at.
 * @throws {StoreError} when there is no using it, or another program made it
 */
export async function openSqlite(path: string, options: SqliteOptions): Promise<Engine> {
  const { mode, lockWaitMs } = options
  const careful: Careful = async (step) => {
    try {
      return await patiently(step, lockWaitMs)
    } catch (error) {
      throw sqliteFault(error, path)
    }
  }

  if (existsSync(path) ? statSync(path).isDirectory() : mode === 'read') throw notAFile(path)
  if (mode === 'write') await careful(() => mkdirSync(dirname(path), { recursive: true }))

  const { default: Sqlite } = await import('better-sqlite3')
  const file = await careful(() => new Sqlite(path, { readonly: mode === 'read', timeout: 0 }))
  try {
    await careful(() => refuseForeign(file, path, mode))
    await careful(() => file.pragma('foreign_keys = on'))
    if (mode === 'write') {
      // Reports read while a run writes.
      await careful(() => file.pragma('journal_mode = wal'))
      // In WAL mode NORMAL may lose the last commits to a power cut. An answer costs money and minutes; the sync
      // that FULL adds to it costs milliseconds.
      await careful(() => file.pragma('synchronous = full'))
      // Pages that are written again and again go from the WAL into the file once for four times as many writes.
      await careful(() => file.pragma('wal_autocheckpoint = 4000'))
    }
  } catch (error) {
    file.close()
    throw error
  }

  const driver = new FileDriver(file, careful)
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  let closing: Promise<void> | undefined
  const close = async () => {
    // The one connection is free only when no transaction is under way.
    await database.connection().execute(async () => leaveOneFile(file))
    await database.destroy()
  }
  return {
    database,
    name: path,
    bytesType: 'blob',
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** Refuses a database that another program made, before anything is written to it. */
function refuseForeign(file: Database.Database, path: string, mode: 'write' | 'read'): void {
  const tables = file.prepare(`select name from sqlite_master where type = 'table'`).pluck().all()
  if (tables.includes('model_bench_versions') || (tables.length === 0 && mode === 'write')) return
  throw new StoreError(
    'not-a-store',
    tables.length === 0
      ? `${path} is an empty file. Name the store that the run wrote.`
      : `${path} is a database of another program. Name another file for the store.`,
  )
}

function notAFile(path: string): StoreError {
  return existsSync(path)
    ? new StoreError('not-a-store', `${path} is a folder. Name a file in it, such as ${path}/store.db.`)
    : new StoreError(
        'missing',
        `There is no store at ${path}. Name the one that the run wrote, or run first.`,
      )
}

/**
 * Takes the file out of WAL mode, in which it cannot be read on a disk that cannot be written. Another process that
 * has the store open prevents it, which does no harm: the last one to close does it.
 */
function leaveOneFile(file: Database.Database): void {
  if (file.readonly) return
  try {
    file.pragma('journal_mode = delete')
  } catch {}
}

/** Runs a step on the file: waits where it is locked, and rejects with a `StoreError` where it cannot be used. */
type Careful = <T>(step: () => T | Promise<T>) => Promise<T>

const RETRY_MS = 5

/**
 * Tries a step again while the file is locked, until the time is up. SQLite's own waiting would stop all other work of
 * this process, which may itself be the one that holds the lock.
 */
async function patiently<T>(step: () => T | Promise<T>, waitMs: number): Promise<T> {
  for (const until = performance.now() + waitMs; ; await setTimeout(RETRY_MS)) {
    try {
      return await step()
    } catch (error) {
      if (!isLock(error) || performance.now() >= until) throw error
    }
  }
}

/** One connection, with what Kysely's own driver leaves open. */
class FileDriver extends SqliteDriver {
  constructor(
    private readonly file: Database.Database,
    private readonly careful: Careful,
  ) {
    super({ database: preparingOnce(file) })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        // A write of many statements must not keep the replies waiting that came meanwhile.
        if (this.file.inTransaction) await setImmediate()
        return this.careful(() => connection.executeQuery<Row>(query))
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** Takes the lock for writing at once: to read first and write later fails where another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite has rolled back by itself when the disk is full; to do it again would hide that error behind another. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** As many statements as are used again and again. */
const STATEMENTS = 200

/** The file with each statement prepared once: to prepare one takes longer than to run it. */
function preparingOnce(file: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>()
  return {
    prepare: (text) => {
      const statement = prepared.get(text) ?? file.prepare(text)
      // The one used last stands last; the first one goes.
      prepared.delete(text)
      prepared.set(text, statement)
      const [oldest] = prepared.keys()
      if (prepared.size > STATEMENTS && oldest !== undefined) prepared.delete(oldest)
      return statement as unknown as SqliteStatement
    },
    close: () => file.close(),
  }
}
