import type {
  DroppedFinding,
  EvidenceSource,
  Finding,
  VerifiedFinding,
  VerifiedQuote,
} from '../judge/finding.ts'
import { type Folded, fold, locate } from '../quote/index.ts'
import type { FindingType } from '../suite/catalogue.ts'

/** What is left after code looked for every quote. */
export interface Verified {
  readonly standing: readonly VerifiedFinding[]
  readonly dropped: readonly DroppedFinding[]
}

const key = ({ kind, name }: { readonly kind: string; readonly name: string }): string => `${kind}\n${name}`

const overlap = (a: VerifiedQuote, b: VerifiedQuote): boolean =>
  key(a.source) === key(b.source) &&
  a.location.spans.some((one) =>
    b.location.spans.some((other) => one.start < other.end && other.start < one.end),
  )

const isSame = (a: VerifiedFinding, b: VerifiedFinding): boolean =>
  a.type === b.type && a.quotes.some((quote) => b.quotes.some((other) => overlap(quote, other)))

/**
 * Looks for every quote of every finding in the one source that it is bound to. A finding stands when all of its quotes do;
 * the same type over overlapping quotes counts once. Nothing that was raised is lost: what does not stand is kept as dropped.
 */
export const verify = (
  raised: readonly Finding[],
  evidence: readonly EvidenceSource[],
  types: readonly FindingType[],
): Verified => {
  const sources = new Map(evidence.map((source) => [key(source), source]))
  const folded = new Map<string, Folded>()
  const foldOnce = (source: EvidenceSource): Folded => {
    const found = folded.get(key(source)) ?? fold(source.text)
    folded.set(key(source), found)
    return found
  }
  const standing: VerifiedFinding[] = []
  const dropped: DroppedFinding[] = []
  for (const finding of raised) {
    const type = types.find(({ name }) => name === finding.type)
    const quotes = finding.quotes.map((quote): VerifiedQuote => {
      const source = sources.get(key(quote.source))
      return {
        ...quote,
        location: source
          ? locate(foldOnce(source), quote.text)
          : { status: 'absent', turned: false, spans: [] },
      }
    })
    const verified: VerifiedFinding = { ...finding, quotes }
    const drop = (reason: DroppedFinding['dropped']['reason'], why: string) =>
      dropped.push({ ...verified, dropped: { reason, why } })

    const misplaced = quotes.find(({ source }) => !type?.quotes.includes(source.kind))
    const missing = quotes.find(({ location }) => location.status === 'absent')
    const turned = quotes.find(({ location }) => location.turned)
    if (!type) drop('refused by rule', `the catalogue has no finding type "${finding.type}"`)
    else if (!type.raised.includes(finding.raisedBy))
      drop('refused by rule', `${finding.type} is not raised by the ${finding.raisedBy}`)
    else if (quotes.length === 0) drop('quote not found', 'it quotes nothing')
    else if (misplaced)
      drop('refused by rule', `${finding.type} is not quoted from a ${misplaced.source.kind}`)
    else if (missing)
      drop(
        'quote not found',
        missing.location.nearest?.differs ??
          `it does not stand in ${missing.source.kind} ${missing.source.name}`,
      )
    else if (turned) drop('quote not found', 'it is cut so that its sense turns')
    else if (!standing.some((other) => isSame(other, verified))) standing.push(verified)
  }
  return { standing, dropped }
}
