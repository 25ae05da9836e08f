/** Something about a valid suite that its author should know. A `fault` makes grades wrong; a `warning` wastes work. */
export interface LintRow {
  readonly severity: 'fault' | 'warning'
  /** A file, relative to the suite's folder. */
  readonly file: string
  /** Where in the file, counted from 1; absent where it is about the whole. */
  readonly place?: { readonly line: number; readonly column: number }
  readonly message: string
}
