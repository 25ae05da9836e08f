import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerView, Outcome } from '../../src/check/index.ts'
import { checked, toolCall, turn } from './answer-fixture.ts'

const calls = [
  toolCall({ tool: 'search', args: { query: 'Orvela' } }),
  toolCall({
    tool: 'read_file_pages',
    args: { code: 'MAN-031', from: 1, to: 12 },
    reads: [{ document: 'MAN-031', text: 'Strana 1' }],
  }),
  toolCall({
    tool: 'read_document',
    args: { code: 'PP-001' },
    reads: [{ document: 'PP-001 v3', text: '<p>…</p>' }],
  }),
  toolCall({ tool: 'edit_section', outcome: 'refused', content: 'PP-001 has no section 9.' }),
  toolCall({ tool: 'create_draft', wrote: ['PP-002 v1'] }),
]

describe('calls', () => {
  const look = (examine: (view: AnswerView) => Outcome) =>
    checked({ turns: [turn({ calls: calls.slice(0, 2) }), turn({ calls: calls.slice(2) })] }, examine)

  const passing: readonly [name: string, examine: (view: AnswerView) => Outcome][] = [
    ['to a tool', (view) => view.calls.to('read_file_pages').some()],
    ['none to a tool', (view) => view.calls.to('delete_section').none()],
    ['refused', (view) => view.calls.refused().one()],
    ['done', (view) => view.calls.done().atLeast(4)],
    ['with an argument', (view) => view.calls.with('code', 'MAN-031').one()],
    ['with a number', (view) => view.calls.with('to', 12).one()],
    [
      'with an argument as a function says',
      (view) => view.calls.with('from', (from) => Number(from) < 5).some(),
    ],
    ['that read a file', (view) => view.calls.that.read('MAN-031').some()],
    ['that read any version', (view) => view.calls.that.read('PP-001').some()],
    ['that read one version', (view) => view.calls.that.read('PP-001 v3').some()],
    ['that wrote', (view) => view.calls.to('create_draft').that.wrote('PP-002').one()],
    ['answered', (view) => view.calls.refused().answered('no section 9').some()],
  ]
  it.each(passing)('pass: %s', (_, examine) => {
    expect(look(examine)).toMatchObject({ outcome: 'passed' })
  })

  const failing: readonly [name: string, examine: (view: AnswerView) => Outcome, found: string][] = [
    ['tool', (view) => view.calls.to('rename_document').some(), 'tool call: search({"query":"Orvela"})'],
    ['none', (view) => view.calls.to('search').none(), 'search({"query":"Orvela"})'],
    ['another version', (view) => view.calls.that.read('PP-001 v2').some(), 'tool call: search'],
    ['a longer code', (view) => view.calls.that.read('MAN-03').some(), 'tool call: search'],
    ['refused', (view) => view.calls.to('search').refused().some(), 'tool call to search: search('],
  ]
  it.each(failing)('fail: %s', (_, examine, found) => {
    expect(look(examine)).toMatchObject({ outcome: 'failed', found: expect.stringContaining(found) })
  })
})

describe('replies', () => {
  const turns = [
    turn({ reply: 'Ve které laboratoři se to stalo?' }),
    turn({ reply: 'Řízení neshodné práce upravuje **čl. 7.5** normy ISO 15189:2022.' }),
  ]
  const look = (examine: (view: AnswerView) => Outcome) => checked({ turns }, examine)

  const cases: readonly [outcome: string, name: string, examine: (view: AnswerView) => Outcome][] = [
    ['passed', 'the last one mentions', ({ replies }) => replies.last().mentions('7.5')],
    ['passed', 'across markup', ({ replies }) => replies.last().mentions('čl. 7.5 normy', 'ISO 15189')],
    ['passed', 'with beginnings of words', ({ replies }) => replies.last().mentions('neshodn* prác*')],
    ['failed', 'a part of a number', ({ replies }) => replies.last().mentions('7')],
    ['failed', 'a longer number', ({ replies }) => replies.last().mentions('7.5.1')],
    ['failed', 'one of two', ({ replies }) => replies.last().mentions('7.5', '8.7')],
    ['failed', 'the first one', ({ replies }) => replies.number(1).mentions('7.5')],
    ['passed', 'any', ({ replies }) => replies.any().mentions('7.5')],
    ['failed', 'every', ({ replies }) => replies.every().mentions('7.5')],
    ['passed', 'lacks', ({ replies }) => replies.every().lacks('8.7')],
    ['failed', 'lacks', ({ replies }) => replies.every().lacks('ISO 15189', '8.7')],
    ['passed', 'asks', ({ replies }) => replies.number(1).asks()],
    ['failed', 'asks', ({ replies }) => replies.last().asks()],
    ['passed', 'does not ask', ({ replies }) => replies.last().doesNotAsk()],
    ['failed', 'does not ask', ({ replies }) => replies.every().doesNotAsk()],
    ['unknown', 'no phrase', ({ replies }) => replies.last().mentions()],
    ['unknown', 'an empty phrase', ({ replies }) => replies.every().lacks(' … ')],
    ['unknown', 'a turn that was not', ({ replies }) => replies.number(3).mentions('7.5')],
  ]
  it.each(cases)('%s: %s', (outcome, _, examine) => {
    expect(look(examine).outcome).toBe(outcome)
  })

  it('say what is missing, and in what', () => {
    expect(look(({ replies }) => replies.last().mentions('7.5', '8.7'))).toMatchObject({
      looked: 'a reply that mentions “7.5”, “8.7”',
      found: 'no “8.7” in “Řízení neshodné práce upravuje čl. 7.5 normy ISO 15189:2022.”',
    })
  })

  it('fail where the answer ran out before one, and cannot be told where one was lost', () => {
    const { reply: _, ...silent } = turn()
    const last = ({ replies }: AnswerView) => replies.last().mentions('7.5')
    const ending = { kind: 'ran out', limit: 'context', why: 'the context is full' } as const
    expect(checked({ turns: [silent], ending }, last)).toMatchObject({
      outcome: 'failed',
      found: 'no reply: the answer ran out (the context is full)',
    })
    expect(checked({ turns: [silent] }, last).outcome).toBe('unknown')
  })
})

describe('any phrase', () => {
  const word = fc.stringMatching(/^[a-zěščř0-9]{2,8}$/)
  const says = (reply: string, phrase: string) =>
    checked({ turns: [turn({ reply })] }, ({ replies }) => replies.last().mentions(phrase)).outcome

  it('is mentioned where its words stand in their order, and is never cut out of a longer word', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (words, from, length) => {
          const start = from % words.length
          const phrase = words.slice(start, start + 1 + (length % (words.length - start)))
          const text = `(${words.map((each) => `**${each}**`).join('\u00a0 ')})`
          expect(says(text.toUpperCase(), phrase.join(' '))).toBe('passed')
          expect(says(text, `${phrase.join(' ').slice(0, -1)}*`)).toBe('passed')
          expect(says(`${words.join('x')}x`, words[0] ?? '')).toBe('failed')
          expect(says(words.join(' '), `${phrase.join(' ')}q`)).toBe('failed')
        },
      ),
      { numRuns: 100 },
    )
  })
})
