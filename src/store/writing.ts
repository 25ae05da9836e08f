import type { Packer } from './pack.ts'

/** What every write needs beside its value. */
export interface Writing {
  /** The time as an ISO 8601 text. */
  readonly now: () => string
  /** Applied to each text that is stored: strikes secrets out. */
  readonly change: (text: string) => string
  /** Takes a value apart, its texts changed so. */
  readonly pack: Packer
}
