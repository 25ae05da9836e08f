// Runs the shipped suite with its scripted chatbots through the real pipeline, and builds the board: no key, no network.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [suite, store] = ['suites/lab-qms', '.model-bench/demo.db']
const chatbots = ['reference', 'trap', 'says-it-is-done', 'do-nothing']
const commands = [
  [
    'run',
    '--suite',
    suite,
    ...chatbots.flatMap((name) => ['--chatbot', `scripted:${name}`]),
    '--judge',
    'none',
    '--store',
    store,
    // From the beginning each time: what an older program left there may be another bench.
    '--fresh',
    '--report',
    '.model-bench/demo.html',
  ],
  ['board', 'build', '--suite', suite, '--store', store, '--out', '.model-bench/demo-board'],
]

for (const command of commands) {
  const { status } = spawnSync(process.execPath, [bin['model-bench'], ...command], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
