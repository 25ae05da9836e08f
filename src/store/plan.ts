import type { Kysely } from 'kysely'
import { columnText } from './answer-row.ts'
import { batches } from './batches.ts'
import { keyColumns, keyOf, matching } from './matching.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

export function planOver(
  database: Kysely<Schema>,
  writing: Writing,
): Pick<Store, 'plan' | 'plannedCases' | 'planned' | 'retire'> {
  return {
    plan: (entries) =>
      database.transaction().execute((transaction) =>
        insertPlan(
          transaction,
          entries.map((entry) => ({
            ...keyColumns(entry),
            chatbot_label: columnText(writing.change(entry.chatbotLabel)),
            planned_at: writing.now(),
            retired_at: null,
          })),
        ),
      ),

    async retire(filter) {
      await database
        .updateTable('plan')
        .set({ retired_at: writing.now() })
        .where(matching('plan', filter))
        .where('retired_at', 'is', null)
        .execute()
    },

    async plannedCases({ ranFingerprint } = {}) {
      const rows = await database
        .selectFrom('plan')
        .select('case_id')
        .distinct()
        .where(matching('plan', { ranFingerprint }))
        .where('retired_at', 'is', null)
        .orderBy('case_id')
        .execute()
      return rows.map(({ case_id }) => case_id)
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
export async function insertPlan(database: Kysely<Schema>, rows: readonly Schema['plan'][]): Promise<void> {
  for (const batch of batches(rows)) {
    await database
      .insertInto('plan')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['ran_fingerprint', 'case_id', 'chatbot', 'replicate'])
          .doUpdateSet({ retired_at: null })
          .where('plan.retired_at', 'is not', null),
      )
      .execute()
  }
}
