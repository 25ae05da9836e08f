import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Fingerprint } from '../fingerprint/index.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import type { Level, Result } from '../score/index.ts'
import { openStore, resultsOf, toResult } from '../store/index.ts'
import { CommandError } from './exit.ts'

/** Results by chatbot, the revisions of scripted ones left out. */
export type Baseline = ReadonlyMap<string, readonly Result[]>

/** What of the output of `report --json` a baseline needs. */
const reportSchema = z.looseObject({
  fingerprint: z.string(),
  answers: z.array(
    z.looseObject({
      case: z.string(),
      chatbot: z.string(),
      state: z.enum(['scored', 'unscored', 'not graded', 'failed', 'missing']),
      score: z.number().int().min(0).max(5).nullable(),
      bounds: z.tuple([z.number().min(0).max(5), z.number().min(0).max(5)]).optional(),
    }),
  ),
})

/**
 * Reads the results of before from a store, or from what `report --json` printed.
 * @throws {CommandError} where it is neither, or holds nothing under this fingerprint: scores of two are never compared
 */
export const readBaseline = async (path: string, fingerprint: Fingerprint): Promise<Baseline> =>
  (await isStore(path)) ? fromStore(path, fingerprint) : fromReport(path, fingerprint)

const isStore = async (path: string): Promise<boolean> => {
  const file = await open(path).catch(() => {
    throw new CommandError(
      `There is no baseline ${path}: name a store, or a file that "report --json" printed.`,
    )
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(15), 0, 15, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === 'SQLite format 3'
  } catch {
    throw new CommandError(`${path} cannot be read: name a store, or a file that "report --json" printed.`)
  } finally {
    await file.close()
  }
}

const fromStore = async (path: string, fingerprint: Fingerprint): Promise<Baseline> => {
  await using store = await openStore(path, { mode: 'read' })
  const known = await store.fingerprints()
  if (!known.some(({ hash }) => hash === fingerprint.hash))
    throw otherFingerprint(
      path,
      known.map(({ hash }) => hash),
      fingerprint,
    )
  const results = await resultsOf(store, { ranFingerprint: fingerprint.ran, fingerprint: fingerprint.hash })
  return grouped(results.map((result) => [result.planned.chatbot, toResult(result)]))
}

const fromReport = async (path: string, fingerprint: Fingerprint): Promise<Baseline> => {
  const report = await readFile(path, 'utf8')
    .then((text) => reportSchema.parse(JSON.parse(text)))
    .catch((error: unknown) => {
      const why =
        error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : ''
      throw new CommandError(`${path} is neither a store nor what "report --json" prints:\n${why}`)
    })
  if (report.fingerprint !== fingerprint.hash) throw otherFingerprint(path, [report.fingerprint], fingerprint)
  return grouped(
    report.answers.map(({ case: caseId, chatbot, state, score, bounds }): readonly [string, Result] => {
      if (state === 'scored' && score !== null)
        return [chatbot, { kind: 'scored', caseId, score: score as Level }]
      if (state === 'unscored' && bounds)
        return [chatbot, { kind: 'unscored', caseId, low: bounds[0], high: bounds[1] }]
      return [chatbot, { kind: 'none', caseId }]
    }),
  )
}

const grouped = (results: readonly (readonly [string, Result])[]): Baseline => {
  const byChatbot = new Map<string, Result[]>()
  for (const [chatbot, result] of results) {
    const id = withoutRevision(chatbot)
    byChatbot.set(id, [...(byChatbot.get(id) ?? []), result])
  }
  return byChatbot
}

const otherFingerprint = (path: string, known: readonly string[], { hash }: Fingerprint): CommandError =>
  new CommandError(
    `The baseline ${path} was graded under ${known.map((each) => each.slice(0, 16)).join(', ')}, and this under ${hash.slice(0, 16)}: their scores do not compare.\n` +
      'Bring the answers of before to this fingerprint with "model-bench grade", or run both with the same suite.',
  )
