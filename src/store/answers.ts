import { expressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Answer } from '../run/answer.ts'
import { rowOf, summaryOf } from './answer-row.ts'
import { insertBodies, newBodies, readWhole } from './bodies.ts'
import { endingAsOneOf, keyOf, matching, sameKey } from './matching.ts'
import { pack } from './pack.ts'
import { insertPlan } from './plan.ts'
import type { AnswerColumns, Schema } from './schema.ts'
import type { AnswerFilter, Store } from './store.ts'
import type { Writing } from './writing.ts'

type AnswerStore = Pick<
  Store,
  'keepAnswer' | 'answer' | 'answers' | 'answerRows' | 'isFinished' | 'finishedKeys'
>

/** Rows looked up at once while answers stream. */
const PAGE = 100

export function answersOver(database: Kysely<Schema>, writing: Writing): AnswerStore {
  const whole = async (content: string) => (await readWhole(database, content)) as Answer

  return {
    keepAnswer: (answer) => keepAnswer(database, writing, answer),

    async answer(id) {
      const row = await database
        .selectFrom('answers')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst()
      return row && whole(row.content)
    },

    async *answers(filter = {}) {
      // Pages, not a cursor: an open cursor would hold the one connection that writes go through.
      for (let last: AnswerColumns | undefined; ; ) {
        let page = current(database, filter).limit(PAGE)
        if (last) page = page.where(after(last))
        const rows = await page.execute()
        for (const row of rows) yield await whole(row.content)
        last = rows.at(-1)
        if (rows.length < PAGE) return
      }
    },

    async answerRows(filter = {}) {
      return (await current(database, filter).execute()).map(rowOf)
    },

    async isFinished(key) {
      const row = await settled(database).select('id').where(sameKey(key)).executeTakeFirst()
      return row !== undefined
    },

    async finishedKeys(ranFingerprint) {
      const rows = await settled(database)
        .select(['ran_fingerprint', 'case_id', 'chatbot', 'replicate'])
        .where('ran_fingerprint', '=', ranFingerprint)
        .orderBy('case_id')
        .orderBy('chatbot')
        .orderBy('replicate')
        .execute()
      return rows.map(keyOf)
    },
  }
}

async function keepAnswer(
  database: Kysely<Schema>,
  { now, change }: Writing,
  answer: Answer,
): Promise<'kept' | 'already there'> {
  const { content, shared } = pack(answer, change)
  // Compressed before the transaction, so that it holds the store for a moment only.
  const bodies = await newBodies(database, [content, ...shared])

  return database.transaction().execute(async (transaction) => {
    const inPlace = await transaction
      .selectFrom('answers')
      .select(['id', 'ending_kind', 'content'])
      .where(sameKey(answer))
      .where('replaced_at', 'is', null)
      .executeTakeFirst()
    if (inPlace && (inPlace.ending_kind !== 'failed' || inPlace.content === content.hash))
      return 'already there'

    const namesake = await transaction
      .selectFrom('answers')
      .select('id')
      .where('id', '=', answer.id)
      .executeTakeFirst()
    if (namesake) {
      throw new Error(
        `An answer with the id ${answer.id} is kept already. Give every attempt an id of its own.`,
      )
    }

    await insertPlan(transaction, [answer], { now, change })
    await insertBodies(transaction, bodies)
    if (inPlace) {
      await transaction
        .updateTable('answers')
        .set({ replaced_at: now() })
        .where('id', '=', inPlace.id)
        .execute()
    }
    await transaction
      .insertInto('answers')
      .values({ ...summaryOf(answer, change), content: content.hash, kept_at: now(), replaced_at: null })
      .execute()
    return 'kept'
  })
}

/** The answers that count, one a key, in their order. */
function current(
  database: Kysely<Schema>,
  filter: AnswerFilter,
): SelectQueryBuilder<Schema, 'answers', AnswerColumns> {
  const { endings } = filter
  return database
    .selectFrom('answers')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where(matching('answers', filter))
    .$if(endings !== undefined, (query) => query.where(endingAsOneOf(endings!)))
    .orderBy('case_id')
    .orderBy('chatbot')
    .orderBy('replicate')
    .orderBy('ran_fingerprint')
}

/** The condition that a row follows this one in the order of `current`. */
function after(last: AnswerColumns) {
  const eb = expressionBuilder<Schema, 'answers'>()
  return eb(
    eb.refTuple('case_id', 'chatbot', 'replicate', 'ran_fingerprint'),
    '>',
    eb.tuple(last.case_id, last.chatbot, last.replicate, last.ran_fingerprint),
  )
}

/** The answers that nothing is left to run for. */
const settled = (database: Kysely<Schema>) =>
  database.selectFrom('answers').where('replaced_at', 'is', null).where('ending_kind', '!=', 'failed')
