import { describe, expect, it } from 'vitest'
import type { Grade } from '../../src/grade/index.ts'
import { inventoryRefusals } from '../../src/judge/inventory-refusals.ts'
import { inventoryRules } from '../../src/judge/inventory-rules.ts'
import { findingTypes } from '../../src/suite/index.ts'
import type { Step } from '../chatbot/servers/scripted-server.ts'
import { answerWith, draft, nonconformity } from '../rules/answer-builder.ts'
import { fact, judgeSuite } from './judge-suite.ts'
import { findings, inventory, quote, says, scriptedJudge, told, typesOf } from './scripted-judge.ts'

const kindOf = ({ type }: { type: string }) => type
const order = 'Kontrolu lednice provádí laborantka.'
/** Sources: 1 user, 2 reply, 3 record, 4 document, 5 log. No quantity and no instruction: nothing is left out. */
const answer = answerWith({
  messages: ['Lednici přesunul technik.'],
  replies: ['Zapsáno. Limit je hodina.'],
  calls: [
    { tool: 'read_document', reads: [{ document: 'SOP-007 v4', text: `${order} Limit je 30 minut.` }] },
    { tool: 'create_draft', wrote: ['PP-030 v1'], content: 'Vytvořen návrh PP-030.' },
  ],
  after: {
    documents: [
      draft(
        '<h1>Účel</h1><p>Lednici přesunul technik.</p><p>Ověřena těsnost.</p><p>Příčinou byla porucha.</p>' +
          '<h1>Postup</h1><p>Podrobnosti sdělí výrobce.</p><h1>Záznamy</h1><p>(doplní se)</p>' +
          '<p>Kontrolu lednice provádí laborantka.</p>',
        { title: 'Lednice' },
      ),
    ],
  },
})
const facts = [
  fact({ id: 'limit', value: '30 min', words: 'Limit je 30 minut.', critical: true }),
  fact({ id: 'who', value: 'laborantka', words: order }),
  fact({ id: 'pipette', value: '50 µl', words: 'Limit je' }),
  fact({ id: 'spare', value: '5 l', words: 'Limit', required: false }),
]
const seed = {
  documents: [{ ...draft(`<p>${order} Limit je 30 minut.</p>`), code: 'SOP-007', status: 'valid' as const }],
  records: [],
  files: [],
  now: '2026-03-12T08:30:00Z',
}
const bench = (...steps: readonly Step[]) =>
  scriptedJudge([...steps, findings()], { suite: { seed }, task: { facts: { facts, must_not: [] } } })
const assertion = (kind: string, text: string, from = 'nowhere', given: readonly unknown[] = []) => ({
  kind,
  quote: quote(3, text),
  from,
  given,
})
const section = (text: string, content: string) => ({ quote: quote(3, text), content })
const row = (id: string, state: string, text?: string, source = 3) => ({
  id,
  state,
  quote: text === undefined ? null : quote(source, text),
})
const copy = (belongs: string) => ({ quote: quote(3, order), original: quote(4, order), belongs })

