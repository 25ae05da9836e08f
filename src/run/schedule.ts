import { setMaxListeners } from 'node:events'
import type { Claimed } from './keeping.ts'

/** An item of work and how often it was tried before. */
export interface Try<Item> {
  readonly item: Item
  /** Counts from 1. */
  readonly attempt: number
}

/** What a schedule asks and does. */
export interface Work<Item, Result> {
  /** Items of one lane wait for one another; lanes do not. */
  readonly laneOf: (item: Item) => string
  readonly chatbotOf: (item: Item) => string
  /** How many of a chatbot's are there already. */
  readonly doneOf: (chatbot: string) => number
  /** Items that are played at a time, a lane. */
  readonly concurrency: number
  /** Whether more of a chatbot's may be begun. */
  readonly goesOn: (chatbot: string) => boolean
  /** Takes items for this process, one outcome an item. */
  readonly claim: (items: readonly Item[]) => Promise<readonly Claimed[]>
  /** Gives items back that were claimed and not played. */
  readonly release: (items: readonly Item[]) => Promise<void>
  readonly play: (next: Try<Item>, signal: AbortSignal) => Promise<Result>
  /** Keeps a result. The item's place is free for the next one meanwhile. `again`: it is tried once more at the end. */
  readonly keep: (done: Try<Item>, result: Result) => Promise<'settled' | 'again'>
  /** For how long, in milliseconds, nothing of a lane is begun: its provider asked for a pause. 0 where it did not. */
  readonly pausedMs: (lane: string) => number
  /** Ends early when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Waits a moment for items that others hold. */
  readonly awaitOthers: (lane: string, held: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds that only grow. */
  readonly elapsed: () => number
  readonly signal: AbortSignal
}

/** How long a store may take to write what is claimed, and twice that again, because items end in bunches. */
const claimMs = 300

/** How often an item is tried in one go. */
const attempts = 2

/**
 * Works items off in lanes, side by side. In a lane the next one is of the chatbot with the fewest done and begun, so
 * that all fill evenly; a chatbot's own keep their order. What did not work is tried once more at the end of its lane.
 * No result is held: memory stays flat however many there are. The first failure ends the work: what is under way is
 * told to stop by its signal, and has ended when the promise rejects.
 */
export const workOff = async <Item, Result>(
  items: Iterable<Item>,
  work: Work<Item, Result>,
): Promise<void> => {
  const stop = new AbortController()
  // Every item that is played listens to it.
  setMaxListeners(0, stop.signal)
  const onStop = () => stop.abort(work.signal.reason)
  if (work.signal.aborted) onStop()
  work.signal.addEventListener('abort', onStop)
  try {
    const lanes = new Map<string, Item[]>()
    for (const item of items) {
      const lane = lanes.get(work.laneOf(item))
      if (lane) lane.push(item)
      else lanes.set(work.laneOf(item), [item])
    }
    const worked = [...lanes].map(([name, its]) => new Lane(name, its, work, stop).workOff())
    await Promise.all(worked.map((lane) => lane.catch((error: unknown) => stop.abort(error))))
    stop.signal.throwIfAborted()
  } finally {
    work.signal.removeEventListener('abort', onStop)
  }
}

interface Queue<Item> {
  readonly items: Item[]
  next: number
  /** Done before, and begun since. */
  begun: number
}

class Lane<Item, Result> {
  private readonly queues = new Map<string, Queue<Item>>()
  private again: Try<Item>[] = []
  private held: Try<Item>[] = []
  private readonly claimed: Try<Item>[] = []
  private claiming: Promise<void> | undefined
  /** When the last ones were begun: twice as many as are played at a time. */
  private readonly begunAt: number[] = []
  private playing = 0
  private keeping = 0
  private wake: (() => void) | undefined

  constructor(
    private readonly name: string,
    items: readonly Item[],
    private readonly work: Work<Item, Result>,
    private readonly stop: AbortController,
  ) {
    for (const item of items) {
      const chatbot = work.chatbotOf(item)
      const queue = this.queues.get(chatbot)
      if (queue) queue.items.push(item)
      else this.queues.set(chatbot, { items: [item], next: 0, begun: work.doneOf(chatbot) })
    }
  }

  async workOff(): Promise<void> {
    const { concurrency } = this.work
    const { signal } = this.stop
    const onStop = () => this.wake?.()
    signal.addEventListener('abort', onStop)
    try {
      while (!signal.aborted) {
        this.claimAhead()
        const pausedMs = this.pausedMs()
        if (pausedMs > 0) await this.changeWithin(pausedMs)
        else if (this.claimed.length > 0 && this.playing < concurrency && this.keeping < 4 * concurrency) {
          this.begin(this.claimed.shift() as Try<Item>)
        } else if (this.playing + this.keeping > 0 || this.claiming) await this.change()
        else if (this.held.length > 0) await this.tryHeldAgain()
        else break
      }
      while (this.playing + this.keeping > 0 || this.claiming) await this.change()
    } finally {
      signal.removeEventListener('abort', onStop)
    }
  }

