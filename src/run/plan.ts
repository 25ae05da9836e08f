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

/** What makes a planned answer itself, in a store too. */
export const planKey = (of: {
  readonly caseId: string
  readonly chatbot: string
  readonly replicate: number
}): string => `${of.caseId}\n${of.chatbot}\n${of.replicate}`

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
