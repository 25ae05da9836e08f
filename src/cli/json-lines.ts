import { once } from 'node:events'
import { exitCode } from './exit.ts'

/** The lines of a stream of text. A line ends at `\n` alone: U+2028 may stand in a JSON text, where readline would cut it. */
async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = []
  for await (const chunk of stream) {
    const [first = '', ...others] = chunk.split('\n')
    pieces.push(first)
    for (const next of others) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  yield pieces.join('')
}

/** What a command answers to one line: an object of JSON, which it may refuse by throwing an Error that says why. */
export type AnswerLine = (given: Readonly<Record<string, unknown>>) => unknown

/**
 * Answers lines of JSON in their order, one line each: what `answer` gives, or `{ line, error }` for a line that is wrong.
 * Empty lines are passed over.
 */
export async function* answerLines(
  lines: AsyncIterable<string>,
  answer: AnswerLine,
): AsyncGenerator<{ readonly json: string; readonly wrong: boolean }> {
  let number = 0
  for await (const line of lines) {
    number += 1
    const content = number === 1 ? line.replace(/^\uFEFF/, '') : line
    if (content.trim() === '') continue
    try {
      const given: unknown = JSON.parse(content)
      if (typeof given !== 'object' || given === null || Array.isArray(given)) {
        throw new Error('a line must be a JSON object')
      }
      yield { json: JSON.stringify(answer(given as Record<string, unknown>)), wrong: false }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      yield { json: JSON.stringify({ line: number, error: message }), wrong: true }
    }
  }
}

/** Answers the lines of standard input on standard output, as fast as they are taken. A wrong line makes the exit code 1. */
export const answerStandardInput = async (answer: AnswerLine): Promise<void> => {
  for await (const { json, wrong } of answerLines(linesOf(process.stdin.setEncoding('utf8')), answer)) {
    if (wrong) process.exitCode = exitCode.failed
    if (!process.stdout.write(`${json}\n`)) await once(process.stdout, 'drain')
  }
}
