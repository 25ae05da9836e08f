import type { Command } from 'commander'
import type { AskedFact, FoundFact, Language, ReadText } from '../facts/engine.ts'
import { CommandError, exitCode } from './exit.ts'
import type { AnswerLine } from './json-lines.ts'
import { withExamples, withJson } from './options.ts'
import { harmless, print } from './output.ts'

type FactEngine = typeof import('../facts/engine.ts')

interface Question {
  readonly asked: AskedFact
  readonly text: string
  readonly language: Language
}

const isText = (value: unknown): value is string => typeof value === 'string'

const readLanguage = (value: unknown): Language => {
  if (value === undefined || value === null) return 'cs'
  if (value === 'cs' || value === 'en') return value
  throw new Error(`"lang" is ${JSON.stringify(value)}; it must be "cs" or "en"`)
}

const readMolarMass = (value: unknown): AskedFact['molarMass'] => {
  if (value === undefined || value === null) return undefined
  const number = isText(value) ? Number(value.replace(',', '.')) : value
  if (typeof number === 'number' && Number.isFinite(number) && number > 0)
    return isText(value) ? value : number
  throw new Error(`"molarMass" is ${JSON.stringify(value)}; it must be a number of grams a mole above 0`)
}

const readNear = (value: unknown): readonly string[] | undefined => {
  if (value === undefined || value === null) return undefined
  const near = isText(value) ? [value] : value
  if (Array.isArray(near) && near.every(isText)) return near
  throw new Error('"near" must be a list of beginnings of words')
}

/** Reads one line of `--jsonl`. Throws an Error that says what is wrong with it. */
const readQuestion = ({
  id,
  value,
  text,
  lang,
  molarMass,
  near,
}: Readonly<Record<string, unknown>>): Question & { readonly id: unknown } => {
  if (id === undefined) throw new Error('"id" is missing')
  if (!isText(value) && typeof value !== 'number') throw new Error('"value" must be a text: what to look for')
  if (`${value}`.trim() === '') throw new Error('"value" is empty')
  if (!isText(text)) throw new Error('"text" must be a text: where to look')
  const [mass, words] = [readMolarMass(molarMass), readNear(near)]
  const asked = {
    value: `${value}`,
    ...(mass !== undefined && { molarMass: mass }),
    ...(words && { near: words }),
  }
  return { id, asked, text, language: readLanguage(lang) }
}

const answerOf = (result: FoundFact) =>
  result.found
    ? { found: true as const, start: result.start, end: result.end, as: result.as }
    : { found: false as const, start: null, end: null, as: null }

/**
 * Answers a line `{ id, value, text, lang?, molarMass?, near? }` with `{ id, found, start, end, as }`. Lines with the same
 * text, one after the other, read it once.
 */
export const answerFactLine = ({ findFact, readText }: FactEngine): AnswerLine => {
  let read: ReadText | undefined
  return (given) => {
    const { id, asked, text, language } = readQuestion(given)
    if (read?.text !== text || read.language !== language) read = readText(text, language)
    return { id, ...answerOf(findFact(asked, read)) }
  }
}

interface FactOptions {
  readonly jsonl?: boolean
  readonly value?: string
  readonly text?: string
  readonly file?: string
  readonly lang?: string
  readonly molarMass?: string
  readonly near?: readonly string[]
  readonly json?: boolean
}

const textOf = async ({ text, file }: FactOptions): Promise<string> => {
  if (text !== undefined && file === undefined) return text
  if (file === undefined || text !== undefined)
    throw new CommandError('Say where to look: either --text TEXT or --file FILE.')
  const { readFile } = await import('node:fs/promises')
  return await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}.`)
  })
}

const answerOne = async ({ findFact }: FactEngine, options: FactOptions): Promise<void> => {
  const { value = '', lang, molarMass, near } = options
  if (value.trim() === '')
    throw new CommandError(
      'Say what to look for: --value VALUE, or --jsonl to read questions from standard input.',
    )
  const text = await textOf(options)
  let question: Question
  try {
    const mass = readMolarMass(molarMass)
    question = {
      asked: { value, ...(mass !== undefined && { molarMass: mass }), ...(near && { near }) },
      text,
      language: readLanguage(lang),
    }
  } catch (error) {
    throw new CommandError(`${(error as Error).message}.`)
  }
  const answer = answerOf(findFact(question.asked, question.text, question.language))
  if (options.json) print(JSON.stringify(answer))
  else if (answer.found)
    print(`found as „${harmless(answer.as)}“, characters ${answer.start} to ${answer.end}`)
  else print('not found in any form')
  if (!answer.found) process.exitCode = exitCode.failed
}

/** `model-bench fact`: whether a value stands in a text, in any form that says the same. */
export const registerFact = (program: Command): void => {
  const command = program
    .command('fact')
    .description('tell whether a value stands in a text, in any form')
    .option('--jsonl', 'read questions from standard input, a JSON object a line, and answer each on a line')
    .option('--value <value>', 'what to look for: a quantity, a date, a name, a code')
    .option('--text <text>', 'where to look')
    .option('--file <file>', 'the file to look in')
    .option('--lang <language>', 'the language of value and text: cs or en (default: cs)')
    .option('--molar-mass <grams>', 'grams a mole, where mass and amount of substance say the same')
    .option('--near <beginnings...>', 'beginnings of words, one of which must stand in the same sentence')
    .action(async (options: FactOptions) => {
      if (options.jsonl && (options.value ?? options.text ?? options.file) !== undefined) {
        throw new CommandError(
          '--jsonl reads values and texts from standard input; leave --value, --text and --file out.',
        )
      }
      const engine = await import('../facts/engine.ts')
      if (!options.jsonl) return await answerOne(engine, options)
      const { answerStandardInput } = await import('./json-lines.ts')
      await answerStandardInput(answerFactLine(engine))
    })
  withJson(command)
  withExamples(command, [
    'fact --value "37 °C" --text "inkubujte při třiceti sedmi stupních Celsia"',
    'fact --value "at most 30 min" --lang en --file instruction.txt',
    `fact --jsonl <<< '{ "id": 1, "value": "24 h", "text": "po dvaceti čtyřech hodinách" }'`,
  ])
}
