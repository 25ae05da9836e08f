export { type Level, type Score, type ScoreInput, score, UnknownFindingType } from './score.ts'
export { type Result, type Summary, summarise } from './summary.ts'
