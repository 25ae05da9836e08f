import {
  type DroppedFinding,
  type EvidenceSource,
  type Finding,
  overlap,
  type QuoteBook,
  quoteBook,
  stands,
  type VerifiedFinding,
  whyNot,
} from '../judge/index.ts'
import type { FindingType } from '../suite/catalogue.ts'

/** What is left after code looked for every quote. */
export interface Verified {
  readonly standing: readonly VerifiedFinding[]
  readonly dropped: readonly DroppedFinding[]
}

/** Why a finding falls because code knows the contrary; undefined where it does not. */
export type Settle = (finding: Finding) => string | undefined

const isSame = (a: VerifiedFinding, b: VerifiedFinding): boolean =>
  a.type === b.type && a.quotes.some((quote) => b.quotes.some((other) => overlap(quote, other)))

const dropOf = (
  finding: VerifiedFinding,
  types: readonly FindingType[],
  settle: Settle,
): DroppedFinding['dropped'] | undefined => {
  const { quotes, raisedBy } = finding
  const refused = (why: string) => ({ reason: 'refused by rule' as const, why })
  const type = types.find(({ name }) => name === finding.type)
  if (!type) return refused(`the catalogue has no finding type "${finding.type}"`)
  if (!type.raised.includes(raisedBy)) return refused(`${type.name} is not raised by the ${raisedBy}`)
  const quotable: readonly string[] = type.quotes
  const misplaced = quotes.find(({ source }) => !quotable.includes(source.kind))
  if (misplaced) return refused(`${type.name} is not quoted from a ${misplaced.source.kind}`)
  const settled = settle(finding)
  if (settled !== undefined) return refused(settled)
  if (quotes.length === 0) return { reason: 'quote not found', why: 'it quotes nothing' }
  const missing = quotes.find((quote) => !stands(quote))
  return missing && { reason: 'quote not found', why: whyNot(missing) }
}

/**
 * Looks for every quote of every finding in the one source that it is bound to. A finding stands when all of its quotes do
 * and code does not know the contrary; the same type over overlapping quotes counts once. Nothing that was raised is lost:
 * what does not stand is kept as dropped.
 */
export const verify = (
  raised: readonly Finding[],
  evidence: readonly EvidenceSource[],
  types: readonly FindingType[],
  settle: Settle = () => undefined,
): Verified => {
  const book: QuoteBook = quoteBook(evidence)
  const standing: VerifiedFinding[] = []
  const dropped: DroppedFinding[] = []
  for (const finding of raised) {
    const verified: VerifiedFinding = { ...finding, quotes: finding.quotes.map(book.verify) }
    const drop = dropOf(verified, types, settle)
    if (drop) dropped.push({ ...verified, dropped: drop })
    else if (!standing.some((other) => isSame(other, verified))) standing.push(verified)
  }
  return { standing, dropped }
}
