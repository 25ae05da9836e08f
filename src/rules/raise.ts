import type { EvidenceSource, Finding } from '../judge/finding.ts'
import { saysSomething } from './says-something.ts'

/** A finding that code raises, with quotes that all stand in one source. */
export const raise = (
  type: string,
  { kind, name }: Pick<EvidenceSource, 'kind' | 'name'>,
  quotes: readonly string[],
  why: string,
): Finding => ({
  type,
  quotes: quotes.map((text) => ({ source: { kind, name }, text })),
  why,
  raisedBy: 'code',
})

const mostFindings = 20
const mostLookedAt = 1_000

/**
 * The findings that differ, 20 at most: one alone sets the level, and a text that repeats a defect, or what was looked
 * at and is none (undefined), a million times must not hold up the rest. One that quotes marks alone is none.
 */
export const distinct = (raised: Iterable<Finding | undefined>): readonly Finding[] => {
  const found = new Map<string, Finding>()
  let lookedAt = 0
  for (const finding of raised) {
    const key = finding && JSON.stringify(finding.quotes)
    const isQuotable = finding?.quotes.every(({ text }) => saysSomething(text)) === true
    if (finding && key !== undefined && isQuotable && !found.has(key)) found.set(key, finding)
    lookedAt += 1
    if (found.size === mostFindings || lookedAt === mostLookedAt) break
  }
  return [...found.values()]
}
