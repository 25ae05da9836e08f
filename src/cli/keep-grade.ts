import { type Grade, type Grader, gradeAnswer } from '../grade/index.ts'
import type { Answer } from '../run/index.ts'
import type { KeyFilter, Store, StoredGrade } from '../store/index.ts'
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

/** How the score says that a judge broke down. */
const judgeFailed = 'the judge gave no valid output'

/**
 * The answers that want grading under a fingerprint: those without a grade, and those that a judge which failed left
 * unscored. An outage of the judge is no verdict.
 */
export const toGradeOf = async (
  store: Pick<Store, 'ungraded' | 'gradeRows'>,
  fingerprint: string,
  filter: KeyFilter,
): Promise<readonly string[]> => {
  const [ungraded, graded] = await Promise.all([
    store.ungraded(fingerprint, filter),
    store.gradeRows({ ...filter, fingerprint }),
  ])
  const broken = graded.filter(({ unscored }) => unscored?.startsWith(judgeFailed))
  return [...ungraded, ...broken.map(({ answerId }) => answerId)]
}

/** Grades what the store holds of these cases and wants grading under the grader's fingerprint. @returns how many answers */
export const gradeUngraded = async (
  store: Store,
  ranFingerprint: string,
  tasks: readonly LoadedCase[],
  grader: Grader,
  signal?: AbortSignal,
): Promise<number> => {
  const caseIds = tasks.map(({ id }) => id)
  const ids = await toGradeOf(store, grader.fingerprint, { ranFingerprint, caseIds })
  for (const id of ids) {
    signal?.throwIfAborted()
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
