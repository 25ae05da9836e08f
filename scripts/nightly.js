// What takes too long for every change: 500 answers of a failing provider, killed 20 times; two processes on one store; the
// laws of quotes and facts with 10,000 cases each, and long texts in place of short ones. A variable that is set already
// stays as it is: `PROPERTY_RUNS=20 npm run nightly` is soon over with the laws.
import { spawnSync } from 'node:child_process'

const stages = [
  { command: ['vitest', 'run', 'test/e2e/long-run.test.ts'], environment: { MODEL_BENCH_NIGHTLY: '1' } },
  {
    command: [
      ...['vitest', 'run', 'test/quote/laws.test.ts', 'test/quote/size.test.ts'],
      ...['test/facts/laws.test.ts', 'test/facts/numbers-exact.test.ts'],
      '--testTimeout=3600000',
    ],
    environment: { PROPERTY_RUNS: '10000' },
  },
]

const passes = ({ command, environment }) =>
  spawnSync('npx', command, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...environment, ...process.env },
  }).status === 0

// The command line that is killed is the built one.
if (!passes({ command: ['tsdown'], environment: {} })) process.exit(1)
const failed = stages.filter((stage) => !passes(stage))
process.exit(failed.length === 0 ? 0 : 1)
