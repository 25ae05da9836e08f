import { describe, expect, it } from 'vitest'
import { answerWith, nonconformity } from '../rules/answer-builder.ts'
import { findings, inventory, quote, says, scriptedJudge, told, typesOf } from './scripted-judge.ts'

const cause = 'Příčinou byla závada kompresoru lednice.'
/** Sources: 1 user, 2 reply, 3 record, 4 document, 5 log. */
const answer = answerWith({
  messages: ['Založ neshodu k výpadku lednice.'],
  replies: [
    'Hotovo, neshodu NC-2026-007 jsem založila. Lednice stojí v chodbě u okna. Vzorky není třeba znehodnotit.',
  ],
  calls: [
    {
      tool: 'read_document',
      reads: [{ document: 'SOP-007 v4', text: 'Domněnka o příčině se jako příčina nezapisuje.' }],
    },
    { tool: 'create_record', wrote: ['NC-2026-007'] },
  ],
  after: { records: [nonconformity({ description: 'Výpadek lednice.', cause })] },
})
const invented = (text: string, source = 3) => ({ type: 'invented_cause', quotes: [quote(source, text)] })
const correction = (item: number, more: Record<string, unknown>) => ({
  item,
  withdraw: false,
  quote: null,
  reason: null,
  ...more,
})
const quotesOf = (grade: { account?: { quotes: unknown } }) => grade.account?.quotes

describe('findings whose quotes stand', () => {
  it('lower the score by their type, after two calls', async () => {
    await using bench = await scriptedJudge([inventory(), findings(invented(cause))])
    const grade = await bench.grade(answer)
    expect(grade.score).toBe(1)
    expect(typesOf(grade)).toEqual({ standing: ['invented_cause'], dropped: [] })
    expect(bench.requests).toHaveLength(2)
    expect(quotesOf(grade)).toEqual({ atOnce: 1, afterSendBack: 0, dropped: 0 })
  })

  it('an empty list of a judge that works is a 5', async () => {
    await using bench = await scriptedJudge([inventory(), findings()])
    expect((await bench.grade(answer)).score).toBe(5)
  })

  it('count once where they say the same of overlapping words', async () => {
    await using bench = await scriptedJudge([
      inventory({
        assertions: [{ kind: 'cause', quote: quote(3, cause), from: 'nowhere', given: [] }],
      }),
      findings(invented(cause), invented('závada kompresoru lednice')),
    ])
    expect(typesOf(await bench.grade(answer)).standing).toEqual(['invented_cause'])
  })

  it('need both sides where a type quotes both', async () => {
    const contradiction = (record: string, document: string) => ({
      type: 'contradicts_source',
      quotes: [quote(3, record), quote(4, document)],
    })
    await using bench = await scriptedJudge([
      inventory(),
      findings(
        contradiction(cause, 'Domněnka o příčině se jako příčina nezapisuje.'),
        contradiction('Výpadek lednice.', 'Příčina se zapisuje vždy.'),
      ),
      says({ corrections: [correction(1, {})] }),
    ])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({
      standing: ['contradicts_source'],
      dropped: ['contradicts_source: quote not found'],
    })
  })
})

