import { z } from 'zod'

/** Longer quotes cannot be meant; they would only hold up the search. */
const text = z.string().max(4_000)
const number = z.number().int()

/** A quote and the number of the source that it is copied from. */
const quote = z.strictObject({ source: number, text })
export type OutputQuote = z.infer<typeof quote>

export const assertionKinds = ['action', 'check', 'cause', 'number'] as const
export const origins = ['user', 'document', 'app', 'calculation', 'nowhere'] as const

const given = z.array(quote).max(8)

/** The inventory of what was written. Every field must be there: providers in strict mode take nothing else. */
export const inventorySchema = z.strictObject({
  assertions: z
    .array(z.strictObject({ kind: z.enum(assertionKinds), quote, from: z.enum(origins), given }))
    .max(600),
  sections: z.array(z.strictObject({ quote, content: z.enum(['own', 'elsewhere', 'placeholder']) })).max(300),
  facts: z
    .array(
      z.strictObject({ id: text, state: z.enum(['present', 'wrong', 'absent']), quote: quote.nullable() }),
    )
    .max(300),
  copied: z
    .array(z.strictObject({ quote, original: quote, belongs: z.enum(['here', 'to the template alone']) }))
    .max(300),
})
export type InventoryOutput = z.infer<typeof inventorySchema>

/** The findings, each of a type that the judge may raise. */
export const findingsSchema = (types: readonly string[]) =>
  z.strictObject({
    findings: z
      .array(
        z.strictObject({
          type: z.enum(types),
          quotes: z.array(quote).min(1).max(6),
          why: text,
          claimed: z.strictObject({ tool: text, wrote: text }).nullable(),
        }),
      )
      .max(200),
  })
export type FindingsOutput = z.infer<ReturnType<typeof findingsSchema>>

const corrections = z
  .array(
    z.strictObject({ item: number, withdraw: z.boolean(), quote: quote.nullable(), reason: text.nullable() }),
  )
  .max(600)
export type Correction = z.infer<typeof corrections>[number]

/** What the judge says of the quotes that were sent back to it. There is no room for a new finding. */
export const findingsSendBackSchema = z.strictObject({ corrections })

/** The same for the inventory, with what it says of all that it had left out. */
export const inventorySendBackSchema = z.strictObject({
  corrections,
  leftOut: z
    .array(
      z.strictObject({
        item: number,
        kind: z.enum([...assertionKinds, 'nothing']),
        from: z.enum(origins),
        given,
      }),
    )
    .max(600),
})
export type LeftOutAnswer = z.infer<typeof inventorySendBackSchema>['leftOut'][number]
