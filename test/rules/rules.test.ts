import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findByRules, rulesInCode } from '../../src/rules/index.ts'
import type { RuleInput } from '../../src/rules/rule.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const task: Partial<LoadedCase> = {
  kind: 'write',
  layoutTemplate: 'PP-011',
  templateSubjects: ['Urivela U2'],
}

/** Everything that a text can reach: a reply, a document, its title, a record. */
const everywhere = (text: string, of: Partial<LoadedCase> = task): RuleInput =>
  inputFor(
    answerWith({
      replies: [text],
      after: {
        documents: [draft(`<h1>Nadpis</h1><h2>7 Údržba</h2><p>${escaped(text)}</p>${text}`, { title: text })],
        records: [nonconformity({ popis: text, opatření: text })],
      },
    }),
    of,
  )

const pieces = fc.constantFrom(
  ...[
    'Vytvořil jsem záznam. ',
    'Hotovo. ',
    'I have created the record. ',
    'Urivelou U2 ',
    'TODO: ',
    '____ ',
    '…… ',
    '[název přístroje] ',
    '{{a}}',
  ],
  ...[
    'Viz SOP-021. ',
    '<p>',
    '</p>',
    '**',
    '## ',
    '```',
    '\n',
    '\t',
    '&nbsp;',
    '„',
    '“',
    '"',
    '\u00a0',
    '\u00ad',
    '\ud800',
    '\udc00',
    '\0',
  ],
  ...[
    'create_draft ',
    '{"title": 1}',
    '3f2a9c1e-5b7d-4e21-9a0c-1d2e3f4a5b6c ',
    ': ',
    'XX ml',
    'jsem ',
    'a ',
    ', ',
    '(',
    ')',
    '<h2>',
    '<td>',
    '&lt;b>',
  ],
)
const text = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((each) => each.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

describe('all rules in code', () => {
  it('never throw, and every quote stands, whatever the text', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom<LoadedCase['kind']>('ask', 'edit', 'record', 'write'),
        (any, kind) => {
          const input = everywhere(any, { ...task, kind })
          expectQuotesToStand(input, findByRules(input))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('find each type, in the order of the table, raised by code', () => {
    const html = '<h2>7 Údržba</h2><p>Viz SOP-021.</p><h2>8 Odpad</h2><p>TODO: Urivela U2 **a** dále.</p>'
    const answer = answerWith({
      replies: ['Založila jsem neshodu.'],
      writes: ['PP-030 v1'],
      after: { documents: [draft(html)] },
    })
    const findings = findByRules(inputFor(answer, task))
    expect(findings.map(({ type }) => type)).toEqual(rulesInCode.map(({ name }) => name))
    expect(findings.every(({ raisedBy }) => raisedBy === 'code')).toBe(true)
  })

  it('name the rule that broke', () => {
    const broken = { ...everywhere('Text.'), written: undefined as unknown as RuleInput['written'] }
    expect(() => findByRules(broken)).toThrow(/the rule template_carryover failed on answer answer-1: /)
  })

  it.each([
    ['words', 'Vytvořil jsem záznam o neshodě a upravil dokument SOP-021. '],
    ['no white space', '{"title":"____","a":1}'],
    ['openings', '<p style="[„"\'({'],
    ['underscores', '_'],
    ['dots', '. '],
    ['one name and no end', 'Urivela U2 a '],
    ['a blank and words', 'Model: ____ '],
    ['digits', '0a1'],
    ['names', 'Urivela '],
    ['line breaks', ':\n____\n'],
  ])('come to an end on 500 kB of %s', (_, piece) => {
    const long = piece.repeat(Math.ceil(500_000 / piece.length))
    const input = inputFor(
      answerWith({
        replies: [long],
        after: {
          documents: [draft(`<h2>7 Údržba</h2><p>${escaped(long)}</p>`)],
          records: [nonconformity({ popis: long })],
        },
      }),
      task,
    )
    const findings = findByRules(input)
    expectQuotesToStand(input, findings)
    expect(findings.length).toBeLessThanOrEqual(100)
    expect(
      Math.max(0, ...findings.flatMap(({ quotes }) => quotes.map(({ text }) => text.length))),
    ).toBeLessThan(2_000)
  })
})
