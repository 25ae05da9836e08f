import type { BindQuote } from './bind-quote.ts'
import type { DroppedFinding, Finding, VerifiedFinding, VerifiedQuote } from './finding.ts'
import { corrected, type MissingQuote, showMissing } from './missing-quote.ts'
import { type FindingsOutput, findingsSendBackSchema } from './output-schemas.ts'
import { stands } from './quote-book.ts'
import type { Sitting } from './sitting.ts'
import type { Question } from './talk.ts'

/** The judge's findings after the one send-back, or why there are none. */
export type RaisedFindings =
  | {
      readonly outcome: 'raised'
      readonly findings: readonly Finding[]
      readonly withdrawn: readonly DroppedFinding[]
      readonly quotes: { readonly atOnce: number; readonly afterSendBack: number; readonly dropped: number }
    }
  | { readonly outcome: 'failed'; readonly why: string }

const boundFindings = ({ findings }: FindingsOutput, bind: BindQuote): readonly VerifiedFinding[] =>
  findings.map(({ type, quotes, why, claimed }) => ({
    type,
    quotes: quotes.map(bind),
    why,
    raisedBy: 'judge',
    ...(claimed ? { claimed } : {}),
  }))

const missingIn = (findings: readonly VerifiedFinding[]): readonly MissingQuote[] =>
  findings
    .flatMap(({ type, quotes }) =>
      quotes.filter((quote) => !stands(quote)).map((quote) => ({ of: type, quote })),
    )
    .map((each, index) => ({ item: index + 1, ...each }))

/**
 * Asks for the findings. Quotes that do not stand go back once, all together; a finding may be withdrawn then, and none can
 * be added. What still does not stand stays in its finding, which whoever verifies drops.
 */
export const raiseFindings = async (
  question: Question<FindingsOutput>,
  { sheet, talk, fill, bind }: Sitting,
): Promise<RaisedFindings> => {
  const first = await talk.ask(question)
  if (first.outcome === 'failed') return first
  const findings = boundFindings(first.value, bind)
  const missing = missingIn(findings)
  const atOnce = findings.flatMap(({ quotes }) => quotes).length - missing.length
  if (missing.length === 0)
    return { outcome: 'raised', findings, withdrawn: [], quotes: { atOnce, afterSendBack: 0, dropped: 0 } }

  const second = await talk.ask({
    step: 'findings-send-back',
    schema: findingsSendBackSchema,
    messages: [
      ...first.messages,
      { role: 'user', text: fill('findings-send-back', { missing: showMissing(missing, sheet) }) },
    ],
  })
  if (second.outcome === 'failed') return second
  const correctionOf = (quote: VerifiedQuote) => {
    const item = missing.find((each) => each.quote === quote)?.item
    return second.value.corrections.find((correction) => correction.item === item)
  }
  const isWithdrawn = ({ quotes }: VerifiedFinding): boolean =>
    quotes.some((quote) => correctionOf(quote)?.withdraw === true)
  const kept = findings.filter((finding) => !isWithdrawn(finding))
  const mended = kept.map((finding) => ({
    ...finding,
    quotes: finding.quotes.map(
      (quote) => corrected(quote, correctionOf(quote), bind, sheet.sources) ?? quote,
    ),
  }))
  const left = mended.flatMap(({ quotes }) => quotes).filter((quote) => !stands(quote)).length
  const gone = missing.filter(({ quote }) => kept.some(({ quotes }) => quotes.includes(quote))).length
  return {
    outcome: 'raised',
    findings: mended,
    withdrawn: findings.filter(isWithdrawn).map((finding) => ({
      ...finding,
      dropped: { reason: 'withdrawn', why: 'the judge took it back when its quote was sent back' },
    })),
    quotes: { atOnce, afterSendBack: gone - left, dropped: left },
  }
}
