import type { Mark } from './mark.ts'

/** What stands beside a text: the notes of its findings, and what its colours are called. */
export interface Margin {
  /** Ids that stand on the page already: the first place of a quote has its id, and no other. */
  readonly anchors: Set<string>
  /** The notes of the marks of a block, as HTML; each finding's only where it is first marked in a text. */
  readonly notes: (marks: readonly Mark[]) => string
  /** A note of a colour that begins, as HTML. */
  readonly colourNote: (words: string) => string
  /** Whether colours are said in words: of what the chatbot wrote, whose colours are evidence. */
  readonly saysColours: boolean
}
