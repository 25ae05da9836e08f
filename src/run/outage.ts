import { notAnswered } from '../chatbot/retry-policy.ts'

/** By what an outage is told, and how it is waited out. */
export interface OutageTerms {
  /** So many attempts in a row that the provider did not answer are an outage. */
  readonly attempts: number
  /** No attempt is made for so long, then one. The pause doubles with each that fails. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** A provider that has not answered for so long is given up. */
  readonly longestMs: number
}

export const defaultOutageTerms: OutageTerms = {
  attempts: 8,
  firstPauseMs: 15_000,
  longestPauseMs: 5 * 60_000,
  longestMs: 60 * 60_000,
}

/** Whose attempt it is. */
export interface Caller {
  readonly chatbot: string
  /** The same for all attempts at one call. */
  readonly call: object
}

/**
 * Tells an outage of a provider from the failures of single calls, by how attempts end, one after the other. It begins
 * with a number of attempts in a row that were not answered: of more than one call, for one may be at fault itself, and
 * of every chatbot that has calls under way, for one model may be down where others are not. While it lasts one probe at
 * a time finds out whether it is over. Pure: time is handed in, in milliseconds that only grow.
 */
export class Outage {
  private inRow = 0
  private readonly chatbots = new Set<string>()
  private firstCall: object | undefined
  private isOfSeveralCalls = false
  private since = 0
  private pauseMs = 0
  private probing = false
  private givenUpWhy: string | undefined

  constructor(private readonly terms: OutageTerms) {}

  get isOn(): boolean {
    return this.pauseMs > 0
  }

  /** Whether the attempt is under way that finds out whether it is over. */
  get isProbing(): boolean {
    return this.probing
  }

  /** What is said of the provider once it is given up: `has not answered for 60 minutes (last: …)`. */
  get givenUp(): string | undefined {
    return this.givenUpWhy
  }

  probeBegins(): void {
    this.probing = true
  }

  /** The probe ended and told nothing. */
  probeIsLost(): void {
    this.probing = false
  }

  /** The provider answered. @returns how long it had not, where that was an outage */
  answered(now: number): number | undefined {
    const lastedMs = this.isOn ? now - this.since : undefined
    this.inRow = 0
    this.chatbots.clear()
    this.firstCall = undefined
    this.isOfSeveralCalls = false
    this.pauseMs = 0
    this.probing = false
    this.givenUpWhy = undefined
    return lastedMs
  }

  /**
   * The provider did not answer an attempt that was no probe.
   * @param underWay the chatbots that have calls under way
   * @returns the pause that is to be made, where an outage begins with it
   */
  begins({ chatbot, call }: Caller, underWay: Iterable<string>, now: number): number | undefined {
    // What began before the outage adds nothing to it.
    if (this.isOn) return undefined
    if (this.inRow === 0) this.since = now
    this.inRow += 1
    this.chatbots.add(chatbot)
    this.firstCall ??= call
    this.isOfSeveralCalls ||= this.firstCall !== call
    if (this.inRow < this.terms.attempts || !this.isOfSeveralCalls) return undefined
    for (const each of underWay) if (!this.chatbots.has(each)) return undefined
    this.pauseMs = this.terms.firstPauseMs
    return this.pauseMs
  }

  /** The probe was not answered either. @returns the pause that is to be made */
  goesOn(why: string, now: number): number {
    const { longestPauseMs, longestMs } = this.terms
    this.probing = false
    this.pauseMs = Math.min(2 * this.pauseMs, longestPauseMs)
    const lastedMs = now - this.since
    if (lastedMs >= longestMs) this.givenUpWhy = notAnswered(lastedMs, why)
    return this.pauseMs
  }
}
