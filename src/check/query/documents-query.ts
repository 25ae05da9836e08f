import type { DocumentState, DocumentStatus, DocumentType } from '../../app/index.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { clip, named, quoted } from '../show.ts'
import { type ContentQuery, contentQuery } from './document-query.ts'
import { type Moment, verdictAt } from './moment.ts'
import { newestOfEach } from './newest.ts'
import { type Place, versionName } from './place.ts'
import { type Counting, counting, narrowed, type Selection, seen, selectionOf } from './selection.ts'
import { missing, type Sought, there } from './sought.ts'

/**
 * Documents, narrowed as one reads: `after.drafts.created().ofType('form').some()`. Questions about their content need
 * at least one document, and ask every one of them.
 */
export interface DocumentsQuery extends Counting, ContentQuery {
  /** Documents whose code did not exist before the answer. */
  created(): DocumentsQuery
  ofType(type: DocumentType): DocumentsQuery
  withStatus(status: DocumentStatus): DocumentsQuery
  /** Documents that were made from the template. */
  fromTemplate(code: string): DocumentsQuery
  /** Documents whose title mentions the phrase. */
  titled(title: Phrase): DocumentsQuery
}

const describe = (document: DocumentState): string =>
  `${clip(versionName(document), 40)} (${document.status}, ${document.type}, ${quoted(document.title)})`

const queryOf = (moment: Moment, selection: Selection<DocumentState>): DocumentsQuery => {
  const { wanted, items, verdict } = selection
  const only = (name: string, keep: (document: DocumentState) => boolean): DocumentsQuery =>
    queryOf(moment, narrowed(selection, name, keep))
  const sought: Sought<Place> = {
    name: wanted,
    verdict,
    branches:
      items.length > 0
        ? items.map((document) => there({ moment, document }))
        : [missing(verdict, () => seen(selection))],
  }
  return {
    ...counting(selection),
    ...contentQuery(sought),
    created: () => {
      if (!moment.earlier) {
        throw new Error('created() is asked of the state after the answer, not of the one before it')
      }
      const known = new Set(moment.earlier.documents.map(({ code }) => code))
      return only(`created ${wanted}`, ({ code }) => !known.has(code))
    },
    ofType: (type) => only(`${wanted} of type ${type}`, (document) => document.type === type),
    withStatus: (status) => only(`${wanted} with status ${status}`, (document) => document.status === status),
    fromTemplate: (code) => only(`${wanted} from the template ${code}`, ({ template }) => template === code),
    titled: (title) =>
      only(`${wanted} titled ${named(title)}`, (document) => mentions(document.title, title)),
  }
}

/** The query over some documents: the newest version of each. */
export const documentsQuery = (
  moment: Moment,
  name: string,
  documents: readonly DocumentState[],
): DocumentsQuery => queryOf(moment, selectionOf(name, newestOfEach(documents), verdictAt(moment), describe))
