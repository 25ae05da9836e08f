import type { Answer, Ending, ToolCallRecord } from '../../src/run/answer.ts'
import type { StoredGrade } from '../../src/store/index.ts'

export const finished: Ending = { kind: 'finished' }
export const ranOut: Ending = {
  kind: 'ran out',
  limit: 'tool rounds',
  why: '60 rounds of tool calls were used up',
}
export const failed: Ending = { kind: 'failed', fault: 'provider', why: 'HTTP 503 from the provider' }

export const toolCall = (given: Partial<ToolCallRecord> = {}): ToolCallRecord => ({
  id: 'call-1',
  tool: 'read_document',
  args: { code: 'SOP-021' },
  outcome: 'done',
  content: 'Postup obsluhy analyzátoru',
  reads: [{ document: 'SOP-021 v3', text: 'Postup obsluhy analyzátoru' }],
  wrote: [],
  round: 1,
  calledAt: '2026-02-03T10:00:00.000Z',
  durationMs: 3.25,
  ...given,
})

/** An answer of some size. Its id follows from its key and its ending, so that a retry of a failed one differs. */
export function answerOf(given: Partial<Answer> = {}): Answer {
  const { caseId = 'CB06', chatbot = 'scripted:reference', replicate = 1, ending = finished } = given
  return {
    id: `${caseId}/${chatbot}/${replicate}/${ending.kind}`,
    ranFingerprint: 'ran-1',
    caseId,
    chatbot,
    chatbotLabel: chatbot.replace('scripted:', 'Scripted · '),
    replicate,
    startedAt: '2026-02-03T10:00:00.000Z',
    durationMs: 1234.5,
    systemPrompt: 'Jste pomocník v systému řízené dokumentace.',
    turns: [
      {
        cue: { kind: 'prompt' },
        message: 'Přejmenujte analyzátor v postupu SOP-021.',
        remarks: ['Nejprve si postup přečtu.'],
        calls: [toolCall()],
        modelCalls: [],
        reply: 'Hotovo.',
      },
    ],
    undelivered: [],
    before: { documents: [], records: [] },
    after: {
      documents: [],
      records: [{ id: 'NC-1', kind: 'nonconformity', fields: { popis: 'Únik vzorku' } }],
    },
    ending,
    ...given,
  }
}

export const gradeOf = (answer: Answer, given: Partial<StoredGrade> = {}): StoredGrade => ({
  answerId: answer.id,
  fingerprint: 'graded-1',
  score: 4,
  low: 4,
  high: 4,
  gradedAt: '2026-02-03T11:00:00.000Z',
  body: { findings: [{ type: 'missing_fact', quotes: ['„do 30 minut“'] }] },
  ...given,
})

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Prose with the letters and word lengths of Czech, another text for each seed. */
export function prose(seed: number, length: number): string {
  let state = seed * 7_919 + 1
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  let text = ''
  while (text.length < length) {
    for (let left = 1 + next(4); left > 0; left -= 1) text += SYLLABLES[next(SYLLABLES.length)]
    text += ' '
  }
  return text.slice(0, length)
}

const SYLLABLES =
  'při stup vzor kon tro la pra cov ní ana ly zá tor do ku ment ne sho roz tok čin čiš tě ob slu ha'.split(
    ' ',
  )

/** The n-th of many answers, each with texts of its own that are long enough to be bodies. */
export const nthAnswer = (n: number): Answer =>
  answerOf({
    replicate: n,
    systemPrompt: prose(n, 3_000),
    before: {
      documents: [1, 2, 3].map((part) => documentOf(`SOP-${part}`, prose(n * 10 + part, 4_000))),
      records: [],
    },
  })

export const documentOf = (code: string, html: string) =>
  ({ code, version: 1, title: 'Postup', type: 'procedure', status: 'valid', html }) as const
