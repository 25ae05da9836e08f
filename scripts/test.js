// Runs every check of the project: what is quick side by side, then the tests. Ends in a line `N passed, N failed`.
import { spawn } from 'node:child_process'

const stages = [
  ['types', ['npm', 'run', '--silent', 'typecheck']],
  ['build', ['npm', 'run', '--silent', 'build']],
  ['lint', ['npm', 'run', '--silent', 'lint']],
  ['import directions', ['npm', 'run', '--silent', 'imports']],
]

const start = ([command, ...args], stdio) =>
  spawn(command, args, { stdio, shell: process.platform === 'win32' })

const ended = (child) => new Promise((done) => child.on('close', (status) => done(status ?? 1)))

/** Runs a stage and shows what it says in one piece. */
const run = async ([name, command]) => {
  const child = start(command, ['ignore', 'pipe', 'pipe'])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const status = await ended(child)
  console.log(`\n── ${name}\n${said}`.trimEnd())
  return status
}

const statuses = await Promise.all(stages.map(run))
const failed = stages.filter((_stage, index) => statuses[index] !== 0)
if (failed.length > 0) {
  console.log(`\n${failed.map(([name]) => name).join(', ')} failed; the tests were not run.\n`)
  console.log(`${stages.length - failed.length} passed, ${failed.length} failed`)
  process.exit(1)
}
console.log('\n── tests')
process.exit(await ended(start(['npx', 'vitest', 'run'], 'inherit')))
