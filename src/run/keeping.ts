import type { Answer } from './answer.ts'
import type { AnswerKey } from './plan.ts'

/** A finished model call of an answer that is not there yet. */
export interface KeptCall {
  /** The how-manieth call of the answer, counted from 0. */
  readonly ordinal: number
  readonly requestHash: string
  /** What the model said: plain JSON. */
  readonly reply: unknown
  /** The failed answer that it was paid for in; undefined where the process ended before its answer did. */
  readonly paidIn?: string
}

/**
 * What came of a wish to play an answer: it may be played now (`begun`: calls of it are kept already), nothing is left to
 * play, or another process plays it.
 */
export type Claimed = 'claimed' | 'begun' | 'settled' | 'held'

/** A process that plays answers. Its `beat` grows as long as it lives. */
export interface Worker {
  readonly id: string
  readonly beat: number
}

/** What a run needs of whatever remembers its work. */
export interface Keeping {
  /**
   * Takes leases on answers, one outcome a key, in one step: two processes never get the same one. `gone`: others took
   * this process for dead and have its answers now.
   */
  claim(worker: string, keys: readonly AnswerKey[]): Promise<readonly Claimed[] | 'gone'>
  /** Gives back leases of answers that were not played. */
  release(worker: string, keys: readonly AnswerKey[]): Promise<void>
  /** Enters a process, or tells that it still lives, unless it is `gone`. */
  beat(worker: string, beat: number): Promise<'alive' | 'gone'>
  workers(): Promise<readonly Worker[]>
  /** Frees all that a process holds; where a beat is given, only if it has not moved since. */
  free(worker: string, beat?: number): Promise<void>

  /** The model calls that are kept of an answer, in their order. */
  keptCalls(key: AnswerKey): Promise<readonly KeptCall[]>
  keepCall(key: AnswerKey, call: KeptCall): Promise<void>
  dropCalls(key: AnswerKey): Promise<void>

  /** Keeps an answer, frees its lease, and drops its calls unless a retry may go on from them. */
  keepAnswer(answer: Answer): Promise<'kept' | 'already there'>
}
