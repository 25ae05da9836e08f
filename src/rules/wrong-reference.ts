import type { Finding } from '../judge/finding.ts'
import { sentences } from '../richtext/index.ts'
import { userTexts } from '../suite/case.ts'
import { type BadCitation, citesClause, missingAnnexes, missingClauses } from './clause-reference.ts'
import {
  missingDocuments,
  missingSections,
  missingVersionsAndAnnexes,
  shelfOf,
  shelfTexts,
} from './document-reference.ts'
import { mostCharacters } from './doubt.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'
import { saidBy } from './said.ts'
import { annexLabel, holdsNumber, versionLabel } from './section-number.ts'

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Finds the wrong citations of a sentence. What the user or a document cites so is none. */
const readerOf = (input: RuleInput): ((sentence: string) => readonly BadCitation[]) => {
  const user = [...userTexts(input.task), ...input.answer.turns.map(({ message }) => message)]
  const documents = once(() => shelfTexts(input))
  const lines = once(() => [...user, ...documents()].flatMap((text) => text.split('\n')))
  const shelf = shelfOf(input)
  return (sentence) => [
    ...missingClauses(
      sentence,
      input.suite.clauseIndexes,
      (standard, number) =>
        user.some((text) => holdsNumber(text, number)) ||
        documents().some((text) => citesClause(text, standard, number)),
    ),
    ...missingAnnexes(sentence, input.suite.clauseIndexes, (standard, annex) =>
      [...user, ...documents()].some((text) => text.includes(standard) && annex.test(text)),
    ),
    ...missingDocuments(sentence, shelf, {
      toDocuments: (code) => documents().some((text) => text.includes(code)),
      toUser: (code) => user.some((text) => text.includes(code)),
    }),
    ...missingSections(sentence, shelf, (code, number) =>
      lines().some((line) => line.includes(code) && holdsNumber(line, number)),
    ),
    ...missingVersionsAndAnnexes(sentence, shelf, (code, cited) =>
      lines().some((line) => line.includes(code) && holdsCited(line, cited)),
    ),
  ]
}

/** Whether a line names a version or an annex of that number or letter. */
const holdsCited = (line: string, cited: string): boolean =>
  new RegExp(
    `(?:(?:${versionLabel}|${annexLabel})[^\\n.]{0,12}(?<![\\p{L}\\p{N}])|(?<!\\p{L})v\\.?\\s?)${cited}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(line)

function* wrongReferences(input: RuleInput): Generator<Finding | undefined> {
  const citationsIn = readerOf(input)
  for (const { kind, name, text, start, end, before } of saidBy(input)) {
    for (const sentence of sentences(text.slice(start, end))) {
      if (sentence.text.length > mostCharacters || !/\d/.test(sentence.text)) continue
      const plain = sentence.text.replace(/[\u00a0\u202f*_`]/g, ' ')
      for (const bad of before.includes(sentence.text) ? [] : citationsIn(plain)) {
        const at = start + sentence.start
        const quote = quoteAround(text, at + bad.start, at + bad.end)
        yield quote === undefined ? undefined : raise('wrong_reference', { kind, name }, [quote], bad.why)
      }
    }
  }
}

/**
 * wrong_reference: a clause that the index of the named edition does not have, a document that is not in the tenant, a
 * section, version or annex that its document does not have, an annex that the edition does not have. Silent on what the user or a document cites so, on what is denied or asked,
 * and wherever the words do not tell what a number belongs to.
 */
export const wrongReference: Rule = (input) => distinct(wrongReferences(input))
