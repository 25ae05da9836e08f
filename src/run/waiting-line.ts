interface Entry {
  readonly chatbot: string
  readonly arrived: number
  readonly admit: () => void
  readonly refuse: (reason: unknown) => void
}

/** Those who wait for their turn at a provider. */
export class WaitingLine<Pass> {
  private readonly entries: Entry[] = []
  private arrivals = 0

  get length(): number {
    return this.entries.length
  }

  /**
   * Waits until it is let through.
   * @param pass makes what it gets, in the moment in which it is let through
   * @param onLeft hears that it left because the signal ended
   * @throws the signal's reason when it ends first; what all were turned away with
   */
  join(chatbot: string, signal: AbortSignal, pass: () => Pass, onLeft: () => void): Promise<Pass> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.entries.splice(this.entries.indexOf(entry), 1)
        reject(signal.reason)
        onLeft()
      }
      const entry: Entry = {
        chatbot,
        arrived: this.arrivals++,
        admit: () => {
          signal.removeEventListener('abort', leave)
          resolve(pass())
        },
        refuse: (reason) => {
          signal.removeEventListener('abort', leave)
          reject(reason)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.entries.push(entry)
    })
  }

  /** Lets the one through who has waited longest of the chatbots with the fewest calls under way. */
  admitNext(underWayOf: ReadonlyMap<string, number>): void {
    const underWay = ({ chatbot }: Entry) => underWayOf.get(chatbot) ?? 0
    const next = this.entries.reduce((best, one) =>
      underWay(one) < underWay(best) || (underWay(one) === underWay(best) && one.arrived < best.arrived)
        ? one
        : best,
    )
    this.entries.splice(this.entries.indexOf(next), 1)
    next.admit()
  }

  turnAllAway(reason: unknown): void {
    for (const { refuse } of this.entries.splice(0)) refuse(reason)
  }
}
