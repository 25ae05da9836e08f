const minuteMs = 60_000

/** An amount that was used at a time. */
interface Used {
  readonly at: number
  readonly amount: number
}

/** How much was used in the last minute, whatever minute one looks at: never more than the limit in any 60 seconds. */
export class SlidingMinute {
  private used: Used[] = []
  private first = 0
  private sum = 0

  /** @param now milliseconds that only grow */
  add(now: number, amount: number): void {
    this.forget(now)
    this.used.push({ at: now, amount })
    this.sum += amount
  }

  /** Milliseconds until an amount fits under the limit: 0 where it does now, or where nothing else was used. */
  untilRoomFor(now: number, amount: number, limit: number): number {
    this.forget(now)
    let sum = this.sum
    for (let index = this.first; index < this.used.length; index += 1) {
      const entry = this.used[index]
      if (!entry || sum + amount <= limit) return index === this.first ? 0 : this.endOf(index - 1, now)
      sum -= entry.amount
    }
    return this.first === this.used.length ? 0 : this.endOf(this.used.length - 1, now)
  }

  private endOf(index: number, now: number): number {
    return (this.used[index]?.at ?? now) + minuteMs - now
  }

  private forget(now: number): void {
    while (this.first < this.used.length && (this.used[this.first]?.at ?? now) <= now - minuteMs) {
      this.sum -= this.used[this.first]?.amount ?? 0
      this.first += 1
    }
    // Cut off in large pieces: to shift one entry moves all the others.
    if (this.first > 1000 && this.first * 2 > this.used.length) {
      this.used = this.used.slice(this.first)
      this.first = 0
    }
    if (this.first === this.used.length) this.sum = 0
  }
}
