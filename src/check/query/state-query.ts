import type { TenantState } from '../../app/index.ts'
import { type DocumentQuery, documentQuery, documentSought } from './document-query.ts'
import { type DocumentsQuery, documentsQuery } from './documents-query.ts'
import type { Moment } from './moment.ts'
import { type RecordsQuery, recordsQuery } from './records-query.ts'

/** What a tenant held at one moment. */
export interface StateQuery {
  readonly moment: Moment
  /** The newest version of a document. */
  document(code: string): DocumentQuery
  /** The newest version of every document. */
  readonly documents: DocumentsQuery
  /** The newest draft of every document that has one. */
  readonly drafts: DocumentsQuery
  readonly records: RecordsQuery
  record(id: string): RecordsQuery
}

const stateQuery = (moment: Moment): StateQuery => ({
  moment,
  document: (code) => documentQuery(documentSought(moment, code)),
  get documents() {
    return documentsQuery(moment, 'document', moment.state.documents)
  },
  get drafts() {
    const drafts = moment.state.documents.filter(({ status }) => status === 'draft')
    return documentsQuery(moment, 'draft', drafts)
  },
  get records() {
    return recordsQuery(moment, 'record', moment.state.records)
  },
  record: (id) => {
    const records = moment.state.records.filter((record) => record.id === id)
    return recordsQuery(moment, `record ${id}`, records)
  },
})

/** The query over a tenant as an answer found it. */
export const stateBefore = (state: TenantState): StateQuery => stateQuery({ name: 'before', state })

/** The query over a tenant as an answer left it; `earlier` is how the answer found it. */
export const stateAfter = (state: TenantState, earlier: TenantState): StateQuery =>
  stateQuery({ name: 'after', state, earlier })
