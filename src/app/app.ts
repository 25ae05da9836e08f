import type { Seed, TenantState } from './state.ts'

/** A tool as the model is told of it. `parameters` is a JSON Schema of type object. */
export interface ToolSpec {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** Whether a call may change the tenant. */
  readonly effect: 'read' | 'write'
}

/** A text that a tool let the chatbot read: exactly what it was given, never what exists beside it. */
export interface Read {
  /** The document's code, with `v` and its version (`SOP-021 v3`), a file's code, or a record's id. */
  readonly document: string
  readonly text: string
}

/** What a tool call came to. A refused call changed nothing, and its content tells the model what to do. */
export interface ToolResult {
  readonly outcome: 'done' | 'refused'
  /** What the model is shown. */
  readonly content: string
  readonly reads: readonly Read[]
  /** The documents (code and version) and records (id) that the call changed or created. */
  readonly wrote: readonly string[]
}

/** One isolated copy of the app's data. */
export interface Tenant {
  /** Calls a tool. Bad arguments and unknown tools come back as `refused`, never as an exception. */
  call(tool: string, args: unknown): Promise<ToolResult>
  state(): Promise<TenantState>
  close(): Promise<void>
}

/** The application that the chatbot works in. */
export interface App {
  readonly name: string
  readonly systemPrompt: string
  /** The system prompt where a case gives no tools. The ordinary one when absent. */
  readonly systemPromptWithoutTools?: string
  readonly tools: readonly ToolSpec[]
  open(seed: Seed): Promise<Tenant>
}

/** Declares an app. It only gives the value its type. */
export const defineApp = <const Declared extends App>(app: Declared): Declared => app
