import { dollars, sumOfCosts } from '../chatbot/prices.ts'
import type { Grade } from '../grade/index.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import type { Answer } from '../run/index.ts'
import { openStore, type Store } from '../store/index.ts'
import { CommandError } from './exit.ts'
import { gradeOf } from './keep-grade.ts'
import { harmless, print, printJson } from './output.ts'
import { pageWidth, part, wrapped } from './page-lines.ts'
import { resolveStore, type SettingOptions } from './settings.ts'
import { conversationLines } from './show-conversation.ts'
import { accountOf, exchangeAt, exchangeLines, exchangeList, keptExchange } from './show-exchange.ts'
import { gradeLines } from './show-grade.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface ShowOptions extends SettingOptions {
  readonly fingerprint?: string
  readonly transcript?: boolean
  /** The number of a judge call, from 1; true for the list of them. */
  readonly exchange?: number | true
  readonly json?: boolean
}

const findAnswer = async (store: Store, prefix: string): Promise<Answer> => {
  const ids = (await store.answerRows()).map(({ id }) => id).filter((id) => id.startsWith(prefix))
  const [only] = ids
  const answer = only === undefined ? await store.answer(prefix) : await store.answer(only)
  if (ids.length > 1)
    throw new CommandError(`${ids.length} answers begin with "${prefix}": ${ids.slice(0, 8).join(', ')}.`)
  if (!answer)
    throw new CommandError(`No answer begins with "${prefix}". "model-bench report --json" lists their ids.`)
  return answer
}

const describeCost = ({ turns }: Answer): string => {
  const calls = turns.flatMap(({ modelCalls }) => modelCalls)
  if (calls.length === 0) return ''
  const costUsd = sumOfCosts(calls.map((call) => call.costUsd))
  return `, ${costUsd === undefined ? 'cost unknown' : dollars(costUsd)}`
}

const describeScore = ({ score, unscored, bounds }: Grade): string =>
  score === null ? `Unscored, between ${bounds.join(' and ')}: ${unscored}` : `Score ${score} of 5`

const headLines = (answer: Answer, grade: Grade | undefined, width: number): readonly string[] => {
  const { ending } = answer
  const ended = ending.kind === 'finished' ? 'finished' : `${ending.kind}: ${ending.why}`
  return [
    ...wrapped(
      [answer.caseId, answer.chatbotLabel, `replicate ${answer.replicate}`, answer.id].join(' · '),
      width,
      0,
    ),
    harmless(`${ended}, ${(answer.durationMs / 1000).toFixed(1)} s${describeCost(answer)}`),
    ...(grade ? wrapped(describeScore(grade), width, 0) : []),
  ]
}

const showExchange = async (
  store: Store,
  answer: Answer,
  grade: Grade | undefined,
  { exchange: asked, json }: ShowOptions,
): Promise<void> => {
  const account = accountOf(grade)
  if (typeof asked !== 'number') {
    if (json) printJson(account.exchanges)
    else print(exchangeList(account, answer.id, pageWidth()).join('\n'))
    return
  }
  const exchange = exchangeAt(account, asked)
  const kept = await keptExchange(store, exchange)
  if (json) printJson({ ...exchange, request: kept?.request ?? null })
  else print(exchangeLines(exchange, kept, account, pageWidth()).join('\n'))
}

/** What `show` does. */
export const showAnswer = async (prefix: string, options: ShowOptions): Promise<void> => {
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const answer = await findAnswer(store, prefix)
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const grade = await gradeOf(store, answer.id, fingerprint.hash)
  if (options.exchange !== undefined) {
    await showExchange(store, answer, grade, options)
    return
  }
  if (options.json) {
    printJson({ answer: { ...answer, chatbot: withoutRevision(answer.chatbot) }, grade: grade ?? null })
    return
  }
  const width = pageWidth()
  const detail = options.transcript ? 'whole' : 'short'
  print(
    [
      ...headLines(answer, grade, width),
      ...part('The conversation', width, conversationLines(answer, width, detail)),
      ...(grade ? gradeLines(grade, width) : ['', `No grade under ${fingerprint.hash.slice(0, 16)}.`]),
    ].join('\n'),
  )
}
