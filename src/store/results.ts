import type { Level, Result } from '../score/index.ts'
import type { AnswerRow, GradeRow, KeyFilter, PlanEntry, Store } from './store.ts'

/** What became of one planned answer under one fingerprint. */
export interface PlannedResult {
  readonly planned: PlanEntry
  readonly answer?: AnswerRow
  readonly grade?: GradeRow
  readonly state: 'scored' | 'unscored' | 'not graded' | 'failed' | 'missing'
}

const squareKey = ({ ranFingerprint, caseId, chatbot, replicate }: PlanEntry | AnswerRow): string =>
  `${ranFingerprint}\n${caseId}\n${chatbot}\n${replicate}`

const stateOf = (answer: AnswerRow | undefined, grade: GradeRow | undefined): PlannedResult['state'] => {
  if (!answer) return 'missing'
  if (answer.ending.kind === 'failed') return 'failed'
  if (!grade) return 'not graded'
  return grade.score === null ? 'unscored' : 'scored'
}

/** Everything that was planned, with what there is of it: what has no answer or no grade is there too. */
export const resultsOf = async (
  store: Store,
  filter: KeyFilter & { readonly fingerprint: string },
): Promise<readonly PlannedResult[]> => {
  const [planned, answers, grades] = await Promise.all([
    store.planned(filter),
    store.answerRows(filter),
    store.gradeRows(filter),
  ])
  const answerOf = new Map(answers.map((answer) => [squareKey(answer), answer]))
  const gradeOf = new Map(grades.map((grade) => [grade.answerId, grade]))
  return planned.map((entry) => {
    const answer = answerOf.get(squareKey(entry))
    const grade = answer && gradeOf.get(answer.id)
    return {
      planned: entry,
      ...(answer ? { answer } : {}),
      ...(grade ? { grade } : {}),
      state: stateOf(answer, grade),
    }
  })
}

/** The same in the same order, case by case: between two, whoever reads a large store can do something else. */
export async function* resultsInPieces(
  store: Store,
  filter: Omit<KeyFilter, 'caseIds'> & { readonly fingerprint: string },
): AsyncGenerator<readonly PlannedResult[]> {
  for (const caseId of await store.plannedCases(filter))
    yield resultsOf(store, { ...filter, caseIds: [caseId] })
}

/** A planned answer as a summary counts it. */
export const toResult = ({ planned: { caseId }, grade }: PlannedResult): Result => {
  if (!grade) return { kind: 'none', caseId }
  return grade.score === null
    ? { kind: 'unscored', caseId, low: grade.low, high: grade.high }
    : { kind: 'scored', caseId, score: grade.score as Level }
}
