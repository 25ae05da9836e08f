// Mutation testing of one room: `npm run mutate -- quote` (all of it) or `npm run mutate -- quote turning/turn.ts numbers.ts`.
// `--quick` leaves out mutants in what modules do as they load, such as patterns and lists: each makes all load again.
// `--sample 0.2` tries one mutant in five, always the same ones: enough to know the share within a few percent.
// `--survivors REPORT` tries those alone that survived in an earlier report: what new rows kill. The sources must be the same.
// Works on a copy outside the tree; leaves a report in reports/mutation/ROOM.json.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    survivors: { type: 'string' },
  },
  allowPositionals: true,
})
const [room, ...files] = positionals
const share = Number(values.sample)
if (!room || !existsSync(join('src', room)) || !(share > 0 && share <= 1)) {
  console.error(
    'Usage: npm run mutate -- ROOM [FILE…] [--quick] [--sample SHARE] [--survivors REPORT], such as:',
  )
  console.error('  npm run mutate -- quote turning/turn.ts')
  process.exit(2)
}
// A mutant may grow a list without end: its process must die of that before the machine does. Where there is no such command,
// the mutants run without a bound.
spawnSync('prlimit', ['--pid', String(process.pid), `--as=${9e9}`])

process.env['MUTATION_SAMPLE'] = values.sample
process.env['MUTATED_ROOM'] = room
if (values.survivors) process.env['MUTATION_SURVIVORS'] = resolve(values.survivors)
process.env['PROPERTY_RUNS'] ??= '3'

const results = await new Stryker({
  configFile: 'scripts/mutation/stryker.config.json',
  mutate: files.length > 0 ? files.map((file) => `src/${room}/${file}`) : [`src/${room}/**/*.ts`],
  concurrency: Number(process.env['MUTATION_PROCESSES'] ?? 2),
  ignoreStatic: values.quick,
  // What was left out must not count as tried the next time.
  incremental: share === 1 && !values.survivors,
  tempDirName: join(tmpdir(), `mutate-${room}-${process.pid}`),
  incrementalFile: `reports/mutation/${room}.incremental.json`,
  jsonReporter: { fileName: `reports/mutation/${room}${values.survivors ? '.survivors' : ''}.json` },
}).runMutationTest()

const asked = results.filter(
  ({ fileName }) => files.length === 0 || files.some((file) => fileName.includes(file.split(':')[0])),
)
const killed = asked.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
const counted = asked.filter(
  ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
).length
console.log(`${killed} of ${counted} mutants killed: ${((100 * killed) / counted).toFixed(1)} %`)
