import type { Grade } from '../../grade/index.ts'
import type { Store } from '../../store/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { Board, BoardChatbot, BoardResult } from '../data/board.ts'
import { matrixParts } from '../data/matrix-parts.ts'
import { pairsOf } from '../data/pairs.ts'
import { onceEach } from '../once.ts'
import type { PageContext } from '../page.tsx'
import type { WholeAnswer } from '../parts/whole-answer.ts'
import { answerName, type PageRequest, pathOf, requestAt, type Selection } from '../paths.ts'
import { answerPage } from './answer.tsx'
import { casePage } from './case.tsx'
import { casesPage } from './cases.tsx'
import { comparePage } from './compare.tsx'
import { livePage } from './live.tsx'
import { matrixPage } from './matrix.tsx'
import { modelsPage } from './models.tsx'
import { pairPage } from './pair.tsx'
import { scoringPage } from './scoring.tsx'
import { trustPage } from './trust.tsx'

/** What pages are made of. */
export interface BoardSource {
  readonly board: Board
  readonly store: Pick<Store, 'answer' | 'grade'>
  /** The answer that the scoring page works through, by its id; one is chosen where none is named. */
  readonly example?: string
}

/** How pages are shown. */
export type PageTerms = Pick<PageContext, 'mode' | 'under'>

/** An answer where it stands on the board. */
export interface PlacedAnswer {
  readonly chatbot: BoardChatbot
  readonly result: BoardResult
  readonly id: string
}

interface BoardIndex {
  readonly answers: ReadonlyMap<string, PlacedAnswer>
  readonly chatbots: ReadonlyMap<string, BoardChatbot>
  readonly cases: ReadonlyMap<string, LoadedCase>
}

/** What the paths of a board name; made once a board. */
const indexOf = onceEach((board: Board): BoardIndex => {
  const answers = new Map<string, PlacedAnswer>()
  for (const chatbot of board.chatbots) {
    for (const result of chatbot.results) {
      const id = result.answer?.id
      if (id !== undefined) answers.set(answerName(id), { chatbot, result, id })
    }
  }
  return {
    answers,
    chatbots: new Map(board.chatbots.map((chatbot) => [chatbot.slug, chatbot])),
    cases: new Map(board.cases.map((task) => [task.id, task])),
  }
})

/** The answer whose page lies at a path. */
export const answerAt = (board: Board, name: string): PlacedAnswer | undefined =>
  indexOf(board).answers.get(name)

/**
 * The page at a path as HTML; undefined where the board has none there.
 * @param path from the board's root, such as `answer/4f2a.html`
 */
export const renderPath = async (
  source: BoardSource,
  path: string,
  terms: PageTerms,
): Promise<string | undefined> => {
  const request = requestAt(path)
  if (!request) return undefined
  const { board } = source
  const context: PageContext = { board, path, ...terms }
  const index = indexOf(board)
  switch (request.page) {
    case 'models':
      return isChoice(board, request) ? modelsPage(context, request) : undefined
    case 'matrix':
      return matrixPage(context, request.part ?? 1)
    case 'cases':
      return casesPage(context)
    case 'compare':
      return comparePage(context)
    case 'trust':
      return trustPage(context)
    case 'live':
      return terms.mode === 'live' ? livePage(context) : undefined
    case 'scoring': {
      const example = await exampleOf(source)
      return example?.grade
        ? scoringPage(context, { ...example, grade: example.grade })
        : scoringPage(context)
    }
    case 'case': {
      const task = index.cases.get(request.caseId)
      return task && casePage(context, task)
    }
    case 'answer': {
      const placed = index.answers.get(request.answer)
      const whole = placed && (await wholeOf(source, placed))
      return whole && answerPage(context, whole)
    }
    case 'pair': {
      const [a, b] = [index.chatbots.get(request.a), index.chatbots.get(request.b)]
      return a && b && a !== b ? pairPage(context, a, b) : undefined
    }
  }
}

/** An answer with its grade, from the store; undefined where the store or the suite has lost it. */
const wholeOf = async (
  { board, store }: BoardSource,
  { chatbot, result, id }: PlacedAnswer,
): Promise<WholeAnswer | undefined> => {
  const task = indexOf(board).cases.get(result.planned.caseId)
  const answer = task && (await store.answer(id))
  if (!task || !answer) return undefined
  const grade = result.grade && (await store.grade(id, board.fingerprint.hash))
  return { answer, ...(grade ? { grade: grade.body as Grade } : {}), result, chatbot, task }
}

/** The case that shows best how scores come about, where the suite has it. */
const usualExample = 'CB14'

/** The answer that the scoring page works through: the one asked for, else one that lost points and was not a 0. */
const exampleOf = async (source: BoardSource): Promise<WholeAnswer | undefined> => {
  const { answers } = indexOf(source.board)
  const placed =
    source.example === undefined ? chosenOf([...answers.values()]) : answers.get(answerName(source.example))
  return placed && (await wholeOf(source, placed))
}

const chosenOf = (placed: readonly PlacedAnswer[]): PlacedAnswer | undefined => {
  const scored = placed.filter(({ result }) => result.state === 'scored')
  const lost = scored.filter(({ result }) => {
    const score = result.grade?.score ?? 0
    return score > 0 && score < 5
  })
  const usual = ({ result }: PlacedAnswer) => result.planned.caseId === usualExample
  return lost.find(usual) ?? scored.find(usual) ?? lost[0] ?? scored[0]
}

/** Whether the board has cases of this language, and cases of this kind: not that it has one of both. */
const isChoice = ({ cases }: Board, { language, kind }: Selection): boolean =>
  (!language || cases.some((task) => task.language === language)) &&
  (!kind || cases.some((task) => task.kind === kind))

/** Every page of a static board, each path once. */
export const pathsOf = (board: Board): readonly string[] => [
  ...new Set([...listRequests(board), ...answerRequests(board)].map(pathOf)),
]

const listRequests = (board: Board): readonly PageRequest[] => {
  const { cases, chatbots } = board
  const languages = [undefined, ...new Set(cases.map(({ language }) => language))]
  const kinds = [undefined, ...new Set(cases.map(({ kind }) => kind))]
  const selections = languages.flatMap((language) =>
    kinds.map((kind) => ({ ...(language ? { language } : {}), ...(kind ? { kind } : {}) })),
  )
  return [
    ...selections.map((selection) => ({ page: 'models', ...selection }) as const),
    ...matrixParts(board).map((_, index) => ({ page: 'matrix', part: index + 1 }) as const),
    ...(['cases', 'scoring', 'trust', 'compare'] as const).map((page) => ({ page })),
    ...cases.map(({ id }) => ({ page: 'case', caseId: id }) as const),
    ...pairsOf(chatbots).map(([a, b]) => ({ page: 'pair', a: a.slug, b: b.slug }) as const),
  ]
}

const answerRequests = ({ chatbots, cases }: Board): readonly PageRequest[] => {
  const known = new Set(cases.map(({ id }) => id))
  return chatbots.flatMap(({ results }) =>
    results.flatMap(({ answer, planned }) =>
      answer && known.has(planned.caseId) ? [{ page: 'answer', answer: answer.id } as const] : [],
    ),
  )
}
