import { distance } from 'fastest-levenshtein'

/** Where in a file something stands. Lines and columns count from 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Something that is wrong with a suite. The message says what is wrong and what is allowed. */
export interface Fault extends Place {
  readonly message: string
}

/** A suite cannot be used. Carries all of its faults, not the first alone. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError'
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(describeFault).join('\n'))
  }
}

/** `file:line:column: message`. */
export const describeFault = ({ file, line, column, message }: Fault): string =>
  `${file}:${line}:${column}: ${message}`

/** The name among `allowed` that somebody who typed `name` most likely meant, if any is near enough to be worth saying. */
export const nearestName = (name: string, allowed: readonly string[]): string | undefined => {
  const ranked = allowed
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  const [best] = ranked
  return best && best.edits <= Math.max(2, Math.floor(name.length / 3)) ? best.candidate : undefined
}

/** ` Did you mean "x"?`, or nothing. */
export const suggestion = (name: string, allowed: readonly string[]): string => {
  const nearest = nearestName(name, allowed)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}

const shown = 12

/** The names that are allowed, as a list for a message; long lists are cut and say so. */
export const listNames = (allowed: readonly string[]): string =>
  allowed.length <= shown
    ? allowed.join(', ')
    : `${allowed.slice(0, shown).join(', ')} and ${allowed.length - shown} more`
