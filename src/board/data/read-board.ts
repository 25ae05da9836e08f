import type { Fingerprint } from '../../fingerprint/index.ts'
import { digestOf, type Grade, type GradeDigest } from '../../grade/index.ts'
import { withoutRevision } from '../../run/chatbot-name.ts'
import { summarise } from '../../score/index.ts'
import { type PlannedResult, resultsOf, type Store, toResult } from '../../store/index.ts'
import type { Suite } from '../../suite/index.ts'
import type { Board, BoardChatbot, BoardResult } from './board.ts'
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

/** Everything that was planned under a fingerprint, with what there is of it and the digests of its grades. */
export const readResults = async (
  store: Store,
  { hash, ran }: Fingerprint,
): Promise<readonly BoardResult[]> => {
  const results: BoardResult[] = []
  for (const result of await resultsOf(store, { ranFingerprint: ran, fingerprint: hash }))
    results.push(await withDigest(store, result, hash))
  return results
}

const withDigest = async (
  store: Pick<Store, 'grade'>,
  result: PlannedResult,
  fingerprint: string,
): Promise<BoardResult> => {
  const { grade } = result
  if (!grade) return result
  if (grade.digest) return { ...result, digest: grade.digest as GradeDigest }
  const kept = await store.grade(grade.answerId, fingerprint)
  return kept ? { ...result, digest: digestOf(kept.body as Grade) } : result
}

/** The chatbots of results, best mean first. */
export const chatbotsOf = (results: readonly BoardResult[]): readonly BoardChatbot[] => {
  const byChatbot = new Map<string, BoardResult[]>()
  for (const result of results) {
    const its = byChatbot.get(result.planned.chatbot)
    if (its) its.push(result)
    else byChatbot.set(result.planned.chatbot, [result])
  }
  return [...byChatbot]
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
