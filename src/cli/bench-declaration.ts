import { z } from 'zod'

const positive = z.number().int().min(1)

/** The shape of what `bench.config.ts` declares. */
export const benchSchema = z.strictObject({
  suite: z.string().min(1).optional(),
  cases: z.array(z.string().min(1)).optional(),
  chatbots: z.array(z.string().min(1)).optional(),
  judge: z.string().min(1).optional(),
  replicates: positive.optional(),
  concurrency: positive.optional(),
  store: z.string().min(1).optional(),
  baseUrls: z.record(z.string(), z.string()).optional(),
})

/** What a bench is set to; a line of `bench.config.ts` each, and an option of the command line that goes before it. */
export interface BenchDeclaration {
  /** The suite's folder, relative to the configuration. */
  readonly suite?: string
  /** Ids of cases; all of the suite when absent. */
  readonly cases?: readonly string[]
  /** Such as `google:gemini-3.8-flash@low` or `scripted:reference`. */
  readonly chatbots?: readonly string[]
  /** A model, or `none` for rules in code alone. */
  readonly judge?: string
  readonly replicates?: number
  /** Answers at a time. */
  readonly concurrency?: number
  /** A file, or a URL. */
  readonly store?: string
  /** Other addresses of providers: proxies, gateways. */
  readonly baseUrls?: Readonly<Record<string, string>>
}

/** Declares a bench. It only gives the value its type; the command line checks it. */
export const defineBench = (declared: BenchDeclaration): BenchDeclaration => declared
