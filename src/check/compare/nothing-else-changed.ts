import type { DocumentState, RecordKind, RecordState } from '../../app/index.ts'
import { failed, type Outcome, passed } from '../outcome.ts'
import { versionName } from '../query/place.ts'
import { sameRecord } from '../query/records-query.ts'
import type { StateQuery } from '../query/state-query.ts'
import { clip, listed } from '../show.ts'

/**
 * What may have changed: a document by its code (all its versions), a record by its id, records of a kind that the
 * answer created, or drafts with a code that did not exist. An existing record is excepted by its id alone.
 */
export type Exception = 'created drafts' | RecordKind | (string & {})

const sameDocument = (one: DocumentState, other: DocumentState): boolean =>
  one.title === other.title &&
  one.type === other.type &&
  one.status === other.status &&
  one.template === other.template &&
  one.html === other.html

interface Pair<Item> {
  readonly was?: Item
  readonly is?: Item
}

/** Items by name. Where several have one name, their order tells them apart. */
const byName = <Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, Item> => {
  const counts = new Map<string, number>()
  return new Map(
    items.map((item) => {
      const name = nameOf(item)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${count} ${name}`, item]
    }),
  )
}

/** The items of two states, paired by name. */
const paired = <Item>(
  olds: readonly Item[],
  news: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Pair<Item>[] => {
  const [before, after] = [byName(olds, nameOf), byName(news, nameOf)]
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [was, is] = [before.get(name), after.get(name)]
    return { ...(was && { was }), ...(is && { is }) }
  })
}

const changedDocuments = (
  before: StateQuery,
  after: StateQuery,
  except: ReadonlySet<string>,
): readonly string[] => {
  const olds = before.moment.state.documents
  const known = new Set(olds.map(({ code }) => code))
  return paired(olds, after.moment.state.documents, versionName).flatMap(({ was, is }) => {
    const document = is ?? was
    if (!document || except.has(document.code)) return []
    const name = clip(versionName(document), 40)
    if (!is) return [`${name} is gone`]
    if (!was) {
      const isCreatedDraft = is.status === 'draft' && !known.has(is.code)
      return isCreatedDraft && except.has('created drafts') ? [] : [`${name} (${is.status}) was created`]
    }
    return sameDocument(was, is) ? [] : [`${name} was changed`]
  })
}

const changedRecords = (
  before: StateQuery,
  after: StateQuery,
  except: ReadonlySet<string>,
): readonly string[] =>
  paired(before.moment.state.records, after.moment.state.records, ({ id }: RecordState) => id).flatMap(
    ({ was, is }) => {
      const record = is ?? was
      if (!record || except.has(record.id)) return []
      const name = `${clip(record.id, 40)} (${record.kind})`
      if (!is) return [`${name} is gone`]
      if (!was) return except.has(is.kind) ? [] : [`${name} was created`]
      return sameRecord(was, is) ? [] : [`${name} was changed`]
    },
  )

/** Documents and records are as they were, byte for byte, except those named. */
export const nothingElseChanged = (
  before: StateQuery,
  after: StateQuery,
  { except = [] }: { readonly except?: readonly Exception[] } = {},
): Outcome => {
  const excepted = new Set<string>(except)
  const looked = except.length > 0 ? `nothing changed except ${listed(except)}` : 'nothing changed'
  const changes = [...changedDocuments(before, after, excepted), ...changedRecords(before, after, excepted)]
  return changes.length > 0 ? failed(looked, listed(changes)) : passed(looked, 'all else is as it was')
}
