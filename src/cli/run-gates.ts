import type { AskOptions } from '../chatbot/ask-model.ts'
import { systemClock } from '../chatbot/clock.ts'
import { parseChatbotId } from '../chatbot/parse-chatbot.ts'
import { Gate, type RunEvent } from '../run/index.ts'
import type { Settings } from './settings.ts'

/**
 * What model calls go through and tell, the chatbots' and the judge's: one gate a provider, whoever asks it.
 * @param gates those that there are already, by provider; new ones are added
 */
export const callHooks = (
  { limits }: Pick<Settings, 'limits'>,
  onEvent: (event: RunEvent) => void,
  gates = new Map<string, Gate>(),
): ((model: string, chatbot?: string) => AskOptions) => {
  return (model, chatbot = model) => {
    const parsed = parseChatbotId(model)
    if (parsed.kind !== 'model') return {}
    const { provider: lane } = parsed
    const gate =
      gates.get(lane) ?? new Gate(limits[lane] ?? {}, systemClock, (event) => onEvent({ ...event, lane }))
    gates.set(lane, gate)
    return {
      gate: gate.entrance(chatbot),
      onWait: (wait) => onEvent({ kind: 'call waits', chatbot, ...wait }),
      onNotice: (text) => onEvent({ kind: 'notice', chatbot, text }),
    }
  }
}
