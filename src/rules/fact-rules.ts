import type { Finding } from '../judge/finding.ts'
import { type FactRulesInput, factTexts } from './fact-texts.ts'
import { forbiddenStatement } from './forbidden-statement.ts'
import { inventedNumbers } from './invented-number.ts'
import { missingFact } from './missing-fact.ts'
import { wrongValue } from './wrong-value.ts'

/**
 * What code finds about facts and numbers by itself: wrong_value, missing_critical_fact, missing_fact,
 * forbidden_statement, invented_number. Silent when in doubt: each finding lowers a score. Nothing where the answer said
 * nothing at all.
 */
export const factFindings = (input: FactRulesInput): readonly Finding[] => {
  const texts = factTexts(input)
  if (texts.said.every(({ text }) => text.trim() === '')) return []
  return [
    ...texts.table.facts.flatMap((fact) => wrongValue(fact, texts) ?? missingFact(fact, texts) ?? []),
    ...texts.table.must_not.flatMap((row) => forbiddenStatement(row, texts) ?? []),
    ...inventedNumbers(texts),
  ]
}

export type { FactRulesInput }
