import type { Folded } from './fold.ts'

/** A stretch of a source: UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The passage of a source that is most like a quote that does not stand there. */
export interface Nearest extends Span {
  readonly text: string
  /** One line that says which words differ. */
  readonly differs: string
}

/** What became of looking for a quote in a source. */
export interface Location {
  readonly status: 'exact' | 'folded' | 'ambiguous' | 'absent'
  /** The words left out of the quote turn its sense: it is found, and does not stand by itself. */
  readonly turned: boolean
  /** Every place where it stands, in the source's own offsets; more than one only where `ambiguous`. */
  readonly spans: readonly Span[]
  readonly nearest?: Nearest
}

const absent: Location = { status: 'absent', turned: false, spans: [] }

/** Looks for a quote in a folded source. */
export const locate = ({ source }: Folded, quote: string): Location => {
  if (!/[\p{L}\p{N}]/u.test(quote)) return absent
  const spans: Span[] = []
  for (let start = source.indexOf(quote); start >= 0; start = source.indexOf(quote, start + 1)) {
    spans.push({ start, end: start + quote.length })
  }
  const [first] = spans
  if (!first) return absent
  return { status: spans.length > 1 ? 'ambiguous' : 'exact', turned: false, spans }
}
