import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { noJudge } from '../judge/index.ts'
import { systemClock } from '../run/index.ts'
import type { LoadedCase, Script, Suite } from '../suite/index.ts'
import { CommandError, exitCode } from './exit.ts'
import { type Proof, proveScript } from './prove-case.ts'

/** A share of the scripts: every `of`-th, beginning with `number`, which counts from 0. */
export interface Share {
  readonly number: number
  readonly of: number
}

const whole: Share = { number: 0, of: 1 }

const scriptsOf = (tasks: readonly LoadedCase[]): readonly (readonly [LoadedCase, Script])[] =>
  tasks.flatMap((task) => task.scripts.map((script) => [task, script] as const))

/** Proves a share of the scripts of these cases, one after the other. */
export const proveShare = async (
  suite: Suite,
  tasks: readonly LoadedCase[],
  { number, of }: Share = whole,
): Promise<readonly Proof[]> => {
  const grader = { suite, judge: noJudge, fingerprint: '', now: () => systemClock.now() }
  const proofs: Proof[] = []
  for (const [task, script] of scriptsOf(tasks).filter((_each, index) => index % of === number)) {
    proofs.push(await proveScript(task, script, grader))
  }
  return proofs
}

/** Fewer scripts than this are proven sooner than another process has loaded the suite. */
const worthAProcess = 25

/** Has another process of this very command line prove a share. */
const proveElsewhere = (
  suite: Suite,
  tasks: readonly LoadedCase[],
  share: Share,
): Promise<readonly Proof[]> => {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      process.argv[1] ?? '',
      'lint',
      ...['--suite', suite.folder, '--prove', '--share', `${share.number}/${share.of}`],
      ...tasks.flatMap(({ id }) => ['--case', id]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === exitCode.fine) done(JSON.parse(output) as readonly Proof[])
      else
        fail(new CommandError('A part of the scripts could not be proven: see above.', exitCode.incomplete))
    })
  })
}

/** Proves the scripts of these cases over all cores, in the order of the cases. */
export const proveScripts = async (suite: Suite, tasks: readonly LoadedCase[]): Promise<readonly Proof[]> => {
  const scripts = scriptsOf(tasks)
  const of = Math.max(1, Math.min(availableParallelism(), Math.floor(scripts.length / worthAProcess)))
  const elsewhere = Array.from({ length: of - 1 }, (_each, index) =>
    proveElsewhere(suite, tasks, { number: index + 1, of }),
  )
  const shares = await Promise.all([proveShare(suite, tasks, { number: 0, of }), ...elsewhere])
  return scripts.flatMap((_each, index) => shares[index % of]?.[Math.floor(index / of)] ?? [])
}
