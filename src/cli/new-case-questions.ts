import { cancel, intro, isCancel, multiselect, outro, select, text } from '@clack/prompts'
import { caseIdPattern, caseKinds } from '../suite/index.ts'
import { CommandError, exitCode } from './exit.ts'
import type { NewCase } from './new-case-files.ts'

/** What a person is asked to choose among. */
export interface Choices {
  readonly nextId: string
  readonly taken: readonly string[]
  readonly documents: readonly { readonly code: string; readonly title: string }[]
}

const kindHints: Readonly<Record<NewCase['kind'], string>> = {
  ask: 'a question, answered without tools',
  find: 'a fact, found in the documents',
  edit: 'a change to a document',
  rewrite: 'a document or a section in other words',
  write: 'a new document',
  record: 'a record, such as a nonconformity',
  limits: 'what the chatbot must not do',
}

const answered = <Value>(value: Value): Exclude<Value, symbol> => {
  if (!isCancel(value)) return value as Exclude<Value, symbol>
  cancel('Nothing was written.')
  throw new CommandError('Stopped: nothing was written.', exitCode.interrupted)
}

const needed = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : 'Write a few words.'

/** Asks a person at a terminal for what the command line does not say. */
export const askForCase = async (given: Partial<NewCase>, choices: Choices): Promise<NewCase> => {
  intro('A new case')
  const id =
    given.id ??
    answered(
      await text({
        message: 'Its id',
        initialValue: choices.nextId,
        validate: (value = '') =>
          !caseIdPattern.test(value)
            ? 'Two capitals and two digits, such as CB14.'
            : choices.taken.includes(value)
              ? 'There is such a case.'
              : undefined,
      }),
    )
  const kind =
    given.kind ??
    answered(
      await select({
        message: 'What the chatbot is asked for',
        options: caseKinds.map((value) => ({ value, label: value, hint: kindHints[value] })),
      }),
    )
  const language =
    given.language ??
    answered(
      await select({
        message: 'The language of the user',
        options: [
          { value: 'cs' as const, label: 'Czech' },
          { value: 'en' as const, label: 'English' },
        ],
      }),
    )
  const title =
    given.title ?? answered(await text({ message: 'Its title, in a few words', validate: needed }))
  const purpose =
    given.purpose ??
    answered(
      await text({
        message: 'What it shows about a chatbot, in one sentence',
        placeholder: 'Shows whether the chatbot …',
        validate: needed,
      }),
    )
  const prompt =
    given.prompt ??
    answered(
      await text({ message: 'What the user says, in the words that a busy person types', validate: needed }),
    )
  const documents =
    given.documents ??
    answered(
      await multiselect({
        message: 'The documents that the task needs',
        required: false,
        options: choices.documents.map(({ code, title: hint }) => ({ value: code, label: code, hint })),
      }),
    )
  outro(`${id} is written:`)
  return { id, kind, language, title, purpose, prompt, documents }
}
