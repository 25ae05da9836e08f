import type { Command } from 'commander'

/** Comes with the engine. */
export const registerQuote = (_program: Command): void => undefined
