import { answersOver } from './answers.ts'
import { BodyReader } from './bodies.ts'
import { callsOver } from './calls.ts'
import { fingerprintsOver } from './fingerprints.ts'
import { gradesOver } from './grades.ts'
import { GroupWriter } from './group.ts'
import { judgeExchangesOver } from './judge-exchanges.ts'
import { leasesOver } from './leases.ts'
import { packer } from './pack.ts'
import { planOver } from './plan.ts'
import type { Engine } from './schema.ts'
import { strikingOut } from './secrets.ts'
import { spendingOver } from './spending.ts'
import type { Store } from './store.ts'
import { totalsOver } from './totals.ts'

/** The store over any database whose tables are up to date. It closes the database when it is closed. */
export function storeOver(
  { database, close }: Engine,
  options: { readonly clock: () => Date; readonly secrets: readonly string[] },
): Store {
  const group = new GroupWriter(database)
  const bodies = new BodyReader({ database })
  const change = strikingOut(options.secrets)
  const writing = { now: () => options.clock().toISOString(), change, pack: packer(change) }
  const closeAll = async () => {
    await group.idle()
    await close()
  }
  return {
    ...fingerprintsOver(database, writing),
    ...planOver(database, writing),
    ...answersOver(database, bodies, group, writing),
    ...gradesOver(database, bodies, group, writing),
    ...callsOver(database, group, writing),
    ...leasesOver(database, group, writing),
    ...judgeExchangesOver(database, bodies, group, writing),
    ...spendingOver(database),
    ...totalsOver(database),
    close: closeAll,
    [Symbol.asyncDispose]: closeAll,
  }
}
