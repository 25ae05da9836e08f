export { digestOf, type GradeDigest } from './digest.ts'
export type { Grade } from './grade.ts'
export { type Grader, gradeAnswer, judgeTaskOf } from './grade-answer.ts'
