import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Grade, gradeAnswer } from '../grade/index.ts'
import { noJudge } from '../judge/index.ts'
import { type Answer, play, systemClock } from '../run/index.ts'
import type { Case } from '../suite/index.ts'
import { loadCasesOf, selectCases } from './bench.ts'
import { CommandError, exitCode } from './exit.ts'
import { quoted, turnsFile } from './new-case-files.ts'
import { harmless, oneLine, print } from './output.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'
import { personAtTerminal } from './try-chatbot.ts'
import { linesOfInput } from './try-lines.ts'
import { paragraph } from './try-text.ts'

export interface TryOptions extends Pick<SettingOptions, 'suite' | 'config'> {
  readonly save?: string
}

const dayMs = 24 * 60 * 60_000

/** Plain data as TypeScript, as a person would write it. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, each]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)}: ${literal(each)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * The calls and replies of an answer as a script plays them. Calls that were refused are left out, but for those that the
 * case itself makes fail.
 */
const turnsOf = ({ turns }: Answer, { toolFaults = [] }: Case): string => {
  const steps = turns.map(({ calls, reply }) => [
    ...calls
      .filter(({ outcome, content }) => outcome === 'done' || toolFaults.some(({ says }) => says === content))
      .map(({ tool, args }) => `call(${quoted(tool)}, ${literal(args)})`),
    `reply(${quoted(reply ?? '')})`,
  ])
  return `[\n${steps.map((each) => `  [\n${each.map((step) => `    ${step},\n`).join('')}  ],\n`).join('')}]`
}

/**
 * Where the turns of a script are kept. One that is written is not written over.
 * @throws {CommandError}
 */
const fileOfScript = async (folder: string, name: string): Promise<string> => {
  if (!/^[a-z0-9-]+$/.test(name))
    throw new CommandError(`--save "${name}": a script's name has lower-case letters, digits and -.`)
  const path = join(folder, `scripts-${name}.ts`)
  if (existsSync(path) && !(await readFile(path, 'utf8')).includes('TODO'))
    throw new CommandError(`${path} is written already: take another name, or delete it first.`)
  return path
}

const quotesOf = ({ quotes }: Grade['findings'][number]): readonly string[] =>
  quotes.map(
    ({ text, source }) => `      „${oneLine(text, 60)}“ (${harmless(source.kind)} ${harmless(source.name)})`,
  )

const describeGrade = ({ checks, findings, derivation }: Grade): string =>
  [
    'Checks',
    ...checks.flatMap((check) => {
      const kind = check.severity === 'hard' ? '' : '(diagnostic) '
      const outcome = check.outcome === 'unknown' ? 'could not tell' : check.outcome
      const head = paragraph(`${outcome.padEnd(15)}${kind}${check.name}`, '  ')
      if (check.outcome === 'passed') return [head]
      const why = check.outcome === 'failed' ? `looked for ${check.looked}; found ${check.found}` : check.why
      return [head, paragraph(why, ' '.repeat(17))]
    }),
    '',
    'Findings by the rules in code',
    ...(findings.length === 0 ? ['  none'] : []),
    ...findings.flatMap((finding) => [
      paragraph(`${finding.type}: ${finding.why}`, '  '),
      ...quotesOf(finding),
    ]),
    '',
    'Score',
    ...derivation.map((step) => paragraph(step, '  ')),
  ].join('\n')

/** What `try` does. @returns the exit code */
export const tryCase = async (id: string, options: TryOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadCasesOf({ suite: settings.suite, cases: [id] })
  const [task] = selectCases(suite, [id])
  if (!task) throw new CommandError(`There is no case "${id}".`)
  const path =
    options.save === undefined ? undefined : await fileOfScript(join(suite.folder, task.folder), options.save)

  print(`${task.id}  ${harmless(task.title)}\n${paragraph(task.purpose)}\n\nYou are the chatbot. Type help.`)
  const lines = linesOfInput()
  const chatbot = personAtTerminal(lines)
  // A person thinks longer than a model.
  const unhurried = { ...task, limits: { ...task.limits, wallTimeMs: dayMs } }
  const stage = { suite, clock: systemClock, signal: new AbortController().signal }
  const planned = { ranFingerprint: '', task: unhurried, chatbot, replicate: 1 }
  const answer = await play(planned, chatbot, stage).finally(() => lines.close())

  if (answer.ending.kind === 'failed') {
    print(`\nNothing is graded: ${harmless(answer.ending.why)}.`)
    return exitCode.incomplete
  }
  const grade = await gradeAnswer(answer, task, {
    suite,
    judge: noJudge,
    fingerprint: '',
    now: () => systemClock.now(),
  })
  print(`\nThe conversation is over.\n`)
  if (grade) print(describeGrade(grade))
  if (path !== undefined) {
    await writeFile(path, turnsFile(turnsOf(answer, task)))
    print(`\nWhat you played stands in ${relative(process.cwd(), path)}.`)
  }
  return exitCode.fine
}
