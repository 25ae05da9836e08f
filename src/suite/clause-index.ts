import { z } from 'zod'

/** How sure the index is of a clause's number and title. */
export const confidences = ['high', 'medium', 'low'] as const

const clause = z.tuple([
  z.string().min(1).describe('The number of the clause'),
  z.string().min(1).describe('Its title'),
  z.enum(confidences),
])

/** The shape of an index file: titles only, a list of `[number, title, confidence]` by standard and edition. */
export const clauseIndexSchema = z
  .object({ editions: z.record(z.string(), z.string()).describe('What is known of each edition.') })
  .catchall(
    z.union([z.array(clause), z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]),
  )
  .describe('Clause numbers and titles of standards. Never their text.')

/** One clause of a standard. */
export interface Clause {
  readonly number: string
  readonly title: string
  readonly confidence: (typeof confidences)[number]
}

/** The clauses of one edition of a standard. */
export interface ClauseIndex {
  /** With its year: `ISO 15189:2022`. */
  readonly standard: string
  readonly edition: string
  readonly clauses: readonly Clause[]
}

/** The indexes that a file holds, one for each of its editions. */
export const clauseIndexes = (file: z.infer<typeof clauseIndexSchema>): readonly ClauseIndex[] =>
  Object.entries(file.editions).flatMap(([standard, edition]) => {
    const entries = file[standard]
    return Array.isArray(entries)
      ? [
          {
            standard,
            edition,
            clauses: entries.map(([number, title, confidence]) => ({ number, title, confidence })),
          },
        ]
      : []
  })
