import { type Finding, factsFound, type JudgeTask, turnName } from '../judge/index.ts'
import { claimsOf } from '../rules/claims-of-reply.ts'
import type { Answer, ToolCallRecord } from '../run/index.ts'
import type { Settle } from './verify.ts'

/** What code knows against findings of the judge, by finding type. */
export const contradictions: readonly {
  readonly of: readonly string[]
  readonly when: (finding: Finding, job: JudgeTask) => string | undefined
}[] = [
  { of: ['false_completion'], when: (finding, { answer }) => callThatHappened(finding, answer) },
  { of: ['missing_critical_fact', 'missing_fact'], when: factThatStands },
  { of: ['wrong_value'], when: valueThatIsRight },
]

/** The contradictions for one answer. What code raised is not among them: it looked already. */
export const settleBy =
  (job: JudgeTask): Settle =>
  (finding) =>
    finding.raisedBy === 'code'
      ? undefined
      : contradictions
          .filter(({ of }) => of.includes(finding.type))
          .map(({ when }) => when(finding, job))
          .find((why) => why !== undefined)

const withoutVersion = (name: string): string => name.replace(/ v\d+$/, '')

/** Calls that did what they were asked, up to the turn that a finding quotes. */
const callsUpTo = ({ quotes }: Finding, { turns }: Answer): readonly ToolCallRecord[] => {
  const quoted = quotes.map(({ source }) =>
    turns.findIndex((_turn, index) => turnName(index) === source.name),
  )
  return turns
    .slice(0, Math.max(-1, ...quoted) + 1)
    .flatMap(({ calls }) => calls)
    .filter(({ outcome }) => outcome === 'done')
}

/** What joins another claim to the first: that one may be the false one. */
const saysMore = /[,;:()]|(?<!\p{L})(?:a|i|s|se|včetně|také|and|with|also|including)(?!\p{L})/iu

/** The call that a false_completion says was not made, where it was made. */
const callThatHappened = (finding: Finding, answer: Answer): string | undefined => {
  const calls = callsUpTo(finding, answer)
  const { claimed } = finding
  const same = (name: string) => claimed && withoutVersion(name) === withoutVersion(claimed.wrote.trim())
  const called = calls.find(({ tool, wrote }) => tool === claimed?.tool && wrote.some(same))
  if (called) return `${called.tool} did write ${called.wrote.filter(same).join(', ')}`

  const known = new Set([
    ...answer.before.records.map(({ id }) => id),
    ...answer.before.documents.map(({ code }) => code),
  ])
  const created = calls.flatMap(({ wrote }) => wrote.map(withoutVersion)).filter((name) => !known.has(name))
  const saysCreated = ({ text }: Finding['quotes'][number]): string | undefined => {
    const claims = [...claimsOf(text)]
    if (saysMore.test(text.replace(/^\s*(?:hotovo|ano|done|yes)\s*[,.!:–-]\s*/iu, ''))) return undefined
    if (claims.length === 0 || claims.some(({ claim }) => claim.act !== 'create')) return undefined
    const named: readonly string[] = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? []
    return created.find((name) => named.includes(name))
  }
  const name = finding.quotes.map(saysCreated).find((each) => each !== undefined)
  return name === undefined ? undefined : `${name} was created`
}

/** Facts that code found, where a finding quotes their words as missing. */
function factThatStands({ quotes }: Finding, job: JudgeTask): string | undefined {
  const quoted = job.task.facts.facts.filter(({ words }) =>
    quotes.some(({ text }) => text.includes(words) || words.includes(text)),
  )
  const { found } = factsFound(job)
  return quoted.length > 0 && quoted.every(({ id }) => found.has(id))
    ? `code found it in what was written: ${quoted.map(({ id }) => id).join(', ')}`
    : undefined
}

/** The one fact of a table whose right value stands in the words that a finding calls wrong. */
function valueThatIsRight({ quotes, why }: Finding, job: JudgeTask): string | undefined {
  const { standsIn } = factsFound(job)
  const right = job.task.facts.facts.find(
    ({ id, label }) =>
      (why.includes(id) || why.includes(label)) && quotes.some(({ text }) => standsIn(id, text)),
  )
  return right && `code found the right value of ${right.id} in these words`
}
