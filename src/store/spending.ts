import type { Kysely } from 'kysely'
import { matching } from './matching.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

export function spendingOver(database: Kysely<Schema>): Pick<Store, 'spending' | 'judgeSpending'> {
  return {
    async spending(filter = {}) {
      const rows = await database
        .selectFrom('answers')
        .select(({ fn }) => [
          'chatbot',
          fn.sum<number | string | null>('paid_usd').as('paid_usd'),
          fn.sum<number | string>('unpriced_calls').as('unpriced_calls'),
        ])
        .where(matching('answers', filter))
        .groupBy('chatbot')
        .orderBy('chatbot')
        .execute()
      return rows.map(({ chatbot, paid_usd, unpriced_calls }) => ({
        chatbot,
        ...(paid_usd !== null && { paidUsd: Number(paid_usd) }),
        unpricedCalls: Number(unpriced_calls),
      }))
    },

    async judgeSpending(filter = {}) {
      const { paid_usd, unpriced_calls } = await database
        .selectFrom('grades')
        .innerJoin('answers', 'answers.id', 'grades.answer_id')
        .select(({ fn }) => [
          fn.sum<number | string | null>('grades.paid_usd').as('paid_usd'),
          fn.sum<number | string | null>('grades.unpriced_calls').as('unpriced_calls'),
        ])
        .where(matching('answers', filter))
        .executeTakeFirstOrThrow()
      return {
        ...(paid_usd !== null && { paidUsd: Number(paid_usd) }),
        unpricedCalls: Number(unpriced_calls ?? 0),
      }
    },
  }
}
