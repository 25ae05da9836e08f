import { type Block, parseRichText, type RichText } from '../richtext/index.ts'
import { versionName, type Written } from '../run/written.ts'
import type { RuleInput } from './rule.ts'

/** A document that stood there before and was changed. */
export interface ChangedDocument {
  readonly written: Extract<Written, { kind: 'document' }>
  readonly code: string
  readonly titleBefore: string
  /** How what stood before is named: `SOP-014 v3`. */
  readonly nameBefore: string
  readonly before: RichText
}

/** The existing documents that an answer changed. */
export const changedDocuments = ({
  answer,
  written,
}: Pick<RuleInput, 'answer' | 'written'>): readonly ChangedDocument[] =>
  written.flatMap((each) => {
    if (each.kind !== 'document' || !each.stoodBefore) return []
    const previous = answer.before.documents.find(
      (document) => versionName(document) === each.stoodBefore?.name,
    )
    return previous
      ? [
          {
            written: each,
            code: each.document.code,
            titleBefore: previous.title,
            nameBefore: versionName(previous),
            before: parseRichText(previous.html),
          },
        ]
      : []
  })

/** A block as it is compared: a heading without its number, which moves when another section comes or goes. */
const content = ({ kind, text }: Block): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return kind === 'heading' ? plain.replace(/^\d+(?:\.\d+)*[.)]?\s+/, '') : plain
}

/** The indexes of blocks of `rich` that do not stand in `other`, each copy counted. */
export const blocksNotIn = (rich: RichText, other: RichText): readonly number[] => {
  const left = new Map<string, number>()
  for (const block of other.blocks) left.set(content(block), (left.get(content(block)) ?? 0) + 1)
  return rich.blocks.flatMap((block, index) => {
    const text = content(block)
    const copies = left.get(text) ?? 0
    if (copies > 0) left.set(text, copies - 1)
    return text === '' || copies > 0 ? [] : [index]
  })
}

/**
 * The evidence that shows a document as it stood before and holds all of the words letter for letter: the text that stood
 * before, or one that a tool let the chatbot read.
 */
export const sourceBefore = (
  { evidence }: Pick<RuleInput, 'evidence'>,
  name: string,
  quotes: readonly string[],
): { readonly kind: 'document'; readonly name: string } | undefined => {
  const source = evidence.find(
    (each) =>
      each.kind === 'document' &&
      (each.name === name || each.name === `${name}, before`) &&
      quotes.every((quote) => each.text.includes(quote)),
  )
  return source && { kind: 'document', name: source.name }
}
