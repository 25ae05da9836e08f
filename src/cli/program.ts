import { Command, CommanderError } from 'commander'
import { registerBoard } from './board.ts'
import { registerCompare } from './compare.ts'
import { registerDoctor } from './doctor.ts'
import { exitCode } from './exit.ts'
import { registerFact } from './fact.ts'
import { registerFingerprint } from './fingerprint.ts'
import { registerGate } from './gate.ts'
import { registerGrade } from './grade.ts'
import { registerInit } from './init.ts'
import { registerLint } from './lint.ts'
import { registerNew } from './new.ts'
import { registerQuote } from './quote.ts'
import { registerReport } from './report.ts'
import { registerRun } from './run.ts'
import { registerScore } from './score.ts'
import { registerShow } from './show.ts'
import { registerTry } from './try.ts'
import { version } from './version.ts'

const commands = [
  registerInit,
  registerNew,
  registerTry,
  registerLint,
  registerRun,
  registerGrade,
  registerShow,
  registerReport,
  registerBoard,
  registerCompare,
  registerGate,
  registerFingerprint,
  registerScore,
  registerQuote,
  registerFact,
  registerDoctor,
]

const exits = `
Exit codes: 0 fine, 1 a gate or lint failed, 2 usage or configuration, 3 some work could not be done, 130 interrupted`

/** Runs the command line and leaves its exit code on the process. Never rejects. */
export const runProgram = async (argv: readonly string[]): Promise<void> => {
  const program = new Command('model-bench')
    .description(
      'Tests chatbots that work inside an application. Code checks, every finding is quoted, nobody hands out a number.',
    )
    .version(version)
    .showHelpAfterError('(add --help for what there is)')
    .addHelpText('after', exits)
    .exitOverride()
  for (const register of commands) register(program)
  for (const command of program.commands) command.exitOverride()
  // A reader such as `head` that has seen enough is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCode.fine)
    throw error
  })
  try {
    await program.parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError)
      process.exitCode = error.exitCode === 0 ? exitCode.fine : exitCode.usage
    else {
      const { explain } = await import('./explain.ts')
      process.exitCode = explain(error, argv.includes('--json'))
    }
  }
}
