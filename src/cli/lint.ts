import { type Command, InvalidArgumentError, Option } from 'commander'
import type { LintOptions } from './lint-suite.ts'
import { withCases, withExamples, withJson, withSuite } from './options.ts'
import type { Share } from './prove-suite.ts'

const share = (value: string): Share => {
  const [number, of] = value.split('/').map(Number)
  if (number === undefined || of === undefined || !(number < of))
    throw new InvalidArgumentError('It must be 0/2.')
  return { number, of }
}

/** `model-bench lint`: what is wrong with a suite, and whether its cases prove themselves. */
export const registerLint = (program: Command): void => {
  const command = program
    .command('lint')
    .description('check a suite: its files, its facts and citations, what nothing uses')
    .option('--prove', 'run the scripts of every case too: each must score as it declares')
    .addOption(new Option('--share <n/of>', 'prove a share of the scripts').argParser(share).hideHelp())
    .action(async (options: LintOptions) => {
      const { lintCommand } = await import('./lint-suite.ts')
      process.exitCode = await lintCommand(options)
    })
  withJson(withCases(withSuite(command)))
  withExamples(command, ['lint --suite suites/lab-qms', 'lint --prove', 'lint --prove --case CB14'])
}
