import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildBoard, ForeignFolderError } from '../board/build.ts'
import { readBoard } from '../board/data/read-board.ts'
import { partWords, suiteChanges } from '../board/data/suite-changes.ts'
import { openStore } from '../store/index.ts'
import { loadSuiteOf } from './bench.ts'
import { type BoardOptions, boardTerms, exampleOf } from './board-terms.ts'
import { CommandError } from './exit.ts'
import { print, printJson } from './output.ts'
import { resolveSettings, resolveStore } from './settings.ts'
import { stopOnInterrupt } from './stop-on-interrupt.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface BoardBuildOptions extends BoardOptions {
  readonly out: string
  readonly json?: boolean
}

/** What `board build` does. */
export const boardBuild = async (options: BoardBuildOptions): Promise<void> => {
  using interrupt = stopOnInterrupt()
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const suite = await loadSuiteOf(await resolveSettings(options))
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const board = await readBoard(store, suite, fingerprint)
  const source = { board, store, ...(await exampleOf(store, options)) }
  const folder = resolve(options.out)
  const terms = { folder, ...(await boardTerms(suite)), signal: interrupt.signal }
  const built = await buildBoard(source, terms).catch((error: unknown) => {
    throw error instanceof ForeignFolderError ? new CommandError(error.message) : error
  })
  const home = join(folder, 'index.html')
  const changes = suiteChanges(board)
  if (options.json) {
    printJson({ folder, fingerprint: fingerprint.hash, ...built, suiteChanges: changes })
    return
  }
  const { written, same, kept, removed } = built
  const unchanged = same + kept
  print(
    `${written} ${written === 1 ? 'file' : 'files'} written, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}.`,
  )
  if (changes.length > 0)
    print(
      `The results come from another state of the suite than the one at hand, whose texts the pages show. They differ in: ${partWords(changes)}.`,
    )
  print(`Board: ${pathToFileURL(home).href}`)
}
