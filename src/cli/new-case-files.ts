import type { Case } from '../suite/index.ts'

/** What a new case is made of. */
export interface NewCase {
  readonly id: string
  readonly kind: Case['kind']
  readonly language: Case['language']
  readonly title: string
  readonly purpose?: string
  readonly prompt: string
  readonly documents: readonly string[]
}

/** A text as a string of TypeScript. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A line of the prompt a line of the source: it is read more often than it is run. */
const quotedLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line, index, all) => quoted(index < all.length - 1 ? `${line}\n` : line))
    .join(' +\n    ')

/** A hard check of the skeleton: what it is called, what it imports, and how it looks. */
interface CheckLines {
  readonly imports: readonly string[]
  readonly lines: readonly string[]
}

const nothingElse = (...except: readonly string[]): CheckLines => ({
  imports: ['nothingElseChanged'],
  lines:
    except.length === 0
      ? ["hard('nothing was changed', ({ before, after }) => nothingElseChanged(before, after)),"]
      : [
          "hard('nothing else changed', ({ before, after }) =>",
          `  nothingElseChanged(before, after, { except: [${except.map(quoted).join(', ')}] }),`,
          '),',
        ],
})

const changed = (code: string): CheckLines => ({
  imports: ['not', 'sameText'],
  lines: [`hard('${code} was changed', ({ before, after }) => not(sameText(before, after, '${code}'))),`],
})

const created = (what: 'drafts' | 'records', named: string): CheckLines => ({
  imports: [],
  lines: [`hard('${named} was made', ({ after }) => after.${what}.created().some()),`],
})

/** What can be said of the outcome before the author has said what it must be. */
const checksOf = ({ kind, documents: [first = 'SOP-001'] }: NewCase): readonly CheckLines[] => {
  switch (kind) {
    case 'ask':
    case 'find':
    case 'limits':
      return [nothingElse()]
    case 'edit':
    case 'rewrite':
      return [changed(first), nothingElse(first)]
    case 'write':
      return [created('drafts', 'a new draft'), nothingElse('created drafts')]
    case 'record':
      return [created('records', 'a record'), nothingElse('nonconformity')]
  }
}

/** The check that only the author can write, and one way in which it may read. */
const hintOf = ({ kind, documents: [first = 'SOP-001'] }: NewCase): string => {
  switch (kind) {
    case 'ask':
    case 'find':
    case 'limits':
      return "({ replies }) => replies.last().mentions('30 minutes')"
    case 'edit':
    case 'rewrite':
      return `({ after }) => after.document('${first}').section(4).contains('30 minutes')`
    case 'write':
      return "({ after }) => after.drafts.created().sectionsInOrder(['Purpose', 'Steps'])"
    case 'record':
      return "({ after }) => after.records.created().ofKind('nonconformity').fieldMentions('description', 'LED-03')"
  }
}

const caseFile = (made: NewCase): string => {
  const checks = checksOf(made)
  const imports = [
    ...new Set(['defineCase', 'failed', 'hard', ...checks.flatMap((each) => each.imports)]),
  ].sort()
  const purpose = made.purpose ?? 'TODO: say in one sentence what the case shows about a chatbot.'
  return `import { ${imports.join(', ')} } from 'model-bench'
import { scripts } from './scripts.ts'

export const ${made.id} = defineCase({
  id: '${made.id}',
  title: ${quoted(made.title)},
  purpose: ${quoted(purpose)},
  kind: '${made.kind}',
  language: '${made.language}',${made.kind === 'ask' ? '\n  tools: false,' : ''}
  documents: [${made.documents.map(quoted).join(', ')}],
  prompt:
    ${quotedLines(made.prompt)},
  checks: [
    // Say what the outcome must be, for example: ${hintOf(made)}
    hard('TODO: the outcome is as the prompt asks', () => failed('the outcome', 'this check is not written yet')),
${checks.flatMap(({ lines }) => lines.map((line) => `    ${line}`)).join('\n')}
  ],
  scripts,
})
`
}

const factsFile = ({
  documents: [first = 'SOP-001'],
}: NewCase): string => `# The values that the outcome must hold, word for word from their documents: docs/facts.md says how.
#  - id: limit-of-time
#    label: How long a refrigerator may be outside its range
#    value: more than 30 minutes
#    critical: true
#    required: true
#    document: ${first}
#    words: outside its range for more than 30 minutes
facts: []
must_not: []
`

const sayings = {
  cs: { idle: 'Rozumím.', done: 'Hotovo, vše je podle zadání.' },
  en: { idle: 'I understand.', done: 'Done, everything is as you asked.' },
} as const

const scriptsFile = ({ language }: NewCase): string => `import { reply, type Script } from 'model-bench'
import { turns as reference } from './scripts-reference.ts'

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: reference,
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('${sayings[language].idle}')]],
    expect: { score: 0 },
  },
  {
    name: 'says-it-is-done',
    turns: [[reply('${sayings[language].done}')]],
    expect: { score: 0 },
  },
  {
    name: 'trap',
    story: 'TODO: say what a careless chatbot does wrong here, and play it.',
    turns: reference,
    expect: { score: 0 },
  },
]
`

/** A played conversation as a file of scripts: what \`try --save\` writes. */
export const turnsFile = (turns: string): string => `import { call, reply, type Script } from 'model-bench'

export const turns: Script['turns'] = ${turns}
`

const firstTurns = (id: string): string =>
  turnsFile(`[
  // Play the chatbot yourself with "model-bench try ${id} --save reference", and this file is written for you.
  // By hand: [call('read_document', { code: 'SOP-001' }), reply('What an excellent chatbot says.')]
  [reply('TODO: solve the case as an excellent chatbot would.')],
]`).replace('{ call, reply,', '{ reply,')

/** The files of a new case by their paths in its folder. It loads, and proves itself only once its author has finished it. */
export const newCaseFiles = (made: NewCase): Readonly<Record<string, string>> => ({
  'case.ts': caseFile(made),
  'facts.yaml': factsFile(made),
  'scripts.ts': scriptsFile(made),
  'scripts-reference.ts': firstTurns(made.id),
})
