import { dollars } from '../chatbot/prices.ts'
import type { KeyFilter, Spending, Store } from '../store/index.ts'
import { judgeName } from './bench.ts'

type Spent = Pick<Store, 'spending' | 'judgeSpending'>

/** What was paid for the answers of a plan before, by chatbot, and for judging them, by the judge's name. */
export const paidBefore = async (
  store: Spent,
  filter: KeyFilter,
  judge: string,
): Promise<ReadonlyMap<string, number>> => {
  const known = new Map<string, number>()
  for (const { chatbot, paidUsd } of await store.spending(filter))
    if (paidUsd !== undefined) known.set(chatbot, paidUsd)
  const { paidUsd } = await store.judgeSpending(filter)
  if (paidUsd !== undefined) known.set(judgeName(judge), paidUsd)
  return known
}

const amount = (of: readonly Omit<Spending, 'chatbot'>[]): string => {
  const unpriced = of.reduce((sum, { unpricedCalls }) => sum + unpricedCalls, 0)
  const known = of.flatMap(({ paidUsd }) => paidUsd ?? [])
  return [
    known.length === 0 ? '' : dollars(known.reduce((sum, usd) => sum + usd, 0)),
    unpriced === 0 ? '' : `${unpriced} calls of unknown price`,
  ]
    .filter((part) => part !== '')
    .join(', and ')
}

/** What was paid for all attempts and for judging them, as far as prices are known. Empty where no model was asked. */
export const describeSpending = async (store: Spent, filter: KeyFilter): Promise<string> => {
  const judging = await store.judgeSpending(filter)
  const all = amount([...(await store.spending(filter)), judging])
  const judge = amount([judging])
  return all === '' ? '' : `Cost so far: ${all}${judge === '' ? '' : `; of that the judge: ${judge}`}`
}
