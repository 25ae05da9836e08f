export * from './capability.ts'
export * from './case.ts'
export { caseIdPattern, caseKinds } from './case-schema.ts'
export * from './catalogue.ts'
export type { Clause, ClauseIndex } from './clause-index.ts'
export { describeFault, type Fault, SuiteError } from './fault.ts'
export { lintSuite } from './lint.ts'
export type { LintRow } from './lint-row.ts'
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
