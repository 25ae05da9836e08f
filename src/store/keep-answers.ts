import type { Kysely } from 'kysely'
import type { Answer } from '../run/answer.ts'
import { summaryOf } from './answer-row.ts'
import { batches } from './batches.ts'
import { insertBodies, type NewBodies } from './bodies.ts'
import type { Writer } from './group.ts'
import { keyOf, keyText, oneOfKeys, sameKey } from './matching.ts'
import type { Packed } from './pack.ts'
import { insertPlan } from './plan.ts'
import type { Schema } from './schema.ts'
import type { Writing } from './writing.ts'

interface PackedAnswer {
  readonly answer: Answer
  readonly packed: Packed
}

/** Faults that a retry goes on from: its model calls of before are given back to it. Any other begins anew. */
const resumable: readonly string[] = ['provider', 'key', 'model', 'address', 'cost']

/** How answers are kept: with their plan entry, in place of a failed one, their lease freed and their calls dropped. */
export const answerWriter = (writing: Writing): Writer<PackedAnswer, 'kept' | 'already there'> => ({
  order: 2,
  names: ({ answer }) => [`answer ${keyText(answer)}`, `id ${answer.id}`],
  write: async (transaction, items, fresh) => {
    const inPlace = await planInPlace(transaction, items)
    const known = await idsInUse(transaction, items)
    const results = items.map(({ answer, packed }) => {
      const before = inPlace.get(keyText(answer))
      if (before?.id && (before.ending_kind !== 'failed' || before.content === packed.content.hash))
        return 'already there'
      return known.has(answer.id) ? inUse(answer) : 'kept'
    })
    const kept = items.filter((_, index) => results[index] === 'kept')
    const replaced = kept.flatMap(({ answer }) => inPlace.get(keyText(answer))?.id ?? [])
    const unplanned = kept.filter(({ answer }) => inPlace.get(keyText(answer))?.retired_at !== null)
    await insertPlan(
      transaction,
      unplanned.map(({ answer }) => answer),
      writing,
    )
    await insertAnswers(transaction, kept, replaced, fresh, writing)
    const ended = items.filter((_, index) => !(results[index] instanceof Error))
    await freeLeases(transaction, ended)
    await leaveCalls(transaction, ended, kept.filter(isResumable))
    return results
  },
})

/** What is planned, and the answer that is there for it. */
type PlanInPlace = Pick<Schema['plan'], 'retired_at'> & {
  readonly [Name in 'id' | 'ending_kind' | 'content']: string | null
}

async function planInPlace(
  database: Kysely<Schema>,
  items: readonly PackedAnswer[],
): Promise<ReadonlyMap<string, PlanInPlace>> {
  const inPlace = new Map<string, PlanInPlace>()
  for (const keys of batches(items.map(({ answer }) => answer))) {
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
  items: readonly PackedAnswer[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const ids of batches(items.map(({ answer }) => answer.id))) {
    const rows = await database.selectFrom('answers').select('id').where('id', 'in', ids).execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

const inUse = ({ id }: Answer): Error =>
  new Error(`An answer with the id ${id} is kept already. Give every attempt an id of its own.`)

async function insertAnswers(
  transaction: Kysely<Schema>,
  kept: readonly PackedAnswer[],
  replaced: readonly string[],
  fresh: NewBodies,
  writing: Writing,
): Promise<void> {
  const { now, change } = writing
  await insertBodies(
    transaction,
    kept.flatMap(({ packed: { content, shared } }) => [content, ...shared]),
    fresh,
  )
  if (replaced.length > 0) {
    await transaction.updateTable('answers').set({ replaced_at: now() }).where('id', 'in', replaced).execute()
  }
  const rows = kept.map(({ answer, packed }) => ({
    ...summaryOf(answer, change),
    content: packed.content.hash,
    kept_at: now(),
    replaced_at: null,
  }))
  for (const some of batches(rows)) await transaction.insertInto('answers').values(some).execute()
}

async function freeLeases(transaction: Kysely<Schema>, ended: readonly PackedAnswer[]): Promise<void> {
  for (const keys of batches(ended.map(({ answer }) => answer))) {
    await transaction.deleteFrom('leases').where(oneOfKeys('leases', keys)).execute()
  }
}

const isResumable = ({ answer: { ending } }: PackedAnswer): boolean =>
  ending.kind === 'failed' && resumable.includes(ending.fault)

/** Calls of an answer that is there are dropped; those of one that a retry goes on from are marked as paid in it. */
async function leaveCalls(
  transaction: Kysely<Schema>,
  ended: readonly PackedAnswer[],
  goOn: readonly PackedAnswer[],
): Promise<void> {
  for (const { answer } of goOn) {
    await transaction
      .updateTable('model_calls')
      .set({ answer_id: answer.id })
      .where(sameKey('model_calls', answer))
      .where('answer_id', 'is', null)
      .execute()
  }
  const over = ended.filter((item) => !goOn.includes(item)).map(({ answer }) => answer)
  for (const keys of batches(over)) {
    await transaction.deleteFrom('model_calls').where(oneOfKeys('model_calls', keys)).execute()
  }
}
