import type { LoadedCase } from '../suite/suite.ts'
import type { BindQuote } from './bind-quote.ts'
import type { VerifiedQuote } from './finding.ts'
import { corrected, type MissingQuote } from './missing-quote.ts'
import type { NumberedSource } from './numbered.ts'
import type { assertionKinds, Correction, InventoryOutput, origins } from './output-schemas.ts'
import { stands, whyNot } from './quote-book.ts'

export type AssertionKind = (typeof assertionKinds)[number]
export type Origin = (typeof origins)[number]

/** One entry of an inventory: what the judge says of the record, each quote after code looked for it. */
export type InventoryEntry = {
  /** The words of the record, or of the reply; a fact that is absent has none. */
  readonly quote?: VerifiedQuote
  /** The words that show where it comes from. */
  readonly given: readonly VerifiedQuote[]
} & (
  | { readonly is: 'assertion'; readonly kind: AssertionKind; readonly from: Origin }
  | { readonly is: 'section'; readonly content: 'own' | 'elsewhere' | 'placeholder' }
  | { readonly is: 'fact'; readonly id: string; readonly state: 'present' | 'wrong' | 'absent' }
  | { readonly is: 'copied'; readonly belongs: 'here' | 'to the template alone' }
)

/** The entries of an output, each quote looked for in its source. */
export const entriesOf = (output: InventoryOutput, bind: BindQuote): readonly InventoryEntry[] => [
  ...output.assertions.map(
    ({ kind, from, quote, given }): InventoryEntry => ({
      is: 'assertion',
      kind,
      from,
      quote: bind(quote),
      given: from === 'nowhere' ? [] : given.map(bind),
    }),
  ),
  ...output.sections.map(
    ({ content, quote }): InventoryEntry => ({
      is: 'section',
      content,
      quote: bind(quote),
      given: [],
    }),
  ),
  ...output.facts.map(
    ({ id, state, quote }): InventoryEntry => ({
      is: 'fact',
      id,
      state,
      ...(quote && state !== 'absent' ? { quote: bind(quote) } : {}),
      given: [],
    }),
  ),
  ...output.copied.map(
    ({ belongs, quote, original }): InventoryEntry => ({
      is: 'copied',
      belongs,
      quote: bind(quote),
      given: [bind(original)],
    }),
  ),
]

/** The kind of source that shows where an assertion comes from; a calculation may rest on any. */
const kindOfOrigin: Readonly<Record<Origin, VerifiedQuote['source']['kind'] | 'any'>> = {
  user: 'user',
  document: 'document',
  app: 'log',
  calculation: 'any',
  nowhere: 'any',
}

const givenStands = (entry: InventoryEntry, quote: VerifiedQuote): boolean => {
  const kind = entry.is === 'assertion' ? kindOfOrigin[entry.from] : 'document'
  return stands(quote) && (kind === 'any' || quote.source.kind === kind)
}

const ownStands = (entry: InventoryEntry, quote: VerifiedQuote): boolean =>
  stands(quote) && (quote.source.kind === 'record' || (entry.is === 'fact' && quote.source.kind === 'reply'))

/**
 * Why an entry is not verified: a quote of it does not stand in a source of the right kind, it has none where it needs one,
 * or its fact is not in the table. Undefined for one that is verified.
 */
export const whyUnverified = (
  entry: InventoryEntry,
  { facts }: Pick<LoadedCase, 'facts'>,
): string | undefined => {
  const { quote, given } = entry
  if (entry.is === 'fact' && !facts.facts.some(({ id }) => id === entry.id))
    return 'the table has no such fact'
  if (!quote) return entry.is === 'fact' && entry.state === 'absent' ? undefined : 'it quotes nothing'
  if (!ownStands(entry, quote)) return stands(quote) ? 'it is no quote of what was written' : whyNot(quote)
  if (entry.is === 'assertion' && entry.from !== 'nowhere' && given.length === 0)
    return `nothing is quoted to show that it comes from: ${entry.from}`
  const wrong = given.find((each) => !givenStands(entry, each))
  if (wrong) return stands(wrong) ? `it is quoted from the ${wrong.source.kind}` : whyNot(wrong)
  return undefined
}

const nameOf = (entry: InventoryEntry): string => {
  switch (entry.is) {
    case 'assertion':
      return `${entry.kind} from ${entry.from}`
    case 'section':
      return 'section'
    case 'fact':
      return `fact ${entry.state}`
    case 'copied':
      return 'copied paragraph'
  }
}

/** The quotes of an inventory that do not stand, numbered from 1 in its order. */
export const missingOf = (entries: readonly InventoryEntry[]): readonly MissingQuote[] =>
  entries
    .flatMap((entry) => [
      ...(entry.quote && !ownStands(entry, entry.quote) ? [{ of: nameOf(entry), quote: entry.quote }] : []),
      ...entry.given
        .filter((quote) => !givenStands(entry, quote))
        .map((quote) => ({ of: `where it comes from, ${nameOf(entry)}`, quote })),
    ])
    .map((each, index) => ({ item: index + 1, ...each }))

/** The inventory after what the judge said of its missing quotes. Entries that it withdrew are gone. */
export const correctedEntries = (
  entries: readonly InventoryEntry[],
  missing: readonly MissingQuote[],
  corrections: readonly Correction[],
  bind: BindQuote,
  sources: readonly NumberedSource[],
): readonly InventoryEntry[] => {
  const correctionOf = (quote: VerifiedQuote): Correction | undefined => {
    const item = missing.find((each) => each.quote === quote)?.item
    return corrections.find((correction) => correction.item === item)
  }
  const mended = (quote: VerifiedQuote): VerifiedQuote =>
    corrected(quote, correctionOf(quote), bind, sources) ?? quote
  return entries
    .filter(
      ({ quote, given }) =>
        ![...(quote ? [quote] : []), ...given].some((each) => correctionOf(each)?.withdraw === true),
    )
    .map((entry) => ({
      ...entry,
      ...(entry.quote ? { quote: mended(entry.quote) } : {}),
      given: entry.given.map(mended),
    }))
}
