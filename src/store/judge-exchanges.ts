import type { Kysely } from 'kysely'
import { insertBodies, readWhole } from './bodies.ts'
import type { GroupWriter, Writer } from './group.ts'
import { type Packed, pack } from './pack.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

/** What was asked of the judge and what it answered, under the hash of exactly what was sent. */
export function judgeExchangesOver(
  database: Kysely<Schema>,
  group: GroupWriter,
  writing: Writing,
): Pick<Store, 'judgeExchange' | 'keepJudgeExchange'> {
  const writer = exchangeWriter(writing)
  return {
    async judgeExchange(requestHash) {
      const row = await database
        .selectFrom('judge_exchanges')
        .select('content')
        .where('request_hash', '=', requestHash)
        .executeTakeFirst()
      return row && (await readWhole(database, row.content))
    },

    async keepJudgeExchange(requestHash, exchange) {
      const packed = pack(exchange, writing.change)
      const bodies = [packed.content, ...packed.shared]
      return group.add({ kind: writer, item: { requestHash, packed }, bodies })
    },
  }
}

interface PackedExchange {
  readonly requestHash: string
  readonly packed: Packed
}

const exchangeWriter = ({ now }: Writing): Writer<PackedExchange, void> => ({
  order: 3,
  names: ({ requestHash }) => [`judge exchange ${requestHash}`],
  write: async (transaction, items, fresh) => {
    await insertBodies(
      transaction,
      items.flatMap(({ packed: { content, shared } }) => [content, ...shared]),
      fresh,
    )
    await transaction
      .insertInto('judge_exchanges')
      .values(
        items.map(({ requestHash, packed }) => ({
          request_hash: requestHash,
          content: packed.content.hash,
          kept_at: now(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return items.map(() => undefined)
  },
})
