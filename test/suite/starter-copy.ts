import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the starter suite that a test may spoil; gone when the test ends. */
export class StarterCopy implements AsyncDisposable {
  private constructor(readonly folder: string) {}

  static async make(): Promise<StarterCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'starter-'))
    await cp('suites/starter', folder, { recursive: true })
    return new StarterCopy(folder)
  }

  path(file: string): string {
    return join(this.folder, file)
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(dirname(this.path(file)), { recursive: true })
    await writeFile(this.path(file), text)
  }

  /** Replaces a text that must stand in the file. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(this.path(file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    await writeFile(this.path(file), text.replaceAll(from, to))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}
