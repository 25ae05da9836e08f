import { type Command, InvalidArgumentError } from 'commander'

const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
]

const wholeNumber = (value: string): number => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.')
  return number
}

const amount = (value: string): number => {
  const number = Number(value)
  if (!Number.isFinite(number) || number <= 0) throw new InvalidArgumentError('It must be an amount above 0.')
  return number
}

/** Options that many commands share, each said once. */
export const withSuite = (command: Command): Command =>
  command
    .option('--suite <dir>', "the suite's folder")
    .option('--config <file>', 'a configuration other than bench.config.ts')

export const withStore = (command: Command): Command =>
  command.option(
    '--store <file-or-url>',
    'where answers and grades are kept (default: .model-bench/store.db)',
  )

export const withJudge = (command: Command): Command =>
  command.option('--judge <model>', 'the judge, or "none" for rules in code alone')

export const withCases = (command: Command): Command =>
  command.option('--case <id>', 'a case; say it again for more (default: all)', collect)

export const withChatbots = (command: Command): Command =>
  command.option(
    '--chatbot <id>',
    'a chatbot, such as google:gemini-3.8-flash@low; say it again for more',
    collect,
  )

export const withReplicates = (command: Command): Command =>
  command.option('--replicates <n>', 'how often each case is played (default: 1)', wholeNumber)

export const withConcurrency = (command: Command): Command =>
  command.option('--concurrency <n>', 'answers at a time, for each provider (default: 8)', wholeNumber)

export const withMaxCost = (command: Command): Command =>
  command
    .option('--max-cost <usd>', 'begin no answer once the run has cost so much', amount)
    .option('--max-cost-per-chatbot <usd>', 'begin no answer of a chatbot that has cost so much', amount)

export const withJudgeMaxCost = (command: Command): Command =>
  command.option('--max-cost <usd>', 'grade no more once the judge has cost so much', amount)

export const withJson = (command: Command): Command => command.option('--json', 'print the result as JSON')

/** Examples at the end of a command's help. */
export const withExamples = (command: Command, examples: readonly string[]): Command =>
  command.addHelpText(
    'after',
    `\nExamples:\n${examples.map((example) => `  $ model-bench ${example}`).join('\n')}`,
  )
