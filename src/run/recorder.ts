import type { App, Tenant, ToolResult } from '../app/index.ts'
import { type Desk, type ModelCall, OutsideFault, RanOut, type ToolRequest } from '../chatbot/chatbot.ts'
import type { Limits } from '../suite/case.ts'
import type { Cue, ToolCallRecord, Turn } from './answer.ts'
import type { AnswerTime } from './answer-time.ts'
import type { Clock } from './clock.ts'
import type { Journal } from './journal.ts'
import type { Stage } from './play.ts'

interface OpenTurn {
  readonly cue: Cue
  readonly message: string
  readonly remarks: string[]
  readonly calls: ToolCallRecord[]
  readonly modelCalls: ModelCall[]
  reply?: string
}

/** The desk of one answer: hands the chatbot its tools, holds it to its limits, and records all that goes over it. */
export class Recorder implements Desk {
  readonly systemPrompt: string
  readonly tools: Desk['tools']
  readonly journal?: Journal
  private readonly recorded: OpenTurn[] = []
  private rounds = 0
  private costUsd = 0

  constructor(
    app: App,
    private readonly tenant: Tenant,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly time: AnswerTime,
    readonly signal: AbortSignal,
    access: 'tools' | 'no tools',
    private readonly stage: Pick<Stage, 'journal' | 'onModelCall'> = {},
  ) {
    if (stage.journal) this.journal = stage.journal
    this.tools = access === 'tools' ? app.tools : []
    this.systemPrompt =
      access === 'tools' ? app.systemPrompt : (app.systemPromptWithoutTools ?? app.systemPrompt)
  }

  openTurn(cue: Cue, message: string): void {
    this.recorded.push({ cue, message, remarks: [], calls: [], modelCalls: [] })
  }

  closeTurn(reply: string): void {
    this.turn.reply = reply
  }

  /** What was recorded so far. */
  turns(): readonly Turn[] {
    return this.recorded
  }

  waitFor<Value>(turn: Promise<Value>): Promise<Value> {
    return this.time.standStill(turn)
  }

  startRound(): void {
    this.signal.throwIfAborted()
    if (this.rounds === this.limits.toolRounds) {
      throw new RanOut('tool rounds', `it asked for more than ${this.limits.toolRounds} rounds of tool calls`)
    }
    this.rounds += 1
  }

  async callTool({ id, tool, args }: ToolRequest): Promise<ToolResult> {
    this.signal.throwIfAborted()
    const calledAt = this.clock.now().toISOString()
    const started = this.clock.elapsedMs()
    const result = await (this.tools.length > 0 ? this.tenant.call(tool, args) : noTools).catch(
      (error: unknown) => {
        throw new OutsideFault(
          'app',
          `the app failed at ${tool}: ${error instanceof Error ? error.message : String(error)}`,
          error,
        )
      },
    )
    const durationMs = this.clock.elapsedMs() - started
    const { outcome, content, reads, wrote } = result
    this.turn.calls.push({
      id,
      tool,
      args,
      outcome,
      content,
      reads,
      wrote,
      round: this.rounds,
      calledAt,
      durationMs,
    })
    return result
  }

  remark(text: string): void {
    this.turn.remarks.push(text)
  }

  recordModelCall(call: ModelCall): void {
    this.turn.modelCalls.push(call)
    this.stage.onModelCall?.(call)
    const { inputTokens = 0, outputTokens = 0 } = call.usage
    const { contextTokens, costUsd } = this.limits
    this.costUsd += call.costUsd ?? 0
    if (costUsd !== undefined && this.costUsd > costUsd) {
      throw new OutsideFault('cost', `the answer cost more than the $${costUsd} that it may`)
    }
    if (contextTokens !== undefined && inputTokens + outputTokens > contextTokens) {
      throw new RanOut(
        'context',
        `a request took ${inputTokens + outputTokens} tokens of the ${contextTokens} that it may`,
      )
    }
  }

  private get turn(): OpenTurn {
    const last = this.recorded.at(-1)
    if (!last) throw new Error('a chatbot may use its desk only while it has a message to answer')
    return last
  }
}

const noTools: Promise<ToolResult> = Promise.resolve({
  outcome: 'refused',
  content: 'No tools are available in this conversation. Answer the user directly.',
  reads: [],
  wrote: [],
})
