import type { DocumentState, RecordState, TenantState, ToolSpec } from '../../src/app/index.ts'
import { factTableSchema } from '../../src/facts/index.ts'
import { evidenceOf } from '../../src/judge/evidence.ts'
import type { RuleInput } from '../../src/rules/rule.ts'
import type { Answer, ToolCallRecord } from '../../src/run/answer.ts'
import { writtenBy } from '../../src/run/written.ts'
import type { LoadedCase, Suite } from '../../src/suite/suite.ts'

/** What a test says of an answer; all else is ordinary. */
export interface AnswerParts {
  /** What the user says, a turn each. */
  readonly messages?: readonly string[]
  /** What the chatbot replies, a turn each. */
  readonly replies?: readonly string[]
  /** Tool calls of the first turn, or of each turn. */
  readonly calls?: readonly Partial<ToolCallRecord>[] | readonly (readonly Partial<ToolCallRecord>[])[]
  /** The names of what one more call of the first turn wrote: `SOP-014 v4`, `NC-2026-007`. */
  readonly writes?: readonly string[]
  readonly before?: Partial<TenantState>
  readonly after?: Partial<TenantState>
}

const callOf = (part: Partial<ToolCallRecord>, index: number): ToolCallRecord => ({
  id: `call ${index + 1}`,
  tool: 'read_document',
  args: {},
  outcome: 'done',
  content: '',
  reads: [],
  wrote: [],
  round: index + 1,
  calledAt: '2026-03-12T08:00:00.000Z',
  durationMs: 1,
  ...part,
})

type Calls = readonly Partial<ToolCallRecord>[]

const byTurn = (calls: NonNullable<AnswerParts['calls']>): readonly Calls[] =>
  calls.some(Array.isArray) ? (calls as readonly Calls[]) : [calls as Calls]

/** An answer, finished, with the parts given. What is after is what was before where nothing else is said. */
export const answerWith = ({
  messages = [],
  replies = [],
  calls = [],
  writes = [],
  before = {},
  after = before,
}: AnswerParts): Answer => {
  const turns = byTurn(calls)
  const count = Math.max(messages.length, replies.length, turns.length, 1)
  return {
    id: 'answer-1',
    ranFingerprint: 'ran',
    caseId: 'CB99',
    chatbot: 'scripted:test',
    chatbotLabel: 'Scripted · test',
    replicate: 1,
    startedAt: '2026-03-12T08:00:00.000Z',
    durationMs: 1_000,
    systemPrompt: '',
    turns: Array.from({ length: count }, (_, turn) => ({
      cue: turn === 0 ? { kind: 'prompt' as const } : { kind: 'follow-up' as const, index: turn - 1 },
      message: messages[turn] ?? '',
      remarks: [],
      calls: [
        ...(turns[turn] ?? []),
        ...(turn === 0 && writes.length > 0 ? [{ tool: 'replace_text', wrote: writes }] : []),
      ].map(callOf),
      modelCalls: [],
      reply: replies[turn] ?? '',
    })),
    undelivered: [],
    before: { documents: [], records: [], ...before },
    after: { documents: [], records: [], ...after },
    ending: { kind: 'finished' },
  }
}

/** A work instruction in draft, as its HTML says. */
export const draft = (html: string, rest: Partial<DocumentState> = {}): DocumentState => ({
  code: 'PP-030',
  version: 1,
  title: 'Obsluha analyzátoru Veltrona 300',
  type: 'work-instruction',
  status: 'draft',
  html,
  ...rest,
})

/** A nonconformity with the fields given. */
export const nonconformity = (fields: Readonly<Record<string, string>>, id = 'NC-2026-007'): RecordState => ({
  id,
  kind: 'nonconformity',
  fields,
})

/** The tools of an app in which documents and records can be written, and nothing be sent, signed or approved. */
export const tools: readonly ToolSpec[] = [
  { name: 'read_document', description: 'Reads a document.', effect: 'read' },
  { name: 'search', description: 'Searches the documents.', effect: 'read' },
  { name: 'create_draft', description: 'Creates a draft.', effect: 'write' },
  { name: 'replace_text', description: 'Replaces text in a draft.', effect: 'write' },
  { name: 'create_record', description: 'Creates a record.', effect: 'write' },
].map((tool) => ({
  ...tool,
  effect: tool.effect as ToolSpec['effect'],
  parameters: {
    type: 'object',
    properties: {
      document_code: { type: 'string' },
      title: { type: 'string' },
      newTitle: { type: 'string' },
    },
  },
}))

/** All that a rule looks at, for an answer and what a case says of itself. */
export const inputFor = (
  answer: Answer,
  task: Partial<LoadedCase> = {},
  given: readonly ToolSpec[] = tools,
  suite: Partial<RuleInput['suite']> = {},
): RuleInput => {
  const written = writtenBy(answer)
  const seed: Suite['seed'] = { documents: [], records: [], files: [], now: '2026-03-12T08:00:00.000Z' }
  return {
    task: {
      id: 'CB99',
      title: 'A case of the tests',
      purpose: 'Shows a rule at work.',
      kind: 'edit',
      language: 'cs',
      documents: [],
      prompt: '',
      checks: [],
      scripts: [],
      folder: 'cases/CB99',
      facts: factTableSchema.parse({}),
      ...task,
    },
    answer,
    written,
    evidence: evidenceOf(answer, written, { seed }, []),
    tools: given,
    suite: { seed, capabilities: [], clauseIndexes: [], ...suite },
  }
}
