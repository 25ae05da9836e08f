import type { z } from 'zod'
import type { JudgeReply } from './memory.ts'

/** An output that has the shape asked for, or what is wrong with it and whether the judge can be told so. */
export type Output<Value> = { readonly value: Value } | { readonly problem: string; readonly told: boolean }

const mostIssues = 12

/** Where a value breaks the schema, in the bench's own words: none of what the judge wrote is repeated. */
const issueLine = ({ path, code, message }: z.core.$ZodIssue): string => {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const says = code === 'unrecognized_keys' ? 'it has keys that the schema does not know' : message
  return `${place === '' ? 'the whole' : place.replace(/^\./, '')}: ${says}`
}

/** Reads what the judge answered. What the provider broke off or blocked is never read, even where it could be. */
export const readOutput = <Value>(reply: JudgeReply, schema: z.ZodType<Value>): Output<Value> => {
  const { text, finishReason } = reply
  if (finishReason === 'content-filter') return { problem: 'the provider blocked the reply', told: false }
  if (text.trim() === '') return { problem: 'the reply is empty', told: false }
  if (finishReason === 'length') return { problem: 'the output is cut off: it is too long', told: true }
  if (finishReason !== 'stop') return { problem: `the reply ended with ${finishReason}`, told: false }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'the output is no JSON', told: true }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const { issues } = parsed.error
  const rest = issues.length > mostIssues ? [`and ${issues.length - mostIssues} more`] : []
  return {
    problem: `the output has another shape than the schema says: ${[...issues.slice(0, mostIssues).map(issueLine), ...rest].join('; ')}`,
    told: true,
  }
}
