import type { Command } from 'commander'
import type { FingerprintOptions } from './fingerprint-suite.ts'
import { withExamples, withJson, withJudge, withStore, withSuite } from './options.ts'

/** `model-bench fingerprint`: what a suite is made of, and what differs between two. */
export const registerFingerprint = (program: Command): void => {
  const command = program
    .command('fingerprint')
    .description("print a suite's fingerprint, or name the parts that differ between two")
    .option(
      '--diff <a-and-b...>',
      'two of: the beginning of a hash in the store, a suite folder, a file that --json wrote',
    )
    .action(async (options: FingerprintOptions) => {
      const { fingerprintCommand } = await import('./fingerprint-suite.ts')
      await fingerprintCommand(options)
    })
  withJson(withStore(withJudge(withSuite(command))))
  withExamples(command, [
    'fingerprint --suite suites/lab-qms',
    'fingerprint --json > before.json',
    'fingerprint --diff before.json suites/lab-qms',
    'fingerprint --diff 7c1e9f04 a2d831b6',
  ])
}
