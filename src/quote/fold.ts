/** A source made ready for many lookups. */
export interface Folded {
  readonly source: string
}

/** Makes a source ready for lookups, once. */
export const fold = (source: string): Folded => ({ source })
