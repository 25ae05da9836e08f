import type { GradeDigest } from '../src/grade/index.ts'
import { openStore, type Store } from '../src/store/index.ts'

/** How large a board is made. */
export interface BoardSize {
  readonly cases: number
  readonly chatbots: number
  readonly replicates: number
  /** The number of the first replicate; 1 when absent. */
  readonly from?: number
}

const makers = ['google', 'openai', 'anthropic', 'mistral'] as const
const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Kappa', 'Sigma', 'Omega'] as const
const efforts = ['low', 'medium', 'high'] as const

/** A chatbot that is made up: the better ones come first, and the dearer ones are better on the whole. */
const chatbotOf = (index: number) => {
  const name = `${names[index % names.length]} ${1 + Math.floor(index / names.length)}`
  const effort = efforts[index % efforts.length]
  return {
    chatbot: `${makers[index % makers.length]}:${name.toLowerCase().replace(' ', '-')}@${effort}`,
    chatbotLabel: `${name} · ${effort}`,
  }
}

/** The same numbers every time: what is measured must not change by chance. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

/** Answers under way at a time: the store writes those that come together in one transaction. */
const atATime = 200

/**
 * Fills a store with the answers of another one, again and again under made-up chatbots: the texts are real, the scores
 * are not.
 * @param from a store with scripted answers of a suite, graded
 * @returns how many answers were kept
 */
export const fillBoard = async (from: Store, location: string, size: BoardSize): Promise<number> => {
  await using store = await openStore(location)
  const random = seeded(7)
  for (const fingerprint of await from.fingerprints()) await store.keepFingerprint(fingerprint)
  const rows = await from.gradeRows()
  const caseIds = [...new Set(rows.map(({ caseId }) => caseId))].slice(0, size.cases)
  let [kept, waiting] = [0, [] as Promise<void>[]]
  for (const caseId of caseIds) {
    const models = await Promise.all(
      rows
        .filter((row) => row.caseId === caseId)
        .slice(0, 6)
        .map(async (row) => ({
          answer: await from.answer(row.answerId),
          grade: await from.grade(row.answerId, row.fingerprint),
        })),
    )
    const hardness = random() * 1.5
    for (let index = 0; index < size.chatbots; index += 1) {
      const first = size.from ?? 1
      for (let replicate = first; replicate < first + size.replicates; replicate += 1) {
        const model = models[Math.floor(random() * models.length)]
        if (!model?.answer || !model.grade) continue
        const cost = 0.003 * 1.18 ** (size.chatbots - index) * (0.7 + random() * 0.6)
        const strength = 5.4 - (index / size.chatbots) * 2.6 - hardness - random() * 2.4
        const score = Math.max(0, Math.min(5, Math.round(strength))) as 0
        const id = `made${caseId}x${index}x${replicate}`.toLowerCase()
        const { answer, grade } = model
        const digest = grade.digest as GradeDigest
        const dimensions = Object.fromEntries(
          Object.keys(digest.dimensions).map((name) => [name, Math.max(score, Math.ceil(random() * 5)) as 1]),
        )
        const whole = {
          ...answer,
          ...chatbotOf(index),
          id,
          replicate,
          durationMs: cost * 400_000 * (0.5 + random()),
          startedAt: new Date(Date.UTC(2031, 2, 14) + kept * 7_000).toISOString(),
          turns: answer.turns.map((turn, at) => ({
            ...turn,
            modelCalls:
              at === 0
                ? [{ ...(turn.modelCalls[0] ?? {}), costUsd: cost, usage: {}, durationMs: 1000 } as never]
                : turn.modelCalls,
          })),
          ...(kept % 197 === 196
            ? { ending: { kind: 'failed', fault: 'provider', why: 'overloaded' } as const }
            : {}),
        }
        const isUnscored = kept % 89 === 88
        const shown = isUnscored
          ? { score: null, unscored: 'a quote of the judge could not be found', low: 1, high: 4 }
          : { score, low: score, high: score }
        const body = { ...(grade.body as object), answerId: id, dimensions, score: shown.score }
        waiting.push(
          (async () => {
            await store.keepAnswer(whole)
            if (whole.ending.kind !== 'failed')
              await store.keepGrade({
                ...shown,
                answerId: id,
                fingerprint: grade.fingerprint,
                gradedAt: whole.startedAt,
                digest: { ...digest, dimensions },
                body,
              })
          })(),
        )
        kept += 1
        if (waiting.length >= atATime) {
          await Promise.all(waiting)
          waiting = []
        }
      }
    }
  }
  await Promise.all(waiting)
  return kept
}
