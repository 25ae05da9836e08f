import type { Insertable, Kysely } from 'kysely'
import type { Ending } from '../run/answer.ts'

/** The tables as queries see them. Times are ISO 8601 texts, so that they read the same in every database. */
export interface Schema {
  model_bench_versions: { version: number; name: string; applied_at: string }
  fingerprints: { hash: string; parts: string; kept_at: string }
  plan: KeyColumns & { chatbot_label: string; planned_at: string; retired_at: string | null }
  bodies: BodyColumns
  answers: AnswerColumns
  grades: GradeColumns
  workers: { id: string; beat: number; beat_at: string }
  leases: KeyColumns & { worker: string; claimed_at: string }
  model_calls: ModelCallColumns
  judge_exchanges: { request_hash: string; content: string; kept_at: string }
}

export interface KeyColumns {
  ran_fingerprint: string
  case_id: string
  chatbot: string
  replicate: number
}

export interface BodyColumns {
  hash: string
  encoding: 'raw' | 'deflate'
  bytes: Uint8Array
}

export interface AnswerColumns extends KeyColumns {
  id: string
  chatbot_label: string
  started_at: string
  duration_ms: number
  ending_kind: Ending['kind']
  /** The limit that it ran out of, or the fault that broke it. */
  ending_detail: string | null
  ending_why: string | null
  tool_calls: number
  rounds: number
  model_calls: number
  uncounted_calls: number
  input_tokens: number | null
  cached_input_tokens: number | null
  reasoning_tokens: number | null
  output_tokens: number | null
  /** What all its calls cost; null where no price was known. */
  cost_usd: number | null
  /** What of that was paid for this attempt: not the calls that it took over from one that failed. */
  paid_usd: number | null
  unpriced_calls: number
  content: string
  kept_at: string
  /** When a retry took its place. Null for the one answer of a key that counts. */
  replaced_at: string | null
}

export interface GradeColumns {
  answer_id: string
  fingerprint: string
  score: number | null
  unscored: string | null
  low: number
  high: number
  graded_at: string
  /** What was paid for judging it, gradings that this one replaced included; null where no price was known. */
  paid_usd: number | null
  unpriced_calls: number
  /** JSON; null where an older bench kept it. */
  digest: string | null
  content: string
}

export interface ModelCallColumns extends KeyColumns {
  ordinal: number
  request_hash: string
  /** JSON. */
  reply: string
  /** The failed answer that it was paid in. Null where its answer has not ended yet. */
  answer_id: string | null
  kept_at: string
}

export type AnswerInsert = Insertable<AnswerColumns>

/** A database of one kind, opened: all that the rest of the store knows of it. */
export interface Engine {
  readonly database: Kysely<Schema>
  /** How messages name the store. */
  readonly name: string
  /** The column type for bytes, which no two databases call the same. */
  readonly bytesType: 'blob' | 'bytea'
  close(): Promise<void>
}
