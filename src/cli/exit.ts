/** What the exit code of every command means. */
export const exitCode = {
  fine: 0,
  /** A gate or a lint failed. */
  failed: 1,
  /** Wrong usage or configuration: nothing was done. */
  usage: 2,
  /** Some of the work could not be done. */
  incomplete: 3,
  /** Stopped by Ctrl-C. */
  interrupted: 130,
} as const

/** What is wrong with what the person asked for, and what to do about it. Ends the command with its exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  constructor(
    message: string,
    readonly code: number = exitCode.usage,
    /** For `--json`. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}
