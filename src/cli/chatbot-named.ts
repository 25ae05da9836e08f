import { withoutRevision } from '../run/chatbot-name.ts'
import { suggestion } from '../suite/fault.ts'
import { CommandError } from './exit.ts'

interface Named {
  readonly chatbot: string
  readonly chatbotLabel: string
}

/**
 * The chatbot of a store that a person names by its id or its label.
 * @throws {CommandError} where there is none, or a label that several have
 */
export const chatbotNamed = (name: string, planned: readonly Named[]): string => {
  const labels = new Map(planned.map(({ chatbot, chatbotLabel }) => [chatbot, chatbotLabel]))
  const ids = [...labels.keys()]
  const byId = ids.filter((id) => id === name || withoutRevision(id) === name)
  const matching = byId.length > 0 ? byId : ids.filter((id) => labels.get(id) === name)
  const [only] = matching
  if (only !== undefined && matching.length === 1) return only
  const known = ids.map((id) => `  ${withoutRevision(id)}  (${labels.get(id)})`).join('\n')
  const names = [...ids.map(withoutRevision), ...labels.values()]
  throw new CommandError(
    only === undefined
      ? `There is no chatbot "${name}" under this fingerprint.${suggestion(name, names)} There are:\n${known}`
      : `"${name}" is the label of ${matching.length} chatbots. Name one by its id:\n${known}`,
  )
}
