import { z } from 'zod'
import type { App, Seed } from '../app/index.ts'
import type { FactTable } from '../facts/index.ts'
import type { Capability } from './capability.ts'
import type { Case, Limits } from './case.ts'
import type { Catalogue } from './catalogue.ts'
import type { ClauseIndex } from './clause-index.ts'

/** How the suite's fixed judge is asked. A change makes another fingerprint. */
export interface JudgeSettings {
  /** As the command line names a model: `google:gemini-3.8-flash`. */
  readonly model: string
  readonly temperature: number
  /** Tokens of thinking: `large` where a case's evidence has more than `largeFrom` characters. */
  readonly thinkingBudget: { readonly usual: number; readonly large: number; readonly largeFrom: number }
  /** How often one call of the judge is made at most: after a fault outside, or an output that cannot be used. */
  readonly attempts: number
  /** The share of quotes, 0 to 1, that may be missing in the end before the judge's work on a run is in doubt. */
  readonly dropRateBound: number
}

/** What a suite's `suite.ts` declares; the rest of a suite are files beside it. */
export interface SuiteDeclaration {
  readonly name: string
  readonly version: string
  readonly title: string
  /** The app's fixed clock: an ISO 8601 instant. */
  readonly now: string
  /** The app that the chatbots work in, given the capability page as text. */
  readonly app: (page: { readonly capabilities: string }) => App
  readonly limits: Limits
  /** What the user says to a question that nothing was prepared for, by language. */
  readonly stockReply: { readonly cs: string; readonly en: string }
  readonly judge: JudgeSettings
}

const number = z.number().positive()

/** The shape of limits. */
export const limitsSchema = z.strictObject({
  toolRounds: z.number().int().min(1),
  wallTimeMs: number,
  contextTokens: number.optional(),
  costUsd: number.optional(),
})

/** The shape of what `suite.ts` declares. */
export const suiteSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and -'),
  version: z.string().min(1),
  title: z.string().min(1),
  now: z.iso.datetime(),
  app: z.function(),
  limits: limitsSchema,
  stockReply: z.strictObject({ cs: z.string().min(1), en: z.string().min(1) }),
  judge: z.strictObject({
    model: z.string().min(1),
    temperature: z.number().min(0).max(2),
    thinkingBudget: z.strictObject({ usual: number, large: number, largeFrom: number }),
    attempts: z.number().int().min(1).max(10),
    dropRateBound: z.number().min(0).max(1),
  }),
})

/** Declares a suite. It only gives the value its type; the loader checks it. */
export const defineSuite = (declared: SuiteDeclaration): SuiteDeclaration => declared

/** A file of a suite, as it was read: `path` relative to the suite's folder with `/`, `text` with line ends as `\n`. */
export interface SuiteFile {
  readonly path: string
  readonly text: string
}

/** A case with the fact table beside it. */
export interface LoadedCase extends Case {
  /** Relative to the suite's folder. */
  readonly folder: string
  readonly facts: FactTable
}

/** All that defines a bench, loaded and valid. */
export interface Suite extends Omit<SuiteDeclaration, 'app'> {
  /** The suite's folder. */
  readonly folder: string
  readonly app: App
  readonly catalogue: Catalogue
  readonly cases: readonly LoadedCase[]
  readonly seed: Seed
  readonly capabilities: readonly Capability[]
  readonly clauseIndexes: readonly ClauseIndex[]
  /** The judge's prompts by name. */
  readonly prompts: Readonly<Record<string, string>>
  /** Every file that defines it, in the order of their paths: what the fingerprint is made of. */
  readonly files: readonly SuiteFile[]
}
