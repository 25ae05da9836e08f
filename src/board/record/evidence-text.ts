import type { DocumentState, TenantState } from '../../app/index.ts'
import { versionName } from '../../app/index.ts'
import type { Answer } from '../../run/index.ts'

/** A text that a tool let the chatbot read. */
export interface ReadText {
  readonly text: string
  /** Where it begins in the evidence, which joins all that was read of one document. */
  readonly start: number
  /** What gave it first, and in which turn: turns count from 1. */
  readonly tool: string
  readonly turn: number
}

/** What was read of each document, each text once, in the order of the evidence. */
export const readTexts = ({ turns }: Pick<Answer, 'turns'>): ReadonlyMap<string, readonly ReadText[]> => {
  const read = new Map<string, ReadText[]>()
  for (const [index, { calls }] of turns.entries()) {
    for (const { tool, reads } of calls) {
      for (const { document, text } of reads) {
        const texts = read.get(document) ?? []
        read.set(document, texts)
        if (texts.some((each) => each.text === text)) continue
        const last = texts.at(-1)
        // The evidence parts the texts by an empty line.
        texts.push({ text, start: last ? last.start + last.text.length + 2 : 0, tool, turn: index + 1 })
      }
    }
  }
  return read
}

/** The document of a state that a name such as `SOP-021 v3` means. */
export const documentNamed = ({ documents }: TenantState, name: string): DocumentState | undefined =>
  documents.find((document) => versionName(document) === name)
