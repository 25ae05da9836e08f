// What takes too long for every change: 500 answers of a failing provider, killed 20 times; two processes on one store.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', 'test/e2e/long-run.test.ts'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, MODEL_BENCH_NIGHTLY: '1' },
})
process.exit(status ?? 1)