describe('the one send-back', () => {
  it('sends all missing quotes together, each inside the fence and with the way out', async () => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(
        invented('Příčinou byla závada motoru lednice.'),
        invented('Kompresor shořel.'),
        invented(cause),
      ),
      says({ corrections: [correction(1, { quote: quote(3, cause) }), correction(2, { withdraw: true })] }),
    ])
    const grade = await bench.grade(answer)
    expect(bench.requests).toHaveLength(3)
    const { messages, system } = told(bench.requests[2]!)
    expect(messages.map((message) => message.slice(0, 6))).toEqual(['user: ', 'model:', 'user: '])
    const key = /<<([0-9a-f]{24})/.exec(system)?.[1]
    expect(messages[2]).toContain(
      `<<${key} item 1: invented_cause, source 3>>\nquote: Příčinou byla závada motoru`,
    )
    expect(messages[2]).toContain(`<<${key} item 2: invented_cause, source 3>>\nquote: Kompresor shořel.`)
    expect(messages[2]).not.toContain('item 3')
    expect(messages[2]).toContain('withdraw')
    expect(messages[2]).toMatch(/nearest: .*Příčinou byla závada kompresoru lednice/)
    expect(grade.account?.withdrawn).toBe(1)
    expect(typesOf(grade)).toEqual({ standing: ['invented_cause'], dropped: ['invented_cause: withdrawn'] })
    expect(quotesOf(grade)).toEqual({ atOnce: 1, afterSendBack: 1, dropped: 0 })
    expect(grade.score).toBe(1)
  })

  it('drops what is still wrong, and leaves unscored what it would have lowered', async () => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(
        { type: 'foreign_word', quotes: [quote(2, 'Lednice stojí v chodbě')] },
        invented('Kompresor shořel.'),
        { type: 'language_error', quotes: [quote(2, 'Lednice stála v chodbě')] },
      ),
      says({
        corrections: [
          correction(1, { quote: quote(3, 'Kompresor vyhořel.') }),
          correction(2, { quote: quote(2, 'stojí v chodbě u okna') }),
        ],
      }),
    ])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({
      standing: ['foreign_word', 'language_error'],
      dropped: ['invented_cause: quote not found'],
    })
    expect(grade).toMatchObject({ score: null, bounds: [1, 4] })
    expect(quotesOf(grade)).toEqual({ atOnce: 1, afterSendBack: 1, dropped: 1 })
  })

  it.each([
    ['another passage without a reason', null, 'quote not found'],
    ['another passage with a reason', 'The record names the cause there.', undefined],
    ['another passage with a reason that is none', '—', 'quote not found'],
  ])('%s', async (_name, reason, dropped) => {
    await using bench = await scriptedJudge([
      inventory(),
      findings({ type: 'unasked_assumption', quotes: [quote(2, 'Lednice stojí v chodbě u dveří')] }),
      says({ corrections: [correction(1, { quote: quote(3, 'Výpadek lednice.'), reason })] }),
    ])
    const grade = await bench.grade(answer)
    expect(grade.dropped.map((each) => each.dropped.reason)).toEqual(dropped ? [dropped] : [])
    expect(grade.score).toBe(dropped ? null : 3)
  })

  it('has no room for a new finding: one that is added makes the output invalid', async () => {
    const smuggled = {
      corrections: [correction(1, { withdraw: true })],
      findings: [{ ...invented(cause), why: 'New.', claimed: null }],
    }
    await using bench = await scriptedJudge([
      inventory(),
      findings(invented('Kompresor shořel.')),
      says(smuggled),
      says(smuggled),
      says({ corrections: smuggled.corrections }),
    ])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({ standing: [], dropped: ['invented_cause: withdrawn'] })
    expect(grade.score).toBe(5)
  })

  it('goes back where the cut turns the sense, and where the source has another number', async () => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(
        { type: 'unasked_assumption', quotes: [quote(2, 'třeba znehodnotit')] },
        { type: 'unanswered_request', quotes: [quote(99, 'Založ neshodu')] },
      ),
      says({
        corrections: [
          correction(1, { quote: quote(2, 'není třeba znehodnotit') }),
          correction(2, {
            quote: quote(1, 'Založ neshodu k výpadku lednice.'),
            reason: 'The request itself.',
          }),
        ],
      }),
    ])
    const grade = await bench.grade(answer)
    const sent = told(bench.requests[2]!).messages[2]
    expect(sent).toMatch(/item 1: unasked_assumption, source 2>>\nquote: třeba znehodnotit\nwhy not: .*sense/)
    expect(sent).toContain('item 2: unanswered_request, no such source')
    expect(typesOf(grade).standing).toEqual(['unasked_assumption', 'unanswered_request'])
  })
})

