// What takes too long for every change: 500 answers of a failing provider, killed 20 times; two processes on one store; the
// laws of quotes and facts with 10,000 cases each, and long texts in place of short ones.
import { spawnSync } from 'node:child_process'

const stages = [
  { tests: ['test/e2e/long-run.test.ts'], environment: { MODEL_BENCH_NIGHTLY: '1' } },
  {
    tests: [
      'test/quote/laws.test.ts',
      'test/quote/size.test.ts',
      'test/facts/laws.test.ts',
      '--testTimeout=3600000',
    ],
    environment: { PROPERTY_RUNS: '10000' },
  },
]

const failed = stages.filter(({ tests, environment }) => {
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  })
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
