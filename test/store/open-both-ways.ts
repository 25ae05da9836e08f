/** Opens the stores named, to write and to read, and says as JSON what came of it. */
import { openStore, StoreError } from '../../src/store/index.ts'

async function outcome(path: string, mode: 'write' | 'read'): Promise<string> {
  try {
    await using store = await openStore(path, { mode })
    return `${(await store.answerRows()).length} answers`
  } catch (error) {
    return error instanceof StoreError ? error.code : String(error)
  }
}

const outcomes = []
for (const path of process.argv.slice(2)) {
  outcomes.push({ write: await outcome(path, 'write'), read: await outcome(path, 'read') })
}
process.stdout.write(JSON.stringify(outcomes))
