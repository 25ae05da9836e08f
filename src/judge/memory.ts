import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Usage } from '../chatbot/chatbot.ts'

/** Who said what to the judge, or what it answered. */
export interface JudgeMessage {
  readonly role: 'system' | 'user' | 'judge'
  readonly text: string
}

/** Exactly what is sent in one judge call, as plain JSON. */
export interface JudgeRequest {
  readonly model: string
  readonly temperature: number
  /** The options of the provider, the thinking budget among them. */
  readonly options: unknown
  /** The JSON Schema of the output. */
  readonly schema: unknown
  readonly messages: readonly JudgeMessage[]
}

/** What the judge answered, as it came. */
export interface JudgeReply {
  readonly text: string
  /** `stop`, `length`, `content-filter`, `error` or `other`, whatever the provider calls it. */
  readonly finishReason: string
  readonly requestedAt: string
  readonly durationMs: number
  readonly usage: Usage
  readonly served: Readonly<Record<string, string>>
  /** What it cost when it was made, where the price is known. */
  readonly costUsd?: number
}

/** One judge call, whole. */
export interface KeptExchange {
  readonly request: JudgeRequest
  readonly reply: JudgeReply
}

/** Remembers judge calls, so that grading again pays only for what changed. */
export interface JudgeMemory {
  /** The call of that hash, where it was kept. */
  find(hash: string): Promise<KeptExchange | undefined>
  /** Keeps a call. One under a hash that is known may take its place or be let go. */
  keep(hash: string, exchange: KeptExchange): Promise<void>
}

/** SHA-256 of exactly what is sent, in hex: the same request has the same hash on every machine. */
export const requestHash = (request: JudgeRequest): string =>
  createHash('sha256')
    .update(canonicalize(request) ?? '')
    .digest('hex')

/** A memory that lasts as long as the process. */
export const memoryInProcess = (): JudgeMemory => {
  const kept = new Map<string, KeptExchange>()
  return {
    find: (hash) => Promise.resolve(kept.get(hash)),
    keep: (hash, exchange) => {
      kept.set(hash, exchange)
      return Promise.resolve()
    },
  }
}
