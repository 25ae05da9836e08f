import { createHash } from 'node:crypto'
import type { GradeDigest } from '../src/grade/index.ts'
import type { Answer } from '../src/run/index.ts'
import { openStore, type Store, type StoredGrade } from '../src/store/index.ts'

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

/** An answer that was played, and its grade. */
interface Model {
  readonly answer: Answer
  readonly grade: StoredGrade
}

/** What is made anew for one answer, and how it came out. */
interface Changes {
  readonly answer: Partial<Answer>
  readonly grade: Partial<StoredGrade>
}

/** Answers kept at a time, as by a run of so many calls. */
const atATime = 100

/**
 * Fills a store with the answers of another one, again and again under made-up chatbots: the texts are real, the scores
 * are not. It writes as a run does, many answers at once.
 * @param from a store with answers of a suite, graded
 * @returns how many answers were kept
 */
export const fillBoard = async (from: Store, location: string, size: BoardSize): Promise<number> => {
  await using store = await openStore(location)
  for (const fingerprint of await from.fingerprints()) await store.keepFingerprint(fingerprint)
  const keep = async ([{ answer, grade }, changes]: readonly [Model, Changes]): Promise<void> => {
    const made = { ...answer, ...changes.answer }
    await store.keepAnswer(made)
    if (made.ending.kind !== 'failed') await store.keepGrade({ ...grade, ...changes.grade })
  }
  let kept = 0
  let waiting: Promise<void>[] = []
  for await (const each of madeUp(from, size)) {
    waiting.push(keep(each))
    kept += 1
    if (waiting.length < atATime) continue
    await Promise.all(waiting)
    waiting = []
  }
  await Promise.all(waiting)
  return kept
}

/** Every answer of a board of this size, case by case. */
async function* madeUp(from: Store, size: BoardSize): AsyncGenerator<readonly [Model, Changes]> {
  const random = seeded(7)
  const rows = await from.gradeRows()
  const first = size.from ?? 1
  let count = 0
  for (const caseId of [...new Set(rows.map((row) => row.caseId))].slice(0, size.cases)) {
    const models: Model[] = []
    for (const { answerId, fingerprint } of rows.filter((row) => row.caseId === caseId).slice(0, 6)) {
      const [answer, grade] = [await from.answer(answerId), await from.grade(answerId, fingerprint)]
      if (answer && grade) models.push({ answer, grade })
    }
    const hardness = random() * 1.5
    for (let index = 0; index < size.chatbots; index += 1) {
      for (let replicate = first; replicate < first + size.replicates; replicate += 1) {
        const model = models[Math.floor(random() * models.length)]
        if (!model) continue
        const strength = 5.4 - (index / size.chatbots) * 2.6 - hardness - random() * 2.4
        const costUsd = 0.003 * 1.18 ** (size.chatbots - index) * (0.7 + random() * 0.6)
        yield [model, changesOf(model, { index, replicate, count, strength, costUsd, random })]
        count += 1
      }
    }
  }
}

interface Lot {
  readonly index: number
  readonly replicate: number
  readonly count: number
  readonly strength: number
  readonly costUsd: number
  readonly random: () => number
}

const changesOf = (
  { answer, grade }: Model,
  { index, replicate, count, strength, costUsd, random }: Lot,
): Changes => {
  const { chatbot, chatbotLabel } = chatbotOf(index)
  const name = `${answer.caseId} ${chatbot} ${replicate}`
  const id = createHash('sha256').update(name).digest('hex').slice(0, 12)
  const startedAt = new Date(Date.UTC(2031, 2, 14) + count * 7_000).toISOString()
  const durationMs = costUsd * 400_000 * (0.5 + random())
  const score = Math.max(0, Math.min(5, Math.round(strength))) as 0
  const digest = grade.digest as GradeDigest
  const dimensions = Object.fromEntries(
    Object.keys(digest.dimensions).map((each) => [each, Math.max(score, Math.ceil(random() * 5)) as 1]),
  )
  const shown =
    count % 89 === 88
      ? { score: null, unscored: 'a quote of the judge could not be found', low: 1, high: 4 }
      : { score, low: score, high: score }
  const [first, ...others] = answer.turns
  return {
    answer: {
      id,
      chatbot,
      chatbotLabel,
      replicate,
      startedAt,
      durationMs,
      ...(first
        ? {
            turns: [{ ...first, modelCalls: [{ costUsd, usage: {}, durationMs: 1000 } as never] }, ...others],
          }
        : {}),
      ...(count % 197 === 196
        ? { ending: { kind: 'failed', fault: 'provider', why: 'overloaded' } as const }
        : {}),
    },
    grade: {
      ...shown,
      answerId: id,
      gradedAt: startedAt,
      digest: { ...digest, dimensions },
      body: { ...(grade.body as object), answerId: id, dimensions, score: shown.score },
    },
  }
}