  /** Resolves when something was played, kept or claimed. */
  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
    })
  }

  private async changeWithin(ms: number): Promise<void> {
    const over = new AbortController()
    await Promise.race([this.change(), this.work.sleep(ms, over.signal)])
    over.abort()
  }

  /** For how long the next item has to wait for its provider; one that is given back need not. */
  private pausedMs(): number {
    const { goesOn, chatbotOf, pausedMs } = this.work
    const [next] = this.claimed
    return next && goesOn(chatbotOf(next.item)) ? pausedMs(this.name) : 0
  }

  private begin(next: Try<Item>): void {
    const { play, goesOn, chatbotOf, release } = this.work
    if (!goesOn(chatbotOf(next.item))) {
      this.guard(release([next.item]))
      return
    }
    this.playing += 1
    this.begunAt.push(this.work.elapsed())
    if (this.begunAt.length > 2 * this.work.concurrency) this.begunAt.shift()
    const played = play(next, this.stop.signal)
      .finally(() => {
        this.playing -= 1
      })
      .then((result) => this.keep(next, result))
    this.guard(played)
  }

  private async keep(done: Try<Item>, result: Result): Promise<void> {
    this.keeping += 1
    this.wake?.()
    try {
      // The next item goes out first: to take an answer apart takes as long as some documents are large.
      await new Promise(setImmediate)
      const outcome = await this.work.keep(done, result)
      if (outcome === 'again' && done.attempt < attempts) {
        this.again.push({ item: done.item, attempt: done.attempt + 1 })
      }
    } finally {
      this.keeping -= 1
    }
  }

  /** Wakes the lane when something has ended; what fails ends all lanes. */
  private guard(step: Promise<void>): void {
    step
      .catch((error: unknown) => this.stop.abort(error))
      .finally(() => {
        this.wake?.()
      })
  }

  /**
   * Claims what is begun next a little ahead, so that no place stays empty while the store writes, and no more, for
   * another process may be waiting for work.
   */
  private claimAhead(): void {
    const { concurrency, claim } = this.work
    if (this.claiming || this.stop.signal.aborted) return
    const ahead = this.ahead()
    const free = concurrency - this.playing
    // In pieces, not one by one: each claim is a write.
    if (this.claimed.length > free + ahead / 2) return
    const wanted = free + ahead - this.claimed.length
    if (wanted <= 0) return
    const next = this.take(wanted)
    if (next.length === 0) return
    this.claiming = claim(next.map(({ item }) => item))
      .then((outcomes) => {
        for (const [index, each] of next.entries()) {
          const outcome = outcomes[index]
          if (outcome === 'claimed' || outcome === 'begun') this.claimed.push(each)
          if (outcome === 'held') this.held.push(each)
        }
      })
      .finally(() => {
        this.claiming = undefined
      })
    this.guard(this.claiming)
  }

  /** A quarter of what is played at a time; as many as begin while a store writes, where they begin quickly. */
  private ahead(): number {
    const { concurrency, elapsed } = this.work
    const few = Math.ceil(concurrency / 4)
    const [first] = this.begunAt
    if (first === undefined || this.begunAt.length < 2 * concurrency) return few
    const perMs = this.begunAt.length / Math.max(1, elapsed() - first)
    return Math.min(Math.max(few, Math.ceil(perMs * claimMs)), 4 * concurrency)
  }

  private take(count: number): readonly Try<Item>[] {
    const taken: Try<Item>[] = []
    while (taken.length < count) {
      const queue = this.queueWithFewest()
      if (!queue) break
      taken.push({ item: queue.items[queue.next] as Item, attempt: 1 })
      queue.next += 1
      queue.begun += 1
    }
    const { goesOn, chatbotOf } = this.work
    while (taken.length < count && this.again.length > 0) {
      const next = this.again.shift() as Try<Item>
      if (goesOn(chatbotOf(next.item))) taken.push(next)
    }
    return taken
  }

  private queueWithFewest(): Queue<Item> | undefined {
    let fewest: Queue<Item> | undefined
    for (const [chatbot, queue] of this.queues) {
      if (queue.next === queue.items.length || !this.work.goesOn(chatbot)) continue
      if (!fewest || queue.begun < fewest.begun) fewest = queue
    }
    return fewest
  }

  private async tryHeldAgain(): Promise<void> {
    const { goesOn, chatbotOf, awaitOthers } = this.work
    const held = this.held.filter(({ item }) => goesOn(chatbotOf(item)))
    this.held = []
    if (held.length === 0) return
    await awaitOthers(this.name, held.length, this.stop.signal)
    this.again.push(...held)
  }
}
