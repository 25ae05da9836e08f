import type { Kysely } from 'kysely'
import { columnText } from './answer-row.ts'
import { insertBodies, newBodies, readWhole } from './bodies.ts'
import { keyOf, matching } from './matching.ts'
import { pack } from './pack.ts'
import type { Schema } from './schema.ts'
import type { GradeRow, Store, StoredGrade } from './store.ts'
import type { Writing } from './writing.ts'

type GradeStore = Pick<Store, 'keepGrade' | 'grade' | 'gradeRows' | 'ungraded'>

export function gradesOver(database: Kysely<Schema>, writing: Writing): GradeStore {
  return {
    keepGrade: (grade) => keepGrade(database, writing, grade),

    async grade(answerId, fingerprint) {
      const row = await database
        .selectFrom('grades')
        .select('content')
        .where('answer_id', '=', answerId)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst()
      return row && ((await readWhole(database, row.content)) as StoredGrade)
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

async function keepGrade(database: Kysely<Schema>, { change }: Writing, grade: StoredGrade): Promise<void> {
  const { content, shared } = pack(grade, change)
  const bodies = await newBodies(database, [content, ...shared])
  const verdict = {
    score: grade.score,
    unscored: grade.unscored === undefined ? null : columnText(change(grade.unscored)),
    low: grade.low,
    high: grade.high,
    graded_at: grade.gradedAt,
    content: content.hash,
  }
  await database.transaction().execute(async (transaction) => {
    await insertBodies(transaction, bodies)
    await transaction
      .insertInto('grades')
      .values({ answer_id: grade.answerId, fingerprint: grade.fingerprint, ...verdict })
      .onConflict((conflict) => conflict.columns(['answer_id', 'fingerprint']).doUpdateSet(verdict))
      .execute()
  })
}
