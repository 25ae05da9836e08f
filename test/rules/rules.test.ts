import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findByRules, rulesInCode } from '../../src/rules/index.ts'
import type { RuleInput } from '../../src/rules/rule.ts'
import type { Form } from '../../src/suite/case.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const task: Partial<LoadedCase> = {
  kind: 'write',
  layoutTemplate: 'PP-011',
  templateSubjects: ['Urivela U2'],
}

const form: Form = {
  tables: ['7'],
  numbered: ['7'],
  headings: ['Údržba', 'Nadpis'],
  looks: [{ text: 'TODO', colour: 'red', as: 'text' }],
  mostWords: 3,
  language: 'en',
}

const suite: RuleInput['suite'] = {
  ...labQms,
  seed: {
    ...labQms.seed,
    documents: labQms.seed.documents.filter(({ code }) => code === 'SOP-014'),
    files: [],
  },
}

/** Everything that a text can reach: a reply, a document, its title, a record. */
const everywhere = (text: string, of: Partial<LoadedCase> = task): RuleInput =>
  inputFor(
    answerWith({
      replies: [text],
      after: {
        documents: [
          draft(`<h1>Nadpis</h1><h2>7 Údržba</h2><p>${escaped(text)}</p>${text}`, { title: text }),
          draft(`<h2>1 Účel</h2><p>${escaped(text)}</p>`, { code: 'PP-031', version: 2 }),
        ],
        records: [nonconformity({ popis: text, opatření: text })],
      },
      before: {
        documents: [draft(`<h2>2 Rozsah</h2>${text}<p>${escaped(text)} 5 ml</p>`, { code: 'PP-031' })],
        records: [nonconformity({ popis: 'Jinak.' })],
      },
    }),
    of,
    undefined,
    suite,
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
    'ISO 15189:2022, čl. 7.11 ',
    'SOP-099 ',
    'SOP-014, kapitola 12. ',
    'PP-031 (kap. 9) ',
    'Mohu dokument schválit. ',
    'I can e-mail it. ',
    'Aplikace neumí přejmenovat dokument. ',
    'flush ',
    'Draft je v draftu. ',
    'nejméně 45 minut ',
    '<mark>',
    '<ol><li>',
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
        fc.constantFrom<LoadedCase['kind']>('ask', 'edit', 'record', 'rewrite', 'write'),
        (any, kind) => {
          const input = everywhere(any, { ...task, kind, mayChange: ['PP-031#2'], form })
          expectQuotesToStand(input, findByRules(input))
        },
      ),
      // The same texts every time: what one run in a thousand finds is for a longer run with another seed.
      { numRuns: 250, seed: Number(process.env['PROPERTY_SEED'] ?? 1) },
    )
  })

  it('find each type, in the order of the table, raised by code', () => {
    const sections = ['1 Účel', '2 Rozsah', '3 Postup']
      .map((each) => `<h2>${each}</h2><p>Beze změny.</p>`)
      .join('')
    const warning = '<p><mark>Nikdy neotevírejte kryt za chodu dávkovače.</mark></p>'
    const old = draft(`${sections}${warning}`, { code: 'PP-031', status: 'valid' })
    const made = draft(
      `<h2>6 Odkazy</h2><p>Postup určuje PP-031, kapitola 12.</p><h2>7 Údržba</h2><p>Viz SOP-021.</p>
<h2>8 Odpad</h2><p>TODO: Urivela U2 **a** dále. Do nádoby nalijte 750 ml vody.</p>`,
    )
    const answer = answerWith({
      replies: [
        'Založila jsem neshodu. Mohu dokument schválit. Aplikace neumí přejmenovat dokument. Po sérii spusťte flush jehly.',
      ],
      writes: ['PP-030 v1'],
      before: { documents: [old] },
      after: {
        documents: [old, draft(`${sections}<p>Jinak.</p>`, { code: 'PP-031', version: 2 }), made],
      },
    })
    const input = inputFor(
      answer,
      { ...task, kind: 'rewrite', mayChange: ['PP-031#1'], form: { tables: ['8'] } },
      undefined,
      suite,
    )
    const findings = findByRules(input)
    expectQuotesToStand(input, findings)
    const isNumber = (name: string) => name === 'facts and numbers' || name === 'invented date'
    expect([...new Set(findings.map(({ type }) => type))]).toEqual([
      ...new Set(rulesInCode.map(({ name }) => (isNumber(name) ? 'invented_number' : name))),
    ])
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
    ['clauses', 'ISO 15189:2022, čl. 7.11, '],
    ['offers', 'Mohu a '],
  ])('come to an end on 100 kB of %s', (_, piece) => {
    const long = piece.repeat(Math.ceil(100_000 / piece.length))
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
