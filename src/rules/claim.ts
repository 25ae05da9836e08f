/** What somebody says was done. `create` and `edit` are writes to the tenant; the others leave it. */
export type Act = 'create' | 'edit' | 'send' | 'approve' | 'sign' | 'print' | 'publish'

/** How it is said: „Vytvořila jsem záznam“, „Záznam byl vytvořen“, or „Vytvořeno:“. */
export type Wording = 'first person' | 'passive' | 'report'

/** A statement that something was done, as its words make it. */
export interface Claim {
  readonly act: Act
  readonly wording: Wording
  /** The verb as it would be said of anybody: to tell what is only said again after somebody else. */
  readonly echo: RegExp
  /** What it is said of: a kind of thing that the app keeps, or nothing that can be told. */
  readonly about: About
}

/** Kinds of thing that words name; `loosely` where they are parts of one, such as a sentence or a measure. */
export interface About {
  readonly record: 'named' | 'loosely' | 'not'
  readonly document: 'named' | 'loosely' | 'not'
}

const anyOf = (czechStems: string, english: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:(?:${czechStems})\\p{L}{0,5}|${english})(?!\\p{L})`, 'iu')

const recordWords = anyOf(
  'neshod|stížnost|reklamac|rizik|záznam',
  'non-?conformit(?:y|ies)|complaints?|risks?|records?',
)
const looseRecordWords = anyOf('opatření|hlášení|zjištění', 'capa|actions?|findings?')
const recordId = /(?<![\p{L}\p{N}-])\p{Lu}{1,6}-\d{4}-\d+(?![\p{L}\p{N}])/u
const documentWords = anyOf('dokument|koncept|instrukc|směrnic', 'documents?|drafts?|instructions?')
const looseDocumentWords = anyOf(
  'postup|sekc|kapitol|oddíl|odstav|odrážk|nadpis|vět|tabulk|text|příloh|verz|názv|název|výskyt|změn|úprav|přejmenován',
  '(?:procedure|section|chapter|paragraph|bullet|heading|sentence|table|title|version|occurrence|change)s?',
)
const documentCode = /(?<![\p{L}\p{N}-])\p{Lu}{1,6}-\d{1,5}(?![\p{L}\p{N}-])/u

/** What a clause speaks of. */
export const aboutOf = (clause: string): About => ({
  record:
    recordId.test(clause) || recordWords.test(clause)
      ? 'named'
      : looseRecordWords.test(clause)
        ? 'loosely'
        : 'not',
  document:
    documentCode.test(clause) || documentWords.test(clause)
      ? 'named'
      : looseDocumentWords.test(clause)
        ? 'loosely'
        : 'not',
})

/** Whether a clause names one record by its id. */
export const namesRecordId = (clause: string): boolean => recordId.test(clause)
