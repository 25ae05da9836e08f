import { type Check, diagnostic } from '../check.ts'

/** Flags an answer in which the app refused a tool call. */
export const toolErrors = (): Check =>
  diagnostic('no tool call was refused', ({ calls }) => calls.refused().none())
