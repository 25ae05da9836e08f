import type { Seed, Tenant, TenantState, ToolResult } from '../app/index.ts'
import { quoted, suggestion } from './nearest-name.ts'
import { Refusal } from './refusal.ts'
import type { Shelf } from './shelf.ts'
import type { Tool } from './tool.ts'
import { allTools } from './tools/all-tools.ts'

const toolsByName: ReadonlyMap<string, Tool> = new Map(allTools.map((tool) => [tool.spec.name, tool]))

const toolOf = (name: string): Tool => {
  const tool = toolsByName.get(name)
  if (tool) return tool
  const names = [...toolsByName.keys()]
  throw new Refusal(`There is no tool ${quoted(name)}.${suggestion(name, names)} Tools: ${names.join(', ')}.`)
}

/** One copy of the app's data. It begins with the seed's own values and shares all that it does not change. */
export class DmsTenant implements Tenant {
  #shelf: Shelf
  #isOpen = true

  constructor(seed: Seed) {
    this.#shelf = seed
  }

  async call(tool: string, args: unknown): Promise<ToolResult> {
    this.#mustBeOpen()
    try {
      const { content, reads = [], wrote = [], shelf = this.#shelf } = toolOf(tool).run(this.#shelf, args)
      this.#shelf = shelf
      return { outcome: 'done', content, reads, wrote }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { outcome: 'refused', content: error.message, reads: error.reads, wrote: [] }
    }
  }

  async state(): Promise<TenantState> {
    this.#mustBeOpen()
    const { documents, records } = this.#shelf
    return { documents, records }
  }

  async close(): Promise<void> {
    this.#isOpen = false
  }

  #mustBeOpen() {
    if (!this.#isOpen) throw new Error('The tenant is closed.')
  }
}
