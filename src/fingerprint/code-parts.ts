import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataPart, type FingerprintPart, textPart } from './part.ts'

/** The rooms whose code decides what runs, and those whose code decides what it scores. A room may be of both. */
const rooms = {
  ran: ['app', 'chatbot', 'dms', 'richtext', 'run'],
  graded: ['check', 'facts', 'grade', 'judge', 'quote', 'richtext', 'rules', 'score'],
} as const

/** The libraries that take part in each. Their pinned versions stand in the package's own package.json. */
const libraries = {
  ran: [
    '@ai-sdk/provider',
    '@ai-sdk/google',
    '@ai-sdk/openai',
    '@ai-sdk/anthropic',
    '@ai-sdk/mistral',
    '@ai-sdk/openai-compatible',
    'parse5',
    'zod',
  ],
  graded: ['@lhncbc/ucum-lhc', 'culori', 'parse5'],
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

/** The parts that are the bench's own code: a room's source files, and the libraries beneath. */
export const codeParts = async (): Promise<readonly FingerprintPart[]> => {
  const root = await packageRoot()
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const roomText = async (room: string): Promise<string> => {
    const folder = join(root, 'src', room)
    const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
    const sources = names.filter((name) => /\.tsx?$/.test(name)).sort()
    const texts = await Promise.all(
      sources.map(async (name) => `${name}\n${await readFile(join(folder, name), 'utf8')}\n`),
    )
    return texts.join('')
  }
  const halves = ['ran', 'graded'] as const
  const parts = await Promise.all(
    halves.flatMap((half) =>
      rooms[half].map(async (room) => textPart(half, `code ${room}`, await roomText(room))),
    ),
  )
  const versions = halves.map((half) =>
    dataPart(
      half,
      'code libraries',
      Object.fromEntries(libraries[half].map((name) => [name, manifest.dependencies[name] ?? 'absent'])),
    ),
  )
  return [...parts, ...versions]
}
