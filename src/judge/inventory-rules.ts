import { factSourceName } from './evidence.ts'
import type { FactsFound } from './facts-found.ts'
import type { DroppedFinding, Finding, QuoteClaim } from './finding.ts'
import { type InventoryEntry, whyUnverified } from './inventory.ts'
import { inventoryRefusals, type Seen } from './inventory-refusals.ts'
import type { JudgeTask } from './judge.ts'
import type { QuoteBook } from './quote-book.ts'

/** What becomes a finding. An entry that no row names is as it should be. */
export const inventoryRules = [
  ['action from nowhere', 'invented_action'],
  ['check from nowhere', 'invented_check'],
  ['cause from nowhere', 'invented_cause'],
  ['number from nowhere', 'invented_number'],
  ['section elsewhere', 'deferred_section'],
  ['section placeholder', 'placeholder_left'],
  ['copied, belongs to the template alone', 'template_carryover'],
  ['fact wrong', 'wrong_value'],
  ['critical fact absent', 'missing_critical_fact'],
  ['required fact absent', 'missing_fact'],
  ['critical fact present, and nobody can show where', 'missing_critical_fact'],
  ['required fact present, and nobody can show where', 'missing_fact'],
] as const

type Case = (typeof inventoryRules)[number][0]

const caseOf = (
  entry: InventoryEntry,
  unverified: boolean,
  { task }: JudgeTask,
  facts: FactsFound,
): Case | undefined => {
  if (entry.is === 'fact') {
    const fact = task.facts.facts.find(({ id }) => id === entry.id)
    if (!fact) return undefined
    const weight = fact.critical ? 'critical' : fact.required ? 'required' : undefined
    if (entry.state === 'wrong') return unverified ? undefined : 'fact wrong'
    if (!weight) return undefined
    if (entry.state === 'absent') return `${weight} fact absent`
    return unverified && !facts.found.has(entry.id)
      ? `${weight} fact present, and nobody can show where`
      : undefined
  }
  if (unverified) return undefined
  switch (entry.is) {
    case 'assertion':
      return entry.from === 'nowhere' ? `${entry.kind} from nowhere` : undefined
    case 'section':
      return entry.content === 'own' ? undefined : `section ${entry.content}`
    case 'copied':
      return entry.belongs === 'here' ? undefined : 'copied, belongs to the template alone'
  }
}

/** The words of a fact in its document; none for one that the user never told: then nothing is missing. */
const quoteOfFact = (
  { document, words }: JudgeTask['task']['facts']['facts'][number],
  { evidence }: JudgeTask,
): readonly QuoteClaim[] => {
  if (document !== 'user')
    return [{ source: { kind: 'document', name: factSourceName(document) }, text: words }]
  const told = evidence.find(({ kind, text }) => kind === 'user' && text.includes(words))
  return told ? [{ source: { kind: 'user', name: told.name }, text: words }] : []
}

const quotesFor = (entry: InventoryEntry, is: Case, job: JudgeTask): readonly QuoteClaim[] => {
  const fact = entry.is === 'fact' && job.task.facts.facts.find(({ id }) => id === entry.id)
  if (fact && is !== 'fact wrong') return quoteOfFact(fact, job)
  const own = entry.quote ? [entry.quote] : []
  return [...own, ...(entry.is === 'copied' ? entry.given : [])].map(({ source, text }) => ({ source, text }))
}

/** What an inventory comes to. */
export interface FromInventory {
  readonly findings: readonly Finding[]
  readonly settled: readonly DroppedFinding[]
}

/**
 * Turns a verified inventory into findings: by the rules, and against the refusals. Unverified entries count for nothing.
 * @param types those of the suite: a row whose type a suite leaves out makes nothing there
 */
export const findingsOfInventory = (
  entries: readonly InventoryEntry[],
  job: JudgeTask,
  facts: FactsFound,
  book: QuoteBook,
  types: readonly string[],
): FromInventory => {
  const findings: Finding[] = []
  const settled: DroppedFinding[] = []
  for (const entry of entries) {
    const is = caseOf(entry, whyUnverified(entry, job.task) !== undefined, job, facts)
    const type = inventoryRules.find(([when]) => when === is)?.[1]
    if (is === undefined || type === undefined || !types.includes(type)) continue
    const quotes = quotesFor(entry, is, job)
    if (quotes.length === 0) continue
    const label = entry.is === 'fact' ? `${is}: ${entry.id}` : is
    const finding: Finding = {
      type,
      quotes,
      why: `By the inventory: ${label}.`,
      raisedBy: 'code',
    }
    const drop = (reason: DroppedFinding['dropped']['reason'], why: string) =>
      settled.push({
        ...finding,
        quotes: finding.quotes.map((quote) => book.verify(quote)),
        dropped: { reason, why },
      })
    const seen: Seen = { entry, quote: entry.quote, book, facts, job }
    const refusal = inventoryRefusals
      .filter(({ of }) => (of as readonly string[]).includes(type))
      .map(({ when }) => when(seen))
      .find((why) => why !== undefined)
    if (refusal !== undefined) drop('refused by rule', refusal)
    else if (is.endsWith('nobody can show where'))
      drop('quote not found', 'code does not find the fact, and the quote that should show it does not stand')
    else findings.push(finding)
  }
  return { findings, settled }
}
