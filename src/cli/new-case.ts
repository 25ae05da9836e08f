import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { listNames, suggestion } from '../suite/fault.ts'
import { caseIdPattern, caseKinds, type Suite } from '../suite/index.ts'
import { loadCasesOf } from './bench.ts'
import { CommandError } from './exit.ts'
import { type NewCase, newCaseFiles } from './new-case-files.ts'
import type { Choices } from './new-case-questions.ts'
import { print, printJson } from './output.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'

export interface NewCaseOptions extends Pick<SettingOptions, 'suite' | 'config'> {
  readonly id?: string
  readonly kind?: string
  readonly language?: string
  readonly title?: string
  readonly purpose?: string
  readonly prompt?: string
  readonly document?: readonly string[]
  readonly json?: boolean
}

const takenIds = ({ files }: Suite): readonly string[] => [
  ...new Set(files.flatMap(({ path }) => /^cases\/([^/]+)\//.exec(path)?.[1] ?? [])),
]

/** The number after the highest, under the prefix that most ids have. */
const nextId = (taken: readonly string[]): string => {
  const prefixes = taken.map((id) => id.slice(0, 2))
  const count = (prefix: string) => prefixes.filter((each) => each === prefix).length
  const [prefix = 'MY'] = [...new Set(prefixes)].sort((a, b) => count(b) - count(a))
  const highest = Math.max(
    0,
    ...taken.filter((id) => id.startsWith(prefix)).map((id) => Number(id.slice(2)) || 0),
  )
  return `${prefix}${String(highest + 1).padStart(2, '0')}`
}

const choicesOf = (suite: Suite): Choices => {
  const taken = takenIds(suite)
  const all = [...suite.seed.documents, ...suite.seed.files].map(
    ({ code, title }) => [code, { code, title }] as const,
  )
  return { nextId: nextId(taken), taken, documents: [...new Map(all).values()] }
}

const oneOf = <Name extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly Name[],
): Name | undefined => {
  if (value === undefined) return undefined
  const found = allowed.find((each) => each === value)
  if (found === undefined)
    throw new CommandError(
      `--${option} "${value}" is not allowed.${suggestion(value, allowed)} Allowed: ${listNames(allowed)}.`,
    )
  return found
}

/** What the options say, checked. */
const givenBy = (options: NewCaseOptions, { taken, documents }: Choices): Partial<NewCase> => {
  const { id, title, purpose, prompt, document } = options
  if (id !== undefined && !caseIdPattern.test(id))
    throw new CommandError(`--id "${id}": it must be two capitals and two digits, such as CB14.`)
  if (id !== undefined && taken.includes(id)) throw new CommandError(`There is a case ${id} already.`)
  const kind = oneOf('kind', options.kind, caseKinds)
  const language = oneOf('language', options.language, ['cs', 'en'])
  const codes = documents.map(({ code }) => code)
  for (const code of document ?? []) oneOf('document', code, codes)
  for (const [name, value] of Object.entries({ title, purpose, prompt }))
    if (value?.trim() === '') throw new CommandError(`--${name} is empty.`)
  return {
    ...(id === undefined ? {} : { id }),
    ...(kind === undefined ? {} : { kind }),
    ...(language === undefined ? {} : { language }),
    ...(title === undefined ? {} : { title }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(document === undefined ? {} : { documents: document }),
  }
}

/** The case as the options alone give it. */
const completed = (given: Partial<NewCase>, choices: Choices): NewCase => {
  const { kind, language, title, prompt, documents = [], id = choices.nextId } = given
  const missing = Object.entries({ kind, language, title, prompt }).flatMap(([name, value]) =>
    value === undefined ? [`--${name}`] : [],
  )
  if (!kind || !language || !title || !prompt)
    throw new CommandError(
      `Give ${missing.join(', ')}: there is no terminal to ask at. See "model-bench new case --help".`,
    )
  return { ...given, id, kind, language, title, prompt, documents }
}

/**
 * Writes the files of a new case into a suite. Nothing that is there is touched.
 * @throws {CommandError} for what cannot be, and for what is not said where nobody can be asked
 */
export const newCaseCommand = async (options: NewCaseOptions): Promise<void> => {
  const settings = await resolveSettings(options)
  const suite = await loadCasesOf({ suite: settings.suite, cases: [] })
  const choices = choicesOf(suite)
  const given = givenBy(options, choices)
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && !options.json
  const made = canAsk
    ? await (await import('./new-case-questions.ts')).askForCase(given, choices)
    : completed(given, choices)

  const folder = join(suite.folder, 'cases', made.id)
  if (existsSync(folder)) throw new CommandError(`${folder} is there already.`)
  await mkdir(folder, { recursive: true })
  const paths: string[] = []
  for (const [name, text] of Object.entries(newCaseFiles(made))) {
    const path = join(folder, name)
    await writeFile(path, text, { flag: 'wx' })
    paths.push(relative(process.cwd(), path))
  }
  const next = [`model-bench try ${made.id} --save reference`, `model-bench lint --prove --case ${made.id}`]
  if (options.json) printJson({ made: paths, next })
  else
    print(
      [
        'Made',
        ...paths.map((path) => `  ${path}`),
        '',
        'Write the check that is marked TODO, then:',
        ...next.map((line) => `  ${line}`),
      ].join('\n'),
    )
}
