import type { Usage } from '../chatbot/chatbot.ts'
import type { DroppedFinding } from './finding.ts'
import type { JudgeReply } from './memory.ts'

/** The steps of judging, as the suite's prompts are named. */
export type JudgeStep = 'inventory' | 'inventory-send-back' | 'findings' | 'findings-send-back'

/** One judge call of a grade: what was asked and what came of it. */
export interface Exchange {
  readonly step: JudgeStep
  /** The memory's key of the whole request. */
  readonly hash: string
  /** The message that this call adds; those before it are the earlier exchanges of the two steps in a row. */
  readonly sent: string
  readonly reply?: JudgeReply
  readonly fromMemory: boolean
  /** Why its output could not be used, or why none came. */
  readonly fault?: string
}

/** What a judge is held to, for one grade. */
export interface JudgeAccount {
  /** The system message of every call. */
  readonly system: string
  /** Quotes of findings: found at once, found after the send-back, and not found in the end. */
  readonly quotes: { readonly atOnce: number; readonly afterSendBack: number; readonly dropped: number }
  /** Findings that the judge took back when their quotes were sent back. */
  readonly withdrawn: number
  /** Findings of the judge that a rule refused. */
  readonly refused: number
  readonly inventory: {
    readonly entries: number
    /** Entries whose quotes do not stand in the end: they count for nothing. */
    readonly unverified: number
    /** Quantities, dates and instructions of the record that the inventory left out even when asked again. */
    readonly leftOut: number
  }
  /** Characters of the evidence, and the thinking budget that they decided, in tokens. */
  readonly evidenceCharacters: number
  readonly thinkingBudget?: number
  readonly exchanges: readonly Exchange[]
  /** Sums over the calls that were made; a count that no call gave is absent. */
  readonly usage: Usage
  /** What the calls made cost; absent where the price or a count is not known. */
  readonly costUsd?: number
  /** The time that the calls took, waits between them not counted. */
  readonly durationMs: number
}

/** The calls that went to the provider and came back. */
export const callsMade = (exchanges: readonly Exchange[]): readonly JudgeReply[] =>
  exchanges.flatMap(({ reply, fromMemory }) => (reply && !fromMemory ? [reply] : []))

/** Adds up tokens; a count that none gave stays absent. */
export const sumOfUsage = (replies: readonly JudgeReply[]): Usage => {
  const sums: Record<string, number> = {}
  for (const { usage } of replies)
    for (const [name, count] of Object.entries(usage)) sums[name] = (sums[name] ?? 0) + (count as number)
  return sums
}

/** The account with the judge's findings that were refused after it was done. */
export const withRefused = (account: JudgeAccount, dropped: readonly DroppedFinding[]): JudgeAccount => ({
  ...account,
  refused:
    account.refused +
    dropped.filter(
      ({ raisedBy, dropped: { reason } }) => raisedBy === 'judge' && reason === 'refused by rule',
    ).length,
})

/** The share of quotes that were not found in the end: 0 where there were none. Above the suite's bound, the judge is in doubt. */
export const dropRate = ({
  quotes: { atOnce, afterSendBack, dropped },
}: Pick<JudgeAccount, 'quotes'>): number => (dropped === 0 ? 0 : dropped / (atOnce + afterSendBack + dropped))
