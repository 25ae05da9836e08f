import type { Kysely } from 'kysely'
import { columnText } from './answer-row.ts'
import { batches } from './batches.ts'
import { keyColumns, keyOf, matching } from './matching.ts'
import type { Schema } from './schema.ts'
import type { PlanEntry, Store } from './store.ts'
import type { Writing } from './writing.ts'

export function planOver(
  database: Kysely<Schema>,
  writing: Writing,
): Pick<Store, 'plan' | 'planned' | 'retire'> {
  return {
    plan: (entries) =>
      database.transaction().execute((transaction) => insertPlan(transaction, entries, writing)),

    async retire(filter) {
      await database
        .updateTable('plan')
        .set({ retired_at: writing.now() })
        .where(matching('plan', filter))
        .where('retired_at', 'is', null)
        .execute()
    },

    async planned(filter = {}) {
      const rows = await database
        .selectFrom('plan')
        .selectAll()
        .where(matching('plan', filter))
        .where('retired_at', 'is', null)
        .orderBy('case_id')
        .orderBy('chatbot')
        .orderBy('replicate')
        .orderBy('ran_fingerprint')
        .execute()
      return rows.map((row) => ({ ...keyOf(row), chatbotLabel: row.chatbot_label }))
    },
  }
}

/** Adds entries to the plan; those in it stay as they are, and count again where they were retired. */
export async function insertPlan(
  database: Kysely<Schema>,
  entries: readonly PlanEntry[],
  { now, change }: Writing,
): Promise<void> {
  for (const batch of batches(entries)) {
    await database
      .insertInto('plan')
      .values(
        batch.map((entry) => ({
          ...keyColumns(entry),
          chatbot_label: columnText(change(entry.chatbotLabel)),
          planned_at: now(),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['ran_fingerprint', 'case_id', 'chatbot', 'replicate'])
          .doUpdateSet({ retired_at: null })
          .where('plan.retired_at', 'is not', null),
      )
      .execute()
  }
}
