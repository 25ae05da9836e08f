import type { Outcome } from '../outcome.ts'

/** Something that a query went to look at, by the name that messages give it: there, or not there and what that means. */
export type Sought<Value> = { readonly name: string } & (
  | { readonly kind: 'there'; readonly value: Value }
  | { readonly kind: 'not there'; readonly answer: (looked: string) => Outcome }
)

/** Asks something of what was sought. Where it is not there, that is the answer to every question. */
export const ask = <Value>(
  sought: Sought<Value>,
  looked: string,
  examine: (value: Value) => Outcome,
): Outcome => (sought.kind === 'there' ? examine(sought.value) : sought.answer(looked))

/** Goes from what was sought to a part of it; what is not there has no parts. */
export const partOf = <Value, Part>(
  sought: Sought<Value>,
  name: string,
  find: (value: Value) => Sought<Part>,
): Sought<Part> => (sought.kind === 'there' ? find(sought.value) : { ...sought, name })
