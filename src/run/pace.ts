/** How many calls a provider gets at a time, learnt from what comes of them. */
export class Pace {
  private allowed: number
  /** What it was after the last "too many". */
  private proven: number
  private worked = 0
  private halvings = 0

  /** @param most never more than that */
  constructor(readonly most: number) {
    this.allowed = most
    this.proven = most
  }

  get concurrency(): number {
    return this.allowed
  }

  /** Counts the halvings: a call that began before the last one tells nothing new. */
  get round(): number {
    return this.halvings
  }

  /** One more for as many calls that worked as go at a time; for each that worked where more than that went well before. */
  callWorked(): void {
    this.worked += 1
    if (this.allowed >= this.proven && this.worked < this.allowed) return
    this.worked = 0
    this.allowed = Math.min(this.allowed + 1, this.most)
  }

  /**
   * The provider said that there are too many: halves what goes at a time.
   * @param underWay how many there were
   * @param round when the call began that was told so
   */
  tooMany(underWay: number, round: number): void {
    if (round !== this.halvings) return
    this.halvings += 1
    this.worked = 0
    this.allowed = Math.max(1, Math.floor(Math.min(this.allowed, underWay) / 2))
    this.proven = this.allowed
  }

  /** Begins anew, as after an outage, from so many at a time. */
  beginAnew(concurrency: number): void {
    this.worked = 0
    this.allowed = Math.min(concurrency, this.most)
  }
}
