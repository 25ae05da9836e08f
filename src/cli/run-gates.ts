import type { AskOptions } from '../chatbot/ask-model.ts'
import { systemClock } from '../chatbot/clock.ts'
import { parseChatbotId } from '../chatbot/parse-chatbot.ts'
import { Gate, type RunEvent } from '../run/index.ts'
import type { Settings } from './settings.ts'

/** What the model calls of a run's chatbots go through and tell: one gate a provider, whoever asks it. */
export const callHooks = (
  { limits }: Pick<Settings, 'limits'>,
  onEvent: (event: RunEvent) => void,
): ((chatbot: string) => AskOptions) => {
  const gates = new Map<string, Gate>()
  return (chatbot) => {
    const parsed = parseChatbotId(chatbot)
    if (parsed.kind !== 'model') return {}
    const { provider: lane } = parsed
    const gate =
      gates.get(lane) ??
      new Gate(limits[lane] ?? {}, systemClock, (waitMs) => onEvent({ kind: 'provider held', lane, waitMs }))
    gates.set(lane, gate)
    return {
      gate: gate.entrance(chatbot),
      onWait: (wait) => onEvent({ kind: 'call waits', chatbot, ...wait }),
      onNotice: (text) => onEvent({ kind: 'notice', chatbot, text }),
    }
  }
}
