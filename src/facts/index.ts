// Stands in until the engine is here: the shape of fact tables alone, so that other rooms can be built.
import { z } from 'zod'

const fact = z.strictObject({
  id: z.string().min(1),
  label: z.string().min(1),
  value: z.string().min(1),
  critical: z.boolean().default(false),
  required: z.boolean().default(true),
  document: z.string().min(1),
  words: z.string().min(1),
  near: z.array(z.string().min(1)).optional(),
  molarMass: z.number().positive().optional(),
})

export const factTableSchema = z.strictObject({
  facts: z.array(fact).default([]),
  must_not: z
    .array(z.strictObject({ id: z.string(), label: z.string(), value: z.string().optional(), words: z.string().optional(), near: z.array(z.string()).optional(), why: z.string() }))
    .default([]),
})
export type FactTable = z.infer<typeof factTableSchema>
export type Fact = z.infer<typeof fact>
export const proveFact = (
  { words }: Fact,
  documentText: string,
  standsIn: (source: string, quote: string) => boolean,
): { readonly proven: true } | { readonly proven: false; readonly why: string } =>
  standsIn(documentText, words) ? { proven: true } : { proven: false, why: `„${words}“ does not stand in its document` }
export const boundLost = (_fact: Fact): string | undefined => undefined
