import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { rulesInCode } from '../../src/rules/index.ts'
import { answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const exampleSchema = z.strictObject({
  rule: z.string(),
  finds: z.string(),
  written: z.string().optional(),
  record: z.string().optional(),
  reply: z.string().optional(),
  message: z.string().optional(),
  kind: z.enum(['edit', 'record', 'rewrite', 'write']).default('edit'),
  before: z.string().optional(),
  mayChange: z.array(z.string()).optional(),
  form: z.strictObject({ tables: z.array(z.string()) }).optional(),
  template: z.strictObject({ code: z.string(), subjects: z.array(z.string()) }).optional(),
})

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].flatMap(([, yaml = '']) =>
  z.array(exampleSchema).parse(parse(yaml)),
)

describe('docs/rules.md', () => {
  it.each(examples.map((example) => [example.rule, example.finds, example] as const))(
    '%s finds %s',
    (rule, finds, example) => {
      const { written, record, reply = '', message = '', kind, template, before, mayChange, form } = example
      const stood = before === undefined ? [] : [draft(before, { status: 'valid' })]
      const input = inputFor(
        answerWith({
          replies: [reply],
          messages: [message],
          before: { documents: stood },
          after: {
            documents: [
              ...stood,
              ...(written === undefined ? [] : [draft(written, { version: stood.length + 1 })]),
            ],
            records: record === undefined ? [] : [nonconformity({ popis: record })],
          },
        }),
        {
          kind,
          ...(template && { layoutTemplate: template.code, templateSubjects: template.subjects }),
          ...(mayChange && { mayChange }),
          ...(form && { form }),
        },
        undefined,
        labQms,
      )
      const documented = rulesInCode.find(({ name }) => name === rule)
      if (!documented) throw new Error(`there is no rule ${rule}`)
      const findings = documented.rule(input)
      expectQuotesToStand(input, findings)
      const quotes = findings.map(({ quotes }) => quotes.map(({ text }) => text))
      expect(quotes).toEqual(finds === 'nothing' ? [] : [[finds]])
    },
  )

  it('gives every rule an example of both', () => {
    for (const { name } of rulesInCode) {
      const given = examples.filter(({ rule }) => rule === name).map(({ finds }) => finds === 'nothing')
      expect(new Set(given), name).toEqual(new Set([true, false]))
    }
  })
})
