import type { Kysely } from 'kysely'
import { type BodyReader, insertBodies } from './bodies.ts'
import type { GroupWriter, Writer } from './group.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

/** What was asked of the judge and what it answered, under the hash of exactly what was sent. */
export function judgeExchangesOver(
  database: Kysely<Schema>,
  bodies: BodyReader,
  group: GroupWriter,
  { now, pack }: Writing,
): Pick<Store, 'judgeExchange' | 'keepJudgeExchange'> {
  return {
    async judgeExchange(requestHash) {
      const row = await database
        .selectFrom('judge_exchanges')
        .select('content')
        .where('request_hash', '=', requestHash)
        .executeTakeFirst()
      return row && bodies.whole(row.content)
    },

    async keepJudgeExchange(requestHash, exchange) {
      const { content, shared } = pack(exchange)
      const bodies = [content, ...shared]
      const row = { request_hash: requestHash, content: content.hash, kept_at: now() }
      return group.add({
        kind: exchangeWriter,
        item: { row, bodies: bodies.map(({ hash }) => hash) },
        bodies,
      })
    },
  }
}

interface NewExchange {
  readonly row: Schema['judge_exchanges']
  readonly bodies: readonly string[]
}

const exchangeWriter: Writer<NewExchange, void> = {
  order: 3,
  names: ({ row }) => [`judge exchange ${row.request_hash}`],
  write: async (transaction, items, fresh) => {
    await insertBodies(
      transaction,
      items.flatMap(({ bodies }) => bodies),
      fresh,
    )
    await transaction
      .insertInto('judge_exchanges')
      .values(items.map(({ row }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return items.map(() => undefined)
  },
}
