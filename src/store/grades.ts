import { type Kysely, sql } from 'kysely'
import { writeJson } from '../run/json-text.ts'
import { columnText } from './answer-row.ts'
import { batches } from './batches.ts'
import { type BodyReader, insertBodies } from './bodies.ts'
import type { GroupWriter, Job, Writer } from './group.ts'
import { keyOf, matching } from './matching.ts'
import type { GradeColumns, Schema } from './schema.ts'
import type { GradeRow, Store, StoredGrade } from './store.ts'
import type { Writing } from './writing.ts'

type GradeStore = Pick<Store, 'keepGrade' | 'grade' | 'gradeRows' | 'lastGraded' | 'ungraded'>

export function gradesOver(
  database: Kysely<Schema>,
  bodies: BodyReader,
  group: GroupWriter,
  writing: Writing,
): GradeStore {
  return {
    keepGrade: async (grade) => group.add(gradeJob(grade, writing)),

    async grade(answerId, fingerprint) {
      const row = await database
        .selectFrom('grades')
        .select(['content', 'digest'])
        .where('answer_id', '=', answerId)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst()
      return row && { ...((await bodies.whole(row.content)) as StoredGrade), ...digestIn(row) }
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
        // Failed answers alone are replaced, and those have no grade: it is said for the index of those that are not.
        .where('answers.replaced_at', 'is', null)
        .where(matching('answers', filter))
        .$if(fingerprint !== undefined, (query) => query.where('grades.fingerprint', '=', fingerprint!))
        .orderBy('answers.case_id')
        .orderBy('answers.chatbot')
        .orderBy('answers.replicate')
        .orderBy('answers.ran_fingerprint')
        .orderBy('grades.fingerprint')
        .execute()
      return rows.map((row) => ({
        chatbotLabel: row.chatbot_label,
        answerId: row.answer_id,
        fingerprint: row.fingerprint,
        score: row.score as GradeRow['score'],
        ...(row.unscored !== null && { unscored: row.unscored }),
        low: row.low,
        high: row.high,
        gradedAt: row.graded_at,
        ...keyOf(row),
        ...digestIn(row),
      }))
    },

    async lastGraded() {
      const row = await database
        .selectFrom('grades')
        .select('fingerprint')
        .orderBy('graded_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.fingerprint
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

/** A grade as it is to be kept: its row, and the hashes of its bodies. */
interface NewGrade {
  readonly row: GradeColumns
  readonly bodies: readonly string[]
}

/** What there is to write of a grade. */
export function gradeJob(grade: StoredGrade, { change, pack }: Writing): Job<NewGrade, void> {
  // The digest stands in a column of its own.
  const { content, shared } = pack({ ...grade, digest: undefined })
  const bodies = [content, ...shared]
  const row = {
    answer_id: grade.answerId,
    fingerprint: grade.fingerprint,
    score: grade.score,
    unscored: grade.unscored === undefined ? null : columnText(change(grade.unscored)),
    low: grade.low,
    high: grade.high,
    graded_at: grade.gradedAt,
    paid_usd: grade.paidUsd ?? null,
    unpriced_calls: grade.unpricedCalls ?? 0,
    digest: grade.digest === undefined ? null : writeJson(grade.digest, { text: change }),
    content: content.hash,
  }
  return { kind: gradeWriter, item: { row, bodies: bodies.map(({ hash }) => hash) }, bodies }
}

/** How grades are kept: each in place of the one of the same answer and fingerprint. */
export const gradeWriter: Writer<NewGrade, void> = {
  order: 3,
  names: ({ row }) => [`grade ${row.answer_id} ${row.fingerprint}`],
  write: async (transaction, items, fresh) => {
    await insertBodies(
      transaction,
      items.flatMap(({ bodies }) => bodies),
      fresh,
    )
    for (const some of batches(items.map(({ row }) => row))) {
      await transaction
        .insertInto('grades')
        .values(some)
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
}
