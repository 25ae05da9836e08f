import { type Attempted, LongPause, type ProviderGate } from '../chatbot/gate.ts'
import { defaultRetryPolicy } from '../chatbot/retry-policy.ts'
import { SlidingMinute } from './sliding-minute.ts'

/** What a provider allows. What is absent is not limited, until the provider itself says that it is too much. */
export interface GateLimits {
  /** Calls at a time. */
  readonly concurrency?: number | undefined
  readonly requestsPerMinute?: number | undefined
  /** Input and output together. */
  readonly tokensPerMinute?: number | undefined
}

/** Time, handed in. Milliseconds that only grow: a clock that is set does no harm. */
export interface GateClock {
  elapsed(): number
  /** Ends early when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** What a gate is doing, for whoever shows it. */
export interface GateState {
  readonly underWay: number
  readonly waiting: number
  /** Calls at a time that it lets through now. */
  readonly concurrency: number
  /** How long it lets none through because the provider asked for a pause. 0 where it does. */
  readonly heldForMs: number
}

interface Waiting {
  readonly chatbot: string
  readonly arrived: number
  readonly admit: () => void
  readonly refuse: (reason: unknown) => void
}

/** How long a provider is left in peace that says "too many" and not for how long. */
const pauseMs = 1000
/** No call waits for the end of a pause that is longer than this, for its answer has a deadline. */
const { longestAskedWaitMs } = defaultRetryPolicy
/** A wait is looked at again after this long: timers hold no more than 24 days. */
const longestSleepMs = 3_600_000

/**
 * Lets the calls to one provider through, in the order in which they came, and evenly where several chatbots wait.
 * It adapts: when the provider says that there are too many it halves what it lets through at a time (once, however
 * many of the calls under way are told so), lets none through until the time that the provider named, and then feels
 * its way up by one for as many calls that worked as it lets through. Calls are turned away where that time is far off.
 */
export class Gate {
  private allowed: number
  private underWay = 0
  private readonly underWayOf = new Map<string, number>()
  private heldUntil = Number.NEGATIVE_INFINITY
  /** Counts the halvings: a call that began before the last one tells nothing new. */
  private round = 0
  private worked = 0
  private arrivals = 0
  private readonly waiting: Waiting[] = []
  private readonly requests = new SlidingMinute()
  private readonly tokens = new SlidingMinute()
  private tokensOfCall = 0
  private alarm: AbortController | undefined

  constructor(
    private readonly limits: GateLimits,
    private readonly clock: GateClock,
    /** Hears when the provider asked for a pause of so many milliseconds. */
    private readonly onHold: (ms: number) => void = () => undefined,
  ) {
    this.allowed = limits.concurrency ?? Number.POSITIVE_INFINITY
  }

  /** The side of the gate where one chatbot waits. */
  entrance(chatbot: string): ProviderGate {
    return { enter: (signal) => this.enter(chatbot, signal) }
  }

  state(): GateState {
    return {
      underWay: this.underWay,
      waiting: this.waiting.length,
      concurrency: this.allowed,
      heldForMs: Math.max(0, this.heldUntil - this.clock.elapsed()),
    }
  }

