import { describeTable } from './table.ts'

/** A benchmark of the project: what it measures, and a row a candidate, side by side in one run. */
export interface Benchmark {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, string | number>>[]
}

const benchmarks: Readonly<Record<string, () => Promise<(size?: number) => Promise<Benchmark>>>> = {
  start: async () => (await import('./start.ts')).startBenchmark,
  run: async () => (await import('./run.ts')).runBenchmark,
  tenant: async () => (await import('./tenant-open.ts')).tenantOpen,
  quote: async () => (await import('./quote.ts')).quoteBenchmark,
  facts: async () => (await import('./facts.ts')).factsBenchmark,
  board: async () => (await import('./board.ts')).boardBenchmark,
}

/** Names; a number after one is its size, as in `board 100000`. */
const asked = process.argv.slice(2)
const isSize = (word: string | undefined): word is string => /^\d+$/.test(word ?? '')
const names = asked.filter((word) => !isSize(word))
const unknown = names.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`,
  )
  process.exit(2)
}
for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
  const load = benchmarks[name]
  if (!load) continue
  const size = asked[asked.indexOf(name) + 1]
  const benchmark = await (await load())(isSize(size) ? Number(size) : undefined)
  console.log(`\n${benchmark.name}\n${describeTable(benchmark.rows)}`)
}
