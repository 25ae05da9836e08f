// Plays the scripts of a suite's cases, has the real judge grade them, and prints where it comes to something else than
// they declare, and what it cost. Needs the judge's key (GEMINI_API_KEY); see docs/judge.md.
import { parseArgs } from 'node:util'
import { parseChatbotId } from '../src/chatbot/parse-chatbot.ts'
import { priceName } from '../src/chatbot/price-table.ts'
import type { Price } from '../src/chatbot/prices.ts'
import { scriptedChatbot } from '../src/chatbot/scripted.ts'
import { importModule } from '../src/cli/import-module.ts'
import { harmless, table } from '../src/cli/output.ts'
import { type Grade, gradeAnswer } from '../src/grade/index.ts'
import { memoryInProcess, modelJudge } from '../src/judge/index.ts'
import { play, systemClock } from '../src/run/index.ts'
import { type LoadedCase, loadSuite, type Script, type Suite } from '../src/suite/index.ts'

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: 'suites/lab-qms' },
    case: { type: 'string', multiple: true },
    model: { type: 'string' },
    /** US dollars a million tokens: input, output. Else the table's. */
    prices: { type: 'string' },
  },
})

const priceOf = (text: string): Price => {
  const [input, output] = text.split(',').map(Number)
  if (input === undefined || output === undefined || !(input >= 0) || !(output >= 0))
    throw new Error(
      '--prices takes two numbers, such as 0.30,2.50: US dollars a million tokens of input and output',
    )
  const pricedOn = new Date().toISOString().slice(0, 10)
  return { inputUsdPerMillion: input, outputUsdPerMillion: output, pricedOn }
}

const pricesFor = (model: string, text: string): Readonly<Record<string, Price>> => {
  const parsed = parseChatbotId(model)
  return parsed.kind === 'model' ? { [priceName(parsed)]: priceOf(text) } : {}
}

const judgeOf = (suite: Suite) =>
  modelJudge({
    suite,
    memory: memoryInProcess(),
    environment: process.env,
    ...(values.model ? { model: values.model } : {}),
    ...(values.prices ? { prices: pricesFor(values.model ?? suite.judge.model, values.prices) } : {}),
    onWait: ({ waitMs, why }) => console.error(`waiting ${Math.ceil(waitMs / 1000)} s: ${harmless(why)}`),
    onNotice: (notice) => console.error(harmless(notice)),
  })

const differences = ({ expect }: Script, grade: Grade): readonly string[] => {
  const found = grade.findings.map(({ type }) => type)
  return [
    ...(grade.score === expect.score
      ? []
      : [`score ${grade.score ?? 'none'}, declared ${expect.score ?? 'none'}`]),
    ...(expect.findings ?? []).filter((type) => !found.includes(type)).map((type) => `${type} was not found`),
    ...grade.findings
      .filter(({ type, raisedBy }) => raisedBy === 'judge' && !expect.findings?.includes(type))
      .map(({ type, why, quotes }) => `${type} is new: ${why} „${quotes[0]?.text ?? ''}“`),
    ...(grade.unscored === undefined ? [] : [grade.unscored]),
  ]
}

const rowOf = (task: LoadedCase, script: Script, { score, account }: Grade): readonly string[] => {
  const { atOnce = 0, afterSendBack = 0, dropped = 0 } = account?.quotes ?? {}
  return [
    task.id,
    script.name,
    String(script.expect.score ?? '–'),
    String(score ?? '–'),
    `${atOnce}/${afterSendBack}/${dropped}`,
    `${account?.inventory.unverified ?? 0}/${account?.inventory.entries ?? 0}`,
    String(account?.exchanges.length ?? 0),
    String((account?.usage.inputTokens ?? 0) + (account?.usage.outputTokens ?? 0)),
    account?.costUsd === undefined ? 'not known' : account.costUsd.toFixed(4),
    ((account?.durationMs ?? 0) / 1000).toFixed(1),
  ]
}

const main = async (): Promise<void> => {
  const suite = await loadSuite(values.suite, importModule)
  const cases = suite.cases.filter(({ id }) => values.case?.includes(id) ?? true)
  const grader = { suite, judge: judgeOf(suite), fingerprint: '', now: () => systemClock.now() }
  const rows: (readonly string[])[] = []
  let differing = 0
  for (const task of cases) {
    for (const script of task.scripts) {
      const chatbot = scriptedChatbot(script.name, () => script)
      const stage = { suite, clock: systemClock, signal: new AbortController().signal }
      const answer = await play({ ranFingerprint: '', task, chatbot, replicate: 1 }, chatbot, stage)
      const grade = await gradeAnswer(answer, task, grader)
      if (!grade) continue
      rows.push(rowOf(task, script, grade))
      const differ = differences(script, grade)
      differing += differ.length > 0 ? 1 : 0
      for (const each of differ) console.log(`${task.id} ${script.name}: ${harmless(each)}`)
    }
  }
  console.log(
    `\n${table(['Case', 'Script', 'Declared', 'Scored', 'Quotes', 'Unverified', 'Calls', 'Tokens', 'US$', 'Seconds'], rows)}`,
  )
  console.log(
    `\nQuotes: found at once / after the send-back / dropped. Unverified: of the entries of the inventory.\n` +
      `${rows.length} answers judged by ${grader.judge.id}, ${differing} with differences.`,
  )
  process.exitCode = differing > 0 ? 1 : 0
}

await main().catch((error: unknown) => {
  console.error(harmless(error instanceof Error ? error.message : String(error)))
  process.exitCode = 2
})
