import type { Script } from '../suite/script.ts'
import { type Chatbot, OutsideFault, RanOut } from './chatbot.ts'
import { chatbotLabel } from './label.ts'
import { overFault } from './retry-policy.ts'

/**
 * A chatbot that plays a suite's script and really makes its tool calls, each in a round of its own.
 * @param scriptOf the script of a case, undefined where the case has none of that name
 */
export const scriptedChatbot = (name: string, scriptOf: (caseId: string) => Script | undefined): Chatbot => ({
  id: `scripted:${name}`,
  label: chatbotLabel({ kind: 'scripted', name }),
  lane: 'scripted',
  open: (desk, caseId) => {
    const script = scriptOf(caseId)
    let turn = 0
    let calls = 0
    return {
      async send(message) {
        if (!script) throw new OutsideFault('script', `${caseId} has no script '${name}'`)
        const steps = script.turns[turn++]
        if (!steps)
          throw new OutsideFault(
            'script',
            `script '${name}' of ${caseId} has no turn ${turn}: the user says '${beginning(message)}'`,
          )
        for (const step of steps) {
          if (desk.signal.aborted) throw overFault(desk.signal)
          switch (step.kind) {
            case 'reply':
              return step.text
            case 'context full':
              throw new RanOut('context', 'the script plays a chatbot whose context is full')
            case 'call':
              desk.startRound()
              await desk.callTool({ id: `call-${++calls}`, tool: step.tool, args: step.args })
          }
        }
        throw new OutsideFault('script', `script '${name}' of ${caseId} ends turn ${turn} without a reply`)
      },
    }
  },
})

const beginning = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
