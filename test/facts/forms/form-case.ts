import type { Language } from '../../../src/facts/index.ts'

/** A value with texts that say it and texts that say something else. */
export interface FormCase {
  readonly value: string
  readonly language?: Language
  readonly molarMass?: number | string
  readonly near?: readonly string[]
  readonly found: readonly string[]
  readonly never: readonly string[]
}
