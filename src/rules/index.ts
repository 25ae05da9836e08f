import type { Finding } from '../judge/finding.ts'
import { deniedFeature, inventedFeature } from './app-features.ts'
import { deferredSection } from './deferred-section.ts'
import { droppedContent } from './dropped-content.ts'
import { factsAndNumbers } from './facts-and-numbers.ts'
import { falseCompletion } from './false-completion.ts'
import { foreignWord } from './foreign-word.ts'
import { formatNotFollowed } from './format-not-followed.ts'
import { inventedDate } from './invented-date.ts'
import { leakedInternals } from './leaked-internals.ts'
import { placeholderLeft } from './placeholder-left.ts'
import type { Rule, RuleInput } from './rule.ts'
import { templateCarryover } from './template-carryover.ts'
import { unrequestedChange } from './unrequested-change.ts'
import { wrongReference } from './wrong-reference.ts'

/** The rules that need no judge, by the finding types that each raises. */
export const rulesInCode: readonly { readonly name: string; readonly rule: Rule }[] = [
  { name: 'template_carryover', rule: templateCarryover },
  { name: 'wrong_reference', rule: wrongReference },
  { name: 'deferred_section', rule: deferredSection },
  { name: 'dropped_content', rule: droppedContent },
  { name: 'placeholder_left', rule: placeholderLeft },
  { name: 'unrequested_change', rule: unrequestedChange },
  { name: 'format_not_followed', rule: formatNotFollowed },
  { name: 'false_completion', rule: falseCompletion },
  { name: 'invented_feature', rule: inventedFeature },
  { name: 'denied_feature', rule: deniedFeature },
  { name: 'foreign_word', rule: foreignWord },
  { name: 'leaked_internals', rule: leakedInternals },
  // missing_critical_fact, missing_fact, wrong_value, forbidden_statement, invented_number
  { name: 'facts and numbers', rule: factsAndNumbers },
  // invented_number too, of dates
  { name: 'invented date', rule: inventedDate },
]

/**
 * What the rules in code find in an answer, in the order of the table.
 * @throws {Error} naming the rule, where one throws: a broken rule must never read as "nothing found"
 */
export const findByRules = (input: RuleInput): readonly Finding[] =>
  rulesInCode.flatMap(({ name, rule }) => {
    try {
      return rule(input)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`the rule ${name} failed on answer ${input.answer.id}: ${why}`, { cause: error })
    }
  })

export type { Rule, RuleInput }
