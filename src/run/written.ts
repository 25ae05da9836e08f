import { type DocumentState, type RecordState, versionName } from '../app/index.ts'
import { parseRichText, type RichText } from '../richtext/index.ts'
import type { Answer } from './answer.ts'

/** A stretch of a written text that did not stand there before. */
export interface Added {
  readonly text: string
  /** Offsets in the text of what was written. */
  readonly start: number
  readonly end: number
}

/** A document or record that an answer created or changed, as a reader sees it. */
export type Written = {
  /** A document's code and version (`SOP-021 v4`), or a record's id. */
  readonly name: string
  /** The title and the body of a document, or a line a field of a record. */
  readonly text: string
  readonly added: readonly Added[]
  readonly created: boolean
  /** What stood before: the version that was changed, or the record before its update. */
  readonly stoodBefore?: { readonly name: string; readonly text: string }
} & (
  | {
      readonly kind: 'document'
      readonly document: DocumentState
      readonly rich: RichText
      /** Where the body begins in `text`: offsets of `rich` count from there. */
      readonly bodyStart: number
    }
  | { readonly kind: 'record'; readonly record: RecordState }
)

/** A document as a reader sees it: its title, then its body. */
export const documentText = (document: DocumentState): string =>
  `${document.title}\n${parseRichText(document.html).text}`

/** A record as a reader sees it: a line a field. */
export const recordText = ({ fields }: RecordState): string =>
  Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')

/** Takes each of `before` once: a second copy of a paragraph that stood there once is added. */
const notAmong = (before: readonly string[]) => {
  const left = new Map<string, number>()
  for (const text of before) left.set(text, (left.get(text) ?? 0) + 1)
  return (text: string): boolean => {
    const copies = left.get(text) ?? 0
    if (copies > 0) left.set(text, copies - 1)
    return copies === 0
  }
}

const writtenDocument = (document: DocumentState, previous: DocumentState | undefined): Written => {
  const rich = parseRichText(document.html)
  const bodyStart = document.title.length + 1
  const isNew = notAmong(previous ? parseRichText(previous.html).blocks.map(({ text }) => text) : [])
  const title =
    previous?.title === document.title ? [] : [{ text: document.title, start: 0, end: document.title.length }]
  const blocks = rich.blocks
    .filter(({ text }) => text.trim() !== '' && isNew(text))
    .map(({ text, start, end }) => ({ text, start: start + bodyStart, end: end + bodyStart }))
  return {
    kind: 'document',
    name: versionName(document),
    text: documentText(document),
    added: [...title, ...blocks],
    created: previous === undefined,
    ...(previous ? { stoodBefore: { name: versionName(previous), text: documentText(previous) } } : {}),
    document,
    rich,
    bodyStart,
  }
}

const writtenRecord = (record: RecordState, previous: RecordState | undefined): Written => {
  let start = 0
  const added: Added[] = []
  for (const [field, value] of Object.entries(record.fields)) {
    const valueStart = start + field.length + 2
    if (value !== '' && previous?.fields[field] !== value) {
      added.push({ text: value, start: valueStart, end: valueStart + value.length })
    }
    start = valueStart + value.length + 1
  }
  return {
    kind: 'record',
    name: record.id,
    text: recordText(record),
    added,
    created: previous === undefined,
    ...(previous ? { stoodBefore: { name: `${previous.id}, before`, text: recordText(previous) } } : {}),
    record,
  }
}

const sameDocument = (a: DocumentState, b: DocumentState): boolean =>
  a === b || (a.html === b.html && a.title === b.title && a.status === b.status && a.type === b.type)

const sameRecord = (a: RecordState, b: RecordState): boolean => {
  if (a === b) return true
  const fields = Object.keys({ ...a.fields, ...b.fields })
  return a.kind === b.kind && fields.every((field) => a.fields[field] === b.fields[field])
}

/** All that an answer wrote: the difference between its tenant before and after, whatever the reply says. */
export const writtenBy = ({ before, after }: Pick<Answer, 'before' | 'after'>): readonly Written[] => {
  const documents = after.documents.flatMap((document) => {
    const versions = before.documents.filter(({ code }) => code === document.code)
    const same = versions.find(({ version }) => version === document.version)
    if (same && sameDocument(same, document)) return []
    const newest = versions
      .filter(({ version }) => version <= document.version)
      .sort((a, b) => b.version - a.version)[0]
    return [writtenDocument(document, same ?? newest)]
  })
  const records = after.records.flatMap((record) => {
    const previous = before.records.find(({ id }) => id === record.id)
    return previous && sameRecord(previous, record) ? [] : [writtenRecord(record, previous)]
  })
  return [...documents, ...records]
}

export { versionName }
