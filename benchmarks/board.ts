import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importModule } from '../src/cli/import-module.ts'
import { openStore } from '../src/store/index.ts'
import { loadSuite } from '../src/suite/index.ts'
import { inBrowser } from './board-browser.ts'
import { fillBoard } from './board-data.ts'
import { serveTimes } from './board-served.ts'
import { doubledSuite, playDoubled } from './board-suite.ts'
import type { Benchmark } from './main.ts'

const command = 'dist/cli/main.js'
const chatbots = 50

/** Runs a command to its end. */
const runs = (args: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (data) => {
      stdout += data
    })
    child.stderr.on('data', (data) => {
      stderr += data
    })
    child.on('close', (code) => (code === 0 ? done(stdout) : fail(new Error(stderr))))
  })

interface Built {
  /** Seconds of processor. */
  readonly cpu: number
  /** MB at most. */
  readonly memory: number
  readonly files: { readonly written: number; readonly same: number; readonly kept: number }
}

/** A build, with the processor time and the most memory that it took. */
const build = async (suite: string, store: string, out: string): Promise<Built> => {
  const report = `process.on('exit',()=>{const u=process.resourceUsage();console.log(JSON.stringify({cpu:(u.userCPUTime+u.systemCPUTime)/1e6,memory:u.maxRSS/1024}))})`
  const said = await runs([
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    command,
    ...['board', 'build', '--json', '--suite', suite, '--store', store, '--out', out],
  ])
  const used = said.trim().split('\n').at(-1) ?? ''
  return {
    ...(JSON.parse(used) as Omit<Built, 'files'>),
    files: JSON.parse(said.slice(0, said.lastIndexOf(used))) as Built['files'],
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`

const sizeOf = async (file: string): Promise<string> => {
  const page = await readFile(file)
  return `${kilobytes(page.length)}, ${kilobytes(gzipSync(page).length)} compressed`
}

/** An answer's page with a finding, and of those the longest: the most to mark in. */
const longestMarked = async (folder: string, names: readonly string[]): Promise<string | undefined> => {
  const some = names.filter((_, index) => index % Math.ceil(names.length / 400) === 0)
  const pages = await Promise.all(
    some.map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })),
  )
  const marked = pages.filter(({ html }) => html.includes('<mark class="quote-mark"'))
  return marked.sort((a, b) => b.html.length - a.html.length)[0]?.name
}

interface Row {
  readonly what: string
  readonly measured: string
  readonly target: string
}

/**
 * What the board costs at the size that it is made for: 60 cases, 50 chatbots, 5 replicates.
 * @param answers how many there are; 15,000 where nothing else is asked for
 */
export const boardBenchmark = async (answers = 15_000): Promise<Benchmark> => {
  const folder = await mkdtemp(join(tmpdir(), 'model-bench-board-'))
  try {
    const [suite, models, store, site] = ['suite', 'models.db', 'store.db', 'site'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    await doubledSuite('suites/lab-qms', suite)
    await using from = await openStore(models)
    await playDoubled(await loadSuite(suite, importModule), from)
    const cases = (await from.plannedCases()).length
    const replicates = Math.max(1, Math.round(answers / (cases * chatbots)))
    const kept = await fillBoard(from, store, { cases, chatbots, replicates })
    let last = replicates
    const keepMore = async (): Promise<void> => {
      last += 1
      await fillBoard(from, store, { cases: 1, chatbots: 1, replicates: 1, from: last })
    }

    const first = await build(suite, store, site)
    const again = await build(suite, store, site)
    await keepMore()
    const more = await build(suite, store, site)
    const pages = await readdir(join(site, 'answer'))
    const marked = await longestMarked(join(site, 'answer'), pages)
    const painted = await inBrowser(async ({ firstPaintMs, markMs }) => ({
      home: await firstPaintMs(join(site, 'index.html')),
      matrix: await firstPaintMs(join(site, 'matrix.html')),
      mark: marked === undefined ? undefined : await markMs(join(site, 'answer', marked)),
    }))
    const served = await serveTimes(suite, store, keepMore)

    const ms = (time: number | undefined): string =>
      time === undefined ? 'no browser' : `${time.toFixed(time < 10 ? 2 : 0)} ms`
    const row = (what: string, measured: string, target = ''): Row => ({ what, measured, target })
    return {
      name: `The board of ${kept} answers: ${cases} cases, ${chatbots} chatbots, ${replicates} replicates`,
      rows: [
        row(
          'build: processor an answer page',
          // With one answer more the lists are all rendered again, and one answer.
          ms(((first.cpu - more.cpu) / (pages.length - 1)) * 1000),
          'under 3 ms',
        ),
        row('build: processor for all lists', ms((more.cpu - again.cpu) * 1000)),
        row('build: memory at most', `${first.memory.toFixed(0)} MB`, 'under 500 MB'),
        row('build: nothing new', `${again.files.written} files written, ${again.cpu.toFixed(1)} s`, 'none'),
        row(
          'build: one answer more',
          `${more.files.written} files written, ${more.files.same} as before, ${more.files.kept} not rendered`,
          'what changed',
        ),
        row('home', await sizeOf(join(site, 'index.html')), 'under 200 kB'),
        row('matrix', await sizeOf(join(site, 'matrix.html')), 'under 200 kB'),
        row('home: first paint', ms(painted?.home), 'under 500 ms'),
        row('matrix: first paint', ms(painted?.matrix), 'under 500 ms'),
        row('answer with 300,000 characters: a quote is marked', ms(painted?.mark), 'under 200 ms'),
        row('served: the store is read', ms(served.readMs)),
        ...served.slowest.map(([page, time]) => row(`served: ${page}, slowest`, ms(time), 'under 150 ms')),
        row('served: slowest while answers are kept', ms(served.whileKeptMs), 'under 150 ms'),
      ].map((each) => ({ ...each })),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
