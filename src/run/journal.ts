import type { ModelReply } from '../chatbot/ask-model.ts'
import type { CallJournal, HashedRequest } from '../chatbot/journal.ts'
import type { KeptCall } from './keeping.ts'

/** A request differs from the one that stood here before: the conversation cannot be played again exactly. */
export class ConversationDiffers extends Error {
  override readonly name = 'ConversationDiffers'
}

/** The finished model calls of one answer: those of before are given back, new ones are kept as they finish. */
export class Journal implements CallJournal {
  private writing: Promise<void> = Promise.resolve()
  private unwritten: (Omit<KeptCall, 'requestHash'> & { readonly request: HashedRequest }) | undefined
  /** How long the calls of before took, in milliseconds. */
  readonly spentMs: number

  constructor(
    private readonly kept: readonly KeptCall[],
    private readonly write: (call: KeptCall) => Promise<void>,
  ) {
    this.spentMs = kept.reduce((sum, { reply }) => sum + (reply as ModelReply).call.durationMs, 0)
  }

  async find(request: HashedRequest, ordinal: number): Promise<unknown> {
    // A call goes out only when the one before it is on the disk. Tools ran meanwhile.
    this.writeOut()
    await this.writing
    const made = this.kept.find((each) => each.ordinal === ordinal)
    if (!made) return undefined
    if (made.requestHash !== request.hash()) {
      throw new ConversationDiffers(`its model call ${ordinal + 1} would be another one than the last time`)
    }
    const { paidIn } = made
    const reply = made.reply as ModelReply
    return paidIn === undefined ? reply : { ...reply, call: { ...reply.call, paidIn } }
  }

  keep(request: HashedRequest, ordinal: number, reply: unknown): void {
    this.unwritten = { ordinal, request, reply }
    setImmediate(() => this.writeOut())
  }

  /** The answer is there: a call that is not written yet is a part of it now, and need not be. */
  answered(): void {
    this.unwritten = undefined
  }

  private writeOut(): void {
    if (!this.unwritten) return
    const { request, ...call } = this.unwritten
    this.unwritten = undefined
    const requestHash = request.hash()
    if (requestHash === undefined) return
    this.writing = this.write({ ...call, requestHash })
    // Heard where the next call waits for it.
    this.writing.catch(() => undefined)
  }
}
