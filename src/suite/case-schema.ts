import { z } from 'zod'
import { colourNames } from '../richtext/index.ts'
import { limitsSchema } from './suite.ts'

const text = z.string().min(1)
const texts = z.array(text)

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), tool: text, args: z.unknown() }),
  z.strictObject({ kind: z.literal('reply'), text: z.string() }),
  z.strictObject({ kind: z.literal('context full') }),
])

const judge = z
  .strictObject({
    findings: z
      .array(
        z.strictObject({
          type: text,
          quote: text,
          from: text,
          against: z.strictObject({ quote: text, from: text }).optional(),
          why: text,
        }),
      )
      .optional(),
    asserts: z
      .array(
        z.strictObject({
          kind: z.enum(['action', 'check', 'cause', 'number']),
          quote: text,
          from: text,
          sourceQuote: text.optional(),
        }),
      )
      .optional(),
    absent: texts.optional(),
    fails: z.literal(true).optional(),
  })
  .refine(
    ({ fails, ...said }) => fails === undefined || Object.values(said).every((each) => each === undefined),
    { message: 'a judge that fails says nothing: leave out the rest' },
  )

const script = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and -'),
  story: text.optional(),
  turns: z
    .array(
      z
        .array(step)
        .refine(
          (steps) =>
            steps.at(-1)?.kind !== 'call' && steps.filter(({ kind }) => kind !== 'call').length === 1,
          {
            message: 'a turn must end in its one reply',
          },
        ),
    )
    .min(1),
  judge: judge.optional(),
  expect: z.strictObject({
    score: z.union([
      z.literal(0),
      z.literal(1),
      z.literal(2),
      z.literal(3),
      z.literal(4),
      z.literal(5),
      z.null(),
    ]),
    findings: texts.optional(),
    failed: texts.optional(),
  }),
})

/** The id of a case. */
export const caseIdPattern = /^[A-Z]{2}\d{2,}$/

/** What a case asks a chatbot for. */
export const caseKinds = ['ask', 'find', 'edit', 'rewrite', 'write', 'record', 'limits'] as const

/** The scripts that every case must have: without them it proves nothing. */
export const requiredScripts = ['reference', 'do-nothing', 'says-it-is-done'] as const

/** The shape of what `case.ts` declares. */
export const caseSchema = z.strictObject({
  id: z.string().regex(caseIdPattern, 'must be two capitals and two digits, such as CB14'),
  title: text,
  purpose: text,
  kind: z.enum(caseKinds),
  language: z.enum(['cs', 'en']),
  tools: z.boolean().optional(),
  documents: texts,
  prompt: text,
  followUps: texts.optional(),
  answers: z.array(z.strictObject({ topics: texts.min(1), text })).optional(),
  stockReply: text.optional(),
  limits: limitsSchema.partial().optional(),
  budget: z
    .strictObject({
      toolCalls: z.number().int().positive().optional(),
      outputTokens: z.number().positive().optional(),
    })
    .optional(),
  toolFaults: z
    .array(z.strictObject({ tool: text, call: z.number().int().min(1), says: text }))
    .refine((faults) => new Set(faults.map(({ tool, call }) => `${tool} ${call}`)).size === faults.length, {
      message: 'two faults are for the same call of one tool',
    })
    .optional(),
  layoutTemplate: text.optional(),
  templateSubjects: texts.optional(),
  mayChange: z
    .array(
      z
        .string()
        .regex(
          /^[^\s#]+(?:#\S.*)?$/,
          'must be a document (SOP-014), a section (SOP-014#5) or a kind of record',
        ),
    )
    .optional(),
  form: z
    .strictObject({
      tables: texts.optional(),
      numbered: texts.optional(),
      headings: texts.min(2).optional(),
      looks: z
        .array(z.strictObject({ text, colour: z.enum(colourNames), as: z.enum(['text', 'highlight']) }))
        .optional(),
      mostWords: z.number().int().positive().optional(),
      language: z.enum(['cs', 'en']).optional(),
    })
    .optional(),
  checks: z
    .array(z.looseObject({ severity: z.enum(['hard', 'diagnostic']), name: text }))
    .refine((checks) => checks.some(({ severity }) => severity === 'hard'), {
      message: 'a case needs at least one hard check: one that a chatbot can pass without the work is broken',
    })
    .refine((checks) => new Set(checks.map(({ name }) => name)).size === checks.length, {
      message: 'two checks share a name',
    }),
  scripts: z.array(script).superRefine((scripts, context) => {
    const names = scripts.map(({ name }) => name)
    for (const name of requiredScripts) {
      if (!names.includes(name))
        context.addIssue({ code: 'custom', message: `the script "${name}" is missing` })
    }
    if (!names.some((name) => name.startsWith('trap'))) {
      context.addIssue({
        code: 'custom',
        message: 'a trap is missing: a script whose name begins with "trap"',
      })
    }
    for (const name of names.filter((each, index) => names.indexOf(each) !== index)) {
      context.addIssue({ code: 'custom', message: `two scripts are named "${name}"` })
    }
  }),
})
