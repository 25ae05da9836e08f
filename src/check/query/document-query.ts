import { distance } from 'fastest-levenshtein'
import type { DocumentState, DocumentStatus, DocumentType } from '../../app/index.ts'
import { type Outcome, unknown } from '../outcome.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { listed, named, quoted } from '../show.ts'
import { type Moment, verdictAt } from './moment.ts'
import { newest } from './newest.ts'
import { type Place, versionName } from './place.ts'
import { type PlaceQuery, placeQuery } from './place-query.ts'
import { type SectionName, type SectionQuery, sectionQuery } from './section-query.ts'
import { ask, type Branch, missing, type Sought, there } from './sought.ts'

/** Questions to the content of a document, or of every document of a selection. */
export interface ContentQuery extends PlaceQuery {
  /** A section by its number as a reader sees it, or by its heading. */
  section(section: SectionName): SectionQuery
}

/** Questions to one document. Where it is missing, every question fails but `isAbsent`. */
export interface DocumentQuery extends ContentQuery {
  version(version: number): DocumentQuery
  /** The newest valid version. */
  valid(): DocumentQuery
  /** The newest draft. */
  draft(): DocumentQuery
  exists(): Outcome
  isAbsent(): Outcome
  isTitled(title: Phrase): Outcome
  isOfType(type: DocumentType): Outcome
  hasStatus(status: DocumentStatus): Outcome
}

/** One document as queries look for it. */
interface DocumentSought extends Sought<Place> {
  readonly moment: Moment
  readonly code: string
}

const nearestCodes = (moment: Moment, code: string): string => {
  const codes = [...new Set(moment.state.documents.map((document) => document.code))]
  return listed(codes.toSorted((one, other) => distance(one, code) - distance(other, code)))
}

/** Looks for one version of a document: the newest of those that fit. */
export const documentSought = (
  moment: Moment,
  code: string,
  name = code,
  fits: (document: DocumentState) => boolean = () => true,
): DocumentSought => {
  const verdict = verdictAt(moment)
  const versions = moment.state.documents.filter((document) => document.code === code)
  const found = newest(versions.filter(fits))
  const branch = (): Branch<Place> => {
    if (versions.length === 0) {
      return missing(verdict, () => `no document ${code}; there are ${nearestCodes(moment, code)}`)
    }
    if (!found) {
      const others = versions.map(({ version, status }) => `v${version} (${status})`)
      return missing(verdict, () => `no ${name}; there are ${listed(others)}`)
    }
    if (versions.filter(({ version }) => version === found.version).length > 1) {
      return {
        kind: 'not there',
        answer: (looked) => unknown(looked, `the state holds ${versionName(found)} twice`),
      }
    }
    return there({ moment, document: found })
  }
  return { name, branches: [branch()], verdict, moment, code }
}

/** Questions to the content of what was sought. */
export const contentQuery = (sought: Sought<Place>): ContentQuery => ({
  ...placeQuery(sought),
  section: (section) => sectionQuery(sought, section),
})

/** The query over one document. */
export const documentQuery = (sought: DocumentSought): DocumentQuery => {
  const { moment, code, name, verdict } = sought
  const among = (which: string, fits: (document: DocumentState) => boolean): DocumentQuery =>
    documentQuery(documentSought(moment, code, which, fits))
  const isThere = sought.branches.every(({ kind }) => kind === 'there')
  return {
    ...contentQuery(sought),
    version: (version) => among(`${code} v${version}`, (document) => document.version === version),
    valid: () => among(`valid version of ${code}`, ({ status }) => status === 'valid'),
    draft: () => among(`draft of ${code}`, ({ status }) => status === 'draft'),
    exists: () => ask(sought, name, ({ document }) => verdict(true, name, versionName(document))),
    isAbsent: () => verdict(!isThere, `no ${name}`, isThere ? `${name} is there` : 'it is not there'),
    isTitled: (title) => {
      const looked = `${name} titled ${named(title)}`
      return ask(sought, looked, ({ document }) =>
        verdict(mentions(document.title, title), looked, `its title is ${quoted(document.title)}`),
      )
    },
    isOfType: (type) => {
      const looked = `${name} of type ${type}`
      return ask(sought, looked, ({ document }) =>
        verdict(document.type === type, looked, `its type is ${document.type}`),
      )
    },
    hasStatus: (status) => {
      const looked = `${name} with status ${status}`
      return ask(sought, looked, ({ document }) =>
        verdict(document.status === status, looked, `${versionName(document)} is ${document.status}`),
      )
    },
  }
}
