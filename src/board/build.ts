import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BoardAssets } from './assets.ts'
import type { BoardResult } from './data/board.ts'
import { dayOf } from './page.tsx'
import { answerAt, type BoardSource, pathsOf, renderPath } from './pages/index.ts'
import { requestAt } from './paths.ts'
import { withoutSecrets } from './secrets.ts'

/** The folder cannot be a board: what stands in it is somebody else's. */
export class ForeignFolderError extends Error {
  override readonly name = 'ForeignFolderError'
}

export interface BuildTerms {
  /** The folder that the board is written to; made where there is none. */
  readonly folder: string
  readonly assets: BoardAssets
  /** What the pages depend on besides the store: a hash of the suite and of the code that renders. */
  readonly maker: string
  /** Texts that must not be published. */
  readonly secrets: readonly string[]
  readonly signal?: AbortSignal
}

/** What a build did, in pages. */
export interface Built {
  readonly written: number
  /** Rendered, and the same as before. */
  readonly same: number
  /** Not rendered, for nothing that they show has changed. */
  readonly kept: number
  readonly removed: number
}

/** What a file was made from, and what it holds. An empty key: it may be unfinished. */
type Entry = readonly [key: string, content: string]

const manifestName = 'board-manifest.json'
const maker = 'model-bench board build'

/** After so many pages it is looked whether to stop. Files are written at once: to wait for each takes longer than that. */
const pagesAtATime = 20

const hash = (...texts: readonly string[]): string => {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(`${text.length} `).update(text)
  return sum.digest('base64url').slice(0, 22)
}

/**
 * Writes a board as files: each whole or not at all, and only those that changed. Files that are not the board's are
 * never touched.
 * @throws {ForeignFolderError} where the folder, or a file that would be overwritten, is not a board of this bench
 */
export const buildBoard = async (source: BoardSource, terms: BuildTerms): Promise<Built> => {
  const { folder, assets, signal } = terms
  const before = await readManifest(folder)
  const keys = keysOf(source, terms)
  const files = new Map<string, string>([
    ...[...assets].map(([name, content]) => [name, hash(content)] as const),
    ...pathsOf(source.board).map((path) => [path, keys(path)] as const),
  ])
  refuseForeign(folder, files, before)

  const manifest = new Map<string, Entry>(before)
  for (const path of files.keys()) if (!manifest.has(path)) manifest.set(path, ['', ''])
  writeManifest(folder, manifest)

  let [written, same, kept, removed] = [0, 0, 0, 0]
  const bring = async (path: string, key: string): Promise<void> => {
    const [oldKey, oldContent] = manifest.get(path) ?? ['', '']
    if (oldKey === key && isThere(join(folder, path))) {
      kept += 1
      return
    }
    const text = assets.get(path) ?? (await renderPath(source, path, { mode: 'static' })) ?? missing(path)
    const content = withoutSecrets(text, terms.secrets)
    const its = hash(content)
    if (its === oldContent && isThere(join(folder, path))) same += 1
    else {
      manifest.set(path, ['', ''])
      writeWhole(join(folder, path), content)
      written += 1
    }
    manifest.set(path, [key, its])
  }

  try {
    for (const [path, key] of files) {
      if ((written + same + kept) % pagesAtATime === 0) await setImmediate()
      signal?.throwIfAborted()
      await bring(path, key)
    }
    for (const path of before.keys()) {
      if (files.has(path)) continue
      await rm(join(folder, path), { force: true })
      await rmdir(join(folder, dirname(path))).catch(() => undefined)
      manifest.delete(path)
      removed += 1
    }
  } finally {
    writeManifest(folder, manifest)
  }
  return { written, same, kept, removed }
}

const missing = (path: string): never => {
  throw new Error(`${path} cannot be rendered: the store has lost the answer while the board was built.`)
}

