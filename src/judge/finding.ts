import type { Location } from '../quote/index.ts'
import type { QuotableSource } from '../suite/catalogue.ts'

/** A text that a quote may come from. `name` is unique in its kind: a document's code and version, a record's id, a turn. */
export interface EvidenceSource {
  readonly kind: QuotableSource
  readonly name: string
  /** As the reader sees it or, for what a tool let the chatbot read, exactly as it was given. */
  readonly text: string
}

/** A quote and the one source that it is bound to. */
export interface QuoteClaim {
  readonly source: { readonly kind: QuotableSource; readonly name: string }
  readonly text: string
}

/** One typed, quoted defect, as somebody raised it. Its type fixes its level; nobody states one. */
export interface Finding {
  readonly type: string
  readonly quotes: readonly QuoteClaim[]
  /** One sentence. */
  readonly why: string
  readonly raisedBy: 'code' | 'judge'
}

/** A quote after code looked for it. */
export interface VerifiedQuote extends QuoteClaim {
  readonly location: Location
}

/** A finding all of whose quotes stand. */
export interface VerifiedFinding extends Finding {
  readonly quotes: readonly VerifiedQuote[]
}

/** A finding that does not count, and why: its quote was not found, or a rule refused it. Kept, and shown. */
export interface DroppedFinding extends VerifiedFinding {
  readonly dropped: { readonly reason: 'quote not found' | 'refused by rule'; readonly why: string }
}
