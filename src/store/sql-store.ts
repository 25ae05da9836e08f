import { answersOver } from './answers.ts'
import { fingerprintsOver } from './fingerprints.ts'
import { gradesOver } from './grades.ts'
import { planOver } from './plan.ts'
import type { Engine } from './schema.ts'
import { strikingOut } from './secrets.ts'
import type { Store } from './store.ts'
import { totalsOver } from './totals.ts'

/** The store over any database whose tables are up to date. It closes the database when it is closed. */
export function storeOver(
  { database, close }: Engine,
  options: { readonly clock: () => Date; readonly secrets: readonly string[] },
): Store {
  const writing = { now: () => options.clock().toISOString(), change: strikingOut(options.secrets) }
  return {
    ...fingerprintsOver(database, writing),
    ...planOver(database, writing),
    ...answersOver(database, writing),
    ...gradesOver(database, writing),
    ...totalsOver(database),
    close,
    [Symbol.asyncDispose]: close,
  }
}
