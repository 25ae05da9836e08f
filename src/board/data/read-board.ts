import { setImmediate } from 'node:timers/promises'
import type { Fingerprint } from '../../fingerprint/index.ts'
import { digestOf, type Grade, type GradeDigest } from '../../grade/index.ts'
import { withoutRevision } from '../../run/chatbot-name.ts'
import { summarise } from '../../score/index.ts'
import { type PlannedResult, resultsInPieces, type Store, toResult } from '../../store/index.ts'
import type { Suite } from '../../suite/index.ts'
import { type Board, type BoardChatbot, type BoardResult, groupedBy } from './board.ts'
import { slugOf } from './slug.ts'

/** Reads what the lists of a board show. Bodies are read only of grades that an older bench kept, which have no digest. */
export const readBoard = async (store: Store, suite: Suite, fingerprint: Fingerprint): Promise<Board> => {
  const { hash } = fingerprint
  const all = await store.fingerprints()
  const results = await readResults(store, fingerprint)
  const planned = new Set(results.map((result) => result.planned.caseId))
  const judge = results.find(({ digest }) => digest)?.digest?.judge
  const gradedAt = results.reduce<string | undefined>(
    (latest, { grade }) =>
      grade && (latest === undefined || grade.gradedAt > latest) ? grade.gradedAt : latest,
    undefined,
  )
  return {
    suite,
    fingerprint,
    others: all
      .map((each) => each.hash)
      .filter((each) => each !== hash)
      .reverse(),
    ...(judge === undefined ? {} : { judge }),
    ...(gradedAt === undefined ? {} : { gradedAt }),
    cases: suite.cases.filter(({ id }) => planned.has(id)),
    chatbots: chatbotsOf(results),
  }
}

/**
 * Everything that was planned under a fingerprint, with what there is of it and the digests of its grades. Other work of
 * the process goes on meanwhile.
 */
export const readResults = async (
  store: Store,
  { hash, ran }: Fingerprint,
): Promise<readonly BoardResult[]> => {
  const results: BoardResult[] = []
  for await (const some of resultsInPieces(store, { ranFingerprint: ran, fingerprint: hash })) {
    for (const result of some)
      results.push(
        result.grade && !result.grade.digest ? await withDigest(store, result, hash) : digested(result),
      )
    await setImmediate()
  }
  return results
}

const digested = (result: PlannedResult): BoardResult =>
  result.grade ? { ...result, digest: result.grade.digest as GradeDigest } : result

const withDigest = async (
  store: Pick<Store, 'grade'>,
  result: PlannedResult,
  fingerprint: string,
): Promise<BoardResult> => {
  const kept = result.answer && (await store.grade(result.answer.id, fingerprint))
  return kept ? { ...result, digest: digestOf(kept.body as Grade) } : result
}

/** The chatbots of results, best mean first. */
export const chatbotsOf = (results: readonly BoardResult[]): readonly BoardChatbot[] => {
  return [...groupedBy(results, ({ planned }) => planned.chatbot)]
    .map(([id, its]) => ({ chatbot: chatbotOf(id, its), mean: summarise(its.map(toResult)).mean ?? -1 }))
    .sort((a, b) => b.mean - a.mean)
    .map(({ chatbot }) => chatbot)
}

const chatbotOf = (id: string, results: readonly BoardResult[]): BoardChatbot => {
  const name = withoutRevision(id)
  return {
    id,
    name,
    label: results[0]?.planned.chatbotLabel ?? name,
    provider: name.split(':', 1)[0] ?? name,
    slug: slugOf(name),
    results,
  }
}
