import type { ModelCall, StandingFault } from '../chatbot/chatbot.ts'
import type { Answer } from './answer.ts'
import type { GateEvent } from './gate.ts'
import type { PlannedAnswer } from './plan.ts'

/** What happens in a run, as it happens. */
export type RunEvent =
  | { readonly kind: 'run planned'; readonly planned: number; readonly done: number; readonly judge: string }
  | { readonly kind: 'answer started'; readonly planned: PlannedAnswer; readonly attempt: number }
  | {
      readonly kind: 'call finished'
      readonly planned: PlannedAnswer
      readonly call: ModelCall
    }
  /** A model call that failed is made again after a wait. */
  | {
      readonly kind: 'call waits'
      readonly chatbot: string
      readonly attempt: number
      readonly waitMs: number
      readonly why: string
    }
  | (GateEvent & { readonly lane: string })
  /** Its calls of before cannot be played again exactly: it begins from the beginning. */
  | { readonly kind: 'answer starts over'; readonly planned: PlannedAnswer; readonly why: string }
  | {
      readonly kind: 'answer kept'
      readonly planned: PlannedAnswer
      readonly answer: Answer
      readonly attempt: number
      /** Undefined where it has no grade, null where its grade has no score. */
      readonly score: number | null | undefined
    }
  /** Another process brought it: before this one began it, or `played` here too. */
  | { readonly kind: 'answer settled elsewhere'; readonly planned: PlannedAnswer; readonly played: boolean }
  | { readonly kind: 'others awaited'; readonly lane: string; readonly answers: number }
  /** No more of its answers are begun. */
  | {
      readonly kind: 'chatbot stopped'
      readonly chatbot: string
      readonly label: string
      /** `pause`: its provider asks for more than is waited out. `outage`: it has not answered for too long. */
      readonly reason: StandingFault | 'cost' | 'pause' | 'outage'
      readonly why: string
    }
  | { readonly kind: 'notice'; readonly chatbot: string; readonly text: string }
