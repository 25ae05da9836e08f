import { dollars } from '../chatbot/prices.ts'

/** Money, in US dollars. What is absent is not limited. */
export interface CostLimits {
  readonly run?: number | undefined
  readonly chatbot?: number | undefined
}

/** What a run has cost, held against what it may cost. Calls without a known price are not counted: they are told. */
export class Budget {
  private readonly spent = new Map<string, number>()
  private readonly unpriced = new Set<string>()

  /** @param before what was paid before this process began, by chatbot */
  constructor(
    private readonly limits: CostLimits,
    before: ReadonlyMap<string, number> = new Map(),
  ) {
    for (const [chatbot, usd] of before) this.spent.set(chatbot, usd)
  }

  /** Counts a call. Gives `price unknown` once a chatbot, where a limit cannot be kept because of it. */
  add(chatbot: string, costUsd: number | undefined): 'counted' | 'price unknown' {
    if (costUsd !== undefined) {
      this.spent.set(chatbot, this.of(chatbot) + costUsd)
      return 'counted'
    }
    const limited = this.limits.run !== undefined || this.limits.chatbot !== undefined
    if (!limited || this.unpriced.has(chatbot)) return 'counted'
    this.unpriced.add(chatbot)
    return 'price unknown'
  }

  of(chatbot: string): number {
    return this.spent.get(chatbot) ?? 0
  }

  /** Why no more answers of a chatbot (or, where none is named, no more of the run) may be begun; undefined where they may. */
  exceeded(chatbot?: string): string | undefined {
    const total = [...this.spent.values()].reduce((sum, usd) => sum + usd, 0)
    const { run, chatbot: each } = this.limits
    if (run !== undefined && total >= run)
      return `the run has cost ${dollars(total)}, and may cost ${dollars(run)}`
    const own = chatbot === undefined ? 0 : this.of(chatbot)
    return each !== undefined && own >= each
      ? `it has cost ${dollars(own)}, and a chatbot may cost ${dollars(each)}`
      : undefined
  }
}
