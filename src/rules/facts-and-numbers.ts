import type { EvidenceSource } from '../judge/finding.ts'
import { factFindings } from './fact-rules.ts'
import type { NamedText } from './fact-texts.ts'
import type { Rule } from './rule.ts'

/** Cases whose outcome is a reply; in the others facts stand in what is written. */
const answeredInReply = ['ask', 'find', 'limits']

/**
 * The rules over facts and numbers, given what an answer's evidence holds. Where a case asks for something written and
 * nothing was, no fact is missing from it: its hard checks say what is wrong.
 */
export const factsAndNumbers: Rule = ({
  task,
  evidence,
  written,
  answer: { before, after },
  suite: { seed },
}) => {
  const of = (kind: EvidenceSource['kind']): readonly NamedText[] =>
    evidence.filter((source) => source.kind === kind).map(({ name, text }) => ({ name, text }))
  return factFindings({
    table:
      written.length > 0 || answeredInReply.includes(task.kind) ? task.facts : { ...task.facts, facts: [] },
    language: task.language,
    record: written.map(({ name, text, added }) => ({ name, text, added })),
    reply: of('reply'),
    documents: of('document'),
    user: of('user'),
    codes: [
      ...[...before.documents, ...after.documents, ...seed.documents, ...seed.files].map(({ code }) => code),
      ...[...before.records, ...after.records].map(({ id }) => id),
    ],
  })
}
