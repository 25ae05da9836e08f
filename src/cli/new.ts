import type { Command } from 'commander'
import type { NewCaseOptions } from './new-case.ts'
import { withExamples, withJson, withSuite } from './options.ts'

/** `model-bench new case`: the files of a case, ready to be finished. */
export const registerNew = (program: Command): void => {
  const group = program.command('new').description('begin something new in a suite')
  const command = group
    .command('case')
    .description('write the files of a new case; at a terminal, what is not said is asked')
    .option('--id <id>', 'two capitals and two digits (default: the next one)')
    .option('--kind <kind>', 'ask, find, edit, rewrite, write, record or limits')
    .option('--language <language>', 'the language of the user: cs or en')
    .option('--title <text>', 'its title, in a few words')
    .option('--purpose <text>', 'what it shows about a chatbot, in one sentence')
    .option('--prompt <text>', 'what the user says')
    .option(
      '--document <code>',
      'a document that the task needs; say it again for more',
      (code: string, before: readonly string[] = []) => [...before, code],
    )
    .action(async (options: NewCaseOptions) => {
      const { newCaseCommand } = await import('./new-case.ts')
      await newCaseCommand(options)
    })
    .exitOverride()
  withJson(withSuite(command))
  withExamples(command, [
    'new case',
    'new case --kind edit --language en --title "Move a section" --prompt "Move section 3 of SOP-001 to the end." --document SOP-001',
  ])
}
