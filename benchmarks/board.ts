import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readAssets } from '../src/board/assets.ts'
import { BoardCache } from '../src/board/board-cache.ts'
import { boardApp } from '../src/board/serve.ts'
import { importModule } from '../src/cli/import-module.ts'
import { storedFingerprint } from '../src/cli/stored-fingerprint.ts'
import { openStore } from '../src/store/index.ts'
import { loadSuite } from '../src/suite/index.ts'
import { fillBoard } from './board-data.ts'
import type { Benchmark } from './main.ts'

const suite = 'suites/lab-qms'
const command = 'dist/cli/main.js'

/** 15,000 answers of the shipped suite's 30 cases; with `BOARD_ANSWERS=100000` so many. */
const answers = Number(process.env['BOARD_ANSWERS'] ?? 15_000)
const chatbots = 50

interface Ran {
  readonly seconds: number
  readonly stdout: string
}

const runs = (args: readonly string[]): Promise<Ran> =>
  new Promise((done, fail) => {
    const began = performance.now()
    const child = spawn('/usr/bin/env', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (data) => {
      stdout += data
    })
    child.stderr.on('data', (data) => {
      stderr += data
    })
    child.on('close', (code) =>
      code === 0 ? done({ seconds: (performance.now() - began) / 1000, stdout }) : fail(new Error(stderr)),
    )
  })

/** A build, with the processor time and the most memory that it took. */
const build = async (store: string, folder: string) => {
  const report = `process.on('exit',()=>{const u=process.resourceUsage();console.log(JSON.stringify({cpu:(u.userCPUTime+u.systemCPUTime)/1e6,memory:u.maxRSS/1024}))})`
  const { seconds, stdout } = await runs([
    process.execPath,
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    command,
    'board',
    'build',
    '--suite',
    suite,
    '--store',
    store,
    '--out',
    folder,
  ])
  const { cpu, memory } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as {
    cpu: number
    memory: number
  }
  return { seconds, cpu, memory, said: stdout.split('\n')[0] ?? '' }
}

/** The middle and the slowest of how long a served page takes, in milliseconds. */
const served = async (location: string) => {
  await using store = await openStore(location, { mode: 'read' })
  const fingerprint = await storedFingerprint(store)
  const loaded = await loadSuite(suite, importModule)
  const cache = new BoardCache({
    store,
    suite: loaded,
    storeState: async () => 'still',
    fingerprintOf: async () => fingerprint,
  })
  const app = boardApp({
    cache,
    assets: await readAssets(),
    fingerprint: async () => fingerprint.hash,
    secrets: [],
    signal: new AbortController().signal,
  })
  const take = async (path: string) => {
    const began = performance.now()
    const response = await app.request(`http://localhost/${path}`, { headers: { Host: 'localhost' } })
    await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - began
  }
  const { board } = (await cache.get(fingerprint.hash))!
  const [a, b] = board.chatbots
  const ids = board.chatbots.flatMap(({ results }) => results.flatMap(({ answer }) => answer?.id ?? []))
  const some = Array.from({ length: 100 }, (_, index) => ids[Math.floor((index / 100) * ids.length)] ?? '')
  const pages = {
    home: ['index.html'],
    matrix: ['matrix.html'],
    compare: ['compare.html'],
    trust: ['trust.html'],
    scoring: ['scoring.html'],
    case: board.cases.map(({ id }) => `case/${id}.html`),
    pair: [`compare/${a?.slug}/${b?.slug}.html`],
    answer: some.map((id) => `answer/${id}.html`),
  }
  const rows: Record<string, string | number>[] = []
  for (const [name, paths] of Object.entries(pages)) {
    const first = await take(paths[0] ?? '')
    for (const path of paths) await take(path)
    const times: number[] = []
    for (const path of paths) times.push(await take(path))
    times.sort((one, other) => one - other)
    rows.push({
      what: `served: ${name}`,
      first: `${first.toFixed(0)} ms`,
      middle: `${times[Math.floor(times.length / 2)]?.toFixed(1)} ms`,
      slowest: `${times.at(-1)?.toFixed(1)} ms`,
    })
  }
  return rows
}

/** What the board costs at the size that it is made for. */
export const boardBenchmark = async (): Promise<Benchmark> => {
  const folder = await mkdtemp(join(tmpdir(), 'model-bench-board-'))
  try {
    const [played, store, site] = ['played.db', 'store.db', 'site'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const scripted = ['reference', 'says-it-is-done', 'do-nothing'].flatMap((name) => [
      '--chatbot',
      `scripted:${name}`,
    ])
    await runs([process.execPath, command, 'run', '--suite', suite, ...scripted, '--store', played])
    await using from = await openStore(played, { mode: 'read' })
    const cases = new Set((await from.gradeRows()).map(({ caseId }) => caseId)).size
    const replicates = Math.max(1, Math.round(answers / (cases * chatbots)))
    const kept = await fillBoard(from, store, { cases, chatbots, replicates })

    const first = await build(store, site)
    const again = await build(store, site)
    await fillBoard(from, store, { cases: 1, chatbots: 1, replicates: 1, from: replicates + 1 })
    const more = await build(store, site)
    const files = await readdir(join(site, 'answer'))
    const pageOf = async (name: string) => {
      const page = await readFile(join(site, name))
      return `${(page.length / 1000).toFixed(0)} kB, ${(gzipSync(page).length / 1000).toFixed(0)} kB compressed`
    }
    const row = (what: string, { seconds, cpu, memory, said }: typeof first) => ({
      what,
      first: `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor`,
      middle: `${memory.toFixed(0)} MB`,
      slowest: said,
    })
    return {
      name: `The board of ${kept} answers: ${cases} cases, ${chatbots} chatbots, ${replicates} replicates`,
      rows: [
        row('build: all', first),
        {
          what: 'build: an answer page',
          first: `${(((first.cpu - again.cpu) / files.length) * 1000).toFixed(2)} ms of processor`,
          middle: '',
          slowest: 'all other pages counted in',
        },
        row('build: nothing new', again),
        row('build: one answer more', more),
        { what: 'home', first: await pageOf('index.html'), middle: '', slowest: '' },
        { what: 'matrix', first: await pageOf('matrix.html'), middle: '', slowest: '' },
        ...(await served(store)),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
