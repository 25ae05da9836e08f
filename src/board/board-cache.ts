import type { Fingerprint } from '../fingerprint/index.ts'
import type { Store } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import type { Board } from './data/board.ts'
import { prepareBoard } from './data/prepare-board.ts'
import { readBoard } from './data/read-board.ts'

/** A board as it was read at one moment, with what was rendered from it since. */
export interface CachedBoard {
  readonly board: Board
  /** Lists as they were rendered, by path; not answers, of which there are too many. */
  readonly pages: Map<string, string>
  /** The state of the store that it was read from. */
  readonly state: string
}

interface Held {
  current: CachedBoard
  readonly readMs: number
  readonly readAt: number
  next?: Promise<void>
}

export interface CacheTerms {
  readonly store: Store
  readonly suite: Suite
  /** The fingerprint that a board is of, by the beginning of its hash; undefined where there is none such. */
  readonly fingerprintOf: (hash: string) => Promise<Fingerprint | undefined>
  /** A text that changes when the store does. */
  readonly storeState: () => Promise<string>
}

/** A board that takes longer to read than this is read beside the answers to requests, which get the one before it. */
const quickMs = 100

/** Boards that are kept at a time: of other fingerprints few are looked at. */
const kept = 3

/** The boards of a store, each read again when the store has changed, and no more often than it can be read. */
export class BoardCache {
  readonly #held = new Map<string, Held>()
  readonly #first = new Map<string, Promise<Held | undefined>>()

  constructor(readonly terms: CacheTerms) {}

  /** The board of a fingerprint as the store has it now, or had it a moment ago where it is long to read. */
  async get(hash: string): Promise<CachedBoard | undefined> {
    const held = this.#held.get(hash) ?? (await this.#begin(hash))
    if (!held) return undefined
    const state = await this.terms.storeState()
    if (state === held.current.state) return held.current
    if (held.readMs > quickMs && Date.now() - held.readAt < 5 * held.readMs) return held.current
    held.next ??= this.#read(hash).then((read) => {
      if (read) this.#keep(hash, read)
    })
    if (held.readMs <= quickMs) await held.next
    else held.next.catch(() => this.#held.delete(hash))
    return (this.#held.get(hash) ?? held).current
  }

  /** Requests that come together read a board once. */
  #begin(hash: string): Promise<Held | undefined> {
    const first =
      this.#first.get(hash) ??
      this.#read(hash)
        .then((read) => {
          if (read) this.#keep(hash, read)
          return read
        })
        .finally(() => this.#first.delete(hash))
    this.#first.set(hash, first)
    return first
  }

  async #read(hash: string): Promise<Held | undefined> {
    const { store, suite } = this.terms
    const fingerprint = await this.terms.fingerprintOf(hash)
    if (!fingerprint) return undefined
    // Before it is read: what comes in between is a change.
    const state = await this.terms.storeState()
    const began = performance.now()
    const board = await readBoard(store, suite, fingerprint)
    if (performance.now() - began > quickMs) await prepareBoard(board)
    return {
      current: { board, pages: new Map(), state },
      readMs: performance.now() - began,
      readAt: Date.now(),
    }
  }

  #keep(hash: string, held: Held): void {
    this.#held.delete(hash)
    this.#held.set(hash, held)
    for (const each of this.#held.keys()) {
      if (this.#held.size <= kept) return
      this.#held.delete(each)
    }
  }
}
