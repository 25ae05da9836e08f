import type { ToolSpec } from '../app/index.ts'
import { type Chatbot, type Desk, OutsideFault } from '../chatbot/chatbot.ts'
import { suggestion } from '../suite/fault.ts'
import { harmless, print } from './output.ts'
import { readArguments } from './try-arguments.ts'
import type { Lines } from './try-lines.ts'
import { paragraph } from './try-text.ts'

const help = `You play the chatbot. What you can type:
  tools             the tools that you have
  tool NAME         what a tool does, and its arguments
  NAME key=value …  call a tool; "…" holds a value with spaces, \\n is a new line
  NAME {"key": …}   the same with JSON
  more              the rest of a long result
  prompt            what the user said
  reply TEXT        answer the user, and end your turn
  reply             the same in several lines; a line with a single . ends it
  quit              leave; nothing is graded`

/** Characters of a tool's result that are shown at once. */
const shownAtOnce = 4_000

const firstSentence = (text: string): string =>
  (/^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text).replace(/:$/, '')

const listOf = (tools: readonly ToolSpec[]): string => {
  const longest = Math.max(...tools.map(({ name }) => name.length))
  return tools
    .map(({ name, description }) => {
      const indent = ' '.repeat(longest + 4)
      return `  ${name.padEnd(longest)}  ${paragraph(firstSentence(description), indent).trimStart()}`
    })
    .join('\n')
}

const describeTool = ({ name, description, parameters }: ToolSpec): string => {
  const properties = parameters['properties'] as Readonly<Record<string, unknown>> | undefined
  const required = (parameters['required'] as readonly string[] | undefined) ?? []
  const lines = Object.entries(properties ?? {}).map(([key, schema]) => {
    const { description: means = '', type, enum: allowed } = schema as Readonly<Record<string, unknown>>
    const values = Array.isArray(allowed) ? allowed.join(' | ') : String(type ?? 'value')
    const head = `  ${key}${required.includes(key) ? '' : '?'}: ${values}`
    return means === '' ? head : `${head}\n${paragraph(String(means), '      ')}`
  })
  return [harmless(name), paragraph(description, '  '), ...lines.map((line) => harmless(line))].join('\n')
}

/** A person who plays the chatbot. What the user says is shown, and each line that is typed is carried out. */
export const personAtTerminal = (lines: Lines): Chatbot => ({
  id: 'person',
  label: 'A person',
  open: (desk) => {
    let calls = 0
    let rest = ''
    const show = (text: string): void => {
      const isCut = text.length > shownAtOnce
      rest = isCut ? text.slice(shownAtOnce) : ''
      print(paragraph(text.slice(0, shownAtOnce), '  '))
      if (isCut) print(`  … ${rest.length} more characters: type more`)
    }
    const next = async (prompt: string): Promise<string> => {
      const line = await lines.next(prompt)
      if (line === undefined || line.trim() === 'quit')
        throw new OutsideFault('stopped', 'you left before the conversation was over')
      return line
    }
    const readReply = async (): Promise<string> => {
      const text: string[] = []
      for (let line = await next('… '); line.trim() !== '.'; line = await next('… ')) text.push(line)
      return text.join('\n')
    }
    const callTool = async (tool: ToolSpec, typed: string): Promise<void> => {
      const read = readArguments(tool, typed)
      if (!read.ok) return print(paragraph(read.problem, '  '))
      desk.startRound()
      calls += 1
      const result = await desk.callTool({ id: `call-${calls}`, tool: tool.name, args: read.args })
      const wrote = result.wrote.length > 0 ? `, wrote ${result.wrote.join(', ')}` : ''
      print(harmless(`${result.outcome}${wrote}`))
      show(result.content)
    }
    return {
      async send(message) {
        print(`\nUser\n${paragraph(message, '  ')}\n`)
        for (;;) {
          const line = (await next('chatbot> ')).trim()
          const [word = '', ...others] = line.split(/\s+/)
          const after = line.slice(word.length).trim()
          const reply = word !== 'reply' ? undefined : after === '' ? await readReply() : after
          if (reply !== undefined) return reply
          await carryOut(word, others, after, { desk, message, callTool, show: () => show(rest) })
        }
      },
    }
  },
})

interface Hands {
  readonly desk: Desk
  readonly message: string
  readonly callTool: (tool: ToolSpec, typed: string) => Promise<void>
  readonly show: () => void
}

/** One line that is no reply. */
const carryOut = async (
  word: string,
  others: readonly string[],
  after: string,
  { desk: { tools }, message, callTool, show }: Hands,
): Promise<void> => {
  const names = tools.map(({ name }) => name)
  const named = (name: string) => tools.find((tool) => tool.name === name)
  switch (word) {
    case '':
      return
    case 'help':
      return print(help)
    case 'tools':
      return print(tools.length === 0 ? '  This case gives no tools.' : listOf(tools))
    case 'more':
      return show()
    case 'prompt':
      return print(paragraph(message, '  '))
    case 'tool': {
      const tool = named(others[0] ?? '')
      return print(
        tool ? describeTool(tool) : `  There is no such tool. Type tools for those that there are.`,
      )
    }
    default: {
      // `call NAME …` is what some try first.
      const [name, typed] =
        word === 'call' ? [others[0] ?? '', after.slice((others[0] ?? '').length)] : [word, after]
      const tool = named(name)
      if (tool) return callTool(tool, typed)
      const known = [...names, 'help', 'tools', 'tool', 'more', 'prompt', 'reply', 'quit']
      const guess = suggestion(name, known)
      print(paragraph(`„${name.slice(0, 40)}“ is no command and no tool.${guess} Type help.`, '  '))
    }
  }
}
