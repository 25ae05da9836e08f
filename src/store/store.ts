import type { Usage } from '../chatbot/chatbot.ts'
import type { Answer, Ending } from '../run/answer.ts'
import type { Keeping } from '../run/keeping.ts'
import type { AnswerKey } from '../run/plan.ts'

export type { AnswerKey } from '../run/plan.ts'

/** An answer that is to be had. What was planned is the denominator of every figure. */
export interface PlanEntry extends AnswerKey {
  readonly chatbotLabel: string
}

/** Which keys are meant. What is absent does not narrow; an empty list means none. */
export interface KeyFilter {
  readonly ranFingerprint?: string | undefined
  readonly caseIds?: readonly string[] | undefined
  readonly chatbots?: readonly string[] | undefined
}

export interface AnswerFilter extends KeyFilter {
  readonly endings?: readonly Ending['kind'][] | undefined
}

export interface GradeFilter extends KeyFilter {
  readonly fingerprint?: string | undefined
}

export interface TotalsFilter extends KeyFilter {
  /** The fingerprint whose grades are counted: figures of two fingerprints are never mixed. */
  readonly fingerprint: string
}

/** What a list needs of an answer, without its transcript and its tenant. */
export interface AnswerRow extends AnswerKey {
  readonly id: string
  readonly chatbotLabel: string
  /** Its `why` is cut at 500 characters here; the whole of it is in the answer. */
  readonly ending: Ending
  readonly startedAt: string
  readonly durationMs: number
  readonly toolCalls: number
  /** Rounds of tool calls. */
  readonly rounds: number
  readonly modelCalls: number
  /** Sums over the model calls that gave the count; undefined where none gave it. */
  readonly usage: Usage
  /** Model calls that gave no count of input or of output tokens: by so many the sums are too low. */
  readonly uncountedCalls: number
  /** Sum over the model calls whose price is known; undefined where none is. */
  readonly costUsd?: number
  /** Model calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls: number
}

/** What a chatbot's attempts have cost, those that failed included. */
export interface Spending {
  readonly chatbot: string
  /** Undefined where no price was known. */
  readonly paidUsd?: number
  readonly unpricedCalls: number
}

/** What judging answers has cost, gradings that were replaced included. */
export type JudgeSpending = Omit<Spending, 'chatbot'>

/** A grade as the store keeps it: what queries need, and the whole as plain JSON. */
export interface StoredGrade {
  readonly answerId: string
  /** The whole fingerprint that it was graded under. */
  readonly fingerprint: string
  readonly score: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** Why there is no score. Given exactly where `score` is null. */
  readonly unscored?: string
  /** The bounds that the score lies within; both are the score where there is one. */
  readonly low: number
  readonly high: number
  readonly gradedAt: string
  /** What lists need of it beside its score, as plain JSON; absent in grades that an older bench kept. */
  readonly digest?: unknown
  /** What the judge's calls for it cost; absent where no price was known, or nobody was asked. */
  readonly paidUsd?: number
  /** Judge calls of unknown price: by so many the cost is too low. */
  readonly unpricedCalls?: number
  readonly body: unknown
}

/** What a list needs of a grade, and the answer that it belongs to. */
export interface GradeRow extends Omit<StoredGrade, 'body' | 'paidUsd' | 'unpricedCalls'>, AnswerKey {
  readonly chatbotLabel: string
}

export interface FingerprintPart {
  readonly name: string
  readonly half: 'ran' | 'graded'
  readonly hash: string
}

export interface StoredFingerprint {
  readonly hash: string
  readonly parts: readonly FingerprintPart[]
}

/** One chatbot's figures, each counted from the rows that it speaks of. */
export interface ChatbotTotals {
  readonly chatbot: string
  readonly chatbotLabel: string
  readonly planned: number
  readonly finished: number
  readonly ranOut: number
  /** Planned answers whose last attempt failed. */
  readonly failed: number
  /** Planned answers that nothing was kept for. */
  readonly missing: number
  /** All attempts that failed, those that a later one made good included. */
  readonly failedAttempts: number
  /** Answers with a grade, scored or not. */
  readonly graded: number
  readonly unscored: number
  /** Grades with the score 0. */
  readonly zeros: number
  /** Over the grades with a score; undefined where there are none. */
  readonly meanScore?: number
}

/**
 * All that a bench remembers. Every write is one transaction: it is there whole or not at all, and it is on the disk
 * when the promise resolves. Values are plain JSON and come back as they were given: strings exactly, lone surrogates
 * and NUL included; keys of value `undefined` are dropped; `-0`, `NaN` and the infinities become what JSON makes of them.
 *
 * Every method rejects with a `StoreError` when the store cannot be read or written.
 */
export interface Store extends AsyncDisposable, Keeping {
  /** Remembers what a fingerprint is made of. One that is known stays as it is. */
  keepFingerprint(fingerprint: StoredFingerprint): Promise<void>
  fingerprint(hash: string): Promise<StoredFingerprint | undefined>
  /** All of them, the one kept first first. */
  fingerprints(): Promise<readonly StoredFingerprint[]>

