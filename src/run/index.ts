export * from './answer.ts'
export { Budget, type CostLimits } from './budget.ts'
export { type Clock, systemClock } from './clock.ts'
export type { RunEvent } from './event.ts'
export { Gate, type GateClock, type GateEvent, type GateLimits, type GateState } from './gate.ts'
export { jsonText, writeJson } from './json-text.ts'
export type { Claimed, Keeping, KeptCall, Worker } from './keeping.ts'
export {
  type AnswerKey,
  keyOfPlanned,
  type PlannedAnswer,
  planKey,
  planRun,
  type RunSelection,
} from './plan.ts'
export { limitsOf, play, RunStopped, type Stage } from './play.ts'
export { type RunTerms, runAnswers } from './run-answers.ts'
export { TakenForDead } from './sharing.ts'
export { documentText, recordText, versionName, type Written, writtenBy } from './written.ts'
