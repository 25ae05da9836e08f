import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../src/judge/sheet.ts'
import { answerWith, nonconformity } from '../rules/answer-builder.ts'
import { fact } from './judge-suite.ts'
import { findings, inventory, quote, says, scriptedJudge, told, typesOf } from './scripted-judge.ts'

const page = readFileSync('docs/judge.md', 'utf8')
const cause = 'Příčinou byla porucha kompresoru.'
const answer = answerWith({
  messages: ['Lednice LED-03 měla v noci 11 °C. Založ prosím neshodu.'],
  replies: ['Neshodu NC-2026-007 jsem založila.'],
  calls: [
    {
      args: { code: 'SOP-007' },
      reads: [{ document: 'SOP-007 v4', text: '<p>Domněnka o příčině se jako příčina nezapisuje.</p>' }],
    },
    { tool: 'create_record', args: { kind: 'nonconformity' }, wrote: ['NC-2026-007'], content: 'Založeno.' },
  ],
  after: {
    records: [nonconformity({ description: 'Lednice LED-03 měla v noci 11 °C.', cause })],
  },
})
const task = {
  facts: {
    facts: [
      fact({ id: 'temperature', label: 'Naměřená teplota', value: '11 °C', words: '11 °C', critical: true }),
    ],
    must_not: [],
  },
}
const row = (kind: string, text: string, from: string, given: readonly unknown[] = []) => ({
  kind,
  quote: quote(3, text),
  from,
  given,
})

describe('docs/judge.md', () => {
  it('shows the evidence of its example as the judge is shown it', async () => {
    await using bench = await scriptedJudge([], { task })
    const sheet = sheetOf(bench.jobOf(answer), bench.suite)
    expect(page).toContain(sheet.text)
  })

  it('shows the send-back as the judge is shown it, and the score that comes of it', async () => {
    const steps = [
      inventory({
        assertions: [row('number', '11 °C', 'user', [quote(1, '11 °C')]), row('cause', cause, 'nowhere')],
        facts: [{ id: 'temperature', state: 'present', quote: quote(3, '11 °C') }],
      }),
      findings({
        type: 'contradicts_source',
        quotes: [quote(3, cause), quote(4, 'Domněnka o příčině se jako důvod nezapisuje.')],
      }),
      says({
        corrections: [
          {
            item: 1,
            withdraw: false,
            quote: quote(4, 'Domněnka o příčině se jako příčina nezapisuje.'),
            reason: null,
          },
        ],
      }),
    ]
    await using bench = await scriptedJudge(steps, { task })
    const grade = await bench.grade(answer)
    const sentBack = told(bench.requests.at(-1)!).messages.at(-1) ?? ''
    expect(page).toContain(sentBack.slice(sentBack.indexOf('<<')))
    expect(typesOf(grade)).toEqual({ standing: ['invented_cause', 'contradicts_source'], dropped: [] })
    expect(grade.score).toBe(1)
  })
})
