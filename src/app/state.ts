/** The types of document that a quality system holds. A `file` is a paged text such as a manufacturer's manual. */
export const documentTypes = [
  'manual',
  'procedure',
  'work-instruction',
  'form',
  'register',
  'list',
  'plan',
  'file',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentStatuses = ['valid', 'draft', 'archived'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** The kinds of record that a quality system keeps. */
export const recordKinds = [
  'nonconformity',
  'corrective-action',
  'risk',
  'complaint',
  'audit-finding',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** One version of one document. `code` and `version` together name it; `html` is its rich text. */
export interface DocumentState {
  readonly code: string
  readonly version: number
  readonly title: string
  readonly type: DocumentType
  readonly status: DocumentStatus
  /** The code of the document that a draft was made from, where it was made from one. */
  readonly template?: string
  readonly html: string
}

/** How a version of a document is named wherever it is read, written or quoted: `SOP-021 v3`. */
export const versionName = ({ code, version }: Pick<DocumentState, 'code' | 'version'>): string =>
  `${code} v${version}`

/** One record. Field values are plain text; what fields a kind has is the app's business. */
export interface RecordState {
  readonly id: string
  readonly kind: RecordKind
  readonly fields: Readonly<Record<string, string>>
}

/** All that a tenant holds at one moment, as plain data that can be stored and compared. */
export interface TenantState {
  readonly documents: readonly DocumentState[]
  readonly records: readonly RecordState[]
}

/** A paged text that tools may read and nobody may edit. Page n is `pages[n - 1]`. */
export interface SeedFile {
  readonly code: string
  readonly title: string
  readonly pages: readonly string[]
}

/** What a tenant is opened with. */
export interface Seed extends TenantState {
  readonly files: readonly SeedFile[]
  /** The app's fixed clock: an ISO 8601 instant. */
  readonly now: string
}
