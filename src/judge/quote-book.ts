import { type Folded, fold, type Location, locate, type Span } from '../quote/index.ts'
import type { EvidenceSource, QuoteClaim, VerifiedQuote } from './finding.ts'
import { type Visible, visibleText } from './visible.ts'

/** The sources of one answer, each folded once, at its first lookup. */
export interface QuoteBook {
  readonly sources: readonly EvidenceSource[]
  /** Looks for a quote in the one source that it is bound to; absent where there is no such source. */
  verify(claim: QuoteClaim): VerifiedQuote
  /** The sources that a text stands in, whichever they are. */
  holding(text: string): readonly EvidenceSource[]
}

const nowhere: Location = { status: 'absent', turned: false, spans: [] }
const key = ({ kind, name }: { readonly kind: string; readonly name: string }): string => `${kind}\n${name}`

/** A source as it is shown, ready for lookups. */
interface Page {
  readonly shown: Visible
  readonly folded: Folded
}

const pageOf = ({ text }: EvidenceSource): Page => {
  const shown = visibleText(text)
  return { shown, folded: fold(shown.text) }
}

/** A place in what is shown, in the source's own offsets. */
const inSource = <Place extends Span>(place: Place, { offsetOf }: Visible): Place => ({
  ...place,
  start: offsetOf(place.start),
  end: place.end > place.start ? offsetOf(place.end - 1) + 1 : offsetOf(place.end),
})

/** What is not shown to a reader cannot keep a quote from being found: it is looked for in what is shown. */
const look = ({ shown, folded }: Page, text: string): Location => {
  const { nearest, spans, ...location } = locate(folded, visibleText(text).text)
  return {
    ...location,
    spans: spans.map((span) => inSource(span, shown)),
    ...(nearest ? { nearest: inSource(nearest, shown) } : {}),
  }
}

export const quoteBook = (sources: readonly EvidenceSource[]): QuoteBook => {
  const byKey = new Map(sources.map((source) => [key(source), source]))
  const pages = new Map<EvidenceSource, Page>()
  const lookIn = (source: EvidenceSource, text: string): Location => {
    const page = pages.get(source) ?? pageOf(source)
    pages.set(source, page)
    return look(page, text)
  }
  return {
    sources,
    verify: (claim) => {
      const source = byKey.get(key(claim.source))
      return { ...claim, location: source ? lookIn(source, claim.text) : nowhere }
    },
    holding: (text) => sources.filter((source) => lookIn(source, text).status !== 'absent'),
  }
}

/** Whether a quote was found, and says there what it says by itself. */
export const stands = ({ location }: VerifiedQuote): boolean =>
  location.status !== 'absent' && !location.turned

/** Why a quote does not stand, in one line. */
export const whyNot = ({ source, location }: VerifiedQuote): string =>
  location.turned
    ? 'it is cut so that its sense turns'
    : (location.nearest?.differs ?? `it does not stand in ${source.kind} ${source.name}`)

/** Whether two quotes share a stretch of one source. */
export const overlap = (one: VerifiedQuote, other: VerifiedQuote): boolean =>
  key(one.source) === key(other.source) &&
  one.location.spans.some((a) => other.location.spans.some((b) => a.start < b.end && b.start < a.end))
