/** The public interface: what a suite, a case, a configuration and an app are written with. */
export {
  type App,
  type DocumentState,
  defineApp,
  type RecordState,
  type Seed,
  type Tenant,
  type TenantState,
  type ToolResult,
  type ToolSpec,
} from './app/index.ts'
export * from './check/index.ts'
export { type BenchDeclaration, defineBench } from './cli/bench-declaration.ts'
export { dms } from './dms/index.ts'
export type { Answer, Turn } from './run/answer.ts'
export { score } from './score/index.ts'
export {
  type Case,
  call,
  contextFull,
  defineCase,
  defineSuite,
  loadSuite,
  reply,
  type Script,
  type ScriptedJudge,
  type SuiteDeclaration,
  SuiteError,
} from './suite/index.ts'
