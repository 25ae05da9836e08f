import type { ToolCallRecord, Turn } from '../../run/answer.ts'
import { failed, passed } from '../outcome.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { readAlike } from '../reader-text.ts'
import { clip, named } from '../show.ts'
import type { Verdict } from './moment.ts'
import { type Counting, counting, narrowed, type Selection, selectionOf } from './selection.ts'

/** What an argument must be: the value as text, a phrase that its text mentions, or what a function says. */
export type ArgumentValue = string | number | boolean | RegExp | ((value: unknown) => boolean)

/** The tool calls of an answer, narrowed as one reads: `calls.to('read_document').that.read('SOP-014').some()`. */
export interface CallsQuery extends Counting {
  /** Calls of one tool. */
  to(tool: string): CallsQuery
  /** Calls with an argument of this value. */
  with(argument: string, value: ArgumentValue): CallsQuery
  /** Calls that the app refused: they changed nothing. */
  refused(): CallsQuery
  /** Calls that the app carried out. */
  done(): CallsQuery
  /** Calls whose result mentions the phrase. */
  answered(phrase: Phrase): CallsQuery
  readonly that: {
    /** Calls that let the chatbot read the document, file or record: `SOP-014`, or `SOP-014 v3` for one version. */
    read(document: string): CallsQuery
    /** Calls that changed or created the document or record. */
    wrote(document: string): CallsQuery
  }
}

const verdict: Verdict = (holds, looked, found) => (holds ? passed : failed)(looked, found)

const describe = ({ tool, args, outcome }: ToolCallRecord): string =>
  `${clip(tool, 40)}(${clip(JSON.stringify(args) ?? '', 60)})${outcome === 'refused' ? ' refused' : ''}`

/** Whether a read or written name is the document asked for: with its version, or any version of it. */
const isOf = (name: string, document: string): boolean =>
  name === document || (name.startsWith(`${document} v`) && /^\d+$/.test(name.slice(document.length + 2)))

const argumentOf = (args: unknown, name: string): unknown =>
  typeof args === 'object' && args !== null && Object.hasOwn(args, name)
    ? (args as Record<string, unknown>)[name]
    : undefined

const fits = (value: unknown, wanted: ArgumentValue): boolean => {
  if (typeof wanted === 'function') return wanted(value)
  if (value === undefined) return false
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return wanted instanceof RegExp ? mentions(text, wanted) : readAlike(text, String(wanted))
}

const queryOf = (selection: Selection<ToolCallRecord>): CallsQuery => {
  const only = (wanted: string, keep: (call: ToolCallRecord) => boolean): CallsQuery =>
    queryOf(narrowed(selection, wanted, keep))
  const { wanted } = selection
  return {
    ...counting(selection),
    to: (tool) => only(`${wanted} to ${tool}`, (call) => call.tool === tool),
    with: (argument, value) =>
      only(`${wanted} with ${argument} ${nameOf(value)}`, ({ args }) =>
        fits(argumentOf(args, argument), value),
      ),
    refused: () => only(`refused ${wanted}`, ({ outcome }) => outcome === 'refused'),
    done: () => only(`${wanted} that was carried out`, ({ outcome }) => outcome === 'done'),
    answered: (phrase) =>
      only(`${wanted} answered with ${named(phrase)}`, ({ content }) => mentions(content, phrase)),
    that: {
      read: (document) =>
        only(`${wanted} that read ${document}`, ({ reads }) =>
          reads.some((read) => isOf(read.document, document)),
        ),
      wrote: (document) =>
        only(`${wanted} that wrote ${document}`, ({ wrote }) => wrote.some((name) => isOf(name, document))),
    },
  }
}

const nameOf = (value: ArgumentValue): string =>
  typeof value === 'function' ? 'as asked' : value instanceof RegExp ? named(value) : JSON.stringify(value)

/** The query over all tool calls of an answer. */
export const callsQuery = (turns: readonly Turn[]): CallsQuery =>
  queryOf(
    selectionOf(
      'tool call',
      turns.flatMap(({ calls }) => calls),
      verdict,
      describe,
    ),
  )
