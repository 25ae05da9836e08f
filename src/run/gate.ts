import { type Attempted, type LeaveGate, type ProviderGate, TurnedAway } from '../chatbot/gate.ts'
import { askedPause, defaultRetryPolicy } from '../chatbot/retry-policy.ts'
import { type Caller, defaultOutageTerms, Outage } from './outage.ts'
import { Pace } from './pace.ts'
import { type RateLimits, Rates } from './rates.ts'
import { WaitingLine } from './waiting-line.ts'

/** What a provider allows. What is absent is not limited, until the provider itself says that it is too much. */
export interface GateLimits extends RateLimits {
  /** Calls at a time. */
  readonly concurrency?: number | undefined
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
  /** How long it lets none through because the provider asked for a pause or does not answer. 0 where it does. */
  readonly heldForMs: number
  /** What is said of a provider that has not answered for too long; undefined where it is not given up. */
  readonly givenUp: string | undefined
}

/** What a gate tells as it happens. */
export type GateEvent =
  /** The provider asked for a pause: none of its calls go out for so long. */
  | { readonly kind: 'provider held'; readonly waitMs: number }
  /** The provider does not answer: none of its calls go out for so long, then one tries. */
  | { readonly kind: 'provider down'; readonly waitMs: number; readonly why: string }
  | { readonly kind: 'provider back'; readonly afterMs: number }

/** An attempt that is under way. */
interface UnderWay extends Caller {
  readonly round: number
  /** It finds out whether the provider answers again. */
  readonly isProbe: boolean
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
 * When the provider does not answer it lets none through but one after each pause, however many wait, until one is
 * answered; then it feels its way up from one, by one for each that worked, to where it last heard "too many".
 */
export class Gate {
  private readonly pace: Pace
  private readonly rates: Rates
  private readonly outage: Outage
  private underWay = 0
  private readonly underWayOf = new Map<string, number>()
  private heldUntil = Number.NEGATIVE_INFINITY
  private readonly line = new WaitingLine<LeaveGate>()
  private alarm: AbortController | undefined

  constructor(
    limits: GateLimits,
    private readonly clock: GateClock,
    private readonly onEvent: (event: GateEvent) => void = () => undefined,
    outageTerms = defaultOutageTerms,
  ) {
    this.pace = new Pace(limits.concurrency ?? Number.POSITIVE_INFINITY)
    this.rates = new Rates(limits)
    this.outage = new Outage(outageTerms)
  }

  /** The side of the gate where one chatbot waits. */
  entrance(chatbot: string): ProviderGate {
    return { enter: (signal, call = {}) => this.enter({ chatbot, call }, signal) }
  }

  state(): GateState {
    return {
      underWay: this.underWay,
      waiting: this.line.length,
      concurrency: this.pace.concurrency,
      heldForMs: Math.max(0, this.heldUntil - this.clock.elapsed()),
      givenUp: this.outage.givenUp,
    }
  }

  private enter(caller: Caller, signal: AbortSignal): Promise<LeaveGate> {
    if (signal.aborted) return Promise.reject(signal.reason)
    const why = this.turnsAway()
    if (why !== undefined) return Promise.reject(new TurnedAway(why))
    const passed = this.line.join(
      caller.chatbot,
      signal,
      () => this.started(caller),
      () => this.letThrough(),
    )
    this.letThrough()
    return passed
  }

  /** Why whoever comes now is not kept waiting; undefined where it is. */
  private turnsAway(): string | undefined {
    const { heldForMs, givenUp } = this.state()
    if (heldForMs > longestAskedWaitMs) return askedPause(heldForMs)
    // One may still find out whether the provider is back.
    return heldForMs > 0 || this.outage.isProbing ? givenUp : undefined
  }