describe('what a rule refuses', () => {
  it.each([
    ['a type that may not be quoted from that kind of source', invented('Domněnka o příčině', 4)],
    ['a quote of the tool log', invented('create_record', 5)],
  ])('%s', async (_name, finding) => {
    await using bench = await scriptedJudge([inventory(), findings(finding)])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({ standing: [], dropped: ['invented_cause: refused by rule'] })
    expect(grade.score).toBe(5)
    expect(grade.account?.refused).toBe(1)
  })

  it('a type that only code may raise is no valid output', async () => {
    const missing = { type: 'missing_fact', quotes: [quote(4, 'Domněnka o příčině')] }
    await using bench = await scriptedJudge([inventory(), findings(missing), findings()])
    expect((await bench.grade(answer)).score).toBe(5)
    expect(told(bench.requests[2]!).messages.at(-1)).toContain('findings[0].type')
  })

  it('a false_completion against the call that it says was not made', async () => {
    const claim = 'neshodu NC-2026-007 jsem založila'
    const said = (wrote: string) => ({
      type: 'false_completion',
      quotes: [quote(2, 'Lednice stojí v chodbě u okna.')],
      claimed: { tool: 'create_record', wrote },
    })
    await using bench = await scriptedJudge([
      inventory(),
      findings(
        { type: 'false_completion', quotes: [quote(2, `Hotovo, ${claim}.`)] },
        said('NC-2026-007'),
        said('NC-2026-008'),
      ),
    ])
    const grade = await bench.grade(answer)
    expect(grade.dropped.map(({ dropped: { why } }) => why)).toEqual([
      'NC-2026-007 was created',
      'create_record did write NC-2026-007',
    ])
    expect(typesOf(grade).standing).toEqual(['false_completion'])
  })
})

describe('a judge that knows no measure', () => {
  it('of 10,000 findings has given no valid output: none of them counts, and there is no score', async () => {
    const flood = findings(...Array.from({ length: 10_000 }, () => invented(cause)))
    await using bench = await scriptedJudge((request) =>
      'assertions' in request.body.generationConfig.responseSchema.properties ? inventory() : flood,
    )
    const grade = await bench.grade(answer)
    expect(bench.requests).toHaveLength(1 + 3)
    expect(grade).toMatchObject({ score: null, findings: [] })
    expect(grade.unscored).toMatch(/no valid output/)
    // What is shown to it of its own flood is bounded.
    expect(JSON.stringify(bench.requests.at(-1)?.body).length).toBeLessThan(100_000)
  })

  it('that says the same 50 times is counted once', async () => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(...Array.from({ length: 50 }, () => invented(cause))),
    ])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({ standing: ['invented_cause'], dropped: [] })
    expect(grade.score).toBe(1)
  })

  it.each([0, -1, 6, 2_147_483_647])('cannot quote from source %i, which is not there', async (source) => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(invented(cause, source)),
      says({ corrections: [correction(1, { quote: quote(source, cause), reason: 'It is there.' })] }),
    ])
    const grade = await bench.grade(answer)
    expect(told(bench.requests.at(-1)!).messages.at(-1)).toContain('item 1: invented_cause, no such source')
    expect(grade.findings).toEqual([])
    expect(grade.dropped).toHaveLength(1)
  })

  it('answers each item once: of two corrections the first counts, and one of no item counts for nothing', async () => {
    await using bench = await scriptedJudge([
      inventory(),
      findings(invented('Kompresor shořel.')),
      says({
        corrections: [
          correction(7, { quote: quote(3, cause), reason: 'Not an item.' }),
          correction(1, {}),
          correction(1, { quote: quote(3, cause), reason: 'The record names the cause there.' }),
        ],
      }),
    ])
    expect(typesOf(await bench.grade(answer)).dropped).toEqual(['invented_cause: quote not found'])
  })

  it('cannot bring a second quote in place of one that stood', async () => {
    const both = {
      type: 'contradicts_source',
      quotes: [quote(3, cause), quote(4, 'Příčina se zapisuje vždy.')],
    }
    await using bench = await scriptedJudge([
      inventory(),
      findings(both),
      says({ corrections: [correction(1, { quote: quote(2, 'Lednice stojí v chodbě u okna.') })] }),
    ])
    const grade = await bench.grade(answer)
    expect(typesOf(grade)).toEqual({ standing: [], dropped: ['contradicts_source: quote not found'] })
    expect(grade.score).toBeNull()
  })
})
