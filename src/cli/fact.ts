import type { Command } from 'commander'

/** Comes with the engine. */
export const registerFact = (_program: Command): void => undefined