  /** Adds to what is planned. An entry that is planned already changes nothing. */
  plan(entries: readonly PlanEntry[]): Promise<void>
  /** Takes entries out of the plan: they count no more, their answers stay. Planning them again takes them back. */
  retire(filter: KeyFilter): Promise<void>
  /** Ids of the cases of which something is planned, in their order. */
  plannedCases(filter?: Pick<KeyFilter, 'ranFingerprint'>): Promise<readonly string[]>
  /** By case, chatbot and replicate; not what was retired. */
  planned(filter?: KeyFilter): Promise<readonly PlanEntry[]>

  /**
   * Keeps an answer, and plans it where it was not planned. One that finished or ran out is never overwritten: a later
   * one of the same key is `already there`. A failed one gives way to its retry and stays countable as an attempt.
   * @throws {Error} when another answer of the same id is kept: every attempt has an id of its own
   */
  keepAnswer(answer: Answer): Promise<'kept' | 'already there'>
  /** One answer, a failed attempt that was made good since included. */
  answer(id: string): Promise<Answer | undefined>
  /** Whole answers, one in memory at a time, by case, chatbot and replicate; not the attempts that were made good. */
  answers(filter?: AnswerFilter): AsyncIterable<Answer>
  /** The same answers in the same order, without their bodies. */
  answerRows(filter?: AnswerFilter): Promise<readonly AnswerRow[]>
  /** Whether nothing is left to run for this key: its answer finished or ran out. */
  isFinished(key: AnswerKey): Promise<boolean>
  /** The keys for which `isFinished` holds. */
  finishedKeys(ranFingerprint: string): Promise<readonly AnswerKey[]>

  /** Keeps a grade in place of the one of the same answer and fingerprint. Grades of other fingerprints stay. */
  keepGrade(grade: StoredGrade): Promise<void>
  grade(answerId: string, fingerprint: string): Promise<StoredGrade | undefined>
  /** By case, chatbot, replicate and fingerprint. */
  gradeRows(filter?: GradeFilter): Promise<readonly GradeRow[]>
  /** The fingerprint of the grade that was given last; undefined where there is none. */
  lastGraded(): Promise<string | undefined>
  /** Ids of the answers that finished or ran out and have no grade under this fingerprint. */
  ungraded(fingerprint: string, filter?: KeyFilter): Promise<readonly string[]>

  /** What was paid by chatbot, in the order of the chatbots' ids. */
  spending(filter?: KeyFilter): Promise<readonly Spending[]>
  /** What was paid for judging these answers, under whatever fingerprint. */
  judgeSpending(filter?: KeyFilter): Promise<JudgeSpending>

  /** What was kept of a judge call, by the hash of exactly what was sent. */
  judgeExchange(requestHash: string): Promise<unknown>
  /** Keeps a judge call, plain JSON. One whose hash is known is let go. */
  keepJudgeExchange(requestHash: string, exchange: unknown): Promise<void>

  /** Figures by chatbot, in the order of the chatbots' ids. */
  totals(filter: TotalsFilter): Promise<readonly ChatbotTotals[]>

  /** Waits for the write that is under way. Nothing may be asked of the store afterwards; closing again does nothing. */
  close(): Promise<void>
}
