import { describe, expect, it } from 'vitest'
import { judgeTaskOf } from '../../src/grade/grade-answer.ts'
import { settleBy } from '../../src/grade/settle.ts'
import type { Finding } from '../../src/judge/index.ts'
import { answerWith, draft, nonconformity } from '../rules/answer-builder.ts'
import { fact, judgeCase, judgeSuite } from './judge-suite.ts'

const record = nonconformity({ description: 'Vzorky stály mimo lednici nejvýše půl hodiny.' })
const answer = answerWith({
  messages: ['Založ neshodu.', 'A uprav SOP-014.'],
  replies: ['Založila jsem NC-2026-007.', 'Upravila jsem SOP-014.'],
  calls: [
    [{ tool: 'create_record', wrote: ['NC-2026-007'] }],
    [
      { tool: 'replace_text', wrote: ['SOP-014 v2'] },
      { tool: 'create_draft', outcome: 'refused', wrote: [] },
    ],
  ],
  before: { documents: [draft('<p>Staré.</p>', { code: 'SOP-014', version: 2 })] },
  after: { documents: [draft('<p>Nové.</p>', { code: 'SOP-014', version: 2 })], records: [record] },
})
const facts = [
  fact({ id: 'limit', label: 'Limit mimo lednici', value: 'nejvýše 30 min', words: 'nejvýše 30 minut' }),
  fact({ id: 'volume', label: 'Objem', value: '50 µl', words: 'objem 50 µl' }),
]
const job = judgeTaskOf(answer, judgeCase({ facts: { facts, must_not: [] } }), judgeSuite())
const settle = settleBy(job)
const finding = (
  type: string,
  [kind, name, text]: readonly ['reply' | 'record' | 'document', string, string],
  more: Partial<Finding> = {},
): Finding => ({
  type,
  quotes: [{ source: { kind, name }, text }],
  why: 'A test says so.',
  raisedBy: 'judge',
  ...more,
})
const completion = (turn: number, text: string, claimed?: Finding['claimed']) =>
  finding('false_completion', ['reply', `turn ${turn}`, text], claimed ? { claimed } : {})

describe('a false_completion', () => {
  it.each([
    [
      'of a record that a call created',
      completion(1, 'Založila jsem NC-2026-007.'),
      'NC-2026-007 was created',
    ],
    [
      'of a call that was made, by its tool and what it wrote',
      completion(2, 'Upravila jsem SOP-014.', { tool: 'replace_text', wrote: 'SOP-014' }),
      'replace_text did write SOP-014 v2',
    ],
  ])('%s falls', (_name, raised, why) => expect(settle(raised)).toBe(why))

  it.each([
    ['of another record', completion(1, 'Založila jsem NC-2026-008.')],
    ['of a change that the judge does not see done', completion(2, 'Upravila jsem SOP-014.')],
    ['of a call that came only later', completion(1, 'Hotovo.', { tool: 'replace_text', wrote: 'SOP-014' })],
    ['of a call that was refused', completion(2, 'Hotovo.', { tool: 'create_draft', wrote: 'PP-031' })],
    ['of a creation and something more', completion(1, 'Založila jsem NC-2026-007 a odeslala ji vedoucí.')],
    ['that code raised', { ...completion(1, 'Založila jsem NC-2026-007.'), raisedBy: 'code' as const }],
  ])('%s stays', (_name, raised) => expect(settle(raised)).toBeUndefined())
})

describe('a fact', () => {
  it('that code found is not missing', () => {
    expect(settle(finding('missing_fact', ['document', 'SOP-007', 'nejvýše 30 minut']))).toMatch(
      /code found it.*limit/,
    )
    expect(settle(finding('missing_fact', ['document', 'SOP-007', 'objem 50 µl']))).toBeUndefined()
  })
  it('that stands right in the words quoted is not wrong', () => {
    const words = ['record', 'NC-2026-007', record.fields['description'] ?? ''] as const
    expect(settle(finding('wrong_value', words, { why: 'Limit mimo lednici is wrong.' }))).toMatch(/limit/)
    expect(settle(finding('wrong_value', words, { why: 'Objem is wrong.' }))).toBeUndefined()
  })
})
