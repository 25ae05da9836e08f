import { type CreateChatbotOptions, createChatbot } from '../../src/chatbot/create-chatbot.ts'
import { fakeClock } from './fake-clock.ts'
import { recordingDesk } from './recording-desk.ts'
import { type Step, startScriptedServer } from './servers/scripted-server.ts'
import { environmentFor, type Wire } from './servers/wire.ts'

interface StageOptions extends Partial<CreateChatbotOptions> {
  /** The wire's own when absent. */
  readonly id?: string
  readonly desk?: Parameters<typeof recordingDesk>[0]
}

/** One chatbot, at its desk, in front of a server that takes these steps. */
export const stage = async (
  wire: Wire,
  steps: readonly Step[],
  { id, desk: deskOptions, ...options }: StageOptions = {},
) => {
  const server = await startScriptedServer(steps)
  const clock = fakeClock()
  const desk = recordingDesk(deskOptions)
  const chatbot = createChatbot(id ?? wire.chatbot, {
    clock,
    environment: environmentFor(wire, server.url),
    ...wire.reach?.(server.url),
    scriptOf: () => undefined,
    ...options,
  })
  return {
    chatbot,
    desk,
    clock,
    requests: server.requests,
    send: chatbot.open(desk, 'CB06').send,
    [Symbol.asyncDispose]: server.close,
  }
}
