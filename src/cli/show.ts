import { type Command, InvalidArgumentError } from 'commander'
import { withExamples, withJson, withStore } from './options.ts'
import type { ShowOptions } from './show-answer.ts'

const callNumber = (value: string): number => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.')
  return number
}

/** `model-bench show`: one answer, what it came to, and why. */
export const registerShow = (program: Command): void => {
  const command = program
    .command('show')
    .argument('<answer>', 'the beginning of an answer’s id, as report and run print it')
    .description(
      'show one answer: the conversation, the checks, the findings with their quotes, what was asserted and where from, the derivation of the score',
    )
    .option('--config <file>', 'a configuration other than bench.config.ts')
    .option('--fingerprint <hash>', 'the grade under this fingerprint (default: the one that graded last)')
    .option('--transcript', 'the whole texts of tool calls, not their beginnings')
    .option(
      '--exchange [n]',
      'what the judge was asked and answered: a list, or the n-th call whole',
      callNumber,
    )
    .action(async (answer: string, options: ShowOptions) => {
      const { showAnswer } = await import('./show-answer.ts')
      await showAnswer(answer, options)
    })
  withJson(withStore(command))
  withExamples(command, [
    'show 3fa9c1',
    'show 3fa9c1 --exchange 1',
    'show 3fa9c1 --json | jq .grade.derivation',
  ])
}
