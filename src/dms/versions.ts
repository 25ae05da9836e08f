import { type DocumentState, type SeedFile, versionName } from '../app/index.ts'
import { listed, quoted, suggestion } from './nearest-name.ts'
import { Refusal } from './refusal.ts'
import { type Shelf, withDocument } from './shelf.ts'

/** One line that describes a version of a document. */
export const documentLine = (document: DocumentState): string => {
  const template = document.template === undefined ? '' : ` | template ${document.template}`
  return `${versionName(document)} | ${document.status} | ${document.type} | ${document.title}${template}`
}

export const fileLine = ({ code, title, pages }: SeedFile): string =>
  `${code} | file | ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} | ${title}`

const newestFirst = (one: DocumentState, other: DocumentState) => other.version - one.version

/** All versions of a document, the newest first. */
export const versionsOf = (shelf: Shelf, code: string): readonly DocumentState[] =>
  shelf.documents.filter((document) => document.code === code).toSorted(newestFirst)

/** The version that work goes on in: the draft where there is one, else the valid one, else the newest. */
const workingVersion = (versions: readonly DocumentState[]): DocumentState | undefined =>
  versions.find(({ status }) => status === 'draft') ??
  versions.find(({ status }) => status === 'valid') ??
  versions[0]

/** The working versions of all documents, in the shelf's order. */
export const workingVersions = (shelf: Shelf): readonly DocumentState[] => {
  const codes = [...new Set(shelf.documents.map(({ code }) => code))]
  return codes.flatMap((code) => workingVersion(versionsOf(shelf, code)) ?? [])
}

const noDocument = (shelf: Shelf, code: string): Refusal => {
  const codes = [...new Set([...shelf.documents, ...shelf.files].map((each) => each.code))]
  return new Refusal(
    `There is no document ${quoted(code)}.${suggestion(code, codes)} Codes: ${listed(codes)}. ` +
      'A code stands without its version and title.',
  )
}

/**
 * A document by its code: the version named, else the one that work goes on in.
 * @throws {Refusal} when there is none, or it is a file
 */
export const findDocument = (shelf: Shelf, code: string, version?: number): DocumentState => {
  const versions = versionsOf(shelf, code)
  const found =
    version === undefined
      ? workingVersion(versions)
      : versions.find((document) => document.version === version)
  if (found) return found
  if (versions.length > 0) {
    const names = versions.map((document) => `v${document.version} (${document.status})`)
    throw new Refusal(`${code} has no version ${version}. Versions: ${names.join(', ')}.`)
  }
  const file = shelf.files.find((each) => each.code === code)
  if (file) {
    throw new Refusal(
      `${code} is a file of ${file.pages.length} pages, not a document: read it with read_file_pages. Files cannot be edited.`,
    )
  }
  throw noDocument(shelf, code)
}

/** A file by its code. @throws {Refusal} when there is none, or it is a document */
export const findFile = (shelf: Shelf, code: string): SeedFile => {
  const file = shelf.files.find((each) => each.code === code)
  if (file) return file
  if (versionsOf(shelf, code).length > 0) {
    throw new Refusal(`${code} is a document without pages: read it with read_document or read_section.`)
  }
  throw noDocument(shelf, code)
}

/** A document that is being edited, and the valid version that it was opened from just now. */
export interface WorkingDraft {
  readonly draft: DocumentState
  readonly openedFrom?: DocumentState
}

/**
 * The draft of a document for an edit: the one that is open, else the next version of the valid one.
 * @throws {Refusal} when the document is archived or a file
 */
export const workingDraft = (shelf: Shelf, code: string): WorkingDraft => {
  const document = findDocument(shelf, code)
  switch (document.status) {
    case 'draft':
      return { draft: document }
    case 'valid': {
      const [newest = document] = versionsOf(shelf, code)
      return { draft: { ...document, version: newest.version + 1, status: 'draft' }, openedFrom: document }
    }
    case 'archived':
      throw new Refusal(
        `${code} is archived and cannot be edited. To go on from it, create a new document with create_draft and template ${quoted(code)}.`,
      )
  }
}

/** What came of an edit: the shelf with the changed draft, its name, and the sentence that tells of a new version. */
export const storeDraft = (shelf: Shelf, { openedFrom }: WorkingDraft, changed: DocumentState) => {
  const name = versionName(changed)
  const opened = openedFrom
    ? ` The valid ${versionName(openedFrom)} stays as it is; the change is in its new draft ${name}.`
    : ''
  return { shelf: withDocument(shelf, changed), wrote: [name], opened }
}

export { versionName }
