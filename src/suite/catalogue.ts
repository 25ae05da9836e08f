import { z } from 'zod'

/** Where a quote may come from. */
export const quotableSources = ['reply', 'record', 'document', 'user'] as const
export type QuotableSource = (typeof quotableSources)[number]

const level = z.number().int().min(1).max(4)

const findingType = z.strictObject({
  level: level.describe(
    'The level that a single finding of this type sets. 0 is left to hard checks, 5 is a clean answer.',
  ),
  quotes: z.array(z.enum(quotableSources)).min(1).describe('Where the quotes of this finding must be found.'),
  raised: z
    .array(z.enum(['judge', 'code']))
    .min(1)
    .describe('Who may raise it.'),
  means: z.string().min(1).describe('What the finding says, in one sentence.'),
  not: z.string().min(1).optional().describe('What is not this finding, though it looks like it.'),
})

const dimension = z.strictObject({
  question: z.string().min(1).describe('The question that this dimension asks of an answer.'),
  findings: z.record(
    z.string().regex(/^[a-z]+(_[a-z]+)*$/, 'must be words in lower case joined by _'),
    findingType,
  ),
})

const scaleStep = z.strictObject({ name: z.string().min(1), means: z.string().min(1) })

/** The shape of `findings.yaml`. */
export const catalogueSchema = z
  .strictObject({
    scale: z.strictObject({
      0: scaleStep,
      1: scaleStep,
      2: scaleStep,
      3: scaleStep,
      4: scaleStep,
      5: scaleStep,
    }),
    dimensions: z.record(z.string(), dimension),
  })
  .describe('The finding catalogue: what each score means, and the types of finding by dimension.')

/** The finding catalogue of a suite. */
export type Catalogue = z.infer<typeof catalogueSchema>

/** A finding type with the dimension that it lowers. */
export interface FindingType extends z.infer<typeof findingType> {
  readonly name: string
  readonly dimension: string
}

/** All finding types of a catalogue, in its order. */
export const findingTypes = (catalogue: Catalogue): readonly FindingType[] =>
  Object.entries(catalogue.dimensions).flatMap(([dimension, { findings }]) =>
    Object.entries(findings).map(([name, type]) => ({ name, dimension, ...type })),
  )
