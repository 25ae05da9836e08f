import type { Command } from 'commander'
import { withExamples, withJson } from './options.ts'

/** `model-bench init`: a small suite that runs and proves itself. */
export const registerInit = (program: Command): void => {
  const command = program
    .command('init')
    .argument('[dir]', 'the folder to begin in', '.')
    .description('begin a bench: a configuration and a small suite that proves itself')
    .action(async (folder: string, options: { readonly json?: boolean }) => {
      const { initBench } = await import('./init-bench.ts')
      await initBench(folder, options)
    })
  withJson(command)
  withExamples(command, ['init my-bench'])
}
