import { type Kysely, sql } from 'kysely'
import { writeJson } from '../run/json-text.ts'
import { columnText } from './answer-row.ts'
import { batches } from './batches.ts'
import { insertBodies, readWhole } from './bodies.ts'
import type { GroupWriter, Writer } from './group.ts'
import { keyOf, matching } from './matching.ts'
import { type Packed, pack } from './pack.ts'
import type { GradeColumns, Schema } from './schema.ts'
import type { GradeRow, Store, StoredGrade } from './store.ts'
import type { Writing } from './writing.ts'

type GradeStore = Pick<Store, 'keepGrade' | 'grade' | 'gradeRows' | 'ungraded'>

export function gradesOver(database: Kysely<Schema>, group: GroupWriter, writing: Writing): GradeStore {
  const writer = gradeWriter(writing)
  return {
    async keepGrade(grade) {
      // The digest stands in a column of its own.
      const packed = pack({ ...grade, digest: undefined }, writing.change)
      return group.add({ kind: writer, item: { grade, packed }, bodies: [packed.content, ...packed.shared] })
    },

    async grade(answerId, fingerprint) {
      const row = await database
        .selectFrom('grades')
        .select(['content', 'digest'])
        .where('answer_id', '=', answerId)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst()
      return row && { ...((await readWhole(database, row.content)) as StoredGrade), ...digestIn(row) }
    },

    async gradeRows(filter = {}) {
      const { fingerprint } = filter
      const rows = await database
        .selectFrom('grades')
        .innerJoin('answers', 'answers.id', 'grades.answer_id')
        .selectAll('grades')
        .select([
          'answers.ran_fingerprint',
          'answers.case_id',
          'answers.chatbot',
          'answers.replicate',
          'answers.chatbot_label',
        ])
        .where(matching('answers', filter))
        .$if(fingerprint !== undefined, (query) => query.where('grades.fingerprint', '=', fingerprint!))
        .orderBy('answers.case_id')
        .orderBy('answers.chatbot')
        .orderBy('answers.replicate')
        .orderBy('answers.ran_fingerprint')
        .orderBy('grades.fingerprint')
        .execute()
      return rows.map((row) => ({
        ...keyOf(row),
        chatbotLabel: row.chatbot_label,
        answerId: row.answer_id,
        fingerprint: row.fingerprint,
        score: row.score as GradeRow['score'],
        ...(row.unscored !== null && { unscored: row.unscored }),
        low: row.low,
        high: row.high,
        gradedAt: row.graded_at,
        ...digestIn(row),
      }))
    },

    async ungraded(fingerprint, filter = {}) {
      const rows = await database
        .selectFrom('answers')
        .leftJoin('grades', (join) =>
          join.onRef('grades.answer_id', '=', 'answers.id').on('grades.fingerprint', '=', fingerprint),
        )
        .select('answers.id')
        .where('grades.answer_id', 'is', null)
        .where('answers.replaced_at', 'is', null)
        .where('answers.ending_kind', '!=', 'failed')
        .where(matching('answers', filter))
        .orderBy('answers.case_id')
        .orderBy('answers.chatbot')
        .orderBy('answers.replicate')
        .orderBy('answers.ran_fingerprint')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

const digestIn = ({ digest }: Pick<GradeColumns, 'digest'>): Pick<StoredGrade, 'digest'> =>
  digest === null ? {} : { digest: JSON.parse(digest) as unknown }

interface PackedGrade {
  readonly grade: StoredGrade
  readonly packed: Packed
}

const gradeWriter = ({ change }: Writing): Writer<PackedGrade, void> => ({
  order: 3,
  names: ({ grade }) => [`grade ${grade.answerId} ${grade.fingerprint}`],
  write: async (transaction, items, fresh) => {
    await insertBodies(
      transaction,
      items.flatMap(({ packed: { content, shared } }) => [content, ...shared]),
      fresh,
    )
    for (const some of batches(items)) {
      await transaction
        .insertInto('grades')
        .values(
          some.map(({ grade, packed }) => ({
            answer_id: grade.answerId,
            fingerprint: grade.fingerprint,
            score: grade.score,
            unscored: grade.unscored === undefined ? null : columnText(change(grade.unscored)),
            low: grade.low,
            high: grade.high,
            graded_at: grade.gradedAt,
            paid_usd: grade.paidUsd ?? null,
            unpriced_calls: grade.unpricedCalls ?? 0,
            digest: grade.digest === undefined ? null : writeJson(grade.digest, change),
            content: packed.content.hash,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['answer_id', 'fingerprint']).doUpdateSet(({ ref }) => ({
            score: ref('excluded.score'),
            unscored: ref('excluded.unscored'),
            low: ref('excluded.low'),
            high: ref('excluded.high'),
            graded_at: ref('excluded.graded_at'),
            paid_usd: sql<
              number | null
            >`coalesce(grades.paid_usd + excluded.paid_usd, grades.paid_usd, excluded.paid_usd)`,
            unpriced_calls: sql<number>`grades.unpriced_calls + excluded.unpriced_calls`,
            digest: ref('excluded.digest'),
            content: ref('excluded.content'),
          })),
        )
        .execute()
    }
    return items.map(() => undefined)
  },
})
