/** A thread of its own that writes what `WriterThread` asks for, over a connection of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { GroupWriter } from './group.ts'
import { openSqlite } from './sqlite.ts'
import { StoreError } from './store-error.ts'
import type { Asked, Told, WriterThreadData } from './thread-messages.ts'
import { writers } from './writers.ts'

const { path, lockWaitMs } = workerData as WriterThreadData
const { database, close } = await openSqlite(path, { mode: 'write', lockWaitMs })
const group = new GroupWriter(database)

let told: Told[] = []
const tell = (one: Told): void => {
  if (told.length === 0) {
    // One message for all that a transaction brought.
    setImmediate(() => {
      parentPort?.postMessage(told)
      told = []
    })
  }
  told.push(one)
}

const faultOf = (error: unknown): Pick<Told, 'error' | 'code'> =>
  error instanceof StoreError
    ? { error: error.message, code: error.code }
    : { error: error instanceof Error ? error.message : String(error) }

const write = ({ number, kind, item, bodies }: Asked): void => {
  const writer = writers.get(kind)
  if (!writer) throw new Error(`nothing is known of how to write: ${kind}`)
  group.add({ kind: writer, item: item as never, bodies }).then(
    (result) => tell({ number, result }),
    (error: unknown) => tell({ number, ...faultOf(error) }),
  )
}

parentPort?.on('message', (message: readonly Asked[] | 'end') => {
  if (message !== 'end') for (const asked of message) write(asked)
  else
    void group
      .end()
      .then(close)
      .then(() => parentPort?.close())
})
