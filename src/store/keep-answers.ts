import type { Kysely } from 'kysely'
import type { Answer } from '../run/answer.ts'
import { summaryOf } from './answer-row.ts'
import { batches } from './batches.ts'
import { insertBodies } from './bodies.ts'
import type { Job, Writer } from './group.ts'
import { keyColumns, keyOf, keyText, oneOfKeys, sameKey } from './matching.ts'
import { insertPlan } from './plan.ts'
import type { AnswerColumns, Schema } from './schema.ts'
import type { Writing } from './writing.ts'

type Kept = 'kept' | 'already there'

/** An answer as it is to be kept: its row, and the hashes of its bodies. */
interface NewAnswer {
  readonly row: AnswerColumns
  readonly bodies: readonly string[]
}

/** What there is to write of an answer. */
export function answerJob(answer: Answer, { now, change, pack }: Writing): Job<NewAnswer, Kept> {
  const { before, after } = answer
  const { content, shared } = pack(answer, [before.documents, before.records, after.documents, after.records])
  const bodies = [content, ...shared]
  const row = { content: content.hash, kept_at: now(), replaced_at: null, ...summaryOf(answer, change) }
  return { kind: answerWriter, item: { row, bodies: bodies.map(({ hash }) => hash) }, bodies }
}

/** Faults that a retry goes on from: its model calls of before are given back to it. Any other begins anew. */
const resumable: readonly string[] = ['provider', 'key', 'model', 'address', 'cost']

/** How answers are kept: with their plan entry, in place of a failed one, their lease freed and their calls dropped. */
export const answerWriter: Writer<NewAnswer, Kept> = {
  order: 2,
  names: ({ row }) => [`answer ${keyText(keyOf(row))}`, `id ${row.id}`],
  write: async (transaction, items, fresh) => {
    const rows = items.map(({ row }) => row)
    const inPlace = await planInPlace(transaction, rows)
    const known = await idsInUse(transaction, rows)
    const before = (row: AnswerColumns) => inPlace.get(keyText(keyOf(row)))
    const results = rows.map((row) => {
      const there = before(row)
      if (there?.id && (there.ending_kind !== 'failed' || there.content === row.content))
        return 'already there'
      return known.has(row.id) ? inUse(row) : 'kept'
    })
    const kept = rows.filter((_, index) => results[index] === 'kept')
    const unplanned = kept.filter((row) => before(row)?.retired_at !== null)
    await insertPlan(transaction, unplanned.map(planColumnsOf))
    const bodies = items.filter((_, index) => results[index] === 'kept').flatMap((item) => item.bodies)
    await insertBodies(transaction, bodies, fresh)
    await replace(
      transaction,
      kept.flatMap((row) => before(row)?.id ?? []),
      kept,
    )
    const ended = rows.filter((_, index) => !(results[index] instanceof Error))
    await freeLeases(transaction, ended)
    await leaveCalls(transaction, ended, kept.filter(isResumable))
    return results
  },
}

const planColumnsOf = (row: AnswerColumns): Schema['plan'] => ({
  ...keyColumns(keyOf(row)),
  chatbot_label: row.chatbot_label,
  planned_at: row.kept_at,
  retired_at: null,
})

/** What is planned, and the answer that is there for it. */
type PlanInPlace = Pick<Schema['plan'], 'retired_at'> & {
  readonly [Name in 'id' | 'ending_kind' | 'content']: string | null
}

async function planInPlace(
  database: Kysely<Schema>,
  answers: readonly AnswerColumns[],
): Promise<ReadonlyMap<string, PlanInPlace>> {
  const inPlace = new Map<string, PlanInPlace>()
  for (const keys of batches(answers.map(keyOf))) {
    const rows = await database
      .selectFrom('plan')
      .leftJoin('answers', (join) =>
        join
          .onRef('answers.ran_fingerprint', '=', 'plan.ran_fingerprint')
          .onRef('answers.case_id', '=', 'plan.case_id')
          .onRef('answers.chatbot', '=', 'plan.chatbot')
          .onRef('answers.replicate', '=', 'plan.replicate')
          .on('answers.replaced_at', 'is', null),
      )
      .select(['answers.id', 'answers.ending_kind', 'answers.content'])
      .select(['plan.ran_fingerprint', 'plan.case_id', 'plan.chatbot', 'plan.replicate', 'plan.retired_at'])
      .where(oneOfKeys('plan', keys))
      .execute()
    for (const row of rows) inPlace.set(keyText(keyOf(row)), row)
  }
  return inPlace
}

async function idsInUse(
  database: Kysely<Schema>,
  answers: readonly AnswerColumns[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const ids of batches(answers.map(({ id }) => id))) {
    const rows = await database.selectFrom('answers').select('id').where('id', 'in', ids).execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

const inUse = ({ id }: AnswerColumns): Error =>
  new Error(`An answer with the id ${id} is kept already. Give every attempt an id of its own.`)

/** Puts answers in the place of failed ones. */
async function replace(
  transaction: Kysely<Schema>,
  failed: readonly string[],
  answers: readonly AnswerColumns[],
): Promise<void> {
  const [first] = answers
  if (first && failed.length > 0) {
    await transaction
      .updateTable('answers')
      .set({ replaced_at: first.kept_at })
      .where('id', 'in', failed)
      .execute()
  }
  for (const some of batches(answers)) await transaction.insertInto('answers').values(some).execute()
}

async function freeLeases(transaction: Kysely<Schema>, ended: readonly AnswerColumns[]): Promise<void> {
  for (const keys of batches(ended.map(keyOf))) {
    await transaction.deleteFrom('leases').where(oneOfKeys('leases', keys)).execute()
  }
}

const isResumable = ({ ending_kind: kind, ending_detail: fault }: AnswerColumns): boolean =>
  kind === 'failed' && fault !== null && resumable.includes(fault)

/** Calls of an answer that is there are dropped; those of one that a retry goes on from are marked as paid in it. */
async function leaveCalls(
  transaction: Kysely<Schema>,
  ended: readonly AnswerColumns[],
  goOn: readonly AnswerColumns[],
): Promise<void> {
  for (const answer of goOn) {
    await transaction
      .updateTable('model_calls')
      .set({ answer_id: answer.id })
      .where(sameKey('model_calls', keyOf(answer)))
      .where('answer_id', 'is', null)
      .execute()
  }
  const over = ended.filter((answer) => !goOn.includes(answer)).map(keyOf)
  for (const keys of batches(over)) {
    await transaction.deleteFrom('model_calls').where(oneOfKeys('model_calls', keys)).execute()
  }
}
