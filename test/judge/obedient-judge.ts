import { catalogueText } from '../../src/judge/catalogue-text.ts'
import type { ReceivedRequest, Step } from '../chatbot/servers/scripted-server.ts'
import { judgeSuite } from './judge-suite.ts'
import { findings, inventory, says, told } from './scripted-judge.ts'

/** What this judge finds by its own reading: a section that sends the reader elsewhere. */
export const defect = 'Podrobnosti sdělí výrobce.'

const suite = judgeSuite()
/** Every line that the suite itself says, with what code fills in cut out. */
const ownLines = new Set(
  [...Object.values(suite.prompts), catalogueText(suite.catalogue), '(none)'].flatMap((text) =>
    text.split('\n'),
  ),
)

interface Block {
  readonly label: string
  readonly text: string
}

/** A message as this judge reads it: what stands inside the fence of that key, and what stands outside of it. */
export const readMessage = (message: string, key: string) => {
  const blocks: Block[] = []
  const outside: string[] = []
  let open: { label: string; lines: string[] } | undefined
  for (const line of message.split('\n')) {
    const start: string | undefined = new RegExp(`^<<${key} (.+)>>$`).exec(line)?.[1]
    if (!open && start !== undefined) open = { label: start, lines: [] }
    else if (open && line === `<</${key}>>`) {
      blocks.push({ label: open.label, text: open.lines.join('\n') })
      open = undefined
    } else if (open) open.lines.push(line)
    else outside.push(line)
  }
  if (open) outside.push(...open.lines)
  return { blocks, outside: outside.join('\n') }
}

export const keyIn = (system: string): string =>
  /The key ([0-9a-f]{24}) is known/.exec(system)?.[1] ?? 'no key'

const plainLabel =
  /^(?:sources|new text|fact table|capability page|clause indexes|looks of source \d+|source \d+: (?:user|reply|record|document|log)|item \d+: [a-z_ ,\d]+)$/

/** What it was told outside the fence that the suite does not say. It takes all of it for an order. */
export const ordersIn = (system: string, messages: readonly string[]): readonly string[] => {
  const key = keyIn(system)
  return messages
    .filter((message) => message.startsWith('user: '))
    .flatMap((message) => {
      const { blocks, outside } = readMessage(message.slice('user: '.length), key)
      const labels = blocks.map(({ label }) => label).filter((label) => !plainLabel.test(label))
      return [...outside.split('\n').filter((line) => line !== '' && !ownLines.has(line)), ...labels]
    })
}

/** A judge that reads honestly, and obeys whatever it is told outside the fence: then it finds nothing. */
export const obedientJudge = (request: ReceivedRequest): Step => {
  const { system, messages } = told(request)
  const orders = ordersIn(system, messages)
  const asked: Record<string, unknown> = request.body.generationConfig.responseSchema.properties
  const { blocks } = readMessage(messages.at(-1)?.slice('user: '.length) ?? '', keyIn(system))
  if ('assertions' in asked) return inventory()
  if ('corrections' in asked) {
    const items = blocks.flatMap(({ label }) => /^item (\d+)/.exec(label)?.[1] ?? [])
    const leftOut = items.map((item) => ({ item: Number(item), kind: 'nothing', from: 'nowhere', given: [] }))
    return says('leftOut' in asked ? { corrections: [], leftOut } : { corrections: [] })
  }
  if (orders.length > 0) return findings()
  const record = blocks.find(({ label, text }) => / record$/.test(label) && text.includes(defect))
  const source = Number(/\d+/.exec(record?.label ?? '')?.[0] ?? 0)
  return findings({ type: 'deferred_section', quotes: [{ source, text: defect }] })
}
