import { vi } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { cleanEnvironment, type Ended } from './command-line.ts'

const text = (piece: unknown): string =>
  typeof piece === 'string' ? piece : Buffer.from(piece as Uint8Array).toString('utf8')

/**
 * Runs `model-bench` with arguments to its end, as `modelBench` does, without a process of its own: most of what that
 * takes is its start. For what a command says and does; how a process starts, ends and is killed needs a real one.
 */
export const modelBenchHere = async (
  args: readonly string[],
  { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> => {
  let [stdout, stderr] = ['', '']
  const environment = { ...process.env }
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
  try {
    process.env = { ...cleanEnvironment(env) }
    await runProgram(['node', 'model-bench', ...args])
    return { code: Number(process.exitCode ?? 0), stdout, stderr }
  } finally {
    process.env = environment
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void)
  }
}
