import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Group, Job } from './group.ts'
import { StoreError } from './store-error.ts'
import type { Asked, Told, WriterThreadData } from './thread-messages.ts'

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Has a thread of its own write: SQL, compression and the sync to the disk would keep the calls of a run waiting. The
 * thread has its own connection to the file, whose tables are up to date.
 */
export class WriterThread implements Group {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private asked: Asked[] = []
  private count = 0
  private broken: unknown

  /** @param program the built thread */
  constructor(program: URL, data: WriterThreadData) {
    this.worker = new Worker(program, { workerData: data })
    this.worker.on('message', (told: readonly Told[]) => {
      for (const one of told) this.hear(one)
    })
    this.worker.on('error', (error) => this.breakOff(error))
    this.worker.on('exit', () => this.breakOff(new Error('the thread that writes the store has ended')))
  }

  add<Item, Result>({ kind, item, bodies }: Job<Item, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.broken) return reject(this.broken)
      // One message for all that is asked for in the same moment.
      if (this.asked.length === 0) setImmediate(() => this.send())
      this.count += 1
      this.waiting.set(this.count, { resolve, reject })
      this.asked.push({ number: this.count, kind: kind.name, item, bodies })
    })
  }

  async end(): Promise<void> {
    if (this.broken) return
    const over = once(this.worker, 'exit')
    this.send()
    this.worker.postMessage('end')
    await over
  }

  private send(): void {
    if (this.asked.length > 0) this.worker.postMessage(this.asked)
    this.asked = []
  }

  private hear({ number, result, error, code }: Told): void {
    const waiting = this.waiting.get(number)
    this.waiting.delete(number)
    if (error === undefined) waiting?.resolve(result as never)
    else waiting?.reject(code === undefined ? new Error(error) : new StoreError(code, error))
  }

  private breakOff(error: unknown): void {
    this.broken ??= error
    for (const { reject } of this.waiting.values()) reject(this.broken)
    this.waiting.clear()
  }
}
