export * from './capability.ts'
export * from './case.ts'
export * from './catalogue.ts'
export type { Clause, ClauseIndex } from './clause-index.ts'
export { describeFault, type Fault, SuiteError } from './fault.ts'
export { type LintRow, lintSuite } from './lint.ts'
export { loadSuite } from './load.ts'
export type { ImportModule } from './module-file.ts'
export * from './script.ts'
export {
  defineSuite,
  type JudgeSettings,
  type LoadedCase,
  type Suite,
  type SuiteDeclaration,
  type SuiteFile,
} from './suite.ts'
