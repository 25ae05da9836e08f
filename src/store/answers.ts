import { expressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Answer } from '../run/answer.ts'
import { rowOf } from './answer-row.ts'
import type { BodyReader } from './bodies.ts'
import type { GroupWriter } from './group.ts'
import { answerJob } from './keep-answers.ts'
import { endingAsOneOf, keyOf, matching, sameKey } from './matching.ts'
import type { AnswerColumns, Schema } from './schema.ts'
import type { AnswerFilter, Store } from './store.ts'
import type { Writing } from './writing.ts'

type AnswerStore = Pick<
  Store,
  'keepAnswer' | 'answer' | 'answers' | 'answerRows' | 'isFinished' | 'finishedKeys'
>

/** Rows looked up at once while answers stream. */
const PAGE = 100

export function answersOver(
  database: Kysely<Schema>,
  bodies: BodyReader,
  group: GroupWriter,
  writing: Writing,
): AnswerStore {
  const whole = async (content: string) => (await bodies.whole(content)) as Answer

  return {
    // Async, so that what cannot be written as JSON is a rejection.
    keepAnswer: async (answer) => group.add(answerJob(answer, writing)),

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
      const row = await settled(database).select('id').where(sameKey('answers', key)).executeTakeFirst()
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
