import type { Suite } from '../suite/suite.ts'
import { type Fence, fenceFor } from './fence.ts'
import type { EvidenceSource } from './finding.ts'
import type { JudgeTask } from './judge.ts'
import { looksOf } from './looks.ts'
import { type NumberedSource, numbered, sentencesAt, shownText } from './numbered.ts'
import { visible } from './visible.ts'

/** What of a suite the judge is shown beside an answer. */
export type ShownSuite = Pick<Suite, 'capabilities' | 'clauseIndexes'>

/** The evidence as the judge is shown it. */
export interface Sheet {
  readonly text: string
  readonly fence: Fence
  readonly sources: readonly NumberedSource[]
}

interface Part {
  /** The bench's own words: what stands outside the fence holds none of the evidence. */
  readonly label: string
  readonly text: string
}

const sourceLine = (
  { written }: JudgeTask,
  sources: readonly NumberedSource[],
  each: NumberedSource,
): string => {
  const { number, source } = each
  const name = visible(source.name).replace(/\s+/g, ' ')
  const head = `${number} ${source.kind}: ${name}`
  if (source.role === 'stood before') return `${head} (before the chatbot changed it)`
  const record = source.kind === 'record' ? written.find((one) => one.name === source.name) : undefined
  if (!record) return head
  if (record.created) return `${head} (created: all of it is new)`
  const before =
    sources.find(({ source: other }) => other.name === `${record.stoodBefore?.name}, before`) ??
    sources.find(({ source: other }) => other.kind === 'document' && other.name === record.stoodBefore?.name)
  const added = [...new Set(record.added.flatMap((stretch) => sentencesAt(each, stretch) ?? []))]
  return [
    `${head} (changed`,
    ...(before ? [`before: source ${before.number}`] : []),
    ...(added.length > 0
      ? [`new: sentences ${added.join(', ')})`]
      : ['new: what follows in the list of new text)']),
  ].join('; ')
}

/** What was added to short texts, whose sentences have no numbers. */
const newText = ({ written }: JudgeTask, sources: readonly NumberedSource[]): readonly string[] =>
  sources.flatMap(({ number, source, sentences }) => {
    const record = source.kind === 'record' ? written.find(({ name }) => name === source.name) : undefined
    return record && !record.created && sentences.length === 0
      ? record.added.map(({ text }) => `source ${number}: ${visible(text).replace(/\s+/g, ' ')}`)
      : []
  })

const factLines = ({ task: { facts } }: JudgeTask): readonly string[] => [
  ...facts.facts.map(({ id, label, value, critical, required, document, words }) => {
    const weight = critical ? 'critical' : required ? 'required' : 'not required'
    return `${id} | ${weight} | ${label}: ${value} | ${document}: „${words}“`
  }),
  ...facts.must_not.map(({ id, label, why }) => `${id} | must not be stated | ${label} | ${why}`),
]

const capabilityLines = ({ capabilities }: ShownSuite): readonly string[] =>
  capabilities.map(
    ({ id, stance, text, where }) => `${id} | ${stance} | ${text}${where === undefined ? '' : ` | ${where}`}`,
  )

const clauseLines = ({ clauseIndexes }: ShownSuite): readonly string[] =>
  clauseIndexes.flatMap(({ standard, clauses }) =>
    clauses.map(({ number, title, confidence }) => `${standard} ${number} ${title} (${confidence})`),
  )

const isShown = ({ role }: EvidenceSource): boolean => role !== 'fact table'

/**
 * Lays out the evidence of an answer: the list of sources, each source by its number, how the styled parts look, the fact
 * table and the capability page; for a case without tools the clause indexes too. All of it stands inside the fence.
 */
export const sheetOf = (task: JudgeTask, suite: ShownSuite): Sheet => {
  const sources = numbered(task.evidence.filter(isShown))
  const list = (label: string, lines: readonly string[]): readonly Part[] =>
    lines.length === 0 ? [] : [{ label, text: lines.join('\n') }]
  const looks = sources.flatMap(({ number, source }) => {
    const record = source.kind === 'record' && task.written.find(({ name }) => name === source.name)
    return record ? list(`looks of source ${number}`, looksOf(record)) : []
  })
  const parts: readonly Part[] = [
    ...list(
      'sources',
      sources.map((each) => sourceLine(task, sources, each)),
    ),
    ...list('new text', newText(task, sources)),
    ...sources.map((each) => ({
      label: `source ${each.number}: ${each.source.kind}`,
      text: shownText(each),
    })),
    ...looks,
    ...list('fact table', factLines(task)),
    ...list('capability page', capabilityLines(suite)),
    ...list('clause indexes', task.task.tools === false ? clauseLines(suite) : []),
  ]
  const fence = fenceFor(parts.map(({ text }) => text))
  return { text: parts.map(({ label, text }) => fence.around(label, text)).join('\n\n'), fence, sources }
}
