import type { GateClock } from './gate.ts'
import type { Claimed, Keeping } from './keeping.ts'
import type { AnswerKey } from './plan.ts'

/** How often a process tells that it lives, and how long it may be silent before others take over its answers. */
export const sharingTimes = { beatMs: 15_000, silentMs: 60_000 } as const

/** Another process took this one for dead, and has its answers now. */
export class TakenForDead extends Error {
  override readonly name = 'TakenForDead'
  constructor() {
    super(
      `This process stood still for more than ${sharingTimes.silentMs / 1000} s; another run has its answers now.`,
    )
  }
}

export interface SharingOptions {
  readonly keeping: Keeping
  readonly worker: string
  readonly clock: GateClock
  /** Whether a process is known to have ended. False where that cannot be known, as of one on another machine. */
  readonly hasEnded: (worker: string) => boolean
  /** Hears what keeps it from telling that this process lives. */
  readonly onFault: (error: unknown) => void
}

/**
 * One process's part in the work on a store that others may work on too. Whoever plays an answer holds a lease on it. A
 * process that ended, or whose beat has not moved for a minute of this process's own time, loses its leases: no two
 * clocks are ever compared, so one that is set does no harm.
 */
export class Sharing implements AsyncDisposable {
  private readonly over = new AbortController()
  private readonly seen = new Map<string, { readonly beat: number; readonly since: number }>()
  private beats = 0
  private beating: Promise<void> = Promise.resolve()

  private constructor(private readonly options: SharingOptions) {}

  /** Enters this process, and frees what processes that have ended left behind. */
  static async begin(options: SharingOptions): Promise<Sharing> {
    const sharing = new Sharing(options)
    await sharing.options.keeping.beat(options.worker, 0)
    await sharing.freeTheDead()
    sharing.beating = sharing.beatOn()
    return sharing
  }

  /**
   * Takes leases.
   * @throws {TakenForDead}
   */
  async claim(keys: readonly AnswerKey[]): Promise<readonly Claimed[]> {
    const outcomes = await this.options.keeping.claim(this.options.worker, keys)
    if (outcomes === 'gone') throw new TakenForDead()
    return outcomes
  }

  release(keys: readonly AnswerKey[]): Promise<void> {
    return this.options.keeping.release(this.options.worker, keys)
  }

  /** Frees what processes hold that have ended or are silent. */
  async freeTheDead(): Promise<void> {
    const { keeping, worker, clock, hasEnded } = this.options
    const now = clock.elapsed()
    for (const { id, beat } of await keeping.workers()) {
      if (id === worker) continue
      const before = this.seen.get(id)
      if (hasEnded(id)) await keeping.free(id)
      else if (before?.beat !== beat) this.seen.set(id, { beat, since: now })
      else if (now - before.since >= sharingTimes.silentMs) await keeping.free(id, beat)
    }
  }

  /** Gives back all that this process holds. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.over.abort()
    await this.beating
    // A store that cannot be written has said so already; the leases end with the process.
    await this.options.keeping.free(this.options.worker).catch(() => undefined)
  }

  private async beatOn(): Promise<void> {
    const { keeping, worker, clock, onFault } = this.options
    try {
      for (;;) {
        await clock.sleep(sharingTimes.beatMs, this.over.signal)
        if (this.over.signal.aborted) return
        this.beats += 1
        if ((await keeping.beat(worker, this.beats)) === 'gone') throw new TakenForDead()
      }
    } catch (error) {
      onFault(error)
    }
  }
}
