import type { ToolResult, ToolSpec } from '../../src/app/index.ts'
import { type Desk, type ModelCall, RanOut, type ToolRequest } from '../../src/chatbot/chatbot.ts'

export const readDocument: ToolSpec = {
  name: 'read_document',
  description: 'Reads a document.',
  parameters: {
    type: 'object',
    properties: { code: { type: 'string', description: 'The code, such as SOP-014.' } },
    required: ['code'],
    additionalProperties: false,
  },
  effect: 'read',
}

export const renameDocument: ToolSpec = {
  name: 'rename_document',
  description: 'Gives a document a new title.',
  parameters: {
    type: 'object',
    properties: { code: { type: 'string' }, title: { type: 'string' } },
    required: ['code', 'title'],
  },
  effect: 'write',
}

export interface RecordingDesk extends Desk {
  /** All that went over the desk, in order. */
  readonly log: readonly Entry[]
  readonly calls: readonly ToolRequest[]
  readonly modelCalls: readonly ModelCall[]
  readonly remarks: readonly string[]
}

type Entry =
  | { readonly kind: 'round' }
  | { readonly kind: 'call'; readonly request: ToolRequest }
  | { readonly kind: 'remark'; readonly text: string }
  | { readonly kind: 'model call'; readonly call: ModelCall }

/** A desk with two tools, as the harness would keep it: unknown tools and arguments that are no object are refused. */
export const recordingDesk = ({
  signal = new AbortController().signal,
  tools = [readDocument, renameDocument],
  systemPrompt = 'You work in a quality system.',
  toolRounds = 60,
}: Partial<Pick<Desk, 'signal' | 'tools' | 'systemPrompt'>> & {
  readonly toolRounds?: number
} = {}): RecordingDesk => {
  const log: Entry[] = []
  const entries = <Kind extends Entry['kind']>(kind: Kind) =>
    log.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind)
  return {
    systemPrompt,
    tools,
    signal,
    log,
    get calls() {
      return entries('call').map(({ request }) => request)
    },
    get modelCalls() {
      return entries('model call').map(({ call }) => call)
    },
    get remarks() {
      return entries('remark').map(({ text }) => text)
    },
    waitFor: (turn) => turn,
    startRound() {
      log.push({ kind: 'round' })
      if (entries('round').length > toolRounds)
        throw new RanOut('tool rounds', `More than ${toolRounds} rounds`)
    },
    async callTool(request) {
      log.push({ kind: 'call', request })
      return resultOf(request, tools)
    },
    remark: (text) => log.push({ kind: 'remark', text }),
    recordModelCall: (call) => log.push({ kind: 'model call', call }),
  }
}

const resultOf = ({ tool, args }: ToolRequest, tools: readonly ToolSpec[]): ToolResult => {
  const none = { reads: [], wrote: [] }
  if (!tools.some(({ name }) => name === tool))
    return { outcome: 'refused', content: `There is no tool '${tool}'.`, ...none }
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    return { outcome: 'refused', content: 'The arguments must be one JSON object.', ...none }
  return { outcome: 'done', content: `${tool} did ${JSON.stringify(args)}`, ...none }
}
