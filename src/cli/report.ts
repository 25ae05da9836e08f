import { type Command, Option } from 'commander'
import { withExamples, withStore, withSuite } from './options.ts'
import type { ReportOptions } from './report-store.ts'

/** `model-bench report`: what a store holds under one fingerprint. */
export const registerReport = (program: Command): void => {
  const command = program
    .command('report')
    .description('print what a store holds under one fingerprint')
    .addOption(
      new Option('--format <format>', 'how')
        .choices(['table', 'json', 'csv', 'junit', 'html'])
        .default('table'),
    )
    .option('--json', 'the same as --format json')
    .option('--fingerprint <hash>', 'the beginning of a fingerprint (default: the one that graded last)')
    .option('--min-score <score>', 'a score below it is a failure in JUnit (default: 5)', Number)
    .action(async (options: ReportOptions) => {
      const { reportStore } = await import('./report-store.ts')
      await reportStore(options)
    })
  withStore(withSuite(command))
  withExamples(command, [
    'report',
    'report --format csv > results.csv',
    'report --format junit --min-score 4 > junit.xml',
  ])
}
