// Runs every check of the project, one after the other, and ends in a line `N passed, N failed`.
import { spawnSync } from 'node:child_process'

const stages = [
  ['build', ['npm', 'run', '--silent', 'build']],
  ['types', ['npm', 'run', '--silent', 'typecheck']],
  ['lint', ['npm', 'run', '--silent', 'lint']],
  ['import directions', ['npm', 'run', '--silent', 'imports']],
]

const run = ([command, ...args]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1

const failed = stages.filter(([name, command]) => {
  console.log(`\n── ${name}`)
  return run(command) !== 0
})
if (failed.length > 0) {
  console.log(`\n${failed.map(([name]) => name).join(', ')} failed; the tests were not run.\n`)
  console.log(`${stages.length - failed.length} passed, ${failed.length} failed`)
  process.exit(1)
}
console.log('\n── tests')
process.exit(run(['npx', 'vitest', 'run']))
