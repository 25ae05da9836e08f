import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataPart, type FingerprintPart, textPart } from './part.ts'

/** The rooms whose code decides what runs, and those whose code decides what it scores. A room may be of both. */
const rooms = {
  ran: ['app', 'chatbot', 'dms', 'richtext', 'run'],
  graded: ['check', 'facts', 'grade', 'judge', 'quote', 'richtext', 'rules', 'score'],
} as const

/** An answer and its score are the same at any price. */
const aside: ReadonlySet<string> = new Set(['chatbot/price-table.ts', 'chatbot/prices.ts'])

/** What a model is asked through. */
const modelLibraries = [
  '@ai-sdk/provider',
  '@ai-sdk/google',
  '@ai-sdk/openai',
  '@ai-sdk/anthropic',
  '@ai-sdk/mistral',
  '@ai-sdk/openai-compatible',
  'zod',
] as const

/** The libraries that take part in each. Their pinned versions stand in the package's own package.json. */
const libraries = {
  ran: [...modelLibraries, 'parse5'],
  graded: ['culori', 'parse5'],
} as const

/** The folder of the package that this code belongs to, whether it runs from `src/` or from `dist/`. */
export const packageRoot = async (): Promise<string> => {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined)
    if (found !== undefined && (JSON.parse(found) as { name?: string }).name === 'model-bench') return folder
    const parent = dirname(folder)
    if (parent === folder) throw new Error('the package model-bench cannot find its own folder')
    folder = parent
  }
}

/**
 * The parts that are the bench's own code: a room's source files, and the libraries beneath.
 * @param judge a model that judges is asked through the same code as a chatbot, which then grades too
 */
export const codeParts = async (judge: string): Promise<readonly FingerprintPart[]> => {
  const root = await packageRoot()
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const roomPart = async (half: FingerprintPart['half'], room: string): Promise<FingerprintPart> => {
    const folder = join(root, 'src', room)
    const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
    const sources = names.filter((name) => /\.tsx?$/.test(name) && !aside.has(`${room}/${name}`)).sort()
    const texts = await Promise.all(
      sources.map(async (name) => `${name}\n${await readFile(join(folder, name), 'utf8')}\n`),
    )
    return textPart(half, `code ${room}`, texts.join(''))
  }
  const libraryPart = (half: FingerprintPart['half'], name: string, packages: readonly string[]) =>
    dataPart(
      half,
      name,
      Object.fromEntries(packages.map((each) => [each, manifest.dependencies[each] ?? 'absent'])),
    )
  const isModel = judge !== 'none'
  return [
    ...(await Promise.all([
      ...rooms.ran.map((room) => roomPart('ran', room)),
      ...rooms.graded.map((room) => roomPart('graded', room)),
      ...(isModel ? [roomPart('graded', 'chatbot')] : []),
    ])),
    libraryPart('ran', 'code libraries', libraries.ran),
    libraryPart('graded', 'code libraries', libraries.graded),
    ...(isModel ? [libraryPart('graded', 'judge libraries', modelLibraries)] : []),
  ]
}
