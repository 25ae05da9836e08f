import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { build } from 'tsdown'
import type { Benchmark } from './main.ts'

interface Scenario {
  readonly what: 'bench' | 'bare loop'
  readonly answers: number
  readonly concurrency: number
  readonly delayMs: number
  /** Characters of each reply. */
  readonly length: number
}

interface Measured {
  readonly ms: number
  readonly cpuMs: number
  readonly maxRssMb: number
  readonly storeBytes: number
}

/** Where the two programs are built to: measured is what is published, not the sources through a loader. */
const built = 'node_modules/.cache/model-bench-run'

const buildPrograms = () =>
  build({
    entry: ['benchmarks/run-many.ts', 'benchmarks/run-model-server.ts'],
    outDir: built,
    config: false,
    format: 'esm',
    platform: 'node',
    outExtensions: () => ({ js: '.js' }),
    logLevel: 'silent',
  })

const serving = async <Result>(
  { delayMs, length }: Scenario,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server: ChildProcess = fork(`${built}/run-model-server.js`, [String(delayMs), String(length)], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    const [port] = await once(createInterface({ input: server.stdout! }), 'line')
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

const measure = (scenario: Scenario): Promise<Measured> =>
  serving(scenario, async (url) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-run-'))
    try {
      const task = JSON.stringify({ ...scenario, url, store: join(folder, 'store.db') })
      const { stdout } = await promisify(execFile)(process.execPath, [`${built}/run-many.js`, task])
      return JSON.parse(stdout) as Measured
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

const idealMs = ({ answers, concurrency, delayMs }: Scenario): number => (delayMs * answers) / concurrency

/**
 * Many one-call answers against a model in a process of its own: how much longer they take than the model itself does,
 * and than a loop that makes the same calls and stores nothing; the memory, and the size of the store.
 */
export const runBenchmark = async (): Promise<Benchmark> => {
  const scenarios: readonly (Scenario & { readonly target: string })[] = [
    { what: 'bench', answers: 5_000, concurrency: 64, delayMs: 250, length: 200, target: '1.05 × ideal' },
    { what: 'bare loop', answers: 5_000, concurrency: 64, delayMs: 50, length: 200, target: '' },
    { what: 'bench', answers: 5_000, concurrency: 64, delayMs: 50, length: 200, target: '1.2 × bare loop' },
    { what: 'bench', answers: 20_000, concurrency: 64, delayMs: 10, length: 200, target: '250 MB' },
    {
      what: 'bench',
      answers: 1_000,
      concurrency: 16,
      delayMs: 50,
      length: 50_000,
      target: '250 MB, store < 1 × text',
    },
  ]
  await buildPrograms()
  const rows: Benchmark['rows'][number][] = []
  let bareMs = Number.NaN
  for (const scenario of scenarios) {
    const { ms, cpuMs, maxRssMb, storeBytes } = await measure(scenario)
    if (scenario.what === 'bare loop') bareMs = ms
    const { what, answers, concurrency, delayMs, length, target } = scenario
    rows.push({
      what,
      answers,
      concurrency,
      'delay ms': delayMs,
      'reply characters': length,
      seconds: ms / 1000,
      'times ideal': ms / idealMs(scenario),
      'times bare loop': what === 'bench' && delayMs === 50 && length === 200 ? ms / bareMs : '',
      'CPU ms an answer': cpuMs / answers,
      'MB at most': Math.round(maxRssMb),
      'store / text': what === 'bench' ? storeBytes / (answers * length) : '',
      target,
    })
  }
  return { name: 'Run', rows }
}
