import type { Kysely } from 'kysely'
import { type NewBodies, NewBodyRows } from './bodies.ts'
import type { Body } from './pack.ts'
import type { Schema } from './schema.ts'
import { StoreError } from './store-error.ts'

/** Something to be written, of one kind. */
export interface Job<Item, Result> {
  readonly kind: Writer<Item, Result>
  readonly item: Item
  /** The texts that it needs written. */
  readonly bodies: readonly Body[]
}

/** How items of one kind are written. An item holds its rows ready. */
export interface Writer<Item, Result> {
  /** Kinds of a lower order are written first. */
  readonly order: number
  /** Whether it is written at once: without what comes of it nothing goes on. */
  readonly isUrgent?: boolean
  /** Items of the same name are never written in one go. */
  readonly names: (item: Item) => readonly string[]
  /** One result an item; an error fails its item alone. */
  readonly write: (
    transaction: Kysely<Schema>,
    items: readonly Item[],
    fresh: NewBodies,
  ) => Promise<readonly (Result | Error)[]>
}

interface Pending {
  // The kinds differ from job to job; each result goes to who asked for it.
  readonly job: Job<unknown, unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** At most so many at once: databases bound the length of a statement. */
const GROUP = 200
/**
 * A store that is busy pauses this many times as long as it wrote, so that more share the next sync to the disk: nothing
 * else runs in this process while it waits for that. What is kept waits no longer than one would notice.
 */
const PAUSE_FACTOR = 19
const LONGEST_PAUSE_MS = 80

/**
 * Writes what is asked of it in groups, each in one transaction: a sync to the disk costs milliseconds, and many share
 * it. A promise resolves when its transaction is on the disk. One that writes alone never waits.
 */
export class GroupWriter {
  private pending: Pending[] = []
  private writing: Promise<void> | undefined
  private endPause: (() => void) | undefined
  private readonly bodies: NewBodyRows

  constructor(private readonly database: Kysely<Schema>) {
    this.bodies = new NewBodyRows(database)
  }

  add<Item, Result>(job: Job<Item, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.pending.push({ job, resolve, reject } as unknown as Pending)
      if (job.kind.isUrgent) this.endPause?.()
      this.writing ??= this.writeOn()
    })
  }

  /** Resolves when all that was asked for is written. */
  async idle(): Promise<void> {
    await this.writing
  }

  private async writeOn(): Promise<void> {
    // What is asked for in the same moment goes into one group.
    await new Promise(setImmediate)
    while (this.pending.length > 0) {
      const started = performance.now()
      const group = this.nextGroup()
      await this.writeGroup(group)
      if (group.length > 1) {
        await this.pause(Math.min(LONGEST_PAUSE_MS, PAUSE_FACTOR * (performance.now() - started)))
      }
    }
    this.writing = undefined
  }

  private async pause(ms: number): Promise<void> {
    if (this.pending.some(({ job }) => job.kind.isUrgent)) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.endPause = undefined
  }

  private nextGroup(): readonly Pending[] {
    const names = new Set<string>()
    const group: Pending[] = []
    const later: Pending[] = []
    for (const each of this.pending) {
      const { kind, item } = each.job
      const its = kind.names(item)
      if (group.length < GROUP && !its.some((name) => names.has(name))) group.push(each)
      else later.push(each)
      for (const name of its) names.add(name)
    }
    this.pending = later
    return group
  }

  private async writeGroup(group: readonly Pending[]): Promise<void> {
    try {
      const results = await this.transact(group.map(({ job }) => job))
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index]
        if (result instanceof Error) reject(result)
        else resolve(result)
      }
    } catch (error) {
      // Where one does not fit on the disk any more, a smaller one may.
      if (group.length > 1 && error instanceof StoreError && error.code === 'full') {
        for (const each of group) await this.writeGroup([each])
      } else for (const { reject } of group) reject(error)
    }
  }

  private async transact(jobs: readonly Job<unknown, unknown>[]): Promise<readonly unknown[]> {
    // Compressed before the transaction, so that it holds the store for a moment only.
    const fresh = await this.bodies.of(jobs.flatMap((job) => job.bodies))
    return this.database.transaction().execute(async (transaction) => {
      const results = new Map<Job<unknown, unknown>, unknown>()
      const kinds = [...new Set(jobs.map(({ kind }) => kind))].sort((a, b) => a.order - b.order)
      for (const kind of kinds) {
        const its = jobs.filter((job) => job.kind === kind)
        const written = await kind.write(
          transaction,
          its.map(({ item }) => item),
          fresh,
        )
        for (const [index, job] of its.entries()) results.set(job, written[index])
      }
      return jobs.map((job) => results.get(job))
    })
  }
}
