import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The built command line: `npm run build` makes it. */
export const mainFile = resolve('dist/cli/main.js')

/** What a command came to. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The environment of a test: no key of the machine that it runs on, and no colour. */
export const cleanEnvironment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !/_API_KEY$|^MODEL_BENCH_/.test(name))
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...more }
}

/** A process of the command line that runs. */
export interface Running {
  readonly ended: Promise<Ended>
  kill(signal: NodeJS.Signals): void
  /** Resolves when standard error has held this text. */
  saying(text: string): Promise<void>
}

export interface StartOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
}

/** Starts `model-bench` with arguments. */
export const start = (args: readonly string[], options: StartOptions = {}): Running => {
  const child = spawn(process.execPath, [mainFile, ...args], {
    cwd: options.cwd ?? process.cwd(),
    env: cleanEnvironment(options.env),
  })
  let [stdout, stderr] = ['', '']
  const waiting: { text: string; found: () => void }[] = []
  child.stdout.on('data', (data) => {
    stdout += data
  })
  child.stderr.on('data', (data) => {
    stderr += data
    for (const { text, found } of waiting) if (stderr.includes(text)) found()
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(options.stdin ?? '')
  return {
    ended: new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr }))),
    kill: (signal) => child.kill(signal),
    saying: (text) =>
      new Promise((found) => {
        waiting.push({ text, found })
        if (stderr.includes(text)) found()
      }),
  }
}

/** Runs `model-bench` with arguments to its end. */
export const modelBench = (args: readonly string[], options: StartOptions = {}): Promise<Ended> =>
  start(args, options).ended

/** A folder of its own for a test, gone when the test ends. */
export class WorkFolder implements AsyncDisposable {
  private constructor(readonly path: string) {}

  static async make(): Promise<WorkFolder> {
    return new WorkFolder(await mkdtemp(join(tmpdir(), 'model-bench-')))
  }

  file(name: string): string {
    return join(this.path, name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, force: true })
  }
}
