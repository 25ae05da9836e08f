import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Fault, SuiteError } from './fault.ts'
import type { SuiteFile } from './suite.ts'

const read = new Set(['.ts', '.yaml', '.yml', '.json', '.html', '.md', '.txt'])
const extension = (name: string): string => name.slice(name.lastIndexOf('.'))

/**
 * All files that define a suite, in the order of their paths, whatever the machine calls its folders and ends its lines.
 * Hidden files and files of other kinds are not part of a suite.
 * @throws {SuiteError} when the folder cannot be read, or a file is not UTF-8
 */
export const readSuiteFiles = async (folder: string): Promise<readonly SuiteFile[]> => {
  const faults: Fault[] = []
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'ENOENT'
          ? 'there is no such folder'
          : error.code === 'ENOTDIR'
            ? 'this is not a folder'
            : error.message
      throw new SuiteError([
        { file: folder, line: 1, column: 1, message: `${why}: name a suite's folder with --suite.` },
      ])
    },
  )
  const paths = entries
    .filter((entry) => entry.isFile() && read.has(extension(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    .sort()
  const files = await Promise.all(
    paths.map(async (path): Promise<SuiteFile> => {
      const bytes = await readFile(join(folder, path))
      try {
        return { path, text: decoder.decode(bytes).replace(/\r\n?/g, '\n') }
      } catch {
        faults.push({ file: path, line: 1, column: 1, message: 'this file is not UTF-8: save it as UTF-8.' })
        return { path, text: '' }
      }
    }),
  )
  if (faults.length > 0) throw new SuiteError(faults)
  return files
}
