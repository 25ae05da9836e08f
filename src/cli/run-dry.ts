import { withoutRevision } from '../run/chatbot-name.ts'
import { openStore, type Store, StoreError } from '../store/index.ts'
import { describeEstimates, estimateCosts, estimateRecord } from './estimate-cost.ts'
import { harmless, print, printJson } from './output.ts'
import type { PreparedRun } from './run-prepare.ts'
import { paidBefore } from './run-spending.ts'

export interface DryRunOptions {
  readonly fresh?: boolean
  readonly json?: boolean
}

/** A store to look into, or undefined where there is none yet. */
const openStoreIfThere = (location: string): Promise<Store | undefined> =>
  openStore(location, { mode: 'read' }).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'missing') return undefined
    throw error
  })

/** What `run --dry-run` does: says what there is to do and what it may cost, asks nobody, and writes nothing. */
export const dryRun = async (run: PreparedRun, { fresh = false, json }: DryRunOptions): Promise<void> => {
  const { suite, settings, judge, fingerprint, filter } = run
  await using store = await openStoreIfThere(settings.store)
  const { planned, left } = await run.plan(store, fresh)
  const estimates = await estimateCosts({ suite, prices: settings.prices, left, store })
  if (json) {
    printJson({
      planned: planned.length,
      left: left.length,
      answers: left.map(({ task, chatbot, replicate }) => ({
        case: task.id,
        chatbot: withoutRevision(chatbot.id),
        replicate,
      })),
      cost: estimateRecord(estimates),
      fingerprint: fingerprint.hash,
    })
    return
  }
  print(`${planned.length} answers planned, ${planned.length - left.length} done, ${left.length} to do.`)
  for (const { task, chatbot, replicate } of left)
    print(`  ${task.id}  ${harmless(chatbot.label)}  ${replicate}`)
  const spent = store ? await paidBefore(store, filter, judge.id) : new Map<string, number>()
  for (const line of describeEstimates(estimates, settings.maxCost, spent)) print(line)
}
