import type { Command } from 'commander'
import { exitCode } from './exit.ts'
import {
  withCases,
  withChatbots,
  withConcurrency,
  withExamples,
  withJson,
  withJudge,
  withMaxCost,
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
    .option('--fresh', 'begin a new run where the suite has changed under one that is not done')
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
    withMaxCost,
    withStore,
    withJson,
  ]) {
    extend(command)
  }
  command
    .option('--events', 'tell what happens on standard error, one JSON object a line')
    .option('--verbose', 'tell every model call and every wait')
  withExamples(command, [
    'run --suite suites/lab-qms --chatbot scripted:reference',
    'run --suite suites/lab-qms --chatbot google:gemini-3.8-flash@low --replicates 3',
    'run --case CB14 --chatbot google:gemini-3.8-flash@low --dry-run',
    'run --chatbot google:gemini-3.8-flash@low --max-cost 20',
  ])
  command.addHelpText(
    'after',
    `\nExit code ${exitCode.incomplete}: some answers failed from outside or are missing; run again to try them again.`,
  )
}
