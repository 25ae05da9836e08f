import { z } from 'zod'

const why = z.string().min(1).describe('Why it is so: the one who reads it next must know.')

/** The shape of `on-purpose.yaml`: what in a suite looks like a slip and is none. */
export const onPurposeSchema = z.strictObject({
  citations: z
    .array(
      z.strictObject({
        file: z.string().min(1).describe('The file that cites, relative to the folder of the suite.'),
        cites: z
          .string()
          .min(1)
          .describe(
            'What it cites, as the fault names it: `SOP-045`, `SOP-016 section 9`, `SOP-016 version 7`.',
          ),
        why,
      }),
    )
    .optional()
    .describe('Documents, sections and versions that do not exist and are cited all the same.'),
  repetitions: z
    .array(
      z.strictObject({
        text: z.string().min(20).describe('How the paragraph begins: at least 20 characters.'),
        why,
      }),
    )
    .optional()
    .describe('Paragraphs that stand twice.'),
})

export type OnPurpose = z.infer<typeof onPurposeSchema>
