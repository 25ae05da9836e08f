import type { Kysely } from 'kysely'
import { matching } from './matching.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

export function totalsOver(database: Kysely<Schema>): Pick<Store, 'totals'> {
  return {
    async totals(filter) {
      const rows = await database
        .with('failures', (query) =>
          query
            .selectFrom('answers')
            .select(({ fn }) => ['chatbot', fn.countAll().as('failed_attempts')])
            .where('ending_kind', '=', 'failed')
            .where(matching('answers', filter))
            .groupBy('chatbot'),
        )
        .selectFrom('plan')
        .leftJoin('answers', (join) =>
          join
            .onRef('answers.ran_fingerprint', '=', 'plan.ran_fingerprint')
            .onRef('answers.case_id', '=', 'plan.case_id')
            .onRef('answers.chatbot', '=', 'plan.chatbot')
            .onRef('answers.replicate', '=', 'plan.replicate')
            .on('answers.replaced_at', 'is', null),
        )
        .leftJoin('grades', (join) =>
          join.onRef('grades.answer_id', '=', 'answers.id').on('grades.fingerprint', '=', filter.fingerprint),
        )
        .leftJoin('failures', 'failures.chatbot', 'plan.chatbot')
        .where(matching('plan', filter))
        .where('plan.retired_at', 'is', null)
        .groupBy('plan.chatbot')
        .orderBy('plan.chatbot')
        .select(({ fn }) => [
          'plan.chatbot',
          fn.max('plan.chatbot_label').as('chatbot_label'),
          fn.countAll().as('planned'),
          fn.countAll().filterWhere('answers.ending_kind', '=', 'finished').as('finished'),
          fn.countAll().filterWhere('answers.ending_kind', '=', 'ran out').as('ran_out'),
          fn.countAll().filterWhere('answers.ending_kind', '=', 'failed').as('failed'),
          fn.countAll().filterWhere('answers.id', 'is', null).as('missing'),
          fn.max('failures.failed_attempts').as('failed_attempts'),
          fn.count('grades.answer_id').as('graded'),
          fn.count('grades.unscored').as('unscored'),
          fn.countAll().filterWhere('grades.score', '=', 0).as('zeros'),
          fn.avg<number | null>('grades.score').as('mean_score'),
        ])
        .execute()

      // Some databases give counts and means as texts, for they may be too large for a number.
      return rows.map((row) => ({
        chatbot: row.chatbot,
        chatbotLabel: row.chatbot_label,
        planned: Number(row.planned),
        finished: Number(row.finished),
        ranOut: Number(row.ran_out),
        failed: Number(row.failed),
        missing: Number(row.missing),
        failedAttempts: Number(row.failed_attempts ?? 0),
        graded: Number(row.graded),
        unscored: Number(row.unscored),
        zeros: Number(row.zeros),
        ...(row.mean_score !== null && { meanScore: Number(row.mean_score) }),
      }))
    },
  }
}
