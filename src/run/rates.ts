import { SlidingMinute } from './sliding-minute.ts'

/** What a provider allows in any minute. What is absent is not limited. */
export interface RateLimits {
  readonly requestsPerMinute?: number | undefined
  /** Input and output together. */
  readonly tokensPerMinute?: number | undefined
}

/** Keeps calls within limits of a minute. Time is handed in, in milliseconds that only grow. */
export class Rates {
  private readonly requests = new SlidingMinute()
  private readonly tokens = new SlidingMinute()
  private tokensOfCall = 0

  constructor(private readonly limits: RateLimits) {}

  requestBegins(now: number): void {
    if (this.limits.requestsPerMinute !== undefined) this.requests.add(now, 1)
  }

  requestEnded(now: number, tokens: number | undefined): void {
    if (tokens === undefined || this.limits.tokensPerMinute === undefined) return
    this.tokens.add(now, tokens)
    this.tokensOfCall = this.tokensOfCall === 0 ? tokens : this.tokensOfCall * 0.9 + tokens * 0.1
  }

  /** How long until the next call may go out; infinite where one of those under way has to end first. */
  closedForMs(now: number, underWay: number): number {
    const { requestsPerMinute, tokensPerMinute } = this.limits
    const waits = [0]
    if (requestsPerMinute !== undefined) waits.push(this.requests.untilRoomFor(now, 1, requestsPerMinute))
    if (tokensPerMinute !== undefined) {
      // What the calls under way will take is not known yet: each is taken for one like the last ones.
      const expected = this.tokensOfCall * (underWay + 1)
      if (underWay > 0 && expected > tokensPerMinute) return Number.POSITIVE_INFINITY
      waits.push(this.tokens.untilRoomFor(now, Math.min(expected, tokensPerMinute), tokensPerMinute))
    }
    return Math.max(...waits)
  }
}
