/** Where a sticky pattern ends that begins at an offset, or undefined where it does not stand there. */
export const endOf = (pattern: RegExp, source: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : undefined
}

/** The match of a sticky pattern at an offset. */
export const matchOf = (pattern: RegExp, source: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(source)
}
