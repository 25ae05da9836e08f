import { judgeTaskOf } from '../../src/grade/grade-answer.ts'
import { type Grade, gradeAnswer } from '../../src/grade/index.ts'
import {
  type Judge,
  type JudgeMemory,
  type ModelJudgeOptions,
  memoryInProcess,
  modelJudge,
  noJudge,
} from '../../src/judge/index.ts'
import type { Answer } from '../../src/run/answer.ts'
import type { LoadedCase, Suite } from '../../src/suite/index.ts'
import { fakeClock } from '../chatbot/fake-clock.ts'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { type ReceivedRequest, type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { environmentFor } from '../chatbot/servers/wire.ts'
import { judgeCase, judgeSuite } from './judge-suite.ts'

/** An output of the judge, as Gemini brings it. */
export const says = (output: unknown): Step =>
  geminiWire.reply({ text: typeof output === 'string' ? output : JSON.stringify(output) })

/** An inventory with these entries, and nothing else. */
export const inventory = (parts: Record<string, readonly unknown[]> = {}): Step =>
  says({ assertions: [], sections: [], facts: [], copied: [], ...parts })

export const findings = (...list: readonly Record<string, unknown>[]): Step =>
  says({ findings: list.map((finding) => ({ why: 'A test says so.', claimed: null, ...finding })) })

export const quote = (source: number, text: string) => ({ source, text })

/** What the judge was told: the system message, and each message after it. */
export const told = ({ body }: ReceivedRequest) => ({
  system: body.systemInstruction.parts[0].text as string,
  messages: body.contents.map(
    ({ role, parts }: { role: string; parts: readonly { text: string }[] }) =>
      `${role}: ${parts.map(({ text }) => text).join('')}`,
  ) as readonly string[],
})

export interface Bench {
  readonly suite?: Partial<Suite>
  readonly task?: Partial<LoadedCase>
  readonly memory?: JudgeMemory
  readonly judge?: Partial<ModelJudgeOptions>
}

/** A judge in front of a server that takes these steps, and the suite that it grades by. */
export const scriptedJudge = async (
  steps: Parameters<typeof startScriptedServer>[0],
  { suite: parts = {}, task: taskParts = {}, memory = memoryInProcess(), judge: options = {} }: Bench = {},
) => {
  const server = await startScriptedServer(steps)
  const clock = fakeClock()
  const suite = judgeSuite(parts)
  const task = judgeCase(taskParts)
  const judge = modelJudge({
    suite,
    memory,
    clock,
    environment: environmentFor(geminiWire, server.url),
    ...options,
  })
  const gradeBy = async (answer: Answer, by: Judge): Promise<Grade> => {
    const now = () => new Date('2026-03-12T08:30:00Z')
    const grade = await gradeAnswer(answer, task, { suite, judge: by, fingerprint: 'test', now })
    if (!grade) throw new Error('a failed answer has no grade')
    return grade
  }
  return {
    judge,
    clock,
    memory,
    suite,
    task,
    requests: server.requests,
    jobOf: (answer: Answer) => judgeTaskOf(answer, task, suite),
    grade: (answer: Answer): Promise<Grade> => gradeBy(answer, judge),
    /** Without the judge. */
    gradeByRules: (answer: Answer): Promise<Grade> => gradeBy(answer, noJudge),
    [Symbol.asyncDispose]: server.close,
  }
}

/** The findings of a grade as `type „first quote“`, and the dropped ones with their reason. */
export const typesOf = ({ findings: standing, dropped }: Grade) => ({
  standing: standing.map(({ type }) => type),
  dropped: dropped.map(({ type, dropped: { reason } }) => `${type}: ${reason}`),
})
