import { OutsideFault } from '../chatbot/chatbot.ts'
import { ConfigurationError } from '../chatbot/configuration-error.ts'
import { RunStopped } from '../run/index.ts'
import { UnknownFindingType } from '../score/score.ts'
import { StoreError } from '../store/store-error.ts'
import { describeFault, SuiteError } from '../suite/fault.ts'
import { CommandError, exitCode } from './exit.ts'
import { harmless, note, printJson } from './output.ts'

interface Explained {
  readonly code: number
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** What an error means to the person who ran the command. An error that nobody foresaw shows where it comes from. */
const explained = (error: unknown): Explained => {
  if (error instanceof CommandError)
    return { code: error.code, message: error.message, details: error.details }
  if (error instanceof SuiteError) {
    const { faults } = error
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    return {
      code: exitCode.usage,
      message: `${faults.map(describeFault).join('\n')}\n\n${count} found; nothing was run.`,
      details: { faults },
    }
  }
  if (error instanceof ConfigurationError || error instanceof UnknownFindingType) {
    return { code: exitCode.usage, message: error.message }
  }
  if (error instanceof StoreError)
    return { code: exitCode.incomplete, message: error.message, details: { store: error.code } }
  // A key that is refused: what has no answer or grade yet is left for the next time.
  if (error instanceof OutsideFault) return { code: exitCode.incomplete, message: `${error.message}.` }
  if (error instanceof RunStopped)
    return {
      code: exitCode.interrupted,
      message: 'Stopped. What was done is kept; run the same command again to go on.',
    }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    code: exitCode.incomplete,
    message: `This should not happen; it is a fault of the bench.\n${stack}`,
  }
}

/** Says what went wrong, on standard error and with `--json` as an object on standard output too. Gives the exit code. */
export const explain = (error: unknown, json: boolean): number => {
  const { code, message, details } = explained(error)
  note(message.split('\n').map(harmless).join('\n'))
  if (json) printJson({ error: { message, ...details } })
  return code
}