/** What each page is made from. A page of the same key is the same page. */
const keysOf = ({ board, example }: BoardSource, terms: BuildTerms): ((path: string) => string) => {
  const { fingerprint, others, judge, gradedAt } = board
  const common = hash(
    terms.maker,
    fingerprint.hash,
    others.join(),
    judge ?? '',
    gradedAt ? dayOf(gradedAt) : '',
    board.cases.map(({ id }) => id).join(),
  )
  const ofCase = new Map<string, string[]>()
  for (const { results, slug } of board.chatbots) {
    for (const result of results) {
      const its = ofCase.get(result.planned.caseId)
      const line = `${slug} ${lineOf(result)}`
      if (its) its.push(line)
      else ofCase.set(result.planned.caseId, [line])
    }
  }
  const caseKeys = new Map([...ofCase].map(([caseId, lines]) => [caseId, hash(common, lines.join('\n'))]))
  const whole = hash(common, example ?? '', ...caseKeys.values())
  return (path) => {
    const request = requestAt(path)
    switch (request?.page) {
      case 'case':
        return hash('case', caseKeys.get(request.caseId) ?? '')
      case 'answer': {
        const placed = answerAt(board, request.answer)
        return hash('answer', caseKeys.get(placed?.result.planned.caseId ?? '') ?? '', placed?.id ?? '')
      }
      default:
        return whole
    }
  }
}

const lineOf = ({ planned, answer, grade, state }: BoardResult): string =>
  [
    planned.replicate,
    planned.chatbotLabel,
    state,
    answer?.id,
    answer?.startedAt,
    grade?.gradedAt,
    grade?.score,
  ].join(' ')

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Whether a path is one that a board may write: its pages and its files, nothing that leads out of the folder. */
const isOurs = (path: string): boolean => requestAt(path) !== undefined || /^[a-z]+\.(css|js)$/.test(path)

/** What an earlier build wrote into the folder. */
const readManifest = async (folder: string): Promise<ReadonlyMap<string, Entry>> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new ForeignFolderError(`${folder} is a file. Name a folder.`)
    throw error
  })
  if (names.length === 0) return new Map()
  const foreign = (): Error =>
    new ForeignFolderError(
      `${folder} holds files, and they are not a board of this bench. Name an empty folder, or one that it built.`,
    )
  if (!names.includes(manifestName)) throw foreign()
  try {
    const read = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as {
      madeBy?: string
      files: Record<string, Entry>
    }
    if (read.madeBy !== maker) throw foreign()
    return new Map(Object.entries(read.files).filter(([path]) => isOurs(path)))
  } catch {
    throw foreign()
  }
}

const writeManifest = (folder: string, manifest: ReadonlyMap<string, Entry>): void =>
  writeWhole(
    join(folder, manifestName),
    JSON.stringify({ madeBy: maker, files: Object.fromEntries(manifest) }),
  )

/** Refuses to write over a file that no build made, or through a link that leads elsewhere. */
const refuseForeign = (
  folder: string,
  files: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, Entry>,
): void => {
  const foundAt = (path: string) => lstatSync(join(folder, path), { throwIfNoEntry: false })
  const folders = new Set([...files.keys(), ...before.keys()].map(dirname))
  for (const each of [...folders].flatMap((path) => [dirname(path), path])) {
    const there = each === '.' ? undefined : foundAt(each)
    if (there && !there.isDirectory())
      throw new ForeignFolderError(`${join(folder, each)} is not a folder, and the board needs one there.`)
  }
  for (const path of files.keys()) {
    if (!before.has(path) && foundAt(path))
      throw new ForeignFolderError(
        `${join(folder, path)} was not made by this bench, and the board needs its place. Move it away.`,
      )
  }
}

/** Writes a file beside its place, whose folder is made where there is none, and moves it there: the whole of it, or nothing. */
const writeWhole = (path: string, content: string): void => {
  const unfinished = `${path}.part`
  try {
    writeInto(unfinished, content)
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** The folder is made after the fact: for nearly all files it is there, and to ask each time costs more than to write. */
const writeInto = (path: string, content: string): void => {
  try {
    writeFileSync(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
