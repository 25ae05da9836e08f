/** What stands between a token and the one before it, from nothing to an empty line. Markup is no gap. */
export const gap = { none: 0, space: 1, cell: 2, line: 3, paragraph: 4 } as const
