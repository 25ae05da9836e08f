// Runs the shipped suite with its scripted chatbots through the real pipeline: no key, no network.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const command = [
  'run',
  '--suite',
  'suites/lab-qms',
  '--chatbot',
  'scripted:*',
  '--judge',
  'none',
  '--store',
  '.model-bench/demo.db',
  '--report',
  '.model-bench/demo.html',
]

const { status } = spawnSync(process.execPath, [bin['model-bench'], ...command], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
