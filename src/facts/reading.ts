import type { Comparator } from './bound-phrases.ts'
import type { Bounded } from './bounds.ts'
import type { Meaning } from './quantity.ts'

/** A value with the tokens it takes, before its bound is read. */
export interface Reading {
  readonly meaning: Meaning
  readonly bounded: Bounded
  readonly implied: boolean
  readonly start: number
  readonly next: number
  /** Its bound, where that stands inside it. */
  readonly comparator?: Comparator
  /** The token where the search goes on; `next` where absent. */
  readonly resume?: number
  /** It holds its own bound (a range), so none is looked for. */
  readonly closed?: boolean
}

/** Tokens that hold no value, up to `resume`. */
export interface Skipped {
  readonly resume: number
}
