import { type Grade, type Grader, gradeAnswer } from '../grade/index.ts'
import type { Answer } from '../run/index.ts'
import type { Store, StoredGrade } from '../store/index.ts'
import type { LoadedCase } from '../suite/index.ts'

/** A grade as the store keeps it. */
const storedGrade = (grade: Grade): StoredGrade => {
  const { answerId, fingerprint, score, unscored, bounds, gradedAt } = grade
  const [low, high] = bounds
  return {
    answerId,
    fingerprint,
    score,
    ...(unscored === undefined ? {} : { unscored }),
    low,
    high,
    gradedAt,
    body: grade,
  }
}

/** Grades an answer and keeps the grade; an answer that failed from outside has none. */
export const gradeAndKeep = async (
  store: Store,
  answer: Answer,
  task: LoadedCase,
  grader: Grader,
): Promise<Grade | undefined> => {
  const grade = await gradeAnswer(answer, task, grader)
  if (grade) await store.keepGrade(storedGrade(grade))
  return grade
}

/** Grades what the store holds of these cases without a grade under the grader's fingerprint. @returns how many answers */
export const gradeUngraded = async (
  store: Store,
  ranFingerprint: string,
  tasks: readonly LoadedCase[],
  grader: Grader,
): Promise<number> => {
  const caseIds = tasks.map(({ id }) => id)
  const ids = await store.ungraded(grader.fingerprint, { ranFingerprint, caseIds })
  for (const id of ids) {
    const answer = await store.answer(id)
    const task = tasks.find((each) => each.id === answer?.caseId)
    if (answer && task) await gradeAndKeep(store, answer, task, grader)
  }
  return ids.length
}

/** The grade that the store keeps of an answer. Whatever is in a store was written by this bench. */
export const gradeOf = async (
  store: Store,
  answerId: string,
  fingerprint: string,
): Promise<Grade | undefined> => (await store.grade(answerId, fingerprint))?.body as Grade | undefined
