import type { ModelCall } from '../chatbot/chatbot.ts'
import { type Answer, type ToolCallRecord, type Turn, writeJson } from '../run/index.ts'
import { oneLine } from './output.ts'
import { wrapped } from './page-lines.ts'

/** How much of a tool call is shown: the beginning of it, or all of it. */
export type Detail = 'short' | 'whole'

const callLines = (call: ToolCallRecord, width: number, detail: Detail): readonly string[] => {
  const { tool, args, outcome, content, reads, wrote } = call
  const did = [
    ...(outcome === 'refused' ? ['refused'] : []),
    ...reads.map(({ document, text }) => `read ${document} (${text.length} characters)`),
    ...wrote.map((name) => `wrote ${name}`),
  ]
  const json = writeJson(args)
  const head = `${tool} ${detail === 'whole' ? json : oneLine(json, 110)}`
  return [
    ...wrapped(head, width, 4, '  ·'),
    ...(did.length > 0 ? wrapped(did.join(', '), width, 6, '    →') : []),
    ...(detail === 'whole'
      ? wrapped(content, width, 6)
      : outcome === 'refused'
        ? wrapped(oneLine(content, 220), width, 6)
        : []),
  ]
}

/** A model call that did not work at once. */
const attemptLines = ({ failedAttempts }: ModelCall, index: number, width: number): readonly string[] => {
  if (!failedAttempts) return []
  const { count, waitedMs, lastWhy } = failedAttempts
  const waited = `${(waitedMs / 1000).toFixed(1)} s`
  const text = `model call ${index + 1} worked at attempt ${count + 1}, after waits of ${waited}: ${oneLine(lastWhy, 200)}`
  return wrapped(text, width, 4, '  ·')
}

const turnLines = ({ cue, message, calls, modelCalls, reply }: Turn, width: number, detail: Detail) => [
  `User (${cue.kind})`,
  ...wrapped(message, width, 4),
  'Chatbot',
  ...modelCalls.flatMap((call, index) => attemptLines(call, index, width)),
  ...calls.flatMap((call) => callLines(call, width, detail)),
  ...(reply === undefined ? ['    (no reply)'] : wrapped(reply, width, 4)),
]

/** What was said and done, turn by turn. */
export const conversationLines = ({ turns }: Answer, width: number, detail: Detail): readonly string[] =>
  turns.flatMap((turn, index) => [...(index === 0 ? [] : ['']), ...turnLines(turn, width, detail)])
