import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reportPieces } from '../board/report-page.tsx'
import { type Fingerprint, packageRoot } from '../fingerprint/index.ts'
import type { Store } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'

/** The report of a fingerprint as one HTML page, in pieces. */
export async function* reportPage(
  store: Store,
  suite: Suite,
  fingerprint: Fingerprint,
): AsyncGenerator<string> {
  const css = await readFile(join(await packageRoot(), 'src', 'board', 'board.css'), 'utf8')
  yield* reportPieces(store, suite, fingerprint, css)
}

/** Writes the report to a file: the whole of it, or nothing. */
export const writeReport = async (
  path: string,
  store: Store,
  suite: Suite,
  fingerprint: Fingerprint,
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  try {
    const file = await open(unfinished, 'w')
    try {
      for await (const piece of reportPage(store, suite, fingerprint)) await file.write(piece)
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
