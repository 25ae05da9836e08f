import { all, type Outcome } from '../outcome.ts'
import type { Verdict } from './moment.ts'

/** Something that is there, or is not and what that means for every question about it. */
export type Branch<Value> =
  | { readonly kind: 'there'; readonly value: Value }
  | { readonly kind: 'not there'; readonly answer: (looked: string) => Outcome }

/** What a query went to look at: one thing or several, at least one branch. Questions are asked of every one. */
export interface Sought<Value> {
  /** As messages name it: `section 5 of SOP-014`. */
  readonly name: string
  readonly branches: readonly Branch<Value>[]
  readonly verdict: Verdict
}

export const there = <Value>(value: Value): Branch<Value> => ({ kind: 'there', value })

/** Not there, and what there is instead. */
export const missing = (verdict: Verdict, found: () => string): Branch<never> => ({
  kind: 'not there',
  answer: (looked) => verdict(false, looked, found()),
})

/** Asks something of every thing sought. One that is not there answers every question itself. */
export const ask = <Value>(
  { branches }: Sought<Value>,
  looked: string,
  examine: (value: Value) => Outcome,
): Outcome =>
  all(...branches.map((branch) => (branch.kind === 'there' ? examine(branch.value) : branch.answer(looked))))

/** Goes from what was sought to a part of each; what is not there has no parts. */
export const partOf = <Value, Part>(
  sought: Sought<Value>,
  name: string,
  find: (value: Value) => Branch<Part>,
): Sought<Part> => ({
  ...sought,
  name,
  branches: sought.branches.map((branch) => (branch.kind === 'there' ? find(branch.value) : branch)),
})
