import type { Command } from 'commander'
import type { LintOptions } from './lint-suite.ts'
import { withCases, withExamples, withJson, withSuite } from './options.ts'

/** `model-bench lint`: what is wrong with a suite, and whether its cases prove themselves. */
export const registerLint = (program: Command): void => {
  const command = program
    .command('lint')
    .description('check a suite: its files, its facts against their documents, what nothing uses')
    .option('--prove', 'run the scripts of every case too: each must score as it declares')
    .action(async (options: LintOptions) => {
      const { lintCommand } = await import('./lint-suite.ts')
      process.exitCode = await lintCommand(options)
    })
  withJson(withCases(withSuite(command)))
  withExamples(command, ['lint --suite suites/lab-qms', 'lint --prove', 'lint --prove --case CB14'])
}
