import { isIP } from 'node:net'
import { BoardCache } from '../board/board-cache.ts'
import { boardApp, listen, newToken, openBoard } from '../board/serve.ts'
import { fingerprintOf } from '../fingerprint/index.ts'
import { openStore } from '../store/index.ts'
import { loadSuiteOf } from './bench.ts'
import { type BoardOptions, boardTerms, exampleOf } from './board-terms.ts'
import { CommandError } from './exit.ts'
import { note, print } from './output.ts'
import { resolveSettings, resolveStore } from './settings.ts'
import { stopOnInterrupt } from './stop-on-interrupt.ts'
import { storeState } from './store-state.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface BoardServeOptions extends BoardOptions {
  readonly port: number
  readonly host: string
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** What `board serve` does: it serves until it is stopped. */
export const boardServe = async (options: BoardServeOptions): Promise<void> => {
  const { host, port } = options
  using interrupt = stopOnInterrupt()
  const location = await resolveStore(options)
  await using store = await openStore(location, { mode: 'read' })
  const suite = await loadSuiteOf(await resolveSettings(options))
  const first = await storedFingerprint(store, options.fingerprint)
  const cache = new BoardCache({
    store,
    suite,
    storeState: storeState(location),
    fingerprintOf: async (hash) => {
      const found = (await store.fingerprints()).find((each) => each.hash.startsWith(hash))
      return found && fingerprintOf(found.parts)
    },
  })
  const token = isThisMachine(host) ? undefined : newToken()
  const { assets, secrets } = await boardTerms(suite)
  const terms = {
    cache,
    assets,
    secrets,
    fingerprint: async () => first.hash,
    ...(await exampleOf(store, options)),
    ...(token === undefined ? {} : { token }),
    signal: interrupt.signal,
  }
  const served = await listen(boardApp(terms), host, port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined ? error : new CommandError(whyNot(error.code, host, port))
  })
  print(`Board: ${served.url}${token === undefined ? '' : `?token=${token}`}`)
  note('Ctrl-C ends it.')
  await openBoard(terms)
  await new Promise<void>((stopped) => {
    if (interrupt.signal.aborted) stopped()
    interrupt.signal.addEventListener('abort', () => stopped(), { once: true })
  })
  await served.close()
}

const whyNot = (code: string, host: string, port: number): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Give another with --port, or --port 0 for any that is free.`
    case 'EACCES':
      return `Port ${port} is not for this user. Give one from 1024 with --port.`
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine. Give one with --host.`
    default:
      return `${host}:${port} cannot be listened on (${code}).`
  }
}
