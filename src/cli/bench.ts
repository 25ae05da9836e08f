import { createHash } from 'node:crypto'
import type { AskOptions } from '../chatbot/ask-model.ts'
import type { Chatbot } from '../chatbot/chatbot.ts'
import { createChatbot } from '../chatbot/create-chatbot.ts'
import { parseChatbotId } from '../chatbot/parse-chatbot.ts'
import type { Environment } from '../chatbot/providers.ts'
import { type Judge, type JudgeMemory, modelJudge, noJudge } from '../judge/index.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import { writeJson } from '../run/json-text.ts'
import { listNames, suggestion } from '../suite/fault.ts'
import { type LoadedCase, loadSuite, type Script, type Suite } from '../suite/index.ts'
import { CommandError } from './exit.ts'
import { importModule } from './import-module.ts'
import type { Settings } from './settings.ts'

/** Loads the suite that the settings name. */
export const loadSuiteOf = ({ suite }: Pick<Settings, 'suite'>): Promise<Suite> =>
  loadSuite(suite, importModule)

/** Loads the suite with no more than the cases that the settings name: a fault of another case does not matter. */
export const loadCasesOf = ({ suite, cases }: Pick<Settings, 'suite' | 'cases'>): Promise<Suite> =>
  loadSuite(suite, importModule, cases)

/**
 * The cases that the settings name, in the suite's order; all of them where they name none.
 * @throws {CommandError} for an id that the suite does not have
 */
export const selectCases = (suite: Suite, ids: readonly string[] | undefined): readonly LoadedCase[] => {
  const known = suite.cases.map(({ id }) => id)
  for (const id of ids ?? []) {
    if (!known.includes(id))
      throw new CommandError(
        `There is no case "${id}".${suggestion(id, known)} There are: ${listNames(known)}.`,
      )
  }
  return ids ? suite.cases.filter(({ id }) => ids.includes(id)) : suite.cases
}

/** A script of a case by its name. */
export const scriptOf =
  (suite: Suite, name: string) =>
  (caseId: string): Script | undefined =>
    suite.cases.find(({ id }) => id === caseId)?.scripts.find((script) => script.name === name)

/** The names of all scripts of a suite. */
const scriptNames = (suite: Suite): readonly string[] =>
  [...new Set(suite.cases.flatMap(({ scripts }) => scripts.map(({ name }) => name)))].sort()

/** `scripted:*` stands for every script of the suite. */
const expanded = (suite: Suite, id: string): readonly string[] =>
  id === 'scripted:*' ? scriptNames(suite).map((name) => `scripted:${name}`) : [id]

/** What tells a scripted chatbot from an earlier one of its name: a digest of all that it plays. */
const revision = (suite: Suite, name: string): string => {
  const scripts = suite.cases.map(({ id }) => [id, scriptOf(suite, name)(id)?.turns ?? null])
  return createHash('sha256').update(writeJson(scripts)).digest('hex').slice(0, 8)
}

/**
 * A scripted chatbot, which must have a part in some case.
 * @throws {CommandError} where no case has a script of its name
 */
const withRevision = (suite: Suite, chatbot: Chatbot, name: string): Chatbot => {
  const names = scriptNames(suite)
  if (!names.includes(name)) {
    throw new CommandError(
      `No case has a script "${name}".${suggestion(name, names)} There are: ${listNames(names)}.`,
    )
  }
  return { ...chatbot, id: `${chatbot.id}#${revision(suite, name)}` }
}

/**
 * The chatbots that the settings name, ready to be asked.
 * @param hooksOf what a chatbot's model calls go through and tell, by its id
 * @throws {CommandError} where they name none, or one twice
 * @throws {ConfigurationError} for an id that means nothing, or a key that is missing
 */
export const createChatbots = (
  suite: Suite,
  settings: Pick<Settings, 'chatbots' | 'baseUrls' | 'prices'>,
  environment: Environment,
  hooksOf: (id: string) => AskOptions = () => ({}),
): readonly Chatbot[] => {
  if (settings.chatbots.length === 0) {
    throw new CommandError(
      'No chatbot is named: give --chatbot google:gemini-3.8-flash@low (or --chatbot scripted:reference, which needs no key), ' +
        "or write chatbots: ['…'] into bench.config.ts.",
    )
  }
  const ids = settings.chatbots.flatMap((id) => expanded(suite, id))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    throw new CommandError(`The chatbot ${twice} is named twice; use --replicates to play a case more often.`)
  const { baseUrls, prices } = settings
  return ids.map((id) => {
    const parsed = parseChatbotId(id)
    const chatbot = createChatbot(id, {
      ...hooksOf(id),
      environment,
      baseUrls,
      prices,
      scriptOf: (name, caseId) => scriptOf(suite, name)(caseId),
    })
    return parsed.kind === 'scripted' ? withRevision(suite, chatbot, parsed.name) : chatbot
  })
}

/** Whether a chatbot has a part in a case: a scripted one only where the case has its script. */
export const playsIn = (chatbot: Chatbot, task: LoadedCase): boolean => {
  const parsed = parseChatbotId(withoutRevision(chatbot.id))
  return parsed.kind !== 'scripted' || task.scripts.some(({ name }) => name === parsed.name)
}

/** What a judge model works with besides its settings. */
export interface JudgeTerms {
  readonly memory: JudgeMemory
  /** Ends when the command is stopped. */
  readonly signal?: AbortSignal
  /** What its calls go through and tell: the same gates as the chatbots' calls, under the name that it goes by there. */
  readonly hooksOf?: (model: string, name: string) => AskOptions
}

/** A judge beside the chatbots: its waits and its spending are not those of a chatbot of the same model. */
export const judgeName = (judge: string): string => `judge ${judge}`

/**
 * The judge that the settings name: `none`, or a model.
 * @throws {ConfigurationError} for an id that means nothing, or a key that is missing
 * @throws {SuiteError} where the suite lacks a prompt
 */
export const createJudge = (
  { judge, baseUrls, prices }: Pick<Settings, 'judge' | 'baseUrls' | 'prices'>,
  suite: Suite,
  environment: Environment,
  { hooksOf, ...terms }: JudgeTerms,
): Judge => {
  if (judge === 'none') return noJudge
  const hooks = hooksOf?.(judge, judgeName(judge)) ?? {}
  return modelJudge({ suite, model: judge, environment, baseUrls, prices, ...hooks, ...terms })
}
