// A test runner for Stryker that runs the tests of one room in its own process: a mutant takes milliseconds where a process
// for each would take seconds. Only a mutant in what modules do as they load makes it load them again.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { build } from 'esbuild'
import fc from 'fast-check'
import { takeCollected } from './collect.js'

/** These need the built command line, or take long on purpose. */
const leftOut = /-command\.test\.ts$|^size\.test\.ts$/
const leftOutTests = /^hostile input › /

/** Files whose work is kept for later while the process lives: which test comes first decides what a mutant in them does. */
const remembered = {
  quote: /folding\/(?:characters|entities)\.ts$/,
  facts:
    /(?:czech|english)\/|(?:bound-phrases|characters|gap|lexicon|markup|parse|rational|tokens|unit|unit-signs)\.ts$/,
  rules: /(?:fact-texts|language-of|same-number)\.ts$/,
}

/** What a value is read as is kept for later too, and any file may have had a part in it: here every one is read anew. */
const forgetting = {
  name: 'forget',
  setup: ({ onLoad }) => {
    onLoad({ filter: /src\/facts\/value\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      return { contents: code.replace(/(const longestKnown =) \d+/, '$1 -1'), loader: 'ts' }
    })
  },
}

const collectInstead = {
  name: 'collect',
  setup: ({ onResolve }) => {
    const path = new URL('./collect.js', import.meta.url).href
    onResolve({ filter: /^vitest$/ }, () => ({ path, external: true }))
  },
}

class RoomRunner {
  static inject = []

  constructor() {
    this.room = process.env['MUTATED_ROOM']
    this.directory = join(process.cwd(), 'test', this.room)
    this.bundles = 0
    /** How many mutants each test killed: what killed many goes first. */
    this.kills = new Map()
    this.state = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
    // The same examples for every mutant.
    fc.configureGlobal({ seed: 1 })
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const files = readdirSync(this.directory).filter(
      (file) => file.endsWith('.test.ts') && !leftOut.test(file),
    )
    const { outputFiles } = await build({
      stdin: {
        contents: files.map((file) => `import './${file}'`).join('\n'),
        resolveDir: this.directory,
      },
      absWorkingDir: process.cwd(),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      write: false,
      plugins: [collectInstead, forgetting],
    })
    this.code = outputFiles[0].contents
  }

  /** Loads the tests and what they test anew. */
  async load() {
    const file = join(this.directory, `.bundle-${process.pid}-${this.bundles++}.mjs`)
    await writeFile(file, this.code)
    await import(pathToFileURL(file).href)
    await rm(file)
    this.tests = takeCollected().filter(({ id }) => !leftOutTests.test(id))
  }

  async dryRun() {
    this.state.activeMutant = undefined
    await this.load()
    const results = await this.run(this.tests)
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: this.state.mutantCoverage }
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, reloadEnvironment }) {
    if (!isInSample(activeMutant)) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' }
    const isRemembered = remembered[this.room]?.test(activeMutant.fileName)
    const isThereAtLoad = mutantActivation === 'static' || isRemembered
    Object.assign(this.state, {
      activeMutant: isThereAtLoad ? activeMutant.id : undefined,
      hitCount: 0,
      hitLimit,
    })
    try {
      if (reloadEnvironment || isThereAtLoad || !this.tests) await this.load()
    } catch (error) {
      takeCollected()
      this.tests = undefined
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed('loading', error, 0)] })
    }
    this.state.activeMutant = activeMutant.id
    const wanted = testFilter && !isRemembered && new Set(testFilter)
    const toRun = wanted ? this.tests.filter(({ id }) => wanted.has(id)) : this.tests
    const tests = await this.run(this.likeliestFirst(toRun), true)
    if (isThereAtLoad) this.tests = undefined
    const limit = determineHitLimitReached(this.state.hitCount, hitLimit)
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests })
  }

  likeliestFirst(tests) {
    const kills = ({ id }) => this.kills.get(id) ?? 0
    return tests.toSorted((one, other) => kills(other) - kills(one))
  }

  /** Runs tests one after the other; until the first that fails where `stopAtFailure`. */
  async run(tests, stopAtFailure = false) {
    const results = []
    for (const { id, run } of tests) {
      this.state.currentTestId = id
      const start = performance.now()
      try {
        await run()
        results.push({ id, name: id, status: TestStatus.Success, timeSpentMs: performance.now() - start })
      } catch (error) {
        results.push(failed(id, error, performance.now() - start))
        if (stopAtFailure) {
          this.kills.set(id, (this.kills.get(id) ?? 0) + 1)
          break
        }
      }
    }
    this.state.currentTestId = undefined
    return results
  }
}

const nameOf = (fileName, { line, column }, { mutatorName, replacement }) =>
  JSON.stringify([fileName.replace(/.*src\//, ''), line, column, mutatorName, replacement])

/** The mutants that survived in an earlier report, which counts lines and columns from 1. */
const survivorsOf = (report) =>
  new Set(
    Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(([fileName, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map((mutant) => {
          const { line, column } = mutant.location.start
          return nameOf(fileName, { line: line - 1, column: column - 1 }, mutant)
        }),
    ),
  )

const survivors = process.env['MUTATION_SURVIVORS'] && survivorsOf(process.env['MUTATION_SURVIVORS'])

/** Whether it is among those that are tried: of a share the same ones every time, spread evenly over all. */
const isInSample = (mutant) => {
  const share = Number(process.env['MUTATION_SAMPLE'] ?? 1)
  const its = nameOf(mutant.fileName, mutant.location.start, mutant)
  if (survivors && !survivors.has(its)) return false
  return createHash('sha256').update(its).digest().readUInt32BE() < share * 2 ** 32
}

const failed = (id, error, timeSpentMs) => ({
  id,
  name: id,
  status: TestStatus.Failed,
  failureMessage: error instanceof Error ? error.message : String(error),
  timeSpentMs,
})

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'room', RoomRunner)]
