import type { Script } from '../suite/script.ts'
import type { AskOptions } from './ask-model.ts'
import type { Chatbot } from './chatbot.ts'
import { type ConnectOptions, connectModel } from './connect-model.ts'
import { chatbotLabel } from './label.ts'
import { modelChatbot } from './model.ts'
import { parseChatbotId } from './parse-chatbot.ts'
import { scriptedChatbot } from './scripted.ts'

export interface CreateChatbotOptions extends AskOptions, ConnectOptions {
  /** The suite's script of that name for a case. */
  readonly scriptOf: (name: string, caseId: string) => Script | undefined
  readonly temperature?: number
  readonly maxOutputTokens?: number
}

/**
 * Makes the chatbot that an id names. Nothing heavy is loaded and no host is contacted before its first message.
 * @throws {ConfigurationError} before any case runs: an id, effort, key or address that cannot work
 */
export const createChatbot = (id: string, options: CreateChatbotOptions): Chatbot => {
  const parsed = parseChatbotId(id)
  switch (parsed.kind) {
    case 'scripted':
      return scriptedChatbot(parsed.name, (caseId) => options.scriptOf(parsed.name, caseId))
    case 'model':
      return modelChatbot({
        ...options,
        id,
        label: chatbotLabel(parsed),
        connection: connectModel(parsed, options),
      })
  }
}
