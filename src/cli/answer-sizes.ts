import type { ToolSpec } from '../app/index.ts'
import type { Usage } from '../chatbot/chatbot.ts'
import { scriptedChatbot } from '../chatbot/scripted.ts'
import type { Clock } from '../run/index.ts'
import { type Answer, play, type Turn, writeJson } from '../run/index.ts'
import type { LoadedCase, Suite } from '../suite/index.ts'

/** A rough middle between English (4) and Czech (3). */
const charactersPerToken = 3.5

const tokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

/** What a round of tool calls, or the reply, adds to a conversation: what the model writes, and what it is given for it. */
interface Step {
  readonly written: number
  readonly given: number
}

const stepsOf = ({ calls, reply }: Turn): readonly Step[] => {
  const rounds = new Map<number, Step>()
  for (const { round, tool, args, content } of calls) {
    const { written, given } = rounds.get(round) ?? { written: 0, given: 0 }
    rounds.set(round, {
      written: written + tool.length + writeJson(args).length,
      given: given + content.length,
    })
  }
  return [...rounds.values(), { written: reply?.length ?? 0, given: 0 }]
}

/**
 * The tokens of the model calls that an answer like this takes, estimated by its characters: each call reads all that was
 * said before it. Thoughts are not in it, and nothing is taken from a cache.
 */
export const sizesOf = (
  { systemPrompt, turns }: Pick<Answer, 'systemPrompt' | 'turns'>,
  tools: readonly ToolSpec[],
): readonly Usage[] => {
  let read = systemPrompt.length + writeJson(tools).length
  return turns.flatMap((turn) => {
    read += turn.message.length
    return stepsOf(turn).map(({ written, given }) => {
      const usage = { inputTokens: tokens(read), outputTokens: tokens(written) }
      read += written + given
      return usage
    })
  })
}

/** The sizes of a case as its reference script plays it; undefined where it has none. */
export const sizesOfCase = async (
  suite: Suite,
  task: LoadedCase,
  clock: Clock,
): Promise<readonly Usage[] | undefined> => {
  const script = task.scripts.find(({ name }) => name === 'reference')
  if (!script) return undefined
  const chatbot = scriptedChatbot(script.name, () => script)
  const signal = new AbortController().signal
  const planned = { ranFingerprint: '', task, chatbot, replicate: 1 }
  const answer = await play(planned, chatbot, { suite, clock, signal })
  return sizesOf(answer, task.tools === false ? [] : suite.app.tools)
}
