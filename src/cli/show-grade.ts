import type { CheckResult } from '../check/index.ts'
import type { Grade } from '../grade/index.ts'
import {
  type DroppedFinding,
  describeAccount,
  type InventoryEntry,
  overlap,
  stands,
  type VerifiedFinding,
  type VerifiedQuote,
  whyNot,
} from '../judge/index.ts'
import { oneLine } from './output.ts'
import { part, wrapped } from './page-lines.ts'

/** The longest quote that is shown whole. */
const longestQuote = 400

/** Where a quote stands, in words; that it stands letter for letter goes without saying. */
const placeOf = (quote: VerifiedQuote): string => {
  const { source, location } = quote
  const found = stands(quote)
    ? { exact: '', folded: ', folded', ambiguous: ', more than once', absent: '' }[location.status]
    : `, not found: ${oneLine(whyNot(quote), 120)}`
  return `${source.kind} ${oneLine(source.name, 80)}${found}`
}

const quoteLines = (quote: VerifiedQuote, width: number): readonly string[] => [
  ...wrapped(`„${oneLine(quote.text, longestQuote)}“`, width, 8),
  ...wrapped(placeOf(quote), width, 10, '        –'),
]

const checkLines = (check: CheckResult, width: number): readonly string[] => {
  const mark = { passed: '✓', failed: '✗', unknown: '?' }[check.outcome]
  const word = { passed: '', failed: 'failed: ', unknown: 'could not tell: ' }[check.outcome]
  const kind = check.severity === 'hard' ? '' : ' (diagnostic)'
  const detail =
    check.outcome === 'failed'
      ? [`looked for ${oneLine(check.looked, 300)}`, `found ${oneLine(check.found, 300)}`]
      : check.outcome === 'unknown'
        ? [oneLine(check.why, 300)]
        : []
  return [
    ...wrapped(`${word}${check.name}${kind}`, width, 4, `  ${mark}`),
    ...detail.flatMap((text) => wrapped(text, width, 6)),
  ]
}

/** A finding under the number that the inventory names it by. */
const findingLines = (finding: VerifiedFinding, mark: string, width: number): readonly string[] => [
  ...wrapped(
    `${finding.type}, by ${finding.raisedBy === 'code' ? 'code' : 'the judge'}`,
    width,
    6,
    `  ${mark}`,
  ),
  ...wrapped(oneLine(finding.why, 600), width, 6),
  ...finding.quotes.flatMap((quote) => quoteLines(quote, width)),
]

const droppedLines = (finding: DroppedFinding, width: number): readonly string[] => {
  const { reason, why } = finding.dropped
  // A quote that was not found says itself why.
  const text =
    reason === 'quote not found' && !finding.quotes.every(stands) ? reason : `${reason}: ${oneLine(why, 300)}`
  return [...findingLines(finding, '–', width), ...wrapped(text, width, 8, '      →')]
}

const saidOf = (entry: InventoryEntry): string => {
  switch (entry.is) {
    case 'assertion':
      return `${entry.kind} from ${entry.from}`
    case 'section':
      return {
        own: 'section with content of its own',
        elsewhere: 'section that points elsewhere',
        placeholder: 'section with a placeholder',
      }[entry.content]
    case 'fact':
      return `fact ${oneLine(entry.id, 60)} ${entry.state}`
    case 'copied':
      return `copied paragraph, belongs ${entry.belongs}`
  }
}

/** The numbers of the findings that stand on the words of an entry. */
const numbersFor = ({ quote }: InventoryEntry, findings: readonly VerifiedFinding[]): readonly string[] =>
  quote && stands(quote)
    ? findings.flatMap(({ quotes }, index) =>
        quotes.some((each) => stands(each) && overlap(each, quote)) ? [`[${index + 1}]`] : [],
      )
    : []

const quoted = (quote: VerifiedQuote): string => `„${oneLine(quote.text, longestQuote)}“ (${placeOf(quote)})`

const entryLines = (
  entry: InventoryEntry,
  findings: readonly VerifiedFinding[],
  width: number,
): readonly string[] => {
  const numbers = numbersFor(entry, findings).map((number) => ` → ${number}`)
  return [
    ...wrapped(
      `${saidOf(entry)}${entry.quote ? `: ${quoted(entry.quote)}` : ''}${numbers.join('')}`,
      width,
      4,
      '  ·',
    ),
    ...entry.given.flatMap((quote) => wrapped(quoted(quote), width, 8, '      ←')),
  ]
}

/** What a defect stands on first, the facts last. */
const inWeight = (
  entries: readonly InventoryEntry[],
  findings: readonly VerifiedFinding[],
): readonly InventoryEntry[] => {
  const rank = (entry: InventoryEntry): number =>
    numbersFor(entry, findings).length > 0 ? 0 : entry.is === 'fact' ? 2 : 1
  return [...entries].sort((one, other) => rank(one) - rank(other))
}

/** Hard checks first; what passed after what did not. */
const inOrder = (checks: readonly CheckResult[]): readonly CheckResult[] => {
  const rank = ({ severity, outcome }: CheckResult): number =>
    (severity === 'hard' ? 0 : 2) + (outcome === 'passed' ? 1 : 0)
  return [...checks].sort((one, other) => rank(one) - rank(other))
}

/** A grade: checks, findings and the quotes that they stand on, what was dropped, what was asserted, and the score derived. */
export const gradeLines = (grade: Grade, width: number): readonly string[] => {
  const { findings, dropped, inventory = [], account } = grade
  const judge = grade.judge === 'none' ? 'none, rules in code alone' : grade.judge
  return [
    ...part(
      'Checks',
      width,
      inOrder(grade.checks).flatMap((check) => checkLines(check, width)),
    ),
    ...part(
      `Findings (judge: ${judge})`,
      width,
      findings.length === 0
        ? ['  none']
        : findings.flatMap((finding, index) => findingLines(finding, `[${index + 1}]`, width)),
    ),
    ...part(
      'Raised, and not counted',
      width,
      dropped.flatMap((each) => droppedLines(each, width)),
    ),
    ...part(
      'What was asserted, and where it comes from',
      width,
      inWeight(inventory, findings).flatMap((entry) => entryLines(entry, findings, width)),
    ),
    ...part(
      'The judge',
      width,
      (account ? describeAccount(account) : []).flatMap((line) => wrapped(line, width, 4, '  ·')),
    ),
    ...part(
      'Derivation',
      width,
      grade.derivation.flatMap((step, index) => wrapped(step, width, 5, `  ${index + 1}.`)),
    ),
  ]
}
