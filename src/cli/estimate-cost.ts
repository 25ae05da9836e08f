import type { Usage } from '../chatbot/chatbot.ts'
import { parseChatbotId } from '../chatbot/parse-chatbot.ts'
import { priceList, priceName } from '../chatbot/price-table.ts'
import { costOf, dollars, type Price, sumOfCosts } from '../chatbot/prices.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import { type CostLimits, type PlannedAnswer, systemClock } from '../run/index.ts'
import type { Store } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { sizesOfCase } from './answer-sizes.ts'
import { harmless } from './output.ts'
import type { Settings } from './settings.ts'

/** What a chatbot's answers that are left may cost. */
export interface CostEstimate {
  readonly chatbot: string
  readonly label: string
  readonly answers: number
  /** In US dollars; undefined where it is not known. */
  readonly usd: number | undefined
  /** What it goes by, or why it is not known. */
  readonly by: string
}

export interface EstimateTerms {
  readonly suite: Suite
  readonly prices: Settings['prices']
  readonly left: readonly PlannedAnswer[]
  /** Earlier answers; undefined where there are none. */
  readonly store: Pick<Store, 'answerRows'> | undefined
}

const square = (chatbot: string, caseId: string): string => `${chatbot}\n${caseId}`

/** The mean cost of a chatbot's answers to a case, of those whose cost is known. */
const meanCosts = async (
  store: EstimateTerms['store'],
  chatbots: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const known = new Map<string, number[]>()
  for (const row of (await store?.answerRows({ chatbots, endings: ['finished', 'ran out'] })) ?? []) {
    if (row.costUsd === undefined || row.unpricedCalls > 0) continue
    const key = square(row.chatbot, row.caseId)
    known.set(key, [...(known.get(key) ?? []), row.costUsd])
  }
  return new Map(
    [...known].map(([key, costs]) => [key, costs.reduce((sum, usd) => sum + usd) / costs.length]),
  )
}

/** The cost of an answer of these sizes. */
const costOfSizes = (sizes: readonly Usage[] | undefined, price: Price | undefined): number | undefined =>
  sizes && sumOfCosts(sizes.map((usage) => costOf(usage, price)))

/**
 * Estimates what is left of a run, a model's chatbot each: by what its answers to the same case cost, where there are
 * some, else by the size of the case as its reference script plays it.
 */
export const estimateCosts = async ({
  suite,
  prices,
  left,
  store,
}: EstimateTerms): Promise<readonly CostEstimate[]> => {
  const findPrice = priceList(prices)
  const chatbots = [...new Map(left.map(({ chatbot }) => [chatbot.id, chatbot])).values()]
  const means = await meanCosts(
    store,
    chatbots.map(({ id }) => id),
  )
  const sizes = new Map<string, ReturnType<typeof sizesOfCase>>()
  const estimates: CostEstimate[] = []
  for (const { id, label } of chatbots) {
    const model = parseChatbotId(withoutRevision(id))
    if (model.kind === 'scripted') continue
    const price = await findPrice(model, systemClock.now())
    const answers = left.filter(({ chatbot }) => chatbot.id === id)
    const basis = new Set<string>()
    const costs: (number | undefined)[] = []
    for (const { task } of answers) {
      const mean = means.get(square(id, task.id))
      if (mean === undefined && price && !sizes.has(task.id))
        sizes.set(task.id, sizesOfCase(suite, task, systemClock))
      costs.push(mean ?? costOfSizes(await sizes.get(task.id), price))
      basis.add(mean === undefined ? 'the sizes of the cases, without thoughts' : 'earlier answers')
    }
    const usd = sumOfCosts(costs)
    const unknown = price
      ? 'a case has no reference script'
      : `no price is known for ${priceName(model)}; give one in bench.config.ts`
    const by = usd === undefined ? unknown : `by ${[...basis].join(' and ')}`
    estimates.push({ chatbot: withoutRevision(id), label, answers: answers.length, usd, by })
  }
  return estimates
}

/** The estimates as programs read them; null where a cost is not known. */
export const estimateRecord = (estimates: readonly CostEstimate[]) => ({
  estimatedUsd: sumOfCosts(estimates.map(({ usd }) => usd)) ?? null,
  chatbots: estimates.map(({ chatbot, answers, usd, by }) => ({
    chatbot,
    answers,
    estimatedUsd: usd ?? null,
    by,
  })),
})

/**
 * The estimates in words, a line each, and where a limit will not be enough.
 * @param spent what was paid before, by chatbot
 */
export const describeEstimates = (
  estimates: readonly CostEstimate[],
  limits: CostLimits,
  spent: ReadonlyMap<string, number>,
): readonly string[] => {
  if (estimates.length === 0) return []
  const known = estimates.reduce((sum, { usd }) => sum + (usd ?? 0), 0)
  const isWhole = estimates.every(({ usd }) => usd !== undefined)
  const nothingKnown = estimates.every(({ usd }) => usd === undefined)
  const total = nothingKnown ? 'unknown' : `${isWhole ? 'about' : 'more than'} ${dollars(known)}`
  const paid = [...spent.values()].reduce((sum, usd) => sum + usd, 0)
  const tooLittle =
    limits.run !== undefined && paid + known > limits.run
      ? [`The run may cost ${dollars(limits.run)}, ${dollars(paid)} is spent: it will stop before its end.`]
      : []
  const lines = estimates.flatMap(({ chatbot, label, answers, usd, by }) => {
    const own = spent.get(chatbot) ?? 0
    const stops = limits.chatbot !== undefined && usd !== undefined && own + usd > limits.chatbot
    return [
      `  ${harmless(label)}  ${usd === undefined ? 'unknown' : dollars(usd)} for ${answers} ${answers === 1 ? 'answer' : 'answers'}: ${harmless(by)}`,
      ...(stops ? [`    it may cost ${dollars(limits.chatbot)}, and will stop before its end`] : []),
    ]
  })
  return [`Estimated cost of what is left: ${total}.`, ...tooLittle, ...lines]
}
