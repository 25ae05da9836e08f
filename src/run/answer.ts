import type { Read, TenantState } from '../app/index.ts'
import type { ModelCall } from '../chatbot/chatbot.ts'

/** How an answer ended. Only `finished` and `ran out` are the chatbot's own doing. */
export type Ending =
  | { readonly kind: 'finished' }
  | { readonly kind: 'ran out'; readonly limit: 'context' | 'tool rounds'; readonly why: string }
  | { readonly kind: 'failed'; readonly fault: string; readonly why: string }

/** Where a user message came from: the case wrote all of them. */
export type Cue =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'follow-up'; readonly index: number }
  | { readonly kind: 'prepared answer'; readonly indexes: readonly number[] }
  | { readonly kind: 'stock reply' }

/** One tool call as it happened. */
export interface ToolCallRecord {
  readonly id: string
  readonly tool: string
  readonly args: unknown
  readonly outcome: 'done' | 'refused'
  readonly content: string
  readonly reads: readonly Read[]
  readonly wrote: readonly string[]
  readonly round: number
  readonly calledAt: string
  readonly durationMs: number
}

/** A user message, what the chatbot did about it, and its reply (undefined where the answer ended before one). */
export interface Turn {
  readonly cue: Cue
  readonly message: string
  readonly remarks: readonly string[]
  readonly calls: readonly ToolCallRecord[]
  readonly modelCalls: readonly ModelCall[]
  readonly reply?: string
}

/** What one chatbot did on one case once. Plain data; nothing in it is inferred from what a reply says. */
export interface Answer {
  readonly id: string
  /** The half of the fingerprint that says what ran. */
  readonly ranFingerprint: string
  readonly caseId: string
  readonly chatbot: string
  readonly chatbotLabel: string
  /** Counts from 1. */
  readonly replicate: number
  readonly startedAt: string
  readonly durationMs: number
  readonly systemPrompt: string
  readonly turns: readonly Turn[]
  /** Follow-ups of the case that were never delivered. */
  readonly undelivered: readonly string[]
  readonly before: TenantState
  readonly after: TenantState
  readonly ending: Ending
}
