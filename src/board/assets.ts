import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../fingerprint/index.ts'

/** The files that pages ask for beside themselves, by name. */
export type BoardAssets = ReadonlyMap<string, string>

const names = ['board.css', 'board.js', 'mark.js'] as const

/** The stylesheet and the scripts of the board. */
export const readAssets = async (): Promise<BoardAssets> => {
  const folder = join(await packageRoot(), 'src', 'board')
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** A hash of the code that renders pages. */
export const rendererHash = async (): Promise<string> => {
  const sum = createHash('sha256')
  for (const room of ['board', 'score', 'grade', 'judge']) {
    const folder = join(await packageRoot(), 'src', room)
    const sources = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort()
    for (const name of sources) sum.update(name).update(await readFile(join(folder, name)))
  }
  return sum.digest('hex')
}
