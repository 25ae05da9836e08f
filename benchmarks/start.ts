import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark } from './main.ts'

const times = 15

const once = (args: readonly string[]): number => {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  return performance.now() - started
}

/** The median of many runs of one command, in milliseconds. */
const median = (args: (run: number) => readonly string[]): number => {
  const durations = Array.from({ length: times }, (_, run) => once(args(run))).sort((a, b) => a - b)
  return durations[Math.floor(times / 2)] ?? Number.NaN
}

const main = 'dist/cli/main.js'
const oneCase = ['run', '--suite', 'suites/lab-qms', '--case', 'CB06', '--chatbot', 'scripted:reference']

/** How long the command line takes to start, beside Node itself, and how long a run of one scripted case takes. */
export const startBenchmark = async (): Promise<Benchmark> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const commands = [
      { command: 'node -e 0', target: '', args: () => ['-e', '0'] },
      { command: 'model-bench --help', target: '3 × node', args: () => [main, '--help'] },
      { command: 'model-bench run --help', target: '3 × node', args: () => [main, 'run', '--help'] },
      {
        command: 'model-bench run, one scripted case',
        target: '1500 ms',
        args: (run: number) => [main, ...oneCase, '--store', join(folder, `${run}.db`)],
      },
    ]
    const measured = commands.map(({ command, target, args }) => ({ command, ms: median(args), target }))
    const [node] = measured
    const rows = measured.map(({ command, ms, target }) => ({
      command,
      ms,
      'times node': ms / (node?.ms ?? Number.NaN),
      target,
    }))
    return { name: `Start, median of ${times}`, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
