import type { JudgeMemory, KeptExchange } from '../judge/index.ts'
import type { Store } from '../store/index.ts'

/**
 * The judge's memory in a store, which need not be open before the first call.
 * Whatever is in a store was written by this bench.
 */
export const memoryInStore = (store: () => Store): JudgeMemory => ({
  find: async (hash) => (await store().judgeExchange(hash)) as KeptExchange | undefined,
  keep: (hash, exchange) => store().keepJudgeExchange(hash, exchange),
})
