import { stat } from 'node:fs/promises'
import { sqlitePath } from '../store/location.ts'

/** A text that changes whenever something is written to a store: the size and time of its file and of its log. */
export const storeState =
  (location: string): (() => Promise<string>) =>
  async () => {
    const path = sqlitePath(location)
    const of = async (file: string) => {
      const found = await stat(file, { bigint: true }).catch(() => undefined)
      return found ? `${found.size} ${found.mtimeNs}` : 'none'
    }
    return `${await of(path)}, ${await of(`${path}-wal`)}`
  }