describe('the rules over an inventory, row by row', () => {
  const rows: readonly (readonly [
    rule: string,
    entry: Record<string, readonly unknown[]>,
    raises: string,
  ])[] = [
    ['action from nowhere', { assertions: [assertion('action', 'Lednici přesunul')] }, 'refused'],
    ['check from nowhere', { assertions: [assertion('check', 'Ověřena těsnost.')] }, 'invented_check'],
    ['cause from nowhere', { assertions: [assertion('cause', 'Příčinou byla porucha.')] }, 'invented_cause'],
    ['number from nowhere', { assertions: [assertion('number', 'Ověřena těsnost.')] }, 'invented_number'],
    [
      'section elsewhere',
      { sections: [section('Podrobnosti sdělí výrobce.', 'elsewhere')] },
      'deferred_section',
    ],
    ['section placeholder', { sections: [section('(doplní se)', 'placeholder')] }, 'placeholder_left'],
    [
      'copied, belongs to the template alone',
      { copied: [copy('to the template alone')] },
      'template_carryover',
    ],
    ['fact wrong', { facts: [row('limit', 'wrong', 'Ověřena těsnost.')] }, 'wrong_value'],
    ['critical fact absent', { facts: [row('limit', 'absent')] }, 'missing_critical_fact'],
    ['required fact absent', { facts: [row('pipette', 'absent')] }, 'missing_fact'],
    [
      'critical fact present, and nobody can show where',
      { facts: [row('limit', 'present', 'Nikde.')] },
      'unproven',
    ],
    [
      'required fact present, and nobody can show where',
      { facts: [row('pipette', 'present', 'Nikde.')] },
      'unproven',
    ],
  ]
  it('are all tried here', () => {
    expect(rows.map(([rule]) => rule)).toEqual(inventoryRules.map(([rule]) => rule))
  })
  it.each(rows)('%s', async (_rule, entries, raises) => {
    const sentBack = raises === 'unproven' ? [says({ corrections: [], leftOut: [] })] : []
    await using run = await bench(inventory(entries), ...sentBack)
    const grade = await run.grade(answer)
    const byInventory = [...grade.findings, ...grade.dropped].filter(({ why }) =>
      why.startsWith('By the inventory'),
    )
    expect(byInventory).toHaveLength(1)
    const reason = grade.dropped.find((each) => byInventory.includes(each))?.dropped.reason
    if (raises === 'refused') expect(reason).toBe('refused by rule')
    else if (raises === 'unproven') expect(reason).toBe('quote not found')
    else expect(grade.findings.map(kindOf)).toContain(raises)
    expect(byInventory[0]?.raisedBy).toBe('code')
  })

  it('make nothing of entries that are as they should be', async () => {
    await using run = await bench(
      inventory({
        assertions: [
          assertion('action', 'Lednici přesunul technik.', 'user', [quote(1, 'Lednici přesunul technik.')]),
          assertion('check', order, 'document', [quote(4, order)]),
          assertion('number', 'Lednice', 'app', [quote(5, 'PP-030')]),
          assertion('number', 'Lednice', 'calculation', [quote(4, '30 minut')]),
        ],
        sections: [section('Účel', 'own')],
        facts: [row('who', 'present', order), row('spare', 'absent')],
        copied: [copy('here')],
      }),
    )
    const grade = await run.grade(answer)
    expect(
      [...grade.findings, ...grade.dropped].filter(({ why }) => why.startsWith('By the inventory')),
    ).toEqual([])
    expect(grade.account?.inventory).toEqual({ entries: 8, unverified: 0, leftOut: 0 })
  })

  it('quote a fact of the user from the turn that told it, and miss none that was never told', async () => {
    // The rule in code is silent: a form of the word does stand in the record.
    const told = (words: string) =>
      fact({ id: 'who', value: 'technikovi', words, document: 'user', critical: true })
    const absent = async (words: string) => {
      const task = { facts: { facts: [told(words)], must_not: [] } }
      await using run = await scriptedJudge([inventory({ facts: [row('who', 'absent')] }), findings()], {
        task,
      })
      return await run.grade(answer)
    }
    const grade = await absent('Lednici přesunul technik.')
    const byInventory = grade.findings.filter(({ why }) => why.startsWith('By the inventory'))
    expect(byInventory.map(({ type, quotes }) => `${type} ${quotes[0]?.source.kind}`)).toEqual([
      'missing_critical_fact user',
    ])
    const untold = await absent('Přesunul ji metrolog Novák.')
    const missing = [...untold.findings, ...untold.dropped].filter(({ type }) => type.startsWith('missing'))
    expect(missing).toEqual([])
  })

  it('all name a type of the catalogue that code may raise', () => {
    const types = new Map(findingTypes(judgeSuite().catalogue).map((type) => [type.name, type]))
    for (const [, type] of inventoryRules) expect(types.get(type)?.raised).toContain('code')
    for (const { of } of inventoryRefusals) for (const type of of) expect(types.has(type)).toBe(true)
  })
})

describe('what code knows against an inventory', () => {
  const reasons = (grade: Grade) =>
    grade.dropped.filter(({ why }) => why.startsWith('By the inventory')).map(({ dropped: { why } }) => why)

  it('a fact that code found is not missing', async () => {
    await using run = await bench(inventory({ facts: [row('who', 'absent')] }))
    const grade = await run.grade(answer)
    expect(reasons(grade)).toEqual(['code found the fact in what was written'])
    expect(grade.findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))).not.toContain(order)
    expect(grade.account?.refused).toBe(1)
  })

  it('words that stand in a source are not from nowhere', async () => {
    await using run = await bench(inventory({ assertions: [assertion('check', order)] }))
    expect(reasons(await run.grade(answer))).toEqual(['code found these words in document SOP-007 v4'])
  })

  it('a number that stands in a source is not invented', async () => {
    const wrote = answerWith({
      messages: ['Limit je 30 minut.'],
      after: { records: [nonconformity({ description: 'Vzorky stály mimo 30 minut.' })] },
    })
    const entry = { kind: 'number', quote: quote(3, 'mimo 30 minut'), from: 'nowhere', given: [] }
    await using run = await scriptedJudge([inventory({ assertions: [entry] }), findings()])
    expect(reasons(await run.grade(wrote))).toEqual(['code found the number in user turn 1'])
  })

  it('a value that code finds right is not wrong', async () => {
    await using run = await bench(inventory({ facts: [row('who', 'wrong', order)] }))
    expect(reasons(await run.grade(answer))).toEqual(['code found the right value in these words'])
  })

  it('what stood there before is nobody’s doing', async () => {
    const html = '<h1>Účel</h1><p>Příčinou byla porucha.</p>'
    const changed = answerWith({
      before: { documents: [draft(html, { title: 'Lednice' })] },
      after: { documents: [draft(`${html}<p>Příčinou byl technik.</p>`, { title: 'Lednice' })] },
    })
    const cause = (text: string) => ({ kind: 'cause', quote: quote(3, text), from: 'nowhere', given: [] })
    await using run = await scriptedJudge(
      [
        inventory({ assertions: [cause('Příčinou byla porucha.'), cause('Příčinou byl technik.')] }),
        findings(),
      ],
      { task: { documents: ['PP-030'] } },
    )
    const grade = await run.grade(changed)
    expect(typesOf(grade)).toEqual({
      standing: ['invented_cause'],
      dropped: ['invented_cause: refused by rule'],
    })
  })
})

