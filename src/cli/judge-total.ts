import { dollars } from '../chatbot/prices.ts'
import { callsMade, type JudgeAccount } from '../judge/index.ts'

/** What the judge did and cost over many grades, added up as they come. */
export class JudgeTotal {
  private made = 0
  private remembered = 0
  private usd = 0
  private unpriced = 0

  add({ exchanges, costUsd }: Pick<JudgeAccount, 'exchanges' | 'costUsd'>): void {
    const made = callsMade(exchanges).length
    this.made += made
    this.remembered += exchanges.filter(({ fromMemory }) => fromMemory).length
    if (costUsd === undefined) this.unpriced += made
    else this.usd += costUsd
  }

  /** As a program reads it; the cost is of the calls whose price is known. */
  record() {
    const { made, remembered, usd, unpriced } = this
    return {
      judgeCalls: made,
      judgeCallsRemembered: remembered,
      judgeCostUsd: usd,
      judgeCallsUnpriced: unpriced,
    }
  }

  /** In words; empty where nobody was asked. */
  describe(): string {
    if (this.made + this.remembered === 0) return ''
    const beside = this.unpriced === 0 ? '' : `, and ${this.unpriced} of unknown price`
    return `Judge: ${this.made} calls made, ${this.remembered} remembered; ${dollars(this.usd)}${beside}.`
  }
}
