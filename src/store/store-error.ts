/**
 * What keeps a store from being used:
 * - `newer`, `older`: another version of the bench wrote it
 * - `locked`: another process holds it
 * - `read-only`: the file or its folder cannot be written
 * - `full`: no room is left on the disk
 * - `missing`: there is no store at this place
 * - `not-a-store`: the file is something else, or is damaged
 * - `disk`: the disk failed
 * - `driver`: the database driver does not load
 * - `unsupported`: the location names a kind of store that there is not
 */
export type StoreErrorCode =
  | 'newer'
  | 'older'
  | 'locked'
  | 'read-only'
  | 'full'
  | 'missing'
  | 'not-a-store'
  | 'disk'
  | 'driver'
  | 'unsupported'

/** A store that cannot be used. The message says what is wrong, with which store, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  constructor(
    readonly code: StoreErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}
