import type { AskOptions } from '../chatbot/ask-model.ts'
import type { Usage } from '../chatbot/chatbot.ts'
import { systemClock } from '../chatbot/clock.ts'
import { ConfigurationError } from '../chatbot/configuration-error.ts'
import { type ConnectOptions, connectModel, type ModelConnection } from '../chatbot/connect-model.ts'
import { parseChatbotId } from '../chatbot/parse-chatbot.ts'
import { costOf, sumOfCosts } from '../chatbot/prices.ts'
import { findingTypes } from '../suite/catalogue.ts'
import type { Suite } from '../suite/suite.ts'
import type { Judge, JudgeTask } from './judge.ts'
import { judgeAnswer } from './judge-answer.ts'
import { type JudgeMemory, requestHash } from './memory.ts'
import { openingsOf } from './openings.ts'
import { promptsOf } from './prompts.ts'
import { sheetOf } from './sheet.ts'
import { requestOf, type TalkTerms } from './talk.ts'
import { takesThinkingBudget, thinkingBudgetFor, withThinkingBudget } from './thinking.ts'

/** What a judge needs of its suite. */
export type JudgedSuite = Pick<Suite, 'judge' | 'catalogue' | 'prompts' | 'capabilities' | 'clauseIndexes'>

export interface ModelJudgeOptions extends ConnectOptions, Omit<AskOptions, 'retryPolicy'> {
  readonly suite: JudgedSuite
  readonly memory: JudgeMemory
  /** As the command line names a model. The suite's own when absent. */
  readonly model?: string
  /** Whom to ask in place of the model's own provider: a judge that is scripted. */
  readonly connection?: ModelConnection
  /** Ends when the run is stopped. */
  readonly signal?: AbortSignal
}

const connectJudge = (id: string, options: ConnectOptions): ModelConnection => {
  const parsed = parseChatbotId(id)
  if (parsed.kind === 'scripted')
    throw new ConfigurationError(
      'chatbot',
      `'${id}' cannot judge: name a model, such as google:gemini-3.8-flash`,
    )
  return connectModel(parsed, options)
}

/** A rough middle between English (4) and Czech (3). */
const charactersPerToken = 3.5

/** What a call of so many characters takes where it thinks its whole budget; what it writes is not known before. */
const usageOf = (characters: number, budget = 0): Usage => ({
  inputTokens: Math.ceil(characters / charactersPerToken),
  outputTokens: budget,
})

/**
 * A model as the judge. Nothing is sent before its first answer.
 * @throws {ConfigurationError} for an id, key or address that cannot work
 * @throws {SuiteError} for a prompt that is missing or has other placeholders than code fills
 */
export const modelJudge = (options: ModelJudgeOptions): Judge => {
  const {
    suite,
    memory,
    prices,
    signal = new AbortController().signal,
    environment,
    baseUrls,
    fetch,
    ...ask
  } = options
  const id = options.model ?? suite.judge.model
  const fill = promptsOf(suite)
  const types = findingTypes(suite.catalogue).map(({ name }) => name)
  const connection =
    options.connection ??
    connectJudge(id, {
      environment,
      ...(baseUrls ? { baseUrls } : {}),
      ...(prices ? { prices } : {}),
      ...(fetch ? { fetch } : {}),
    })

  const prepare = (job: JudgeTask) => {
    const sheet = sheetOf(job, suite)
    const budget = takesThinkingBudget(connection)
      ? thinkingBudgetFor(suite.judge, sheet.text.length)
      : undefined
    const terms: TalkTerms = {
      model: id,
      temperature: suite.judge.temperature,
      connection: budget === undefined ? connection : withThinkingBudget(connection, budget),
      memory,
      attempts: suite.judge.attempts,
      sayInvalid: (problem) => fill('invalid', { problem }),
      signal,
      ask,
    }
    return { sheet, budget, terms, openings: openingsOf(job, sheet, suite, fill) }
  }

  return {
    id,
    judge: (job) => judgeAnswer(job, { ...prepare(job), fill, types }),
    plan: async (job) => {
      const { budget, terms, openings } = prepare(job)
      const requests = [openings.inventory, openings.findings].flatMap((question) =>
        question ? [requestOf(terms, question)] : [],
      )
      const known = await Promise.all(requests.map((request) => memory.find(requestHash(request))))
      const toSend = requests.filter((_request, index) => known[index] === undefined)
      const sizes = toSend.map(({ messages }) => messages.reduce((sum, { text }) => sum + text.length, 0))
      const price = await connection.price(new Date((ask.clock ?? systemClock).now()))
      const costUsd = sumOfCosts(sizes.map((characters) => costOf(usageOf(characters, budget), price)))
      return {
        calls: toSend.length,
        characters: sizes.reduce((sum, characters) => sum + characters, 0),
        remembered: requests.length - toSend.length,
        ...(costUsd === undefined ? {} : { costUsd }),
      }
    },
  }
}
