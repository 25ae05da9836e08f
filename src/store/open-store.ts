import { sqlitePath } from './location.ts'
import type { Store } from './store.ts'

export interface OpenOptions {
  readonly clock?: () => Date
  /** `read` neither creates nor changes anything, and works on a disk that cannot be written. `write` when absent. */
  readonly mode?: 'write' | 'read'
  /** Texts that must never be stored: each occurrence is written as `[secret]`. Those under 8 characters are ignored. */
  readonly secrets?: readonly string[]
  /** How long to wait for another process that is writing, before the store counts as locked. 5,000 when absent. */
  readonly lockWaitMs?: number
}

/**
 * Opens a store, creating it and its folders where there is none, and brings one of an earlier version up to date.
 * Nothing of the database is loaded before this is called.
 *
 * @param location a path, or a `file:` or `sqlite:` URL
 * @throws {StoreError} when there is no using it; nothing was changed then
 * @example
 * await using store = await openStore('.model-bench/store.db')
 * for await (const answer of store.answers({ caseIds: ['CB14'] })) console.log(answer.id)
 */
export async function openStore(location: string, options: OpenOptions = {}): Promise<Store> {
  const path = sqlitePath(location)
  const { openSqlite } = await import('./sqlite.ts')
  const { bringUpToDate, requireCurrent } = await import('./migrate.ts')
  const { migrations } = await import('./migrations.ts')
  const { storeOver } = await import('./sql-store.ts')
  const { clock = () => new Date(), mode = 'write', secrets = [], lockWaitMs = 5_000 } = options

  const engine = await openSqlite(path, { mode, lockWaitMs })
  try {
    if (mode === 'write') await bringUpToDate(engine, migrations, clock)
    else await requireCurrent(engine, migrations)
    return storeOver(engine, { clock, secrets })
  } catch (error) {
    await engine.close()
    throw error
  }
}
