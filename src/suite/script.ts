/** A step of a script: a tool call that is really made, the reply that ends the turn, or the end of its context. */
export type ScriptStep =
  | { readonly kind: 'call'; readonly tool: string; readonly args: unknown }
  | { readonly kind: 'reply'; readonly text: string }
  | { readonly kind: 'context full' }

/** What a script must come to. `score` null is `unscored`. */
export interface ScriptExpectation {
  readonly score: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** The finding types that must be raised; findings of other types may not be. */
  readonly findings?: readonly string[]
  /** The names of the hard checks that must fail; others must pass. Not looked at when absent. */
  readonly failed?: readonly string[]
}

/**
 * What the judge says of the answer that a script plays: the prover turns it into a judge's outputs, which go through the
 * same reading, verification, send-back, rules and score as those of a model.
 */
export interface ScriptedJudge {
  /**
   * What the judge lists. `from` is `reply`, `record`, `user`, or the code of a document that was read; `against` is the other
   * side of a contradiction.
   */
  readonly findings?: readonly {
    readonly type: string
    readonly quote: string
    readonly from: string
    readonly against?: { readonly quote: string; readonly from: string }
    readonly why: string
  }[]
  /** What its inventory says of passages of the record, beside what is plainly there. */
  readonly asserts?: readonly {
    readonly kind: 'action' | 'check' | 'cause' | 'number'
    readonly quote: string
    /** `nowhere`, `user`, or the code of a document that was read. */
    readonly from: string
    /** The words of the user or the document that say it; the same words where absent. */
    readonly sourceQuote?: string
  }[]
  /** Ids of facts that it does not find. */
  readonly absent?: readonly string[]
  /** It never gives a valid output: the grade is unscored. */
  readonly fails?: true
}

/** A scripted chatbot's part in one case: a list of steps a user message, each ending in a reply. */
export interface Script {
  /** `reference`, `do-nothing`, `says-it-is-done`, or the name of a trap. */
  readonly name: string
  /** For a trap: what a careless chatbot does wrong here, in one sentence. */
  readonly story?: string
  readonly turns: readonly (readonly ScriptStep[])[]
  /** What a judge says of it. Without one the script is proven by the rules in code alone. */
  readonly judge?: ScriptedJudge
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

/** The end of a script whose chatbot has read more than its context holds: the answer ends as `ran out`. */
export const contextFull = (): ScriptStep => ({ kind: 'context full' })
