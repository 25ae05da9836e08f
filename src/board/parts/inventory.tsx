import type { FC } from 'hono/jsx'
import type { InventoryEntry, VerifiedQuote } from '../../judge/index.ts'
import { whyUnverified } from '../../judge/inventory.ts'
import type { LoadedCase } from '../../suite/index.ts'
import { counted } from './counted.ts'
import { languageOf } from './language.ts'
import { type LetteredFinding, sourceKey } from './lettered.ts'

type Of<Is extends InventoryEntry['is']> = Extract<InventoryEntry, { readonly is: Is }>

interface Shown {
  readonly task: LoadedCase
  /** The findings that code made of an entry's quote. */
  readonly lettersOf: (quote: VerifiedQuote | undefined) => readonly string[]
}

/** The findings that quote the same words of the same source. */
export const lettersByQuote =
  (lettered: readonly LetteredFinding[]): Shown['lettersOf'] =>
  (quote) =>
    quote === undefined
      ? []
      : lettered
          .filter(({ finding }) =>
            finding.quotes.some(
              ({ text, source }) => text === quote.text && sourceKey(source) === sourceKey(quote.source),
            ),
          )
          .map(({ letter }) => letter)

const QuoteText: FC<{ quote: VerifiedQuote | undefined; language: 'cs' | 'en' }> = ({ quote, language }) =>
  quote ? <span lang={languageOf(quote.text, language)}>{quote.text}</span> : <>–</>

const Verified: FC<{ entry: InventoryEntry; shown: Shown }> = ({ entry, shown }) => {
  const why = whyUnverified(entry, shown.task)
  const letters = shown.lettersOf(entry.quote)
  return (
    <td data-head="Verified">
      {why === undefined ? 'yes' : `no: ${why}`}
      {letters.map((letter) => (
        <>
          {', finding '}
          <a href={`#${letter}`}>
            <span class="letter">{letter}</span>
          </a>
        </>
      ))}
    </td>
  )
}

const Given: FC<{ given: readonly VerifiedQuote[]; language: 'cs' | 'en' }> = ({ given, language }) => (
  <>
    {given.map((quote) => (
      <span class="lower">
        {quote.source.kind} {quote.source.name}: „<QuoteText quote={quote} language={language} />“
      </span>
    ))}
  </>
)

const Table: FC<{ heads: readonly string[]; children?: unknown }> = ({ heads, children }) => (
  <table class="data-table stacks in-lines inventory">
    <thead>
      <tr>
        {[...heads, 'Verified'].map((head) => (
          <th scope="col">{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>{children as never}</tbody>
  </table>
)

const Fold: FC<{ name: string; took: string; children?: unknown }> = ({ name, took, children }) => (
  <details class="fold">
    <summary>
      <span>{name}</span> <span class="took">{took}</span>
    </summary>
    {children as never}
  </details>
)

/** What the judge says that the record asserts, a table a kind; nothing where it listed nothing. */
export const Inventories: FC<{ entries: readonly InventoryEntry[] } & Shown> = ({ entries, ...shown }) => {
  const { language } = shown.task
  const of = <Is extends InventoryEntry['is']>(is: Is) =>
    entries.filter((entry): entry is Of<Is> => entry.is === is)
  const [assertions, sections, facts, copied] = [of('assertion'), of('section'), of('fact'), of('copied')]
  const label = (id: string) => shown.task.facts.facts.find((fact) => fact.id === id)?.label ?? ''
  return (
    <>
      {assertions.length > 0 ? (
        <Fold
          name="Actions, checks, causes and numbers"
          took={`${assertions.length}, of which ${assertions.filter(({ from }) => from === 'nowhere').length} with no source`}
        >
          <Table heads={['Asserted in the record', 'What it is', 'Comes from']}>
            {assertions.map((entry) => (
              <tr>
                <td>
                  <QuoteText quote={entry.quote} language={language} />
                </td>
                <td data-head="What it is">{entry.kind}</td>
                <td data-head="Comes from">
                  {entry.from}
                  <Given given={entry.given} language={language} />
                </td>
                <Verified entry={entry} shown={shown} />
              </tr>
            ))}
          </Table>
        </Fold>
      ) : null}
      {sections.length > 0 ? (
        <Fold
          name="Sections"
          took={`${sections.length}, of which ${sections.filter(({ content }) => content !== 'own').length} without content of its own`}
        >
          <Table heads={['Section', 'Content']}>
            {sections.map((entry) => (
              <tr>
                <td>
                  <QuoteText quote={entry.quote} language={language} />
                </td>
                <td data-head="Content">{entry.content}</td>
                <Verified entry={entry} shown={shown} />
              </tr>
            ))}
          </Table>
        </Fold>
      ) : null}
      {facts.length > 0 ? (
        <Fold
          name="Facts of the table"
          took={`${facts.length}, of which ${facts.filter(({ state }) => state !== 'present').length} wrong or absent`}
        >
          <Table heads={['Fact', 'State', 'Where']}>
            {facts.map((entry) => (
              <tr>
                <td>
                  {entry.id} <span class="lower">{label(entry.id)}</span>
                </td>
                <td data-head="State">{entry.state}</td>
                <td data-head="Where">
                  <QuoteText quote={entry.quote} language={language} />
                </td>
                <Verified entry={entry} shown={shown} />
              </tr>
            ))}
          </Table>
        </Fold>
      ) : null}
      {copied.length > 0 ? (
        <Fold name="Copied from the template" took={counted(copied.length, 'paragraph')}>
          <Table heads={['In the record', 'In the template', 'Belongs']}>
            {copied.map((entry) => (
              <tr>
                <td>
                  <QuoteText quote={entry.quote} language={language} />
                </td>
                <td data-head="In the template">
                  <Given given={entry.given} language={language} />
                </td>
                <td data-head="Belongs">{entry.belongs}</td>
                <Verified entry={entry} shown={shown} />
              </tr>
            ))}
          </Table>
        </Fold>
      ) : null}
    </>
  )
}
