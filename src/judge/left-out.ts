import { parseQuantities } from '../facts/index.ts'
import type { Written } from '../run/written.ts'
import type { BindQuote } from './bind-quote.ts'
import type { Fence } from './fence.ts'
import type { VerifiedQuote } from './finding.ts'
import { imperativeSentences } from './imperatives.ts'
import type { InventoryEntry } from './inventory.ts'
import type { JudgeTask } from './judge.ts'
import type { LeftOutAnswer } from './output-schemas.ts'
import type { QuoteBook } from './quote-book.ts'
import { stands } from './quote-book.ts'
import { visible } from './visible.ts'

/** A quantity, a date or an instruction that stands in what was added to a record. */
interface Statement {
  readonly what: 'quantity' | 'date' | 'instruction'
  readonly start: number
  readonly end: number
}

/** A statement that no entry covers, under the number that the judge answers by. */
export interface LeftOut {
  readonly item: number
  readonly what: Statement['what']
  readonly quote: VerifiedQuote
}

const statementsOf = ({ text, added }: Written, language: 'cs' | 'en'): readonly Statement[] => {
  const isAdded = ({ start, end }: Statement): boolean =>
    added.some((stretch) => stretch.start < end && start < stretch.end)
  return [
    ...parseQuantities(text, language).map(
      ({ meaning, start, end }): Statement => ({
        what: meaning.kind === 'date' ? 'date' : 'quantity',
        start,
        end,
      }),
    ),
    ...imperativeSentences(text, language).map(
      ({ start, end }): Statement => ({
        what: 'instruction',
        start,
        end,
      }),
    ),
  ]
    .filter(isAdded)
    .sort((a, b) => a.start - b.start)
}

/**
 * What code itself finds in the written texts that no verified assertion covers, in the order of the texts. A statement that
 * stands in several places is asked about once a place.
 */
export const leftOutOf = (
  { written, task: { language } }: Pick<JudgeTask, 'written' | 'task'>,
  entries: readonly InventoryEntry[],
  book: QuoteBook,
): readonly LeftOut[] => {
  const covering = entries.flatMap(({ is, quote }) =>
    is === 'assertion' && quote && stands(quote) && quote.source.kind === 'record' ? [quote] : [],
  )
  return written
    .flatMap((record) => {
      const spans = covering
        .filter(({ source }) => source.name === record.name)
        .flatMap(({ location }) => location.spans)
      return statementsOf(record, language)
        .filter(({ start, end }) => !spans.some((span) => span.start < end && start < span.end))
        .map(({ what, start, end }) => ({
          what,
          quote: book.verify({
            source: { kind: 'record', name: record.name },
            text: record.text.slice(start, end),
          }),
        }))
    })
    .map((each, index) => ({ item: index + 1, ...each }))
}

/** What was left out as the judge is shown it, inside the fence. */
export const showLeftOut = (leftOut: readonly LeftOut[], fence: Fence): string =>
  leftOut
    .map(({ item, what, quote }) =>
      fence.around(`item ${item}: ${what}`, `${visible(quote.source.name)}: ${visible(quote.text)}`),
    )
    .join('\n\n')

/** The entries that the judge's answers make of what it had left out, and how much of it is still left out. */
export const addedEntries = (
  leftOut: readonly LeftOut[],
  answers: readonly LeftOutAnswer[],
  bind: BindQuote,
): { readonly entries: readonly InventoryEntry[]; readonly still: number } => {
  const answered = leftOut.flatMap((each) => {
    const answer = answers.find(({ item }) => item === each.item)
    return answer ? [{ ...each, answer }] : []
  })
  return {
    entries: answered.flatMap(({ quote, answer: { kind, from, given } }): readonly InventoryEntry[] =>
      kind === 'nothing'
        ? []
        : [
            {
              is: 'assertion',
              kind,
              from,
              quote,
              given: from === 'nowhere' ? [] : given.map(bind),
            },
          ],
    ),
    still: leftOut.length - answered.length,
  }
}
