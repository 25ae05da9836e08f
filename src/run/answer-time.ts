import type { Clock } from './clock.ts'

/** The time that an answer may take. It stands still while the answer waits for what it cannot hasten. */
export class AnswerTime {
  private waits = 1
  private since = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * @param leftMs what there is of it
   * @param onOver is called when it is used up
   */
  constructor(
    private leftMs: number,
    private readonly clock: Pick<Clock, 'elapsedMs'>,
    private readonly onOver: () => void,
  ) {
    this.goOn()
  }

  async standStill<Value>(wait: Promise<Value>): Promise<Value> {
    this.stop()
    try {
      return await wait
    } finally {
      this.goOn()
    }
  }

  /** The answer is over: its time stands still from now on. */
  end(): void {
    this.stop()
  }

  private stop(): void {
    this.waits += 1
    if (this.waits > 1) return
    clearTimeout(this.timer)
    this.leftMs -= this.clock.elapsedMs() - this.since
  }

  private goOn(): void {
    this.waits -= 1
    if (this.waits > 0) return
    this.since = this.clock.elapsedMs()
    this.timer = setTimeout(this.onOver, Math.max(0, this.leftMs))
  }
}
