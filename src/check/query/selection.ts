import { all, type Outcome } from '../outcome.ts'
import { listed } from '../show.ts'
import type { Verdict } from './moment.ts'

/** Some things of one kind, narrowed step by step, that remembers what it was narrowed from. */
export interface Selection<Item> {
  /** What one of them is, in words: `created draft of type form`. */
  readonly wanted: string
  readonly items: readonly Item[]
  /** Says what there was when something was last there. */
  readonly nearest: () => string
  readonly verdict: Verdict
  readonly describe: (item: Item) => string
}

/** The questions that end a query over several things. */
export interface Counting {
  /** At least one. */
  some(): Outcome
  none(): Outcome
  /** Exactly one. */
  one(): Outcome
  atLeast(count: number): Outcome
  atMost(count: number): Outcome
}

/** All things of a kind, before anything narrows them. */
export const selectionOf = <Item>(
  wanted: string,
  items: readonly Item[],
  verdict: Verdict,
  describe: (item: Item) => string,
): Selection<Item> => ({ wanted, items, nearest: () => `no ${wanted}`, verdict, describe })

/** Those of a selection that fit, called by a new name. */
export const narrowed = <Item>(
  selection: Selection<Item>,
  wanted: string,
  fits: (item: Item) => boolean,
): Selection<Item> => ({
  ...selection,
  wanted,
  items: selection.items.filter(fits),
  nearest:
    selection.items.length > 0 ? () => `${selection.wanted}: ${contents(selection)}` : selection.nearest,
})

const contents = <Item>({ items, describe }: Selection<Item>): string => listed(items.map(describe))

/** What a selection holds or, when it holds nothing, what there was instead. */
export const seen = <Item>(selection: Selection<Item>): string =>
  selection.items.length > 0 ? contents(selection) : selection.nearest()

/** The counting questions of a selection. */
export const counting = <Item>(selection: Selection<Item>): Counting => {
  const { items, wanted, verdict } = selection
  return {
    some: () => verdict(items.length > 0, `at least one ${wanted}`, seen(selection)),
    none: () => verdict(items.length === 0, `no ${wanted}`, items.length > 0 ? contents(selection) : 'none'),
    one: () => verdict(items.length === 1, `exactly one ${wanted}`, seen(selection)),
    atLeast: (count) => verdict(items.length >= count, `at least ${count} of: ${wanted}`, seen(selection)),
    atMost: (count) => verdict(items.length <= count, `at most ${count} of: ${wanted}`, seen(selection)),
  }
}

/** Asks something of every item, of which there must be one. */
export const ofEvery = <Item>(
  selection: Selection<Item>,
  looked: string,
  examine: (item: Item) => Outcome,
): Outcome =>
  selection.items.length > 0
    ? all(...selection.items.map(examine))
    : selection.verdict(false, looked, seen(selection))