describe('an inventory whose quotes do not stand', () => {
  const sendBack = (corrections: readonly unknown[] = [], leftOut: readonly unknown[] = []) =>
    says({ corrections, leftOut })
  const fix = (item: number, more: Record<string, unknown>) => ({
    item,
    withdraw: false,
    quote: null,
    reason: null,
    ...more,
  })

  it('goes back once, and what is right then counts', async () => {
    await using run = await bench(
      inventory({
        assertions: [
          assertion('check', 'Ověřená těsnost.'),
          assertion('action', 'Lednici přesunul technik.', 'document', [
            quote(4, 'Lednici přesunuje technik.'),
          ]),
        ],
      }),
      sendBack([
        fix(1, { quote: quote(3, 'Ověřena těsnost.') }),
        fix(2, { quote: quote(4, 'Limit je 30 minut.') }),
      ]),
    )
    const grade = await run.grade(answer)
    const sent = told(run.requests[1]!).messages.at(-1)
    expect(sent).toContain('item 1: check from nowhere, source 3')
    expect(sent).toContain('item 2: where it comes from, action from document, source 4')
    expect(typesOf(grade).standing).toContain('invented_check')
    expect(grade.account?.inventory).toMatchObject({ entries: 2, unverified: 1 })
  })

  it.each([
    [
      'a source of another kind than it says',
      assertion('action', 'Lednici přesunul technik.', 'user', [quote(4, order)]),
      1,
    ],
    ['words that are not of the record', { ...assertion('check', ''), quote: quote(4, order) }, 1],
    ['no words that show its source', assertion('action', 'Lednici přesunul technik.', 'document'), 0],
  ])('counts for nothing where it gives %s', async (_name, entry, sentBack) => {
    await using run = await bench(
      inventory({ assertions: [entry] }),
      ...(sentBack ? [says({ corrections: [], leftOut: [] })] : []),
    )
    const grade = await run.grade(answer)
    expect(grade.account?.inventory).toEqual({ entries: 1, unverified: 1, leftOut: 0 })
    expect(typesOf(grade).standing.filter((type) => type.startsWith('invented'))).toEqual([])
  })

  it('a fact that nobody can show, and that code does not find, leaves no score', async () => {
    await using run = await bench(
      inventory({ facts: [row('limit', 'present', 'Limit je půl hodiny.')] }),
      sendBack(),
    )
    const grade = await run.grade(answer)
    expect(grade.dropped).toContainEqual(
      expect.objectContaining({
        type: 'missing_critical_fact',
        dropped: expect.objectContaining({ reason: 'quote not found' }),
      }),
    )
  })

  it('a fact that is not in the table counts for nothing', async () => {
    await using run = await bench(inventory({ facts: [row('unheard-of', 'absent')] }))
    expect((await run.grade(answer)).account?.inventory.unverified).toBe(1)
  })
})

describe('what an inventory leaves out', () => {
  const record = nonconformity({
    description: 'Dne 12. 3. 2026 stála teplota na 14 °C.',
    action: 'Zkontrolujte těsnost dveří. Lednice stojí v chodbě.',
  })
  const wrote = answerWith({ messages: ['Teplota byla 14 °C.'], after: { records: [record] } })

  it('goes back: quantities, dates and instructions, each by its item', async () => {
    await using run = await scriptedJudge([
      inventory({
        assertions: [
          { kind: 'number', quote: quote(3, 'na 14 °C'), from: 'user', given: [quote(1, '14 °C')] },
        ],
      }),
      says({
        corrections: [],
        leftOut: [{ item: 1, kind: 'number', from: 'nowhere', given: [] }],
      }),
      findings(),
    ])
    const grade = await run.grade(wrote)
    const sent = told(run.requests[1]!).messages.at(-1)
    expect(sent).toContain('item 1: date>>\nNC-2026-007: 12. 3. 2026')
    expect(sent).toContain('item 2: instruction>>\nNC-2026-007: action: Zkontrolujte těsnost dveří.')
    expect(sent).not.toContain('item 3')
    expect(typesOf(grade).standing).toContain('invented_number')
    expect(grade.account?.inventory).toEqual({ entries: 2, unverified: 0, leftOut: 1 })
  })

  it('is nothing where the judge says that it asserts nothing', async () => {
    const nothing = (item: number) => ({ item, kind: 'nothing', from: 'nowhere', given: [] })
    await using run = await scriptedJudge([
      inventory(),
      says({ corrections: [], leftOut: [1, 2, 3].map(nothing) }),
      findings(),
    ])
    const grade = await run.grade(wrote)
    expect(grade.account?.inventory).toEqual({ entries: 0, unverified: 0, leftOut: 0 })
  })
})
