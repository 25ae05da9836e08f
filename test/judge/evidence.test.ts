import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../src/judge/sheet.ts'
import type { Answer } from '../../src/run/answer.ts'
import type { LoadedCase, Suite } from '../../src/suite/index.ts'
import { answerWith, draft, nonconformity } from '../rules/answer-builder.ts'
import { fact } from './judge-suite.ts'
import { readMessage } from './obedient-judge.ts'
import { scriptedJudge } from './scripted-judge.ts'

/** The blocks of the evidence by their labels. */
const blocksOf = async (
  answer: Answer,
  { task = {}, suite = {} }: { task?: Partial<LoadedCase>; suite?: Partial<Suite> } = {},
): Promise<Readonly<Record<string, string>>> => {
  await using bench = await scriptedJudge([], { task, suite })
  const sheet = sheetOf(bench.jobOf(answer), bench.suite)
  const { blocks } = readMessage(sheet.text, sheet.fence.key)
  return Object.fromEntries(blocks.map(({ label, text }) => [label, text]))
}

describe('the sources', () => {
  it('are each turn, what was written, exactly what was read, and the calls in short, by number', async () => {
    const blocks = await blocksOf(
      answerWith({
        messages: ['Založ neshodu.', 'A kde je lednice?'],
        replies: ['Hotovo.', 'V chodbě.'],
        calls: [
          [
            {
              args: { code: 'SOP-007' },
              content: 'SOP-007 …',
              reads: [{ document: 'SOP-007 v4', text: '<p>Limit je <b>30&nbsp;minut</b>.</p>' }],
            },
            {
              tool: 'create_record',
              args: { title: 'x'.repeat(900) },
              wrote: ['NC-2026-007'],
              content: 'Založeno.',
            },
            { tool: 'sign', outcome: 'refused', content: 'There is no tool sign.' },
          ],
          [],
        ],
        after: { records: [nonconformity({ title: 'Výpadek lednice' })] },
      }),
    )
    expect(blocks['sources']).toBe(
      [
        '1 user: turn 1',
        '2 reply: turn 1',
        '3 user: turn 2',
        '4 reply: turn 2',
        '5 record: NC-2026-007 (created: all of it is new)',
        '6 document: SOP-007 v4',
        '7 log: tool calls',
      ].join('\n'),
    )
    expect(blocks['source 5: record']).toBe('title: Výpadek lednice')
    expect(blocks['source 6: document']).toBe('<p>Limit je <b>30&nbsp;minut</b>.</p>')
    const log = blocks['source 7: log']?.split('\n') ?? []
    expect(log).toEqual([
      'turn 1: read_document {"code":"SOP-007"}: done; read SOP-007 v4 (37 characters)',
      expect.stringMatching(
        /^turn 1: create_record \{"title":"x{290}…: done; wrote NC-2026-007; result: Založeno\.$/,
      ),
      'turn 1: sign {}: refused; result: There is no tool sign.',
    ])
  })

  it('show what stood before a change, and which text is new', async () => {
    const body = '<h1>Účel</h1><p>Lednice stojí v chodbě.</p>'
    const blocks = await blocksOf(
      answerWith({
        before: { documents: [draft(body, { title: 'Lednice' })] },
        after: { documents: [draft(`${body}<p>Nová věta.</p>`, { title: 'Lednice', version: 2 })] },
      }),
    )
    expect(blocks['sources']).toContain('3 record: PP-030 v2 (changed; before: source 4; new: ')
    expect(blocks['sources']).toContain('4 document: PP-030 v1 (before the chatbot changed it)')
    expect(blocks['new text']).toBe('source 3: Nová věta.')
    expect(blocks['source 4: document']).toBe('Lednice\nÚčel\nLednice stojí v chodbě.')
  })

  it('show the whole of what stood before where only a part of it was read', async () => {
    const body = '<h1>Účel</h1><p>Lednice stojí v chodbě.</p><h1>Postup</h1><p>Otřete ji.</p>'
    const reading = (text: string) =>
      blocksOf(
        answerWith({
          calls: [{ reads: [{ document: 'PP-030 v1', text }] }],
          before: { documents: [draft(body, { title: 'Lednice' })] },
          after: { documents: [draft(`${body}<p>Nová věta.</p>`, { title: 'Lednice', version: 2 })] },
        }),
      )
    const part = await reading('<h1>Postup</h1><p>Otřete ji.</p>')
    expect(part['sources']).toContain(
      '4 document: PP-030 v1\n5 document: PP-030 v1, before (before the chatbot',
    )
    expect(part['sources']).toContain('(changed; before: source 5;')
    const whole = await reading(`<p>Lednice</p>${body}`)
    expect(whole['sources']).not.toContain(', before')
    expect(whole['sources']).toContain('(changed; before: source 4;')
  })

  it('number the sentences of a long text, and say by them what is new', async () => {
    const sentence = (n: number) => `<p>Věta číslo ${'x'.repeat(20)} je ${n} dlouhá.</p>`
    const body = Array.from({ length: 40 }, (_, index) => sentence(index)).join('')
    const blocks = await blocksOf(
      answerWith({
        before: { documents: [draft(body, { title: 'Lednice' })] },
        after: { documents: [draft(`${body}<p>Nová věta.</p>`, { title: 'Lednice' })] },
      }),
    )
    expect(blocks['source 3: record']).toMatch(/^\[1\] Lednice\n\[2\] Věta číslo x+ je 0 dlouhá\.\n/)
    expect(blocks['source 3: record']).toMatch(/\n\[42\] Nová věta\.$/)
    expect(blocks['sources']).toContain('new: sentences 42)')
    expect(blocks['new text']).toBeUndefined()
  })

  it('leave out the documents that only the fact table cites', async () => {
    const seed = {
      documents: [draft('<p>Limit je 30 minut.</p>', { code: 'SOP-007' })],
      records: [],
      files: [],
      now: '2026-03-12T08:30:00Z',
    }
    const facts = [
      fact({ id: 'limit', label: 'Limit', value: '30 min', words: 'Limit je 30 minut.', critical: true }),
    ]
    const rows = [{ id: 'guess', label: 'a guessed cause', why: 'nobody knows it' }]
    const blocks = await blocksOf(answerWith({}), {
      suite: { seed },
      task: { facts: { facts, must_not: rows as unknown as LoadedCase['facts']['must_not'] } },
    })
    expect(blocks['sources']).toBe('1 user: turn 1\n2 reply: turn 1')
    expect(blocks['fact table']).toBe(
      'limit | critical | Limit: 30 min | SOP-007: „Limit je 30 minut.“\nguess | must not be stated | a guessed cause | nobody knows it',
    )
  })
})

describe('styled parts', () => {
  it('are named as a reader sees them, however they are written', async () => {
    const blocks = await blocksOf(
      answerWith({
        after: {
          documents: [
            draft(
              '<h2>5 Postup</h2><p>Otřete <span style="color:#e00000">jehlu</span> a <b>víčko</b>.</p>' +
                '<p><span style="background:yellow">Pozor!</span> 10<sup>9</sup> <s>dnes</s></p>' +
                '<ul><li>Rukavice</li></ul><p><font color="white">Neviditelné.</font></p>' +
                '<table><tr><th>Den</th></tr><tr><td>pondělí</td></tr></table>',
            ),
          ],
        },
      }),
    )
    expect(blocks['looks of source 3']?.split('\n')).toEqual([
      '„5 Postup“: heading 2',
      '„jehlu“: red',
      '„víčko“: bold',
      '„Pozor!“: highlighted yellow',
      '„⁹“: superscript',
      '„dnes“: struck through',
      '„Rukavice“: list item',
      '„Neviditelné.“: white',
      '„Den“: table 1, row 1, column 1',
      '„pondělí“: table 1, row 2, column 1',
    ])
    expect(blocks['source 3: record']).toContain('Otřete jehlu a víčko.')
  })
})

describe('the capability page and the clause indexes', () => {
  const suite: Partial<Suite> = {
    capabilities: [
      { id: 'CAP-01', stance: 'can', text: 'Zobrazit seznam.', where: 'Dokumenty' },
      { id: 'CAP-21', stance: 'cannot', text: 'Podepsat dokument.' },
    ],
    clauseIndexes: [
      {
        standard: 'ISO 15189:2022',
        edition: '4th',
        clauses: [{ number: '7.5', title: 'Nonconforming work', confidence: 'high' }],
      },
    ],
  }
  it('stand beside a question without tools', async () => {
    const blocks = await blocksOf(answerWith({}), { suite, task: { tools: false } })
    expect(blocks['capability page']).toBe(
      'CAP-01 | can | Zobrazit seznam. | Dokumenty\nCAP-21 | cannot | Podepsat dokument.',
    )
    expect(blocks['clause indexes']).toBe('ISO 15189:2022 7.5 Nonconforming work (high)')
  })
  it('are without the indexes where the chatbot has tools: a rule in code knows the clauses', async () => {
    const blocks = await blocksOf(answerWith({}), { suite })
    expect(blocks['capability page']).toContain('CAP-21')
    expect(blocks['clause indexes']).toBeUndefined()
  })
})
