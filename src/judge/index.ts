export { evidenceOf, factSourceName, turnName } from './evidence.ts'
export * from './finding.ts'
export * from './judge.ts'
