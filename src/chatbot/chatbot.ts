import type { Read, ToolResult, ToolSpec } from '../app/index.ts'
import type { CallJournal } from './journal.ts'

/** Tokens of one model call, as its provider counted them. A count that was not given is undefined, never 0. */
export interface Usage {
  /** Includes what was read from and written to the provider's cache. */
  readonly inputTokens?: number
  readonly cachedInputTokens?: number
  /** Written to the provider's cache, where that has a price of its own. */
  readonly cacheWriteInputTokens?: number
  readonly reasoningTokens?: number
  /** Includes the reasoning tokens. */
  readonly outputTokens?: number
}

/** Attempts at a call that failed from outside before one worked. */
export interface FailedAttempts {
  readonly count: number
  /** Between the attempts, all waits together. */
  readonly waitedMs: number
  /** Why the last of them failed; without secrets. */
  readonly lastWhy: string
}

/** One request to a model and what came of it. */
export interface ModelCall {
  readonly requestedAt: string
  readonly durationMs: number
  readonly usage: Usage
  /** `stop`, `tool-calls`, `length`, `content-filter`, `error` or `other`, whatever the provider calls it. */
  readonly finishReason: string
  /** The model that the provider says it served, its request id, and what else tells versions apart. */
  readonly served: Readonly<Record<string, string>>
  /** What the provider takes for it, where its price is known. */
  readonly costUsd?: number
  /** Absent where the first attempt worked. */
  readonly failedAttempts?: FailedAttempts
  /** The failed answer that this call was made and paid in; a retry took it over. */
  readonly paidIn?: string
}

/** A tool call as the chatbot asked for it. `id` is the provider's own. */
export interface ToolRequest {
  readonly id: string
  readonly tool: string
  readonly args: unknown
}

/**
 * All that a chatbot has at hand for one answer. Whatever goes over the desk is recorded:
 * nothing about an answer is inferred from what a reply says.
 */
export interface Desk {
  readonly systemPrompt: string
  readonly tools: readonly ToolSpec[]
  /** Ends when the answer's time is up or the run is stopped. */
  readonly signal: AbortSignal
  /** Waits for what is not the chatbot's to hasten, such as its turn at a provider: the answer's time stands still. */
  waitFor<Value>(turn: Promise<Value>): Promise<Value>
  /** Starts a round of tool calls. Throws `RanOut` when the cap on rounds is passed. */
  startRound(): void
  /** Calls a tool of the tenant. Never rejects for what the model did wrong. */
  callTool(request: ToolRequest): Promise<ToolResult>
  /** Text that the chatbot said beside its tool calls, before its reply. */
  remark(text: string): void
  recordModelCall(call: ModelCall): void
  /** The model calls of this answer that were made before, where they are kept. */
  readonly journal?: CallJournal
}

/** One chatbot's side of one answer. It remembers what was said before. */
export interface Conversation {
  /**
   * Delivers a user message and gives the reply, after all the tool calls that it took.
   * @throws {RanOut} when the chatbot used up its context or its rounds: that is its own doing
   * @throws {OutsideFault} when something that is not the chatbot's doing broke the answer
   */
  send(message: string): Promise<string>
}

/** What is tested. */
export interface Chatbot {
  /** As the command line names it, such as `google:gemini-3.8-flash@low`. */
  readonly id: string
  /** As people read it, such as `Gemini 3.8 Flash · low`. */
  readonly label: string
  /** Chatbots of one lane wait for the same provider: a slow one holds up its own lane alone. */
  readonly lane?: string
  /** Loads what its calls need, so that the first answers are not timed with that. They load it themselves else. */
  prepare?(): Promise<void>
  open(desk: Desk, caseId: string): Conversation
}

/** The chatbot used up what it may use. The answer scores 0 and is never tried again. */
export class RanOut extends Error {
  override readonly name = 'RanOut'
  constructor(
    readonly limit: 'context' | 'tool rounds',
    message: string,
  ) {
    super(message)
  }
}

/**
 * What broke an answer from outside. `key`, `model` and `address` stand in the way of every answer of the chatbot: the
 * account is kept out, the provider has no such model, or no provider is found where it is looked for.
 */
export type Fault = 'provider' | 'key' | 'model' | 'address' | 'time' | 'cost' | 'app' | 'script' | 'stopped'

/** The faults that whatever the chatbot is asked next would meet again. */
export type StandingFault = Extract<Fault, 'key' | 'model' | 'address'>

export const isStanding = (fault: string): fault is StandingFault =>
  fault === 'key' || fault === 'model' || fault === 'address'

/** Something outside the chatbot broke the answer. The answer is `failed`, and is never a 0. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault'
  constructor(
    readonly fault: Fault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

export type { Read }
