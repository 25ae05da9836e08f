import type { Chatbot } from '../chatbot/chatbot.ts'
import type { LoadedCase } from '../suite/suite.ts'

/** An answer that a run is to bring. */
export interface PlannedAnswer {
  readonly ranFingerprint: string
  readonly task: LoadedCase
  readonly chatbot: Chatbot
  /** Counts from 1. */
  readonly replicate: number
}

/** Names one square of a plan: this case, this chatbot, the n-th time, under what ran. */
export interface AnswerKey {
  /** The half of the fingerprint that says what ran. */
  readonly ranFingerprint: string
  readonly caseId: string
  readonly chatbot: string
  /** Counts from 1. */
  readonly replicate: number
}

export const keyOfPlanned = ({ ranFingerprint, task, chatbot, replicate }: PlannedAnswer): AnswerKey => ({
  ranFingerprint,
  caseId: task.id,
  chatbot: chatbot.id,
  replicate,
})

/** What makes a planned answer itself among those of one state of what ran. */
export const planKey = (of: Omit<AnswerKey, 'ranFingerprint'>): string =>
  `${of.caseId}\n${of.chatbot}\n${of.replicate}`

/** What a run is made of. */
export interface RunSelection {
  readonly ranFingerprint: string
  readonly cases: readonly LoadedCase[]
  readonly chatbots: readonly Chatbot[]
  readonly replicates: number
  /** Whether a chatbot has a part in a case: a scripted one may have none. */
  readonly plays: (chatbot: Chatbot, task: LoadedCase) => boolean
}

/** The answers of a run in an order that fills the board evenly: every case of every chatbot once, then again. */
export const planRun = ({
  ranFingerprint,
  cases,
  chatbots,
  replicates,
  plays,
}: RunSelection): readonly PlannedAnswer[] =>
  Array.from({ length: replicates }, (_, index) => index + 1).flatMap((replicate) =>
    cases.flatMap((task) =>
      chatbots.flatMap((chatbot) =>
        plays(chatbot, task) ? [{ ranFingerprint, task, chatbot, replicate }] : [],
      ),
    ),
  )
