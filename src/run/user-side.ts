import type { Case } from '../suite/case.ts'
import type { Cue } from './answer.ts'
import { askedByPointingBack, askingText } from './question.ts'

/** How often the user says that there is nothing more, before the conversation goes on without. */
export const stockRepliesAtMost = 3

/** What the user's side has said so far. */
export interface Said {
  readonly followUps: number
  /** Indexes into the case's prepared answers. */
  readonly answers: readonly number[]
  readonly stockReplies: number
}

/** What the user says next, and what will then have been said. */
export interface NextMessage {
  readonly cue: Cue
  readonly message: string
  readonly said: Said
}

export const nothingSaid: Said = { followUps: 0, answers: [], stockReplies: 0 }

const plain = (text: string): string => text.normalize('NFC').toLowerCase()
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each word of a topic begins a word of the question. */
const fits = (topic: string, question: readonly string[]): boolean => {
  const words = wordsOf(topic)
  return words.length > 0 && words.every((word) => question.some((asked) => asked.startsWith(word)))
}

/**
 * What the user's side says to a reply: every prepared answer that fits what it asks and was not given yet; where none
 * does, those that fit what the question points back to; else the stock reply, at most three times, else the next follow-up. Undefined where the conversation is over.
 */
export const nextMessage = (
  task: Case,
  stockReply: string,
  said: Said,
  reply: string,
): NextMessage | undefined => {
  const asked = askingText(reply)
  if (asked !== undefined) {
    const answersTo = (question: readonly string[]) =>
      (task.answers ?? []).flatMap(({ topics, text }, index) =>
        !said.answers.includes(index) && topics.some((topic) => fits(topic, question))
          ? [{ index, text }]
          : [],
      )
    const toTheQuestion = answersTo(wordsOf(asked))
    const fitting = toTheQuestion.length > 0 ? toTheQuestion : answersTo(wordsOf(askedByPointingBack(reply)))
    if (fitting.length > 0) {
      const indexes = fitting.map(({ index }) => index)
      return {
        cue: { kind: 'prepared answer', indexes },
        message: fitting.map(({ text }) => text).join('\n'),
        said: { ...said, answers: [...said.answers, ...indexes] },
      }
    }
    if (said.stockReplies < stockRepliesAtMost) {
      return {
        cue: { kind: 'stock reply' },
        message: task.stockReply ?? stockReply,
        said: { ...said, stockReplies: said.stockReplies + 1 },
      }
    }
  }
  const followUp = task.followUps?.[said.followUps]
  return followUp === undefined
    ? undefined
    : {
        cue: { kind: 'follow-up', index: said.followUps },
        message: followUp,
        said: { ...said, followUps: said.followUps + 1 },
      }
}
