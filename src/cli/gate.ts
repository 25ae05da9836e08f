import { type Command, InvalidArgumentError, Option } from 'commander'
import type { GateOptions } from './gate-store.ts'
import { withChatbots, withExamples, withStore } from './options.ts'

const score = (value: string): number => {
  const number = Number(value)
  if (value.trim() === '' || !(number >= 0 && number <= 5))
    throw new InvalidArgumentError('It must be a number from 0 to 5.')
  return number
}

/** `model-bench gate`: lets a pipeline go on, or ends with 1 and says why not. */
export const registerGate = (program: Command): void => {
  const command = program
    .command('gate')
    .description('end with 1, and say why, where a chatbot is not good enough')
    .option('--min-score <score>', 'the least mean score', score)
    .option('--no-zero', 'let no answer have the score 0')
    .option('--baseline <store-or-file>', 'a store of before, or what "report --json" printed then')
    .option('--max-drop <points>', 'how far the mean may lie below the baseline', score)
    .option('--config <file>', 'a configuration other than bench.config.ts')
    .option('--fingerprint <hash>', 'the beginning of a fingerprint (default: the one that graded last)')
    .addOption(
      new Option('--format <format>', 'how').choices(['text', 'json', 'junit', 'github']).default('text'),
    )
    .option('--json', 'the same as --format json')
    .action(async (options: GateOptions) => {
      const { gateCommand } = await import('./gate-store.ts')
      process.exitCode = await gateCommand(options)
    })
  withStore(withChatbots(command))
  withExamples(command, [
    'gate --min-score 4 --no-zero',
    'gate --baseline last-week.json --max-drop 0.2',
    'gate --min-score 4 --format github',
  ])
}
