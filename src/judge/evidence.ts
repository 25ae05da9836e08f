import { parseRichText } from '../richtext/index.ts'
import type { Answer, ToolCallRecord } from '../run/answer.ts'
import { writeJson } from '../run/json-text.ts'
import type { Written } from '../run/written.ts'
import type { Suite } from '../suite/suite.ts'
import type { EvidenceSource } from './finding.ts'

const turnName = (index: number): string => `turn ${index + 1}`

/** What a document holds, read or not: what a fact's words are proven against. */
const suiteDocument = ({ seed }: Pick<Suite, 'seed'>, code: string): string | undefined => {
  const file = seed.files.find((each) => each.code === code)
  if (file) return file.pages.join('\n')
  const versions = seed.documents.filter((each) => each.code === code)
  return (versions.find(({ status }) => status === 'valid') ?? versions[0])?.html
}

/** How a document is named where it is quoted for the words of a fact, whether the chatbot read them or not. */
export const factSourceName = (code: string): string => `${code}, fact table`

/** Whether a text that was read holds every line of a document. */
const showsAll = (read: string, whole: string): boolean => {
  const { text } = parseRichText(read)
  return whole.split('\n').every((line) => text.includes(line.trim()))
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

const callLine = ({ tool, args, outcome, content, reads, wrote }: ToolCallRecord): string =>
  [
    `${tool} ${cut(writeJson(args), 300)}: ${outcome}`,
    ...reads.map(({ document, text }) => `read ${document} (${text.length} characters)`),
    ...wrote.map((name) => `wrote ${name}`),
    // What a read gave stands in the document that it read.
    ...(reads.length > 0 ? [] : [`result: ${cut(content.replace(/\s+/g, ' ').trim(), 300)}`]),
  ].join('; ')

/** The log of the tool calls, a line each. */
const toolLog = ({ turns }: Answer): readonly EvidenceSource[] => {
  const lines = turns.flatMap(({ calls }, index) =>
    calls.map((call) => `${turnName(index)}: ${callLine(call)}`),
  )
  return lines.length === 0 ? [] : [{ kind: 'log', name: 'tool calls', text: lines.join('\n') }]
}

/**
 * The sources that a quote may come from: each turn's message and reply, what was written, exactly what the tools let the
 * chatbot read, what stood before in what it changed, the tool calls in short, and the documents that the fact table cites.
 */
export const evidenceOf = (
  answer: Answer,
  written: readonly Written[],
  suite: Pick<Suite, 'seed'>,
  factDocuments: readonly string[],
): readonly EvidenceSource[] => {
  const reads = new Map<string, Set<string>>()
  for (const { document, text } of answer.turns.flatMap(({ calls }) => calls.flatMap((call) => call.reads))) {
    reads.set(document, (reads.get(document) ?? new Set()).add(text))
  }
  return [
    ...answer.turns.flatMap(({ message, reply }, index): EvidenceSource[] => [
      { kind: 'user', name: turnName(index), text: message },
      ...(reply === undefined ? [] : [{ kind: 'reply' as const, name: turnName(index), text: reply }]),
    ]),
    ...written.map(({ name, text }): EvidenceSource => ({ kind: 'record', name, text })),
    ...[...reads].map(
      ([name, texts]): EvidenceSource => ({ kind: 'document', name, text: [...texts].join('\n\n') }),
    ),
    ...written.flatMap(({ stoodBefore }): EvidenceSource[] => {
      if (!stoodBefore) return []
      const read = [...(reads.get(stoodBefore.name) ?? [])]
      if (read.some((text) => showsAll(text, stoodBefore.text))) return []
      const name = read.length > 0 ? `${stoodBefore.name}, before` : stoodBefore.name
      return [{ kind: 'document', name, text: stoodBefore.text, role: 'stood before' }]
    }),
    ...toolLog(answer),
    ...[...new Set(factDocuments)].flatMap((code): EvidenceSource[] => {
      const text = suiteDocument(suite, code)
      return text === undefined
        ? []
        : [{ kind: 'document', name: factSourceName(code), text, role: 'fact table' }]
    }),
  ]
}

export { turnName }
