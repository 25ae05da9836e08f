import { digestOf, type Grade, type Grader, gradeAnswer } from '../grade/index.ts'
import { callsMade } from '../judge/index.ts'
import type { Answer } from '../run/index.ts'
import type { KeyFilter, Store, StoredGrade } from '../store/index.ts'
import type { LoadedCase } from '../suite/index.ts'

const costOfJudging = ({ account }: Grade): Pick<StoredGrade, 'paidUsd' | 'unpricedCalls'> => {
  if (!account) return {}
  const { costUsd, exchanges } = account
  return costUsd === undefined
    ? { unpricedCalls: callsMade(exchanges).length }
    : { paidUsd: costUsd, unpricedCalls: 0 }
}

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
    ...costOfJudging(grade),
    digest: digestOf(grade),
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

/** How stored answers are graded. */
export interface GradingTerms {
  /** Answers at a time. */
  readonly concurrency: number
  /** Whether one more may be begun. */
  readonly goesOn: () => boolean
  readonly onGraded: (grade: Grade, answer: Answer) => void
  readonly signal: AbortSignal
}

/**
 * Grades what the store holds of these cases and wants grading under the grader's fingerprint; each grade is kept as it
 * comes. The first failure ends it when what is under way has ended.
 * @returns how many answers were graded, and how many are left because it might not go on
 * @throws the signal's reason when it ends first
 */
export const gradeUngraded = async (
  store: Store,
  ranFingerprint: string,
  tasks: readonly LoadedCase[],
  grader: Grader,
  { concurrency, goesOn, onGraded, signal }: GradingTerms,
): Promise<{ readonly graded: number; readonly left: number }> => {
  const caseIds = tasks.map(({ id }) => id)
  const ids = await toGradeOf(store, grader.fingerprint, { ranFingerprint, caseIds })
  const queue = ids.values()
  let [graded, left, failed] = [0, 0, false]
  const work = async (): Promise<void> => {
    for (const id of queue) {
      signal.throwIfAborted()
      if (failed) return
      if (!goesOn()) {
        left += 1
        continue
      }
      const answer = await store.answer(id)
      const task = tasks.find((each) => each.id === answer?.caseId)
      const grade = answer && task && (await gradeAndKeep(store, answer, task, grader))
      if (!grade) continue
      graded += 1
      onGraded(grade, answer)
    }
  }
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  const broken = (await Promise.allSettled(workers)).find((each) => each.status === 'rejected')
  if (broken) throw broken.reason
  return { graded, left }
}

/** The grade that the store keeps of an answer. Whatever is in a store was written by this bench. */
export const gradeOf = async (
  store: Store,
  answerId: string,
  fingerprint: string,
): Promise<Grade | undefined> => (await store.grade(answerId, fingerprint))?.body as Grade | undefined
