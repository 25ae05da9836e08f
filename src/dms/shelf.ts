import type { DocumentState, RecordState, Seed } from '../app/index.ts'

/**
 * All that a tenant holds at one moment. Immutable: a change makes a new shelf that shares every document and record
 * that it does not touch, so that tenants opened from one seed share its values.
 */
export type Shelf = Seed

/** The shelf with a version of a document on it: in place of the same version, else as the last one. */
export const withDocument = (shelf: Shelf, document: DocumentState): Shelf => {
  const index = shelf.documents.findIndex(
    ({ code, version }) => code === document.code && version === document.version,
  )
  const documents = index < 0 ? [...shelf.documents, document] : shelf.documents.with(index, document)
  return { ...shelf, documents }
}

/** The shelf with a record on it: in place of the one with its id, else as the last one. */
export const withRecord = (shelf: Shelf, record: RecordState): Shelf => {
  const index = shelf.records.findIndex(({ id }) => id === record.id)
  const records = index < 0 ? [...shelf.records, record] : shelf.records.with(index, record)
  return { ...shelf, records }
}
