export { type OpenOptions, openStore } from './open-store.ts'
export { type PlannedResult, resultsInPieces, resultsOf, toResult } from './results.ts'
export * from './store.ts'
export { StoreError, type StoreErrorCode } from './store-error.ts'
