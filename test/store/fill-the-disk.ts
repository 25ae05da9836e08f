/** Keeps answers until the disk is full, looks at what is there, makes room, and goes on. Says what it saw as JSON. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, StoreError } from '../../src/store/index.ts'
import { collected, nthAnswer } from './sample.ts'

const folder = process.argv[2]!
const path = join(folder, 'store.db')
writeFileSync(join(folder, 'in-the-way'), Buffer.alloc(300_000))

let kept = 0
let fault: unknown
{
  await using store = await openStore(path)
  try {
    for (;;) {
      await store.keepAnswer(nthAnswer(kept + 1))
      kept += 1
    }
  } catch (error) {
    fault = error
  }
  // The store that failed can still be read.
  if ((await store.answerRows()).length !== kept) throw new Error('rows differ from what was kept')
}
rmSync(join(folder, 'in-the-way'))

await using store = await openStore(path)
const whole = await collected(store.answers())
process.stdout.write(
  JSON.stringify({
    fault: fault instanceof StoreError ? { code: fault.code, message: fault.message } : String(fault),
    kept,
    whole:
      JSON.stringify(whole) === JSON.stringify(whole.map((_, index) => nthAnswer(index + 1))) &&
      whole.length === kept,
    withRoom: await store.keepAnswer(nthAnswer(kept + 1)),
  }),
)
