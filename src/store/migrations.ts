import { type QueryExecutorProvider, type SchemaModule, sql } from 'kysely'
import type { Engine } from './schema.ts'

/** What a step works on: `schema` for tables, and `sql` templates executed on it for rows. */
export interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule
}

/** One step from a version of the schema to the next. A step that was released is never edited; a new one follows it. */
export interface Migration {
  readonly name: string
  up(tables: Tables, types: Pick<Engine, 'bytesType'>): Promise<void>
}

/** The n-th step leads to version n. A change to the shape of `Answer` or of a grade's body is a step too. */
export const migrations: readonly Migration[] = [
  { name: 'first tables', up: firstTables },
  { name: 'long runs', up: longRuns },
  { name: 'the judge remembers', up: judgeMemory },
  { name: 'what judging cost', up: judgeCost },
  { name: 'grades in short', up: gradeDigests },
  // A body that is a list, which older programs would take for a text. What they wrote is read as it is.
  { name: 'shared lists', up: async () => undefined },
]

async function firstTables({ schema }: Tables, { bytesType }: Pick<Engine, 'bytesType'>): Promise<void> {
  await schema
    .createTable('fingerprints')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('plan')
    .addColumn('ran_fingerprint', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('chatbot', 'text', (column) => column.notNull())
    .addColumn('replicate', 'integer', (column) => column.notNull())
    .addColumn('chatbot_label', 'text', (column) => column.notNull())
    .addColumn('planned_at', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'text')
    .addPrimaryKeyConstraint('plan_key', ['ran_fingerprint', 'case_id', 'chatbot', 'replicate'])
    .execute()

  await schema
    .createTable('bodies')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('encoding', 'text', (column) => column.notNull())
    .addColumn('bytes', sql.raw(bytesType), (column) => column.notNull())
    .execute()

  await schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ran_fingerprint', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('chatbot', 'text', (column) => column.notNull())
    .addColumn('replicate', 'integer', (column) => column.notNull())
    .addColumn('chatbot_label', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'double precision', (column) => column.notNull())
    .addColumn('ending_kind', 'text', (column) => column.notNull())
    .addColumn('ending_detail', 'text')
    .addColumn('ending_why', 'text')
    .addColumn('tool_calls', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('model_calls', 'integer', (column) => column.notNull())
    .addColumn('uncounted_calls', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'integer')
    .addColumn('cached_input_tokens', 'integer')
    .addColumn('reasoning_tokens', 'integer')
    .addColumn('output_tokens', 'integer')
    .addColumn('content', 'text', (column) => column.notNull().references('bodies.hash'))
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text')
    .addForeignKeyConstraint('answers_plan', ['ran_fingerprint', 'case_id', 'chatbot', 'replicate'], 'plan', [
      'ran_fingerprint',
      'case_id',
      'chatbot',
      'replicate',
    ])
    .execute()

  // At most one answer of a key counts, whatever two processes do at once. In the order that answers are read in.
  await schema
    .createIndex('answers_current')
    .unique()
    .on('answers')
    .columns(['case_id', 'chatbot', 'replicate', 'ran_fingerprint'])
    .where(sql.ref('replaced_at'), 'is', null)
    .execute()

  await schema
    .createTable('grades')
    .addColumn('answer_id', 'text', (column) => column.notNull().references('answers.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.check(sql`score between 0 and 5`))
    .addColumn('unscored', 'text')
    .addColumn('low', 'double precision', (column) => column.notNull())
    .addColumn('high', 'double precision', (column) => column.notNull())
    .addColumn('graded_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull().references('bodies.hash'))
    .addPrimaryKeyConstraint('grades_key', ['answer_id', 'fingerprint'])
    .addCheckConstraint('grades_scored_or_not', sql`(score is null) = (unscored is not null)`)
    .execute()
}

/** Work that several processes share, calls of answers that are not there yet, and what answers cost. */
async function longRuns({ schema }: Tables): Promise<void> {
  await schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('beat', 'integer', (column) => column.notNull())
    .addColumn('beat_at', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('leases')
    .addColumn('ran_fingerprint', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('chatbot', 'text', (column) => column.notNull())
    .addColumn('replicate', 'integer', (column) => column.notNull())
    .addColumn('worker', 'text', (column) => column.notNull().references('workers.id'))
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('leases_key', ['ran_fingerprint', 'case_id', 'chatbot', 'replicate'])
    .execute()

  await schema
    .createTable('model_calls')
    .addColumn('ran_fingerprint', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('chatbot', 'text', (column) => column.notNull())
    .addColumn('replicate', 'integer', (column) => column.notNull())
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('answer_id', 'text', (column) => column.references('answers.id'))
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_calls_key', [
      'ran_fingerprint',
      'case_id',
      'chatbot',
      'replicate',
      'ordinal',
    ])
    .execute()

  // One column a statement: not every database takes more.
  for (const name of ['cost_usd', 'paid_usd']) {
    await schema.alterTable('answers').addColumn(name, 'double precision').execute()
  }
  await schema
    .alterTable('answers')
    .addColumn('unpriced_calls', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Judge calls by the hash of exactly what was sent: grading again pays only for what changed. */
async function judgeMemory({ schema }: Tables): Promise<void> {
  await schema
    .createTable('judge_exchanges')
    .addColumn('request_hash', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull().references('bodies.hash'))
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .execute()
}

/** What the judge took for a grade, so that a run that goes on counts it against its limit. */
async function judgeCost({ schema }: Tables): Promise<void> {
  await schema.alterTable('grades').addColumn('paid_usd', 'double precision').execute()
  await schema
    .alterTable('grades')
    .addColumn('unpriced_calls', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** What a board's lists need of each grade, without its body. */
async function gradeDigests({ schema }: Tables): Promise<void> {
  await schema.alterTable('grades').addColumn('digest', 'text').execute()
}
