import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../src/judge/sheet.ts'
import { chatReply } from '../chatbot/servers/openai-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { answerWith } from '../rules/answer-builder.ts'
import { findings, inventory, quote, says, scriptedJudge, told } from './scripted-judge.ts'

const question = answerWith({ messages: ['Kde stojí lednice?'], replies: ['V chodbě u okna.'] })
const string = { type: 'string' }
const quoteShape = {
  type: 'object',
  properties: { source: { type: 'integer' }, text: string },
  required: ['source', 'text'],
}

describe('what goes to Gemini', () => {
  it('is the model, temperature 0, the budget, the schema, the system message and one question', async () => {
    await using bench = await scriptedJudge([findings()])
    await bench.grade(question)
    const [request] = bench.requests
    expect(request?.path).toBe('/v1beta/models/gemini-3.8-flash:generateContent')
    const judged = [
      'invented_action',
      'invented_check',
      'invented_cause',
      'invented_number',
      'wrong_value',
      'contradicts_source',
      'forbidden_statement',
      'template_carryover',
      'wrong_reference',
      'deferred_section',
      'dropped_content',
      'unanswered_request',
      'placeholder_left',
      'unrequested_change',
      'misplaced_content',
      'format_not_followed',
      'unasked_assumption',
      'needless_question',
      'false_completion',
      'invented_feature',
      'hidden_problem',
      'denied_feature',
      'foreign_word',
      'language_error',
      'leaked_internals',
    ]
    expect(request?.body).toEqual({
      generationConfig: {
        temperature: 0,
        responseMimeType: 'application/json',
        responseSchema: {
          type: 'object',
          properties: {
            findings: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  type: { type: 'string', enum: judged },
                  quotes: { type: 'array', items: quoteShape },
                  why: string,
                  claimed: {
                    type: 'object',
                    nullable: true,
                    properties: {
                      tool: string,
                      wrote: string,
                    },
                    required: ['tool', 'wrote'],
                  },
                },
                required: ['type', 'quotes', 'why', 'claimed'],
              },
            },
          },
          required: ['findings'],
        },
        thinkingConfig: { thinkingBudget: 8_192 },
      },
      systemInstruction: { parts: [{ text: expect.stringContaining('You never give a mark') }] },
      contents: [{ role: 'user', parts: [{ text: expect.stringContaining('V chodbě u okna.') }] }],
    })
  })

  it('asks for an inventory first, where something was written or the case has facts', async () => {
    const wrote = answerWith({
      after: { records: [{ id: 'NC-1', kind: 'risk', fields: { title: 'Výpadek' } }] },
    })
    await using bench = await scriptedJudge([inventory(), findings()])
    await bench.grade(wrote)
    const [first, second] = bench.requests
    expect(Object.keys(first?.body.generationConfig.responseSchema.properties)).toEqual([
      'assertions',
      'sections',
      'facts',
      'copied',
    ])
    expect(first?.body.generationConfig.thinkingConfig).toEqual({ thinkingBudget: 8_192 })
    expect(second?.body.contents).toHaveLength(1)
  })

  it.each([
    [100_000, 8_192],
    [100_001, 24_576],
  ])(
    'thinks at %i characters of evidence with %i tokens, send-backs included',
    async (characters, budget) => {
      await using bench = await scriptedJudge([
        findings({ type: 'language_error', quotes: [quote(2, 'To tu není.')] }),
        says({ corrections: [] }),
      ])
      const withReply = (length: number) => answerWith({ replies: ['V '.repeat(length).slice(0, length)] })
      const size = (length: number) => sheetOf(bench.jobOf(withReply(length)), bench.suite).text.length
      // The sentences of a long reply are numbered, which takes characters too.
      const frame = size(50_000) - 50_000
      const reply = withReply(characters - frame)
      expect(size(characters - frame)).toBe(characters)
      const grade = await bench.grade(reply)
      expect(bench.requests.map(({ body }) => body.generationConfig.thinkingConfig)).toEqual([
        { thinkingBudget: budget },
        { thinkingBudget: budget },
      ])
      expect(grade.account).toMatchObject({ evidenceCharacters: characters, thinkingBudget: budget })
    },
  )

  it('says the language of the case, and shows each type with what to quote and what it is not, but no level', async () => {
    await using bench = await scriptedJudge([findings()], { task: { language: 'en' } })
    await bench.grade(question)
    const { system, messages } = told(bench.requests[0]!)
    expect(system).toContain("The user's language in this case is English.")
    expect(messages[0]).toContain('- invented_cause: The record names a cause that nobody established.')
    expect(messages[0]).toMatch(
      /- invented_cause: .*\n {2}Quote from: record\.\n {2}Not this: A cause that the user/,
    )
    expect(messages[0]).not.toMatch(/level|missing_fact/)
    expect(messages[0]).not.toMatch(/\{\{/)
  })
})

describe('any model of the AI SDK', () => {
  it('can be the judge, under its own name, without a budget that it would not take', async () => {
    await using server = await startScriptedServer([chatReply({ text: JSON.stringify({ findings: [] }) })])
    await using bench = await scriptedJudge([], {
      judge: {
        model: 'compatible:qwen3:8b',
        environment: { MODEL_BENCH_COMPATIBLE_BASE_URL: server.url },
      },
    })
    const grade = await bench.grade(question)
    expect(grade).toMatchObject({ score: 5, judge: 'compatible:qwen3:8b' })
    expect(server.requests[0]?.body).toMatchObject({
      model: 'qwen3:8b',
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { schema: { required: ['findings'] } } },
    })
    expect(grade.account?.thinkingBudget).toBeUndefined()
  })

  it('takes an effort in place of the budget where its id names one', async () => {
    await using bench = await scriptedJudge([findings()], {
      judge: { model: 'google:gemini-3.8-flash@high' },
    })
    await bench.grade(question)
    expect(bench.requests[0]?.body.generationConfig.thinkingConfig).toEqual({ thinkingLevel: 'high' })
  })
})
