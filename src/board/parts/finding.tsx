import type { FC } from 'hono/jsx'
import type { DroppedFinding, VerifiedQuote } from '../../judge/index.ts'
import type { Catalogue } from '../../suite/index.ts'
import { findingTypes } from '../../suite/index.ts'
import { Square, type SquareLevel } from '../square.tsx'
import { titleOf } from '../title.ts'
import { languageOf } from './language.ts'
import { type LetteredFinding, quoteAnchor } from './lettered.ts'

/** Where a quote stands, in words: „Record WI-052 v1, section 5“. */
export type PlaceOf = (quote: VerifiedQuote) => string

const statusWords = ({ location: { status, spans } }: VerifiedQuote): string =>
  status === 'ambiguous' ? `quote found in ${spans.length} places` : `quote ${status}`

const raisedWords = (raisedBy: 'code' | 'judge'): string =>
  raisedBy === 'code' ? 'raised by a rule in code' : 'raised by the judge'

const Quote: FC<{ text: string; language: 'cs' | 'en' }> = ({ text, language }) => (
  <blockquote class="quote as-typed" lang={languageOf(text, language)}>
    „{text}“
  </blockquote>
)

const FindingArticle: FC<{ of: LetteredFinding; language: 'cs' | 'en'; placeOf: PlaceOf }> = ({
  of: { letter, type, finding },
  language,
  placeOf,
}) => (
  <article class="finding" id={letter} data-finding={letter}>
    <Square level={type.level as SquareLevel} />
    <h4>
      <a href={`#${quoteAnchor(letter, 0)}`}>
        <span class="letter">{letter}</span> {titleOf(type.name)}
      </a>
    </h4>
    {finding.quotes.map((quote, index) => (
      <>
        <Quote text={quote.text} language={language} />
        <p class="where">
          <a href={`#${quoteAnchor(letter, index)}`}>{placeOf(quote)}</a> · {statusWords(quote)}
        </p>
      </>
    ))}
    <p lang={languageOf(finding.why, 'en')}>{finding.why}</p>
    <p class="where">
      {raisedWords(finding.raisedBy)} · <a href={`#${letter}`}>link to this finding</a>
    </p>
  </article>
)

/** The findings of an answer by dimension, each dimension with its level; one without a finding says so. */
export const FindingsByDimension: FC<{
  lettered: readonly LetteredFinding[]
  levels: Readonly<Record<string, number>>
  catalogue: Catalogue
  language: 'cs' | 'en'
  placeOf: PlaceOf
}> = ({ lettered, levels, catalogue, language, placeOf }) => (
  <>
    {Object.entries(catalogue.dimensions).map(([dimension, { question }]) => {
      const own = lettered.filter(({ type }) => type.dimension === dimension)
      const header = (
        <header>
          <Square level={(levels[dimension] ?? 5) as SquareLevel} />
          <h3>{titleOf(dimension)}</h3>
          {own.length === 0 ? null : <p>{question}</p>}
        </header>
      )
      return own.length === 0 ? (
        <div class="dimension is-clean">
          {header}
          <p class="note">No finding.</p>
        </div>
      ) : (
        <div class="dimension">
          {header}
          <div class="findings">
            {own.map((each) => (
              <FindingArticle of={each} language={language} placeOf={placeOf} />
            ))}
          </div>
        </div>
      )
    })}
  </>
)

const reasonWords = {
  'quote not found': 'dropped: its quote was not found',
  'refused by rule': 'refused by a rule',
  withdrawn: 'withdrawn by the judge',
} as const

/** A finding that was raised and does not count, and why. */
export const DroppedArticle: FC<{ finding: DroppedFinding; catalogue: Catalogue; language: 'cs' | 'en' }> = ({
  finding,
  catalogue,
  language,
}) => {
  const level = findingTypes(catalogue).find(({ name }) => name === finding.type)?.level
  return (
    <article class="finding is-dropped">
      <Square level={(level ?? 'missing') as SquareLevel} />
      <h3>
        {titleOf(finding.type)} <span class="label">{reasonWords[finding.dropped.reason]}</span>
      </h3>
      {finding.quotes.map(({ text, source, location }) => (
        <>
          <Quote text={text} language={language} />
          <p class="where">
            said to stand in {source.kind} {source.name}
          </p>
          {location.nearest ? (
            <p>
              Nearest:{' '}
              <span lang={languageOf(location.nearest.text, language)}>„{location.nearest.text}“</span>.{' '}
              {location.nearest.differs}
            </p>
          ) : null}
        </>
      ))}
      <p lang={languageOf(finding.why, 'en')}>{finding.why}</p>
      <p>
        <b>Not counted:</b> {finding.dropped.why}
      </p>
      <p class="where">{raisedWords(finding.raisedBy)}</p>
    </article>
  )
}
