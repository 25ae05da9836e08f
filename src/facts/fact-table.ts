import { z } from 'zod'
import { languages } from './language.ts'

const nonEmpty = z.string().trim().min(1)

const near = z
  .array(nonEmpty)
  .min(1)
  .describe(
    'Beginnings of words, in any letter case: one of them must stand in the same sentence as the value, or in the same row of a table.',
  )
const language = z
  .enum(languages)
  .describe("The language of the words and of the value. The case's own when absent.")

const fact = z
  .strictObject({
    id: nonEmpty.describe('Unique in the table; findings name the fact by it.'),
    label: nonEmpty.describe('What the value is, for a reader: "incubation time".'),
    value: nonEmpty.describe(
      'The value, its bound included: "≤ 30 min", "2–8 °C", "1:5", "2. 3. 2026"; or plain words, matched as they stand: a name, a code, a clause. Other forms of a quantity are found by themselves.',
    ),
    or: z
      .array(nonEmpty)
      .min(1)
      .optional()
      .describe(
        'Other wordings that say the same, where the value is words: a warning that may be put in another way. Forms of a quantity need none.',
      ),
    critical: z.boolean().default(false).describe('Its absence makes the record unreliable.'),
    required: z.boolean().default(true).describe('Its absence is a finding.'),
    document: nonEmpty.describe('The code of the document that the fact stands in.'),
    words: nonEmpty.describe(
      "The document's own words that say it, letter for letter, the value among them.",
    ),
    near: near.optional(),
    molarMass: z
      .number()
      .positive()
      .optional()
      .describe('Grams a mole of the substance, where its mass and its amount of substance say the same.'),
    language: language.optional(),
  })
  .describe('One thing that an answer must get right.')

const mustNot = z
  .strictObject({
    id: nonEmpty.describe('Unique in the table, among facts too.'),
    label: nonEmpty.describe('What must not be stated, for a reader.'),
    value: nonEmpty.optional().describe('The value that must not stand in the answer, in any form.'),
    words: nonEmpty.optional().describe('Words that must not stand in the answer.'),
    near: near.optional(),
    why: nonEmpty.describe('Why it is wrong, in one sentence.'),
  })
  .refine(
    ({ value, words }) => (value === undefined) !== (words === undefined),
    'needs either a value or words',
  )
  .describe('Something that an answer must not state.')

const unique = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length

/** The shape of a case's `facts.yaml`. */
export const factTableSchema = z
  .strictObject({
    facts: z.array(fact).default([]).describe('What the answer must say.'),
    must_not: z.array(mustNot).default([]).describe('What it must not say.'),
  })
  .refine(({ facts, must_not }) => unique([...facts, ...must_not]), 'two rows have the same id')
  .describe('The fact table of a case.')

export type FactTable = z.infer<typeof factTableSchema>
export type Fact = z.infer<typeof fact>
export type MustNot = z.infer<typeof mustNot>
