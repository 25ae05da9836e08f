import type { Location } from '../quote/index.ts'
import type { QuotableSource } from '../suite/catalogue.ts'

/** What a judge is shown: what a finding may quote, and the log of the tool calls, which only an inventory may. */
export type SourceKind = QuotableSource | 'log'

/** A text that a quote may come from. `name` is unique in its kind: a document's code and version, a record's id, a turn. */
export interface EvidenceSource {
  readonly kind: SourceKind
  readonly name: string
  /** As the reader sees it or, for what a tool let the chatbot read, exactly as it was given. */
  readonly text: string
  /** What sets it apart: it stood there before, or only the words of a fact come from it and the judge is not shown it. */
  readonly role?: 'stood before' | 'fact table'
}

/** A quote and the one source that it is bound to. */
export interface QuoteClaim {
  readonly source: { readonly kind: SourceKind; readonly name: string }
  readonly text: string
}

/** The tool call that a reply claims and that the judge did not see: what a false_completion rests on. */
export interface ClaimedCall {
  readonly tool: string
  /** The record's id, or the document's code. */
  readonly wrote: string
}

/** One typed, quoted defect, as somebody raised it. Its type fixes its level; nobody states one. */
export interface Finding {
  readonly type: string
  readonly quotes: readonly QuoteClaim[]
  /** One sentence. */
  readonly why: string
  readonly raisedBy: 'code' | 'judge'
  readonly claimed?: ClaimedCall
}

/** A quote after code looked for it. */
export interface VerifiedQuote extends QuoteClaim {
  readonly location: Location
}

/** A finding all of whose quotes stand. */
export interface VerifiedFinding extends Finding {
  readonly quotes: readonly VerifiedQuote[]
}

/**
 * A finding that does not count, and why: its quote was not found, a rule refused it, or the judge took it back when its
 * quote was sent back. Kept, and shown.
 */
export interface DroppedFinding extends VerifiedFinding {
  readonly dropped: {
    readonly reason: 'quote not found' | 'refused by rule' | 'withdrawn'
    readonly why: string
  }
}
