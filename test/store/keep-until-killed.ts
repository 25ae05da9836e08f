/** Keeps one answer after another, going on from what the store holds, and says the number of each that is kept. */
import { openStore } from '../../src/store/index.ts'
import { nthAnswer } from './sample.ts'

const store = await openStore(process.argv[2]!)
const finished = await store.finishedKeys('ran-1')
for (let n = finished.length + 1; ; n += 1) {
  await store.keepAnswer(nthAnswer(n))
  process.stdout.write(`${n}\n`)
}
