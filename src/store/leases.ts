import { type Kysely, sql } from 'kysely'
import type { Claimed } from '../run/keeping.ts'
import type { AnswerKey } from '../run/plan.ts'
import { batches } from './batches.ts'
import type { GroupWriter, Writer } from './group.ts'
import { keyColumns, keyOf, keyText, oneOfKeys } from './matching.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

type LeaseStore = Pick<Store, 'claim' | 'release' | 'beat' | 'workers' | 'free'>

/** Who plays which answer. */
export function leasesOver(database: Kysely<Schema>, group: GroupWriter, { now }: Writing): LeaseStore {
  return {
    claim: (worker, keys) => group.add({ kind: claimWriter, item: { worker, keys, at: now() }, bodies: [] }),

    async release(worker, keys) {
      for (const some of batches(keys)) {
        await database
          .deleteFrom('leases')
          .where(oneOfKeys('leases', some))
          .where('worker', '=', worker)
          .execute()
      }
    },

    async beat(worker, beat) {
      if (beat === 0) {
        await database.insertInto('workers').values({ id: worker, beat, beat_at: now() }).execute()
        return 'alive'
      }
      const { numUpdatedRows } = await database
        .updateTable('workers')
        .set({ beat, beat_at: now() })
        .where('id', '=', worker)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? 'gone' : 'alive'
    },

    async workers() {
      return database.selectFrom('workers').select(['id', 'beat']).orderBy('id').execute()
    },

    free: (worker, beat) =>
      database.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('workers')
          .select(sql<number>`count(*)`.as('count'))
          .where('id', '=', worker)
          .$if(beat !== undefined, (query) => query.where('beat', '=', beat!))
          .executeTakeFirstOrThrow()
        if (Number(count) === 0) return
        await transaction.deleteFrom('leases').where('worker', '=', worker).execute()
        await transaction.deleteFrom('workers').where('id', '=', worker).execute()
      }),
  }
}

interface Claim {
  readonly worker: string
  readonly keys: readonly AnswerKey[]
  readonly at: string
}

const claimWriter: Writer<Claim, readonly Claimed[] | 'gone'> = {
  order: 0,
  isUrgent: true,
  names: ({ keys }) => keys.map((key) => `claim ${keyText(key)}`),
  write: async (transaction, claims) => {
    const alive = await aliveOf(transaction, claims)
    const { settled, held, begun } = await stateOf(
      transaction,
      claims.flatMap(({ keys }) => keys),
    )
    const outcomes = claims.map(({ worker, keys }): readonly Claimed[] | 'gone' => {
      if (!alive.has(worker)) return 'gone'
      return keys.map((key) => {
        if (settled.has(keyText(key))) return 'settled'
        const holder = held.get(keyText(key))
        if (holder !== undefined && holder !== worker) return 'held'
        return begun.has(keyText(key)) ? 'begun' : 'claimed'
      })
    })
    const leases = claims.flatMap(({ worker, keys, at }, claim) => {
      const its = outcomes[claim]
      if (its === 'gone') return []
      return keys
        .filter((key, index) => isOurs(its?.[index]) && !held.has(keyText(key)))
        .map((key) => ({ ...keyColumns(key), worker, claimed_at: at }))
    })
    for (const some of batches(leases)) await transaction.insertInto('leases').values(some).execute()
    return outcomes
  },
}

/** Those of the claims' processes that are entered. */
async function aliveOf(transaction: Kysely<Schema>, claims: readonly Claim[]): Promise<ReadonlySet<string>> {
  const alive = new Set<string>()
  for (const ids of batches([...new Set(claims.map(({ worker }) => worker))])) {
    const rows = await transaction.selectFrom('workers').select('id').where('id', 'in', ids).execute()
    for (const { id } of rows) alive.add(id)
  }
  return alive
}

const isOurs = (outcome: Claimed | undefined): boolean => outcome === 'claimed' || outcome === 'begun'

async function stateOf(transaction: Kysely<Schema>, keys: readonly AnswerKey[]) {
  const settled = new Set<string>()
  const held = new Map<string, string>()
  const begun = new Set<string>()
  for (const some of batches(keys)) {
    const answers = await transaction
      .selectFrom('answers')
      .select(keyNames)
      .where(oneOfKeys('answers', some))
      .where('replaced_at', 'is', null)
      .where('ending_kind', '!=', 'failed')
      .execute()
    for (const row of answers) settled.add(keyText(keyOf(row)))
    const leases = await transaction
      .selectFrom('leases')
      .select([...keyNames, 'worker'])
      .where(oneOfKeys('leases', some))
      .execute()
    for (const row of leases) held.set(keyText(keyOf(row)), row.worker)
    const calls = await transaction
      .selectFrom('model_calls')
      .select(keyNames)
      .where(oneOfKeys('model_calls', some))
      .where('ordinal', '=', 0)
      .execute()
    for (const row of calls) begun.add(keyText(keyOf(row)))
  }
  return { settled, held, begun }
}

const keyNames = ['ran_fingerprint', 'case_id', 'chatbot', 'replicate'] as const
