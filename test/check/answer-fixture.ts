import type { DocumentState, RecordState, TenantState } from '../../src/app/index.ts'
import {
  type AnswerView,
  type CheckResult,
  hard,
  type Outcome,
  runChecks,
  viewOf,
} from '../../src/check/index.ts'
import type { Answer, ToolCallRecord, Turn } from '../../src/run/answer.ts'
import { type Case, defineCase } from '../../src/suite/case.ts'

/** A document, valid and in its first version unless said otherwise. */
export const document = (given: Partial<DocumentState> & Pick<DocumentState, 'code'>): DocumentState => ({
  version: 1,
  title: given.code,
  type: 'procedure',
  status: 'valid',
  html: '<p>Text.</p>',
  ...given,
})

export const record = (
  id: string,
  fields: RecordState['fields'],
  kind: RecordState['kind'] = 'nonconformity',
): RecordState => ({
  id,
  kind,
  fields,
})

export const state = (
  documents: readonly DocumentState[],
  records: readonly RecordState[] = [],
): TenantState => ({
  documents,
  records,
})

export const toolCall = (given: Partial<ToolCallRecord> & Pick<ToolCallRecord, 'tool'>): ToolCallRecord => ({
  id: 'call-1',
  args: {},
  outcome: 'done',
  content: '',
  reads: [],
  wrote: [],
  round: 1,
  calledAt: '2026-03-02T08:00:00.000Z',
  durationMs: 1,
  ...given,
})

export const turn = (given: Partial<Turn> = {}): Turn => ({
  cue: { kind: 'prompt' },
  message: 'Prosím o úpravu.',
  remarks: [],
  calls: [],
  modelCalls: [],
  reply: 'Hotovo.',
  ...given,
})

export const task = (given: Partial<Case> = {}): Case =>
  defineCase({
    id: 'CB99',
    title: 'A case of the tests',
    purpose: 'Shows what a check sees.',
    kind: 'edit',
    language: 'cs',
    documents: [],
    prompt: 'Prosím o úpravu.',
    checks: [],
    scripts: [],
    ...given,
  })

export const answer = (given: Partial<Answer> = {}): Answer => ({
  id: 'answer-1',
  ranFingerprint: 'f',
  caseId: 'CB99',
  chatbot: 'scripted:test',
  chatbotLabel: 'test',
  replicate: 1,
  startedAt: '2026-03-02T08:00:00.000Z',
  durationMs: 10,
  systemPrompt: '',
  turns: [turn()],
  undelivered: [],
  before: state([]),
  after: state([]),
  ending: { kind: 'finished' },
  ...given,
})

/** How a check over the answer comes out. */
export const checked = (
  given: Partial<Answer>,
  examine: (view: AnswerView) => Outcome | boolean,
  solved: Partial<Case> = {},
): CheckResult => {
  const [result] = runChecks([hard('it holds', examine)], answer(given), { case: task(solved) })
  if (!result) throw new Error('no result')
  return result
}

/** The same document before and after the answer, the version after it a draft with other HTML. */
export const edited = (
  html: string,
  htmlAfter: string,
  code = 'SOP-014',
  title = 'Kontrola kvality',
): Partial<Answer> => ({
  before: state([document({ code, html, title })]),
  after: state([
    document({ code, html, title }),
    document({ code, html: htmlAfter, title, version: 2, status: 'draft' }),
  ]),
})

export const view = (given: Partial<Answer> = {}): AnswerView => viewOf(answer(given), task())
