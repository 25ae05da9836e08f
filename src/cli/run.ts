import type { Command } from 'commander'
import { exitCode } from './exit.ts'
import {
  withCases,
  withChatbots,
  withConcurrency,
  withExamples,
  withJson,
  withJudge,
  withReplicates,
  withStore,
  withSuite,
} from './options.ts'
import type { RunOptions } from './run-bench.ts'

/** `model-bench run`: plays what is planned and not done yet, and grades it. */
export const registerRun = (program: Command): void => {
  const command = program
    .command('run')
    .description('play the cases with the chatbots and grade what they did; run again to go on')
    .option('--dry-run', 'say what there is to do, and do nothing')
    .option('--report <file>', 'where the report is written (default: report.html beside the store)')
    .action(async (options: RunOptions) => {
      const { runBench } = await import('./run-bench.ts')
      process.exitCode = await runBench(options)
    })
  for (const extend of [
    withSuite,
    withCases,
    withChatbots,
    withJudge,
    withReplicates,
    withConcurrency,
    withStore,
    withJson,
  ]) {
    extend(command)
  }
  withExamples(command, [
    'run --suite suites/lab-qms --chatbot scripted:reference',
    'run --suite suites/lab-qms --chatbot google:gemini-3.8-flash@low --replicates 3',
    'run --case CB14 --chatbot google:gemini-3.8-flash@low --dry-run',
  ])
  command.addHelpText(
    'after',
    `\nExit code ${exitCode.incomplete}: some answers failed from outside; run again to try them again.`,
  )
}
