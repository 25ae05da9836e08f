import type { Body } from './pack.ts'
import type { StoreErrorCode } from './store-error.ts'

/** What a thread that writes is begun with. */
export interface WriterThreadData {
  readonly path: string
  readonly lockWaitMs: number
}

/** Something to be written. */
export interface Asked {
  readonly number: number
  /** The name of its writer. */
  readonly kind: string
  readonly item: unknown
  readonly bodies: readonly Body[]
}

/** What came of it. */
export interface Told {
  readonly number: number
  readonly result?: unknown
  /** Why it is not written. */
  readonly error?: string
  /** The kind of error, where it is the store's. */
  readonly code?: StoreErrorCode
}
