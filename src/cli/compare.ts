import type { Command } from 'commander'
import type { CompareOptions } from './compare-chatbots.ts'
import { withExamples, withJson, withStore } from './options.ts'

/** `model-bench compare`: two chatbots on the same cases, and whether they can be told apart. */
export const registerCompare = (program: Command): void => {
  const command = program
    .command('compare')
    .description('compare two chatbots case by case, and say whether they can be told apart')
    .argument('<a>', 'a chatbot, by its id or its label')
    .argument('<b>', 'the other one')
    .option('--config <file>', 'a configuration other than bench.config.ts')
    .option('--fingerprint <hash>', 'the beginning of a fingerprint (default: the one that graded last)')
    .action(async (a: string, b: string, options: CompareOptions) => {
      const { compareCommand } = await import('./compare-chatbots.ts')
      await compareCommand(a, b, options)
    })
  withJson(withStore(command))
  withExamples(command, [
    'compare google:gemini-3.8-flash@low google:gemini-3.8-flash@high',
    'compare "Gemini 3.8 Flash · low" "GPT-5.5 · low" --json',
  ])
}
