import type { Command } from 'commander'
import { withExamples, withSuite } from './options.ts'
import type { TryOptions } from './try-case.ts'

/** `model-bench try`: a person plays the chatbot. */
export const registerTry = (program: Command): void => {
  const command = program
    .command('try')
    .argument('<case>', 'the case to play')
    .description('play the chatbot of a case yourself; then see its checks, findings and score')
    .option('--save <script>', 'write what you played into the case, as the turns of this script')
    .action(async (id: string, options: TryOptions) => {
      const { tryCase } = await import('./try-case.ts')
      process.exitCode = await tryCase(id, options)
    })
  withSuite(command)
  withExamples(command, ['try MY01', 'try MY02 --save reference'])
}
