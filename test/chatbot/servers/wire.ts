import type { Environment } from '../../../src/chatbot/providers.ts'
import type { ReceivedRequest, Step } from './scripted-server.ts'

/** A model's reply, whatever the format. */
export interface Said {
  readonly text?: string
  /** `args` goes out as it is where the format takes text, so that it can be malformed. */
  readonly calls?: readonly { readonly id: string; readonly tool: string; readonly args: unknown }[]
  /** The provider's own finish reason; the usual one when absent. */
  readonly finish?: string
  /** The format's own usage; a full one when absent, none when null. */
  readonly usage?: unknown
}

/** A provider's format, so that one behaviour suite can be run against each. */
export interface Wire {
  readonly name: string
  readonly chatbot: string
  readonly keyVariable: string
  readonly baseUrlVariable: string
  /** The path of a request below the server's address. */
  readonly path: string
  reply(said: Said): Step
  error(status: number, message: string, headers?: Readonly<Record<string, string>>): Step
  /** Leads the chatbot to a server that has no base URL of its own. */
  reach?(url: string): { readonly fetch: typeof globalThis.fetch }
  /** What the default usage of `reply` comes to. */
  readonly usage: Readonly<Record<string, number>>
  /** A usage that comes to 12 input tokens and nothing else. */
  readonly partialUsage: unknown
  /** A response with nothing of a model in it. */
  readonly empty: Step
  /** The model or its guard refuses, or what was said is blocked. */
  readonly refused: readonly Step[]
  /** A setting that some models of this format refuse, and the field of the request that it goes out in. */
  readonly refusable: {
    readonly setting: 'temperature' | 'maxOutputTokens'
    readonly value: number
    readonly field: string
  }
  readonly wrongKey: Step
  /** The provider's ways to say that it has no such model. */
  readonly unknownModel: readonly Step[]
  /** The provider's ways to say that there is no money left on the account. */
  readonly noMoney: readonly Step[]
  /** The provider's ways to say that the conversation is too long. */
  readonly contextFull: readonly Step[]
  /** The tool results that a request sends back, in order. */
  toolResults(request: ReceivedRequest): readonly { readonly id: string; readonly content: string }[]
  /** The tool calls of the history that a request sends back, in order. */
  callsSentBack(request: ReceivedRequest): readonly { readonly id: string; readonly args: unknown }[]
}

export const wireKey = 'test-key-0123456789abcdef'

/** An environment that leads a wire's chatbot to a server. */
export const environmentFor = (wire: Wire, url: string): Environment => ({
  [wire.keyVariable]: wireKey,
  ...(wire.reach ? {} : { [wire.baseUrlVariable]: url }),
})