  private started(caller: Caller): LeaveGate {
    const { chatbot } = caller
    const attempt = { round: this.pace.round, isProbe: this.outage.isOn, ...caller }
    if (attempt.isProbe) this.outage.probeBegins()
    this.count(chatbot, 1)
    this.rates.requestBegins(this.clock.elapsed())
    let left = false
    return (attempted) => {
      if (left) return undefined
      left = true
      this.ended(attempted, attempt)
      this.count(chatbot, -1)
      this.letThrough()
      return attempted.outcome === 'down' && this.outage.isOn ? 'provider down' : undefined
    }
  }

  private count(chatbot: string, change: 1 | -1): void {
    this.underWay += change
    const count = (this.underWayOf.get(chatbot) ?? 0) + change
    if (count === 0) this.underWayOf.delete(chatbot)
    else this.underWayOf.set(chatbot, count)
  }

  private ended(attempted: Attempted, attempt: UnderWay): void {
    switch (attempted.outcome) {
      case 'done':
        this.answered(attempt)
        this.rates.requestEnded(this.clock.elapsed(), attempted.tokens)
        this.pace.callWorked()
        return
      case 'rate limited':
        this.answered(attempt)
        this.slowDown(attempted.waitMs ?? pauseMs, attempt)
        return
      case 'failed':
        this.answered(attempt)
        return
      case 'down':
        if (attempted.waitMs !== undefined) this.slowDown(attempted.waitMs, attempt)
        this.didNotAnswer(attempted.why, attempt)
        return
      case 'broken off':
        if (attempt.isProbe) this.outage.probeIsLost()
    }
  }

  private answered({ isProbe }: UnderWay): void {
    // A call that began before an outage says nothing of those that would begin now.
    if (this.outage.isOn && !isProbe) return
    const afterMs = this.outage.answered(this.clock.elapsed())
    if (afterMs === undefined) return
    this.onEvent({ kind: 'provider back', afterMs })
    // Beside the calls that hang since before the outage, one.
    this.pace.beginAnew(this.underWay)
  }

  private didNotAnswer(why: string, attempt: UnderWay): void {
    const now = this.clock.elapsed()
    const waitMs = attempt.isProbe
      ? this.outage.goesOn(why, now)
      : this.outage.begins(attempt, this.underWayOf.keys(), now)
    if (waitMs === undefined) return
    this.hold({ kind: 'provider down', waitMs, why })
    const { givenUp } = this.outage
    if (givenUp !== undefined) this.line.turnAllAway(new TurnedAway(givenUp))
  }

  private slowDown(waitMs: number, { round }: UnderWay): void {
    this.pace.tooMany(this.underWay, round)
    this.hold({ kind: 'provider held', waitMs })
    if (waitMs > longestAskedWaitMs) this.line.turnAllAway(new TurnedAway(askedPause(waitMs)))
  }

  private hold(event: Exclude<GateEvent, { kind: 'provider back' }>): void {
    const until = this.clock.elapsed() + event.waitMs
    if (until <= this.heldUntil) return
    this.heldUntil = until
    this.onEvent(event)
  }

  private letThrough(): void {
    this.alarm?.abort()
    this.alarm = undefined
    while (this.line.length > 0 && this.hasRoom()) {
      const waitMs = this.closedForMs()
      if (waitMs > 0) {
        if (waitMs < Number.POSITIVE_INFINITY) this.lookAgainIn(waitMs)
        return
      }
      this.line.admitNext(this.underWayOf)
    }
  }

  private hasRoom(): boolean {
    // Calls of before an outage may hang for long, and are no reason to wait with the probe.
    return this.outage.isOn
      ? !this.outage.isProbing && this.underWay < this.pace.most
      : this.underWay < this.pace.concurrency
  }

  /** How long until the next call may go out; infinite where one that is under way has to end first. */
  private closedForMs(): number {
    const now = this.clock.elapsed()
    return Math.max(this.heldUntil - now, this.rates.closedForMs(now, this.underWay))
  }

  private lookAgainIn(ms: number): void {
    const alarm = new AbortController()
    this.alarm = alarm
    void this.clock.sleep(Math.min(Math.ceil(ms), longestSleepMs), alarm.signal).then(() => {
      if (!alarm.signal.aborted) this.letThrough()
    })
  }
}
