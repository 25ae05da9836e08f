import { readAssets } from '../src/board/assets.ts'
import { BoardCache } from '../src/board/board-cache.ts'
import { boardApp, openBoard } from '../src/board/serve.ts'
import { importModule } from '../src/cli/import-module.ts'
import { storeState } from '../src/cli/store-state.ts'
import { storedFingerprint } from '../src/cli/stored-fingerprint.ts'
import { openStore } from '../src/store/index.ts'
import { loadSuite } from '../src/suite/index.ts'

/** Answers that are asked for, of all there are. */
const asked = 100

/** How long served pages took, in milliseconds. */
export interface ServedTimes {
  /** Until the store is read and the home page is there. */
  readonly readMs: number
  /** The slowest of each kind of page, none but the home page asked for before. */
  readonly slowest: readonly (readonly [page: string, ms: number])[]
  /** The slowest of all while something is kept again and again. */
  readonly whileKeptMs: number
}

/**
 * Serves a store and asks for every kind of page, then again while the store changes.
 * @param keepMore keeps one answer more
 */
export const serveTimes = async (
  suite: string,
  location: string,
  keepMore: () => Promise<void>,
): Promise<ServedTimes> => {
  await using store = await openStore(location, { mode: 'read' })
  const fingerprint = await storedFingerprint(store)
  const cache = new BoardCache({
    store,
    suite: await loadSuite(suite, importModule),
    storeState: storeState(location),
    fingerprintOf: async () => fingerprint,
  })
  const terms = {
    cache,
    assets: await readAssets(),
    fingerprint: async () => fingerprint.hash,
    secrets: [],
    signal: new AbortController().signal,
  }
  const app = boardApp(terms)
  const take = async (path: string): Promise<number> => {
    const began = performance.now()
    const response = await app.request(`http://localhost/${path}`, { headers: { Host: 'localhost' } })
    await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - began
  }
  const slowestOf = async (paths: readonly string[]): Promise<number> => {
    let slowest = 0
    for (const path of paths) slowest = Math.max(slowest, await take(path))
    return slowest
  }
  const began = performance.now()
  await openBoard(terms)
  const readMs = performance.now() - began
  const { board } = (await cache.get(fingerprint.hash))!
  const [a, b] = board.chatbots
  const ids = board.chatbots.flatMap(({ results }) => results.flatMap(({ answer }) => answer?.id ?? []))
  const some = Array.from({ length: asked }, (_, index) => ids[Math.floor((index / asked) * ids.length)])
  const pages: Readonly<Record<string, readonly string[]>> = {
    home: ['index.html'],
    'home, Czech cases': ['models-cs-all.html'],
    matrix: ['matrix.html'],
    compare: ['compare.html'],
    trust: ['trust.html'],
    scoring: ['scoring.html'],
    live: ['live.html'],
    case: board.cases.map(({ id }) => `case/${id}.html`),
    pair: [`compare/${a?.slug}/${b?.slug}.html`],
    answer: some.map((id) => `answer/${id}.html`),
  }
  const slowest: [string, number][] = []
  for (const [name, paths] of Object.entries(pages)) slowest.push([name, await slowestOf(paths)])
  let whileKeptMs = 0
  for (const paths of Object.values(pages)) {
    await keepMore()
    whileKeptMs = Math.max(whileKeptMs, await slowestOf(paths.slice(0, 10)))
  }
  return { readMs, slowest, whileKeptMs }
}
