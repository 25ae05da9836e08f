export type { Grade } from './grade.ts'
export { type Grader, gradeAnswer } from './grade-answer.ts'
