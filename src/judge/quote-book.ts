import { type Folded, fold, type Location, locate } from '../quote/index.ts'
import type { EvidenceSource, QuoteClaim, VerifiedQuote } from './finding.ts'

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

export const quoteBook = (sources: readonly EvidenceSource[]): QuoteBook => {
  const byKey = new Map(sources.map((source) => [key(source), source]))
  const folded = new Map<EvidenceSource, Folded>()
  const look = (source: EvidenceSource, text: string): Location => {
    const known = folded.get(source) ?? fold(source.text)
    folded.set(source, known)
    return locate(known, text)
  }
  return {
    sources,
    verify: (claim) => {
      const source = byKey.get(key(claim.source))
      return { ...claim, location: source ? look(source, claim.text) : nowhere }
    },
    holding: (text) => sources.filter((source) => look(source, text).status !== 'absent'),
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
