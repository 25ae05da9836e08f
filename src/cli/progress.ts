import type { RunEvent } from '../run/index.ts'

/** Shows a run while it goes on. */
export interface Progress {
  readonly show: (event: RunEvent) => void
  /** Says a line beside the progress. */
  readonly say: (line: string) => void
  /** Leaves the terminal as it should be. */
  readonly end: () => void
}

/** A stream to write to, as far as progress needs it. */
export interface Screen {
  write(text: string): unknown
  readonly columns?: number | undefined
  readonly rows?: number | undefined
}
