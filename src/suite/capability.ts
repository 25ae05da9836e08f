import type { Fault } from './fault.ts'

/** What the app can or cannot do, or how a thing is done in it. */
export interface Capability {
  readonly id: string
  readonly stance: 'can' | 'cannot' | 'how'
  readonly text: string
  /** Where in the app it is, where the page says so. */
  readonly where?: string
}

const stances: Readonly<Record<string, Capability['stance']>> = {
  Can: 'can',
  Cannot: 'cannot',
  'How to': 'how',
  Umí: 'can',
  Neumí: 'cannot',
  'Jak na to': 'how',
}

/**
 * Reads the capability page: entries `- **CAP-01** text — where: place` under the headings
 * `## Can`, `## Cannot` and `## How to` (in Czech `## Umí`, `## Neumí`, `## Jak na to`, `— kde:`).
 */
export const readCapabilities = (
  file: string,
  text: string,
): { readonly capabilities: readonly Capability[]; readonly faults: readonly Fault[] } => {
  const capabilities: Capability[] = []
  const faults: Fault[] = []
  const seen = new Map<string, number>()
  let stance: Capability['stance'] | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const fault = (message: string) => faults.push({ file, line: index + 1, column: 1, message })
    const heading = /^##\s+(.+?)\s*$/.exec(line)?.[1]
    if (heading !== undefined) {
      stance = stances[heading]
      if (!stance)
        fault(
          `heading "${heading}" says nothing of capabilities. Allowed: ${Object.keys(stances).join(', ')}.`,
        )
      continue
    }
    if (!line.startsWith('- ')) continue
    const [, id, content = ''] = /^- \*\*([A-Z]+-\d+)\*\*\s+(\S.*)$/.exec(line) ?? []
    const [what = '', where] = content.split(/\s—\s+(?:kde|where):\s*/)
    if (!id || what.trim() === '') {
      fault('an entry must read "- **CAP-01** what it is — where: its place in the app".')
    } else if (seen.has(id)) {
      fault(`${id} stands already on line ${seen.get(id)}: an id is given once.`)
    } else if (!stance) {
      fault(`${id} stands under no heading that says whether the app can do it.`)
    } else {
      seen.set(id, index + 1)
      capabilities.push({ id, stance, text: what.trim(), ...(where ? { where: where.trim() } : {}) })
    }
  }
  return { capabilities, faults }
}
