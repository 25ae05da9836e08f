import type { QuoteClaim, VerifiedQuote } from './finding.ts'
import { type NumberedSource, withoutNumbers } from './numbered.ts'
import type { OutputQuote } from './output-schemas.ts'
import type { QuoteBook } from './quote-book.ts'
import type { Sheet } from './sheet.ts'

/** Binds the quotes of an output, which name their source by its number, and looks for them. */
export type BindQuote = (quote: OutputQuote) => VerifiedQuote

const claimOf = (quote: OutputQuote, each: NumberedSource | undefined): QuoteClaim =>
  each
    ? { source: { kind: each.source.kind, name: each.source.name }, text: withoutNumbers(each, quote.text) }
    : { source: { kind: 'log', name: `source ${quote.source}, which is not there` }, text: quote.text }

export const bindWith =
  ({ sources }: Pick<Sheet, 'sources'>, book: QuoteBook): BindQuote =>
  (quote) =>
    book.verify(claimOf(quote, sources[quote.source - 1]))
