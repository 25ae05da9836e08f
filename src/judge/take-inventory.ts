import { correctedEntries, entriesOf, type InventoryEntry, missingOf } from './inventory.ts'
import { addedEntries, leftOutOf, showLeftOut } from './left-out.ts'
import { showMissing } from './missing-quote.ts'
import { type InventoryOutput, inventorySendBackSchema } from './output-schemas.ts'
import type { Sitting } from './sitting.ts'
import type { Question } from './talk.ts'

/** The inventory after its send-back, or why there is none. */
export type TakenInventory =
  | { readonly outcome: 'taken'; readonly entries: readonly InventoryEntry[]; readonly leftOut: number }
  | { readonly outcome: 'failed'; readonly why: string }

/** More go back only when a judge left out nearly everything; the first ones then tell enough. */
const mostLeftOut = 150

/**
 * Asks for the inventory. What does not stand in its source and what it left out go back once, together; what is still
 * missing then counts for nothing.
 */
export const takeInventory = async (
  question: Question<InventoryOutput>,
  { job, sheet, talk, fill, book, bind }: Sitting,
): Promise<TakenInventory> => {
  const first = await talk.ask(question)
  if (first.outcome === 'failed') return first
  const entries = entriesOf(first.value, bind)
  const missing = missingOf(entries)
  const leftOut = leftOutOf(job, entries, book)
  if (missing.length === 0 && leftOut.length === 0) return { outcome: 'taken', entries, leftOut: 0 }

  const asked = leftOut.slice(0, mostLeftOut)
  const second = await talk.ask({
    step: 'inventory-send-back',
    schema: inventorySendBackSchema,
    messages: [
      ...first.messages,
      {
        role: 'user',
        text: fill('inventory-send-back', {
          missing: showMissing(missing, sheet) || '(none)',
          leftOut: showLeftOut(asked, sheet.fence) || '(none)',
        }),
      },
    ],
  })
  if (second.outcome === 'failed') return second
  const added = addedEntries(asked, second.value.leftOut, bind)
  return {
    outcome: 'taken',
    entries: [
      ...correctedEntries(entries, missing, second.value.corrections, bind, sheet.sources),
      ...added.entries,
    ],
    leftOut: leftOut.length - asked.length + added.still,
  }
}
