import type { Chatbot } from '../chatbot/chatbot.ts'
import type { PlannedAnswer, RunEvent } from '../run/index.ts'

/** A provider that takes no calls now. */
export interface HeldProvider {
  readonly lane: string
  /** When it takes them again, or is tried again, as the clock stands now; in milliseconds since 1970. */
  readonly until: number
  /** It does not answer; else it asked for the pause. */
  readonly isDown: boolean
}

/** One chatbot of a run, as far as it has come. */
export interface ChatbotProgress {
  readonly label: string
  readonly planned: number
  /** Finished or ran out. */
  readonly done: number
  readonly failed: number
  readonly running: number
  /** Undefined where its provider takes calls now. */
  readonly held: HeldProvider | undefined
  readonly tokens: number
  /** Undefined where no price is known. */
  readonly costUsd: number | undefined
  /** Undefined where nothing has ended yet by which it could be told. */
  readonly leftMs: number | undefined
  readonly stopped: boolean
}

interface Counts {
  readonly label: string
  readonly lane: string
  readonly planned: number
  done: number
  /** Ended in this process. */
  ended: number
  failed: number
  running: number
  tokens: number
  costUsd: number | undefined
  stopped: boolean
}

/** The time of day, which may be set at any moment, and time that only grows; both in milliseconds. */
export interface ProgressClock {
  readonly now: () => number
  readonly elapsed: () => number
}

/** What a run begins with, by chatbot. */
export interface ProgressStart {
  readonly chatbot: Chatbot
  readonly planned: number
  readonly done: number
  readonly costUsd: number | undefined
}

/** Follows a run by its events. */
export class ProgressState {
  private readonly chatbots: ReadonlyMap<string, Counts>
  private readonly held = new Map<string, { readonly until: number; readonly isDown: boolean }>()
  private readonly startedAt: number
  private readonly failing = new Set<string>()

  constructor(
    starts: readonly ProgressStart[],
    private readonly clock: ProgressClock,
  ) {
    this.startedAt = clock.elapsed()
    this.chatbots = new Map(
      starts.map(({ chatbot: { id, label, lane = id }, planned, done, costUsd }) => [
        id,
        { label, lane, planned, done, ended: 0, failed: 0, running: 0, tokens: 0, costUsd, stopped: false },
      ]),
    )
  }

  follow(event: RunEvent): void {
    switch (event.kind) {
      case 'answer started': {
        const counts = this.chatbots.get(event.planned.chatbot.id)
        if (!counts) return
        counts.running += 1
        if (this.failing.delete(squareOf(event))) counts.failed -= 1
        return
      }
      case 'call finished': {
        const counts = this.chatbots.get(event.planned.chatbot.id)
        const { usage, costUsd, paidIn } = event.call
        if (!counts || paidIn !== undefined) return
        counts.tokens += (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0)
        if (costUsd !== undefined) counts.costUsd = (counts.costUsd ?? 0) + costUsd
        return
      }
      case 'answer kept': {
        const counts = this.chatbots.get(event.planned.chatbot.id)
        if (!counts) return
        counts.running -= 1
        counts.ended += 1
        if (event.answer.ending.kind !== 'failed') counts.done += 1
        else {
          counts.failed += 1
          this.failing.add(squareOf(event))
        }
        return
      }
      case 'answer settled elsewhere': {
        const counts = this.chatbots.get(event.planned.chatbot.id)
        if (!counts) return
        counts.done += 1
        if (event.played) counts.running -= 1
        return
      }
      case 'provider held':
      case 'provider down': {
        const until = this.clock.elapsed() + event.waitMs
        this.held.set(event.lane, { until, isDown: event.kind === 'provider down' })
        return
      }
      case 'chatbot stopped': {
        const counts = this.chatbots.get(event.chatbot)
        if (counts) counts.stopped = true
        return
      }
      case 'run planned':
      case 'call waits':
      case 'provider back':
      case 'answer starts over':
      case 'others awaited':
      case 'notice':
    }
  }

  /** A line a chatbot. */
  chatbotsNow(): readonly ChatbotProgress[] {
    const now = this.clock.elapsed()
    return [...this.chatbots.values()].map(({ lane, ended, ...counts }) => {
      const held = this.held.get(lane)
      const left = counts.planned - counts.done
      return {
        ...counts,
        held:
          held && held.until > now
            ? { ...held, lane, until: this.clock.now() + held.until - now }
            : undefined,
        leftMs: ended === 0 || counts.stopped ? undefined : ((now - this.startedAt) / ended) * left,
      }
    })
  }
}

const squareOf = ({ planned: { task, chatbot, replicate } }: { readonly planned: PlannedAnswer }): string =>
  `${task.id}\n${chatbot.id}\n${replicate}`
