import type { Board } from '../../src/board/data/board.ts'
import { readBoard } from '../../src/board/data/read-board.ts'
import type { WholeAnswer } from '../../src/board/parts/whole-answer.ts'
import { scriptedChatbot } from '../../src/chatbot/scripted.ts'
import { type Fingerprint, fingerprintOf } from '../../src/fingerprint/index.ts'
import { digestOf, type Grade, gradeAnswer } from '../../src/grade/index.ts'
import { noJudge, scriptedJudge } from '../../src/judge/index.ts'
import { type Answer, play, systemClock } from '../../src/run/index.ts'
import type { Store } from '../../src/store/index.ts'
import type { LoadedCase, Script, Suite } from '../../src/suite/index.ts'

/** The fingerprint of boards that tests make: of nothing. */
export const testFingerprint: Fingerprint = fingerprintOf([])

/** Plays a script as a chatbot and grades what it did, by the judge that the script brings where it brings one. */
export const playScript = async (
  suite: Suite,
  task: LoadedCase,
  script: Script,
): Promise<{ readonly answer: Answer; readonly grade?: Grade }> => {
  const { hash, ran } = testFingerprint
  const chatbot = { ...scriptedChatbot(script.name, () => script), id: `scripted:${script.name}` }
  const stage = { suite, clock: systemClock, signal: new AbortController().signal }
  const answer = await play({ ranFingerprint: ran, task, chatbot, replicate: 1 }, chatbot, stage)
  const judge = script.judge ? scriptedJudge(script.judge, suite) : noJudge
  const grade = await gradeAnswer(answer, task, { suite, judge, fingerprint: hash, now: () => new Date(0) })
  return { answer, ...(grade ? { grade } : {}) }
}

/** Keeps an answer with its grade as a run does. */
export const keep = async (store: Store, answer: Answer, grade: Grade | undefined): Promise<void> => {
  await store.keepAnswer(answer)
  if (!grade) return
  const { answerId, fingerprint, score, unscored, bounds, gradedAt } = grade
  await store.keepGrade({
    answerId,
    fingerprint,
    score,
    ...(unscored === undefined ? {} : { unscored }),
    low: bounds[0],
    high: bounds[1],
    gradedAt,
    digest: digestOf(grade),
    body: grade,
  })
}

/** A board over a store, and its answers as their pages take them. */
export const boardOf = async (
  store: Store,
  suite: Suite,
): Promise<{ readonly board: Board; readonly wholes: readonly WholeAnswer[] }> => {
  const board = await readBoard(store, suite, testFingerprint)
  const wholes: WholeAnswer[] = []
  for (const chatbot of board.chatbots) {
    for (const result of chatbot.results) {
      const answer = result.answer && (await store.answer(result.answer.id))
      const task = suite.cases.find(({ id }) => id === result.planned.caseId)
      if (!answer || !task) continue
      const grade = (await store.grade(answer.id, testFingerprint.hash))?.body as Grade | undefined
      wholes.push({ answer, ...(grade ? { grade } : {}), result, chatbot, task })
    }
  }
  return { board, wholes }
}
