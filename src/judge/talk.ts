import type { LanguageModelV3Prompt } from '@ai-sdk/provider'
import { z } from 'zod'
import { type AskOptions, createAskModel, type ModelReply } from '../chatbot/ask-model.ts'
import { isStanding, OutsideFault, RanOut } from '../chatbot/chatbot.ts'
import type { ModelConnection } from '../chatbot/connect-model.ts'
import { defaultRetryPolicy } from '../chatbot/retry-policy.ts'
import type { Exchange, JudgeStep } from './account.ts'
import {
  type JudgeMemory,
  type JudgeMessage,
  type JudgeReply,
  type JudgeRequest,
  type KeptExchange,
  requestHash,
} from './memory.ts'
import { type Output, readOutput } from './read-output.ts'

/** How a judge is asked, the same for every call about one answer. */
export interface TalkTerms {
  /** As the fingerprint names it. */
  readonly model: string
  readonly temperature: number
  /** Its options hold the thinking budget. */
  readonly connection: ModelConnection
  readonly memory: JudgeMemory
  /** How often one call is made at most, whatever the fault. */
  readonly attempts: number
  /** What the judge is told of an output that could not be used. */
  readonly sayInvalid: (problem: string) => string
  readonly signal: AbortSignal
  readonly ask: Omit<AskOptions, 'retryPolicy'>
}

/** What came of asking: a valid output with the messages up to it, so that the talk can go on, or why there is none. */
export type Asked<Value> =
  | { readonly outcome: 'valid'; readonly value: Value; readonly messages: readonly JudgeMessage[] }
  | { readonly outcome: 'failed'; readonly why: string }

export interface Question<Value> {
  readonly step: JudgeStep
  readonly schema: z.ZodType<Value>
  readonly messages: readonly JudgeMessage[]
}

/** All calls about one answer, and what was said in them. */
export interface Talk {
  readonly exchanges: readonly Exchange[]
  /** @throws {OutsideFault} `key`, `model` or `address`; what the signal's reason is, when it aborts */
  ask<Value>(question: Question<Value>): Promise<Asked<Value>>
}

/** Exactly what a question sends. */
export const requestOf = (
  { model, temperature, connection }: Pick<TalkTerms, 'model' | 'temperature' | 'connection'>,
  { schema, messages }: Pick<Question<unknown>, 'schema' | 'messages'>,
): JudgeRequest => ({
  model,
  temperature,
  options: connection.providerOptions,
  schema: z.toJSONSchema(schema),
  messages,
})

const promptOf = (messages: readonly JudgeMessage[]): LanguageModelV3Prompt =>
  messages.map(({ role, text }) =>
    role === 'system'
      ? { role, content: text }
      : { role: role === 'judge' ? 'assistant' : role, content: [{ type: 'text', text }] },
  )

const replyOf = ({ content, call }: ModelReply): JudgeReply => ({
  ...call,
  text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''),
})

/** What one sending came to, and how many attempts it took. */
type Sent = { readonly attempts: number } & ({ readonly reply: JudgeReply } | { readonly fault: string })

const send = async (request: JudgeRequest, attempts: number, terms: TalkTerms): Promise<Sent> => {
  let waits = 0
  // Made for each call: what is left of the attempts differs from call to call.
  const ask = createAskModel(terms.connection, {
    ...terms.ask,
    retryPolicy: { ...defaultRetryPolicy, attempts },
    onWait: (wait) => {
      waits += 1
      terms.ask.onWait?.(wait)
    },
  })
  try {
    const reply = await ask(
      {
        prompt: promptOf(request.messages),
        temperature: request.temperature,
        responseFormat: { type: 'json', schema: request.schema as Record<string, unknown> },
      },
      { signal: terms.signal },
    )
    return { reply: replyOf(reply), attempts: waits + 1 }
  } catch (error) {
    if (error instanceof RanOut) return { fault: error.message, attempts }
    terms.signal.throwIfAborted()
    if (!(error instanceof OutsideFault) || isStanding(error.fault)) throw error
    return { fault: error.message, attempts: waits + 1 }
  }
}

/** The longest output that is shown to the judge again. A broken one may be endless. */
const mostShown = 20_000

export const talkWith = (terms: TalkTerms): Talk => {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    ask: async <Value>({ step, schema, messages: opening }: Question<Value>): Promise<Asked<Value>> => {
      const toKeep = new Map<string, KeptExchange>()
      let messages = opening
      let left = terms.attempts
      for (;;) {
        const request = requestOf(terms, { schema, messages })
        const hash = requestHash(request)
        const known = await terms.memory.find(hash)
        const sent: Sent = known ? { reply: known.reply, attempts: 1 } : await send(request, left, terms)
        const reply = 'reply' in sent ? sent.reply : undefined
        const output: Output<Value> =
          'reply' in sent ? readOutput(sent.reply, schema) : { problem: sent.fault, told: false }
        left -= sent.attempts
        exchanges.push({
          step,
          hash,
          sent: messages.at(-1)?.text ?? '',
          ...(reply ? { reply } : {}),
          fromMemory: known !== undefined,
          ...('problem' in output ? { fault: output.problem } : {}),
        })
        // What the judge cannot be told of is asked again as it was: under that hash stands what it answers then.
        if (reply && !known && ('value' in output || output.told)) toKeep.set(hash, { request, reply })
        if ('value' in output) {
          // Only now: what led to nothing is asked afresh the next time.
          for (const [key, exchange] of toKeep) await terms.memory.keep(key, exchange)
          const last: JudgeMessage = { role: 'judge', text: reply?.text ?? '' }
          return { outcome: 'valid', value: output.value, messages: [...messages, last] }
        }
        if (left <= 0) return { outcome: 'failed', why: output.problem }
        if (reply && output.told)
          messages = [
            ...messages,
            { role: 'judge', text: reply.text.slice(0, mostShown) },
            { role: 'user', text: terms.sayInvalid(output.problem) },
          ]
      }
    },
  }
}
