import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { cleanEnvironment, type Ended, type StartOptions } from './command-line.ts'

const text = (piece: unknown): string =>
  typeof piece === 'string' ? piece : Buffer.from(piece as Uint8Array).toString('utf8')

const inputOf = (typed: string): Readable =>
  new Readable({
    read() {
      this.push(typed)
      this.push(null)
    },
  })

/** Puts another value in the place of a property of the process, and says how it is put back. */
const inPlaceOf = (name: 'env' | 'stdin', value: unknown): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(process, name)!
  Object.defineProperty(process, name, { value, configurable: true, enumerable: true, writable: true })
  return () => Object.defineProperty(process, name, own)
}

const runHere = async (
  args: readonly string[],
  { cwd, env = {}, stdin = '' }: StartOptions,
): Promise<Ended> => {
  let [stdout, stderr] = ['', '']
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
      stdout += text(piece)
      return true
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((piece) => {
      stderr += text(piece)
      return true
    }),
  ]
  const listeners = process.stdout.listeners('error')
  const folder = process.cwd()
  const putBack = [inPlaceOf('env', cleanEnvironment(env)), inPlaceOf('stdin', inputOf(stdin))]
  try {
    if (cwd !== undefined) process.chdir(cwd)
    await runProgram(['node', 'model-bench', ...args])
    return { code: Number(process.exitCode ?? 0), stdout, stderr }
  } finally {
    process.chdir(folder)
    process.exitCode = undefined
    for (const each of putBack) each()
    for (const spy of spies) spy.mockRestore()
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void)
  }
}

let before: Promise<unknown> = Promise.resolve()

/**
 * Runs `model-bench` with arguments to its end, as `modelBench` does, without a process of its own: most of what that
 * takes is its start. For what a command says and does; how a process starts, ends and is killed needs a real one. There
 * is one standard output: what is asked for meanwhile waits.
 */
export const modelBenchHere = (args: readonly string[], options: StartOptions = {}): Promise<Ended> => {
  const ended = before.then(() => runHere(args, options))
  before = ended.catch(() => undefined)
  return ended
}