  private enter(chatbot: string, signal: AbortSignal): Promise<(attempted: Attempted) => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason)
        return
      }
      const { heldForMs } = this.state()
      if (heldForMs > longestAskedWaitMs) {
        reject(new LongPause(heldForMs))
        return
      }
      const leaveQueue = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1)
        reject(signal.reason)
        this.letThrough()
      }
      const entry: Waiting = {
        chatbot,
        arrived: this.arrivals++,
        admit: () => {
          signal.removeEventListener('abort', leaveQueue)
          resolve(this.started(chatbot))
        },
        refuse: (reason) => {
          signal.removeEventListener('abort', leaveQueue)
          reject(reason)
        },
      }
      signal.addEventListener('abort', leaveQueue, { once: true })
      this.waiting.push(entry)
      this.letThrough()
    })
  }

  private started(chatbot: string): (attempted: Attempted) => void {
    const { round } = this
    this.count(chatbot, 1)
    if (this.limits.requestsPerMinute !== undefined) this.requests.add(this.clock.elapsed(), 1)
    let left = false
    return (attempted) => {
      if (left) return
      left = true
      this.ended(attempted, round)
      this.count(chatbot, -1)
      this.letThrough()
    }
  }

  private count(chatbot: string, change: 1 | -1): void {
    this.underWay += change
    const count = (this.underWayOf.get(chatbot) ?? 0) + change
    if (count === 0) this.underWayOf.delete(chatbot)
    else this.underWayOf.set(chatbot, count)
  }

  private ended(attempted: Attempted, round: number): void {
    switch (attempted.outcome) {
      case 'done':
        this.countTokens(attempted.tokens)
        this.feelUp()
        return
      case 'rate limited':
        if (round === this.round) {
          this.allowed = Math.max(1, Math.floor(Math.min(this.allowed, this.underWay) / 2))
          this.round += 1
          this.worked = 0
        }
        this.hold(attempted.waitMs ?? pauseMs)
        return
      case 'failed':
        return
    }
  }

  private countTokens(tokens: number | undefined): void {
    if (tokens === undefined || this.limits.tokensPerMinute === undefined) return
    this.tokens.add(this.clock.elapsed(), tokens)
    this.tokensOfCall = this.tokensOfCall === 0 ? tokens : this.tokensOfCall * 0.9 + tokens * 0.1
  }

  private feelUp(): void {
    this.worked += 1
    if (this.worked < this.allowed) return
    this.worked = 0
    this.allowed = Math.min(this.allowed + 1, this.limits.concurrency ?? Number.POSITIVE_INFINITY)
  }

  private hold(ms: number): void {
    const until = this.clock.elapsed() + ms
    if (until <= this.heldUntil) return
    this.heldUntil = until
    this.onHold(ms)
    if (ms > longestAskedWaitMs) for (const { refuse } of this.waiting.splice(0)) refuse(new LongPause(ms))
  }

  private letThrough(): void {
    this.alarm?.abort()
    this.alarm = undefined
    while (this.waiting.length > 0 && this.underWay < this.allowed) {
      const waitMs = this.closedForMs()
      if (waitMs > 0) {
        if (waitMs < Number.POSITIVE_INFINITY) this.lookAgainIn(waitMs)
        return
      }
      const next = this.next()
      this.waiting.splice(this.waiting.indexOf(next), 1)
      next.admit()
    }
  }

  /** Who has waited longest of the chatbots with the fewest calls under way. */
  private next(): Waiting {
    const underWay = ({ chatbot }: Waiting) => this.underWayOf.get(chatbot) ?? 0
    return this.waiting.reduce((best, one) =>
      underWay(one) < underWay(best) || (underWay(one) === underWay(best) && one.arrived < best.arrived)
        ? one
        : best,
    )
  }

  /** How long until the next call may go out; infinite where one that is under way has to end first. */
  private closedForMs(): number {
    const now = this.clock.elapsed()
    const { requestsPerMinute, tokensPerMinute } = this.limits
    const waits = [this.heldUntil - now]
    if (requestsPerMinute !== undefined) waits.push(this.requests.untilRoomFor(now, 1, requestsPerMinute))
    if (tokensPerMinute !== undefined) {
      // What the calls under way will take is not known yet: each is taken for one like the last ones.
      const expected = this.tokensOfCall * (this.underWay + 1)
      if (this.underWay > 0 && expected > tokensPerMinute) return Number.POSITIVE_INFINITY
      waits.push(this.tokens.untilRoomFor(now, Math.min(expected, tokensPerMinute), tokensPerMinute))
    }
    return Math.max(...waits)
  }

  private lookAgainIn(ms: number): void {
    const alarm = new AbortController()
    this.alarm = alarm
    void this.clock.sleep(Math.min(Math.ceil(ms), longestSleepMs), alarm.signal).then(() => {
      if (!alarm.signal.aborted) this.letThrough()
    })
  }
}
