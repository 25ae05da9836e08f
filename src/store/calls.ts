import type { Kysely } from 'kysely'
import { writeJson } from '../run/json-text.ts'
import type { KeptCall } from '../run/keeping.ts'
import { batches } from './batches.ts'
import type { GroupWriter, Writer } from './group.ts'
import { keyColumns, keyOf, keyText, sameKey } from './matching.ts'
import type { ModelCallColumns, Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

/** Calls of answers that are not there yet. */
export function callsOver(
  database: Kysely<Schema>,
  group: GroupWriter,
  { now, change }: Writing,
): Pick<Store, 'keptCalls' | 'keepCall' | 'dropCalls'> {
  return {
    async keptCalls(key) {
      const rows = await database
        .selectFrom('model_calls')
        .select(['ordinal', 'request_hash', 'reply', 'answer_id'])
        .where(sameKey('model_calls', key))
        .orderBy('ordinal')
        .execute()
      return rows.map(callOf)
    },

    async keepCall(key, { ordinal, requestHash, reply }) {
      const row = {
        ...keyColumns(key),
        ordinal,
        request_hash: requestHash,
        reply: writeJson(reply, { text: change }),
        answer_id: null,
        kept_at: now(),
      }
      return group.add({ kind: callWriter, item: row, bodies: [] })
    },

    async dropCalls(key) {
      await database.deleteFrom('model_calls').where(sameKey('model_calls', key)).execute()
    },
  }
}

const callWriter: Writer<ModelCallColumns, void> = {
  order: 1,
  names: (row) => [`call ${keyText(keyOf(row))} ${row.ordinal}`],
  write: async (transaction, items) => {
    for (const some of batches(items)) {
      await transaction
        .insertInto('model_calls')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['ran_fingerprint', 'case_id', 'chatbot', 'replicate', 'ordinal'])
            .doUpdateSet(({ ref }) => ({
              request_hash: ref('excluded.request_hash'),
              reply: ref('excluded.reply'),
              answer_id: ref('excluded.answer_id'),
              kept_at: ref('excluded.kept_at'),
            })),
        )
        .execute()
    }
    return items.map(() => undefined)
  },
}

const callOf = ({
  ordinal,
  request_hash,
  reply,
  answer_id,
}: Pick<ModelCallColumns, 'ordinal' | 'request_hash' | 'reply' | 'answer_id'>): KeptCall => ({
  ordinal,
  requestHash: request_hash,
  reply: JSON.parse(reply) as unknown,
  ...(answer_id === null ? {} : { paidIn: answer_id }),
})
