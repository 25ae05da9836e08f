import { parseQuantities, type Quantity } from '../facts/index.ts'
import type { FactsFound } from './facts-found.ts'
import type { EvidenceSource, VerifiedQuote } from './finding.ts'
import type { InventoryEntry } from './inventory.ts'
import type { JudgeTask } from './judge.ts'
import type { QuoteBook } from './quote-book.ts'

/** All that a refusal looks at. */
export interface Seen {
  readonly entry: InventoryEntry
  readonly quote: VerifiedQuote | undefined
  readonly book: QuoteBook
  readonly facts: FactsFound
  readonly job: JudgeTask
}

/** A bare number may stand anywhere for anything. */
const saysWhatItMeasures = ({ meaning: { kind } }: Quantity): boolean =>
  kind !== 'number' && kind !== 'ordinal'

/** A source that may say what a record asserts, and that holds these words. */
const sourceOf = (words: string, book: QuoteBook): EvidenceSource | undefined =>
  book
    .holding(words)
    .find(({ kind, role }) => role !== 'fact table' && (kind === 'user' || kind === 'document'))

const stoodBefore = ({ source, location }: VerifiedQuote, { written }: JudgeTask): boolean => {
  const record = source.kind === 'record' && written.find(({ name }) => name === source.name)
  return (
    record !== false &&
    record !== undefined &&
    !location.spans.some(({ start, end }) =>
      record.added.some((each) => each.start < end && start < each.end),
    )
  )
}

/** Why a finding that a row makes falls: code found the contrary. The first that holds. */
export const inventoryRefusals = [
  {
    of: ['invented_action', 'invented_check', 'invented_cause', 'invented_number'],
    when: ({ quote, book }: Seen) => {
      const source = quote && sourceOf(quote.text, book)
      return source && `code found these words in ${source.kind} ${source.name}`
    },
  },
  {
    of: ['invented_number'],
    when: ({ quote, book, job }: Seen) => {
      const quantities = quote
        ? parseQuantities(quote.text, job.task.language).filter(saysWhatItMeasures)
        : []
      const all = quantities.map(({ form }) => sourceOf(form, book))
      return all.length > 0 && all.every((each) => each !== undefined)
        ? `code found the number in ${all[0]?.kind} ${all[0]?.name}`
        : undefined
    },
  },
  {
    of: [
      'invented_action',
      'invented_check',
      'invented_cause',
      'invented_number',
      'deferred_section',
      'placeholder_left',
      'template_carryover',
      'wrong_value',
    ],
    when: ({ quote, job }: Seen) => (quote && stoodBefore(quote, job) ? 'it stood there before' : undefined),
  },
  {
    of: ['missing_critical_fact', 'missing_fact'],
    when: ({ entry, facts }: Seen) =>
      entry.is === 'fact' && facts.found.has(entry.id)
        ? 'code found the fact in what was written'
        : undefined,
  },
  {
    of: ['wrong_value'],
    when: ({ entry, quote, facts }: Seen) =>
      entry.is === 'fact' && quote && facts.standsIn(entry.id, quote.text)
        ? 'code found the right value in these words'
        : undefined,
  },
] as const satisfies readonly {
  readonly of: readonly string[]
  readonly when: (seen: Seen) => string | undefined
}[]
