import { sumOfCosts } from '../chatbot/prices.ts'
import { callsMade, type JudgeAccount, sumOfUsage } from './account.ts'
import { bindWith } from './bind-quote.ts'
import { factsFound } from './facts-found.ts'
import { whyUnverified } from './inventory.ts'
import { findingsOfInventory } from './inventory-rules.ts'
import type { JudgeTask, Verdict } from './judge.ts'
import type { Openings } from './openings.ts'
import type { FillPrompt } from './prompts.ts'
import { quoteBook } from './quote-book.ts'
import { raiseFindings } from './raise-findings.ts'
import type { Sheet } from './sheet.ts'
import type { Sitting } from './sitting.ts'
import { takeInventory } from './take-inventory.ts'
import { type TalkTerms, talkWith } from './talk.ts'

/** What was made ready for one answer. */
export interface Prepared {
  readonly sheet: Sheet
  readonly budget: number | undefined
  readonly terms: TalkTerms
  readonly openings: Openings
  readonly fill: FillPrompt
  /** The names of the suite's finding types. */
  readonly types: readonly string[]
}

/** Judges one answer: the inventory and what code makes of it, then the findings. A step that fails, fails the whole. */
export const judgeAnswer = async (job: JudgeTask, prepared: Prepared): Promise<Verdict> => {
  const { sheet, budget, terms, openings, fill, types } = prepared
  const talk = talkWith(terms)
  const book = quoteBook(job.evidence)
  const sitting: Sitting = { job, sheet, talk, fill, book, bind: bindWith(sheet, book) }

  const inventory = openings.inventory
    ? await takeInventory(openings.inventory, sitting)
    : { outcome: 'taken' as const, entries: [], leftOut: 0 }
  const entries = inventory.outcome === 'taken' ? inventory.entries : []
  const listed = findingsOfInventory(entries, job, factsFound(job), book, types)

  // A judge that gave no inventory has failed: asking on would cost without coming to a score.
  const raised = inventory.outcome === 'taken' ? await raiseFindings(openings.findings, sitting) : inventory

  const made = callsMade(talk.exchanges)
  const costUsd = sumOfCosts(made.map((reply) => reply.costUsd))
  const account: JudgeAccount = {
    system: openings.system,
    quotes: raised.outcome === 'raised' ? raised.quotes : { atOnce: 0, afterSendBack: 0, dropped: 0 },
    withdrawn: raised.outcome === 'raised' ? raised.withdrawn.length : 0,
    refused: listed.settled.filter(({ dropped: { reason } }) => reason === 'refused by rule').length,
    inventory: {
      entries: entries.length,
      unverified: entries.filter((entry) => whyUnverified(entry, job.task) !== undefined).length,
      leftOut: inventory.outcome === 'taken' ? inventory.leftOut : 0,
    },
    evidenceCharacters: sheet.text.length,
    ...(budget === undefined ? {} : { thinkingBudget: budget }),
    exchanges: talk.exchanges,
    usage: sumOfUsage(made),
    ...(costUsd === undefined ? {} : { costUsd }),
    durationMs: made.reduce((sum, { durationMs }) => sum + durationMs, 0),
  }
  const work = {
    findings: [...listed.findings, ...(raised.outcome === 'raised' ? raised.findings : [])],
    settled: [...listed.settled, ...(raised.outcome === 'raised' ? raised.withdrawn : [])],
    ...(openings.inventory ? { inventory: entries } : {}),
    account,
  }
  return raised.outcome === 'failed'
    ? { ...work, outcome: 'failed', why: raised.why }
    : { ...work, outcome: 'judged' }
}
