import type { ModelCall } from './chatbot.ts'

/** The versions of its model that a chatbot was served, in the order of their first calls. */
export const versionsServed = (calls: readonly ModelCall[]): readonly string[] => [
  ...new Set(calls.flatMap(({ served }) => served['model'] ?? [])),
]

/** What a call says that was served by another version than all before it; undefined where it was not, or does not say. */
export const servedChange = (
  before: readonly string[],
  { served: { model } }: ModelCall,
): string | undefined =>
  model === undefined || before.length === 0 || before.includes(model)
    ? undefined
    : `is served ${model} now, and was served ${before.join(', ')} before: its answers are not all of one model`
