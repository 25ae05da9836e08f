import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAssets } from '../../src/board/assets.ts'
import type { BuildTerms } from '../../src/board/build.ts'
import { importModule } from '../../src/cli/import-module.ts'
import type { Answer } from '../../src/run/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { type LoadedCase, loadSuite, type Suite } from '../../src/suite/index.ts'
import { keep, playScript, testFingerprint } from './played-board.ts'

/** The starter suite in a folder of its own with a store: every script of its case played once. Gone when disposed. */
export class StarterBoard implements AsyncDisposable {
  private constructor(
    readonly folder: string,
    readonly suite: Suite,
    readonly store: Store,
  ) {}

  static async make(): Promise<StarterBoard> {
    const folder = await mkdtemp(join(tmpdir(), 'model-bench-board-'))
    const suite = await loadSuite('suites/starter', importModule)
    const board = new StarterBoard(folder, suite, await openStore(join(folder, 'store.db')))
    await board.store.keepFingerprint(testFingerprint)
    for (const { name } of board.task.scripts) await board.play(name)
    return board
  }

  get task(): LoadedCase {
    return this.suite.cases[0]!
  }

  /** Plays a script, changes what came of it, and keeps it. */
  async play(name: string, change: (answer: Answer) => Answer = (answer) => answer): Promise<Answer> {
    const script = this.task.scripts.find((each) => each.name === name)!
    const { answer, grade } = await playScript(this.suite, this.task, script)
    const changed = change(answer)
    await keep(this.store, changed, grade && { ...grade, answerId: changed.id })
    return changed
  }

  async terms(): Promise<BuildTerms> {
    return { folder: join(this.folder, 'site'), assets: await readAssets(), maker: 'test', secrets: [] }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.store.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}
