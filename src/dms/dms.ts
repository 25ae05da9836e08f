import { type App, defineApp } from '../app/index.ts'
import { systemPrompt, systemPromptForQuestions } from './system-prompt.ts'
import { DmsTenant } from './tenant.ts'
import { allTools } from './tools/all-tools.ts'

export interface DmsOptions {
  /** The page that says what the app can do, as text: what questions without tools are answered from. */
  readonly capabilities?: string
}

/**
 * The built-in app: a document-management system for a quality system, in this process. A tenant opens at once, however
 * much its seed holds, because it shares the seed's values; the clock is the seed's and never moves.
 */
export const dms = ({ capabilities }: DmsOptions = {}): App =>
  defineApp({
    name: 'dms',
    systemPrompt,
    ...(capabilities !== undefined && { systemPromptWithoutTools: systemPromptForQuestions(capabilities) }),
    tools: allTools.map(({ spec }) => spec),
    open: async (seed) => new DmsTenant(seed),
  })
