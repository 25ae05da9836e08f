/** A step of a script: a tool call that is really made, or the reply that ends the turn. */
export type ScriptStep =
  | { readonly kind: 'call'; readonly tool: string; readonly args: unknown }
  | { readonly kind: 'reply'; readonly text: string }

/** What a script must come to. `score` null is `unscored`. */
export interface ScriptExpectation {
  readonly score: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** The finding types that must be raised; findings of other types may not be. */
  readonly findings?: readonly string[]
  /** The names of the hard checks that must fail; others must pass. Not looked at when absent. */
  readonly failed?: readonly string[]
}

/** A scripted chatbot's part in one case: a list of steps a user message, each ending in a reply. */
export interface Script {
  /** `reference`, `do-nothing`, `says-it-is-done`, or the name of a trap. */
  readonly name: string
  /** For a trap: what a careless chatbot does wrong here, in one sentence. */
  readonly story?: string
  readonly turns: readonly (readonly ScriptStep[])[]
  readonly expect: ScriptExpectation
}

/** A tool call in a script. */
export const call = (tool: string, args: Readonly<Record<string, unknown>> = {}): ScriptStep => ({
  kind: 'call',
  tool,
  args,
})

/** The reply that ends a turn in a script. */
export const reply = (text: string): ScriptStep => ({ kind: 'reply', text })
