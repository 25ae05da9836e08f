import type { Command } from 'commander'
import type { GradeOptions } from './grade-store.ts'
import {
  withCases,
  withConcurrency,
  withExamples,
  withJson,
  withJudge,
  withJudgeMaxCost,
  withStore,
  withSuite,
} from './options.ts'

/** `model-bench grade`: brings stored answers to the current grading, without running a chatbot. */
export const registerGrade = (program: Command): void => {
  const command = program
    .command('grade')
    .description('grade stored answers again where checks, rules or fact tables changed; no chatbot is run')
    .option('--dry-run', 'say how many answers would be graded and what the judge would cost, and grade none')
    .action(async (options: GradeOptions) => {
      const { gradeStore } = await import('./grade-store.ts')
      process.exitCode = await gradeStore(options)
    })
  withJson(withStore(withConcurrency(withJudgeMaxCost(withJudge(withCases(withSuite(command)))))))
  withExamples(command, ['grade --suite suites/lab-qms --dry-run', 'grade --suite suites/lab-qms'])
}
