export { type Level, type Score, type ScoreInput, score, UnknownFindingType } from './score.ts'
