import type { Read } from '../app/index.ts'

/** A tool call that changes nothing. The message tells the model what is wrong, what is allowed and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    message: string,
    /** Text of documents that the message shows. */
    readonly reads: readonly Read[] = [],
  ) {
    super(message)
  }
}
