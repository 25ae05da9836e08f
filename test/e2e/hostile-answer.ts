import type { Grade } from '../../src/grade/index.ts'
import { judgeTaskOf } from '../../src/grade/index.ts'
import { type InventoryEntry, quoteBook, turnName } from '../../src/judge/index.ts'
import type { Answer, ToolCallRecord } from '../../src/run/index.ts'
import { versionName } from '../../src/run/index.ts'
import { findingTypes, type LoadedCase, type Suite } from '../../src/suite/index.ts'
import { testFingerprint } from '../board/played-board.ts'
import { payloads } from './payloads.ts'

const long = 1_000
const joined = payloads.filter(({ length }) => length < long).join('\n\n')

const documents = (version: number, wrap: (payload: string) => string): Answer['after']['documents'] =>
  payloads.map((payload) => ({
    code: payload,
    version,
    title: payload,
    type: 'procedure',
    status: 'draft',
    template: payload,
    html: wrap(payload),
  }))

const callOf = (payload: string, index: number): ToolCallRecord => ({
  id: payload,
  tool: payload,
  args: index % 3 === 0 ? [payload, { [payload]: payload }] : { [payload]: payload, nested: [payload] },
  outcome: index % 2 === 0 ? 'done' : 'refused',
  content: payload,
  reads: [{ document: payload, text: index % 2 === 0 ? payload : `<p>Přečteno: ${payload}</p>` }],
  wrote: [payload],
  round: 1,
  calledAt: '2026-02-03T10:00:00.000Z',
  durationMs: 5,
})

/** An answer that holds every payload in every place that a chatbot, an app or a user can write to. */
export const hostileAnswer = (task: LoadedCase): Answer => ({
  ...namedAnswer(task, 0),
  turns: [
    {
      cue: { kind: 'prompt' },
      message: joined,
      remarks: payloads,
      calls: payloads.map(callOf),
      modelCalls: [],
      reply: payloads.join('\n\n'),
    },
  ],
  undelivered: [joined],
  before: { documents: documents(1, (payload) => `<p>${payload}</p>`), records: [] },
  after: {
    documents: documents(
      2,
      (payload) => `<h2>1 Nadpis</h2><ul><li>Změněno: <b style="color:red">${payload}</b></li></ul>`,
    ),
    records: payloads.map((payload) => ({ id: payload, kind: 'risk', fields: { [payload]: payload } })),
  },
})

/** An answer whose chatbot is called by every second payload, and that holds none else. */
export const namedAnswer = (task: LoadedCase, index: number): Answer => {
  const label = payloads.filter(({ length }, each) => length < long && each % 2 === index).join(' ')
  return {
    id: `hostile${index}`,
    ranFingerprint: testFingerprint.ran,
    caseId: task.id,
    chatbot: `custom:${label}`,
    chatbotLabel: label,
    replicate: 1,
    startedAt: '2026-02-03T10:00:00.000Z',
    durationMs: 1_000,
    systemPrompt: joined,
    turns: [],
    undelivered: [],
    before: { documents: [], records: [] },
    after: { documents: [], records: [] },
    ending: { kind: 'finished' },
  }
}

/** A grade that quotes every payload, from every kind of source, in every list that a grade has. */
export const hostileGrade = (answer: Answer, task: LoadedCase, suite: Suite): Grade => {
  const { evidence } = judgeTaskOf(answer, task, suite)
  const book = quoteBook(evidence)
  const types = findingTypes(suite.catalogue)
  const sources = [
    (payload: string) => ({ kind: 'record', name: versionName({ code: payload, version: 2 }) }) as const,
    () => ({ kind: 'reply', name: turnName(0) }) as const,
    (payload: string) => ({ kind: 'document', name: payload }) as const,
    (payload: string) => ({ kind: 'record', name: payload }) as const,
    () => ({ kind: 'user', name: turnName(0) }) as const,
  ]
  const quoteOf = (payload: string, index: number) =>
    book.verify({ source: sources[index % sources.length]!(payload), text: payload.slice(0, long) })
  const findings = payloads.map((payload, index) => ({
    type: types[index % types.length]!.name,
    quotes: [quoteOf(payload, index)],
    why: payload,
    raisedBy: index % 2 === 0 ? ('code' as const) : ('judge' as const),
  }))
  const inventory = payloads.flatMap((payload, index): readonly InventoryEntry[] => {
    const quote = quoteOf(payload, 0)
    const given = [quoteOf(payload, 2)]
    return [
      [{ is: 'assertion', kind: 'check', from: 'document', quote, given } as const],
      [{ is: 'section', content: 'elsewhere', quote, given: [] } as const],
      [{ is: 'fact', id: payload, state: 'wrong', quote, given: [] } as const],
      [{ is: 'copied', belongs: 'here', quote, given } as const],
    ][index % 4]!
  })
  return {
    answerId: answer.id,
    fingerprint: testFingerprint.hash,
    gradedAt: '2026-02-03T11:00:00.000Z',
    judge: joined,
    score: 1,
    bounds: [1, 1],
    dimensions: Object.fromEntries(Object.keys(suite.catalogue.dimensions).map((name) => [name, 1])),
    derivation: [joined, joined, joined, joined],
    checks: payloads.flatMap((payload) => [
      { severity: 'hard', name: payload, outcome: 'failed', looked: payload, found: payload } as const,
      { severity: 'diagnostic', name: payload, outcome: 'unknown', looked: payload, why: payload } as const,
    ]),
    findings,
    dropped: findings.map((finding, index) => ({
      ...finding,
      dropped: {
        reason: (['quote not found', 'refused by rule', 'withdrawn'] as const)[index % 3]!,
        why: finding.why,
      },
    })),
    inventory,
    account: {
      system: joined,
      quotes: { atOnce: 1, afterSendBack: 1, dropped: 1 },
      withdrawn: 1,
      refused: 1,
      inventory: { entries: 1, unverified: 1, leftOut: 1 },
      evidenceCharacters: 1,
      exchanges: [
        { step: 'findings', hash: joined, sent: joined, fromMemory: false, fault: joined },
        {
          step: 'findings-send-back',
          hash: joined,
          sent: joined,
          fromMemory: false,
          reply: {
            text: joined,
            finishReason: joined,
            requestedAt: '2026-02-03T11:00:00.000Z',
            durationMs: 5,
            usage: {},
            served: { [joined]: joined },
          },
        },
      ],
      usage: {},
      durationMs: 5,
    },
  }
}

/** A text with half a character has no fingerprint, so no suite that holds one comes to a board. */
const wellFormed = payloads.map((payload) => payload.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A case whose every text is a payload: whoever writes a suite may err too. */
export const hostileCase = (task: LoadedCase): LoadedCase => ({
  ...task,
  title: wellFormed.join('\n\n'),
  purpose: wellFormed.join('\n\n'),
  prompt: wellFormed.join('\n\n'),
  followUps: wellFormed,
  answers: wellFormed.map((text) => ({ topics: [text], text })),
  documents: wellFormed,
  checks: wellFormed.map((name) => ({ severity: 'hard', name })),
  scripts: wellFormed.map((name) => ({ name, story: name, turns: [], expect: { score: 0, failed: [name] } })),
  facts: {
    facts: wellFormed.map((id) => ({
      id,
      label: id,
      value: id,
      critical: true,
      required: true,
      document: id,
      words: id,
    })),
    must_not: wellFormed.map((id) => ({ id, label: id, words: id, why: id })),
  },
})
