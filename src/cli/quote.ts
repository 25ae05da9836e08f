import type { Command } from 'commander'
import type { Folded, Location } from '../quote/index.ts'
import { CommandError, exitCode } from './exit.ts'
import { answerStandardInput } from './json-lines.ts'
import { withExamples, withJson } from './options.ts'
import { harmless, oneLine, print, printJson } from './output.ts'

type QuoteEngine = typeof import('../quote/index.ts')

interface QuoteOptions {
  readonly jsonl?: boolean
  readonly source?: string
  readonly json?: boolean
}

/** A location as a program reads it: where the quote stands first, or what comes nearest. */
const answerOf = ({ status, turned, spans, nearest }: Location) => ({
  found: status !== 'absent',
  status,
  turned,
  start: spans[0]?.start ?? null,
  end: spans[0]?.end ?? null,
  nearest: nearest ?? null,
})

/** Answers lines of `{ id, source, quote }`. Lines with the same source, one after the other, fold it once. */
const answering = ({ fold, locate }: QuoteEngine) => {
  let folded: Folded | undefined
  return ({ id, source, quote }: Readonly<Record<string, unknown>>) => {
    if (id === undefined) throw new Error('"id" is missing')
    if (typeof source !== 'string') throw new Error('"source" must be a text: where to look')
    if (typeof quote !== 'string') throw new Error('"quote" must be a text: what to look for')
    if (folded?.source !== source) folded = fold(source)
    return { id, ...answerOf(locate(folded, quote)) }
  }
}

/** `line:column` of an offset, both from 1. */
const placeOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}

const around = 60

/** The passage that a span marks, with a little of what stands around it. */
const passage = (text: string, start: number, end: number): string => {
  const [before, marked, after] = [
    text.slice(Math.max(0, start - around), start),
    text.slice(start, end),
    text.slice(end, end + around),
  ]
  return `…${oneLine(before, around)} [${oneLine(marked, 400)}] ${oneLine(after, around)}…`
}

const describe = (file: string, text: string, location: Location): string => {
  const { status, turned, turnedBy, spans, nearest } = location
  if (status === 'absent') {
    const near = nearest
      ? `\nNearest, at ${file}:${placeOf(text, nearest.start)}: ${harmless(nearest.differs)}\n${passage(text, nearest.start, nearest.end)}`
      : ''
    return `It does not stand in ${file}.${near}`
  }
  const how = {
    exact: 'letter for letter',
    folded: 'as a copy would have it',
    ambiguous: `in ${spans.length} places`,
  }[status]
  const turn = turned
    ? `\nIt is cut so that its sense turns${turnedBy === undefined ? '' : `: „${harmless(turnedBy)}“ is left out`}. It does not stand by itself.`
    : ''
  const places = spans
    .slice(0, 10)
    .map(({ start, end }) => `${file}:${placeOf(text, start)}  ${passage(text, start, end)}`)
  return `It stands there, ${how}.${turn}\n${places.join('\n')}`
}

const answerOne = async (
  engine: QuoteEngine,
  quote: string | undefined,
  { source, json }: QuoteOptions,
): Promise<void> => {
  if (source === undefined)
    throw new CommandError('Say where to look: --source FILE, or --jsonl to read lines from standard input.')
  if (quote === undefined)
    throw new CommandError(
      'Say what to look for: the quote is the argument, in quotation marks of the shell.',
    )
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(source, 'utf8').catch((error: unknown) => {
    throw new CommandError(
      `Cannot read ${source}: ${error instanceof Error ? error.message : String(error)}.`,
    )
  })
  const location = engine.locate(engine.fold(text), quote)
  if (json) printJson(answerOf(location))
  else print(describe(source, text, location))
  if (location.status === 'absent') process.exitCode = exitCode.failed
}

/** `model-bench quote`: whether a quote stands in a source, whatever copying did to it. */
export const registerQuote = (program: Command): void => {
  const command = program
    .command('quote')
    .argument('[quote]', 'what to look for')
    .description('tell whether a quote stands in a source, and where')
    .option('--source <file>', 'the file to look in: plain text, HTML or Markdown')
    .option(
      '--jsonl',
      'read { "id", "source", "quote" } from standard input, one a line, and answer each on a line',
    )
    .action(async (quote: string | undefined, options: QuoteOptions) => {
      if (options.jsonl && (quote !== undefined || options.source !== undefined)) {
        throw new CommandError(
          '--jsonl reads sources and quotes from standard input; leave the quote and --source out.',
        )
      }
      const engine = await import('../quote/index.ts')
      if (options.jsonl) await answerStandardInput(answering(engine))
      else await answerOne(engine, quote, options)
    })
  withJson(command)
  withExamples(command, [
    'quote --source instruction.html "Vyčkejte na hlášení „Připraven“."',
    `quote --jsonl <<< '{ "id": 1, "source": "Objem 50 µl na jamku.", "quote": "50 μl" }'`,
  ])
}
