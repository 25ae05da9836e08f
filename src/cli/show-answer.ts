import type { ModelCall } from '../chatbot/chatbot.ts'
import { dollars, sumOfCosts } from '../chatbot/prices.ts'
import type { Grade } from '../grade/index.ts'
import { describeAccount, describeInventory, type VerifiedFinding } from '../judge/index.ts'
import { type Answer, type ToolCallRecord, type Turn, writeJson } from '../run/index.ts'
import { openStore, type Store } from '../store/index.ts'
import { withoutRevision } from './bench.ts'
import { CommandError } from './exit.ts'
import { gradeOf } from './keep-grade.ts'
import { harmless, oneLine, print, printJson } from './output.ts'
import { resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface ShowOptions extends SettingOptions {
  readonly fingerprint?: string
  readonly transcript?: boolean
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

const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => `${by}${harmless(line)}`)
    .join('\n')

const describeCall = (call: ToolCallRecord, whole: boolean): string => {
  const { tool, args, outcome, content, reads, wrote } = call
  const did = [
    ...(outcome === 'refused' ? ['refused'] : []),
    ...reads.map(({ document, text }) => `read ${document} (${text.length} characters)`),
    ...wrote.map((name) => `wrote ${name}`),
  ]
  const head = `  · ${tool} ${oneLine(writeJson(args), whole ? 100_000 : 110)}${did.length > 0 ? ` → ${did.join(', ')}` : ''}`
  if (whole) return `${harmless(head)}\n${indent(content, '      ')}`
  return outcome === 'refused' ? `${harmless(head)}: ${oneLine(content, 110)}` : harmless(head)
}

/** A model call that did not work at once. */
const describeAttempts = ({ failedAttempts }: ModelCall, index: number): readonly string[] => {
  if (!failedAttempts) return []
  const { count, waitedMs, lastWhy } = failedAttempts
  const waited = `${(waitedMs / 1000).toFixed(1)} s`
  return [
    `  · model call ${index + 1} worked at attempt ${count + 1}, after waits of ${waited}: ${oneLine(lastWhy, 200)}`,
  ]
}

const describeCost = ({ turns }: Answer): string => {
  const calls = turns.flatMap(({ modelCalls }) => modelCalls)
  if (calls.length === 0) return ''
  const costUsd = sumOfCosts(calls.map((call) => call.costUsd))
  return `, ${costUsd === undefined ? 'cost unknown' : dollars(costUsd)}`
}

const describeTurn = ({ cue, message, calls, modelCalls, reply }: Turn, whole: boolean): string =>
  [
    `User (${cue.kind})`,
    indent(message, '    '),
    'Chatbot',
    ...modelCalls.flatMap(describeAttempts),
    ...calls.map((call) => describeCall(call, whole)),
    reply === undefined ? '    (no reply)' : indent(reply, '    '),
  ].join('\n')

const describeFinding = ({ type, why, raisedBy, quotes }: VerifiedFinding): string =>
  [
    `  ${type}: ${harmless(why)} (by ${raisedBy})`,
    ...quotes.map(
      ({ text, source, location }) =>
        `      „${oneLine(text, 160)}“  ${source.kind} ${harmless(source.name)}, ${location.status}${location.turned ? ', turned' : ''}`,
    ),
  ].join('\n')

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${oneLine(line, 300)}`)]

const describeGrade = (grade: Grade): string => {
  const checks = grade.checks.map((check) => {
    const detail =
      check.outcome === 'passed'
        ? ''
        : check.outcome === 'failed'
          ? `\n      looked for ${oneLine(check.looked, 200)}\n      found ${oneLine(check.found, 200)}`
          : `\n      ${oneLine(check.why, 200)}`
    const outcome = check.outcome === 'unknown' ? 'could not tell' : check.outcome
    return `  ${outcome.padEnd(15)}${check.severity === 'hard' ? '' : '(diagnostic) '}${harmless(check.name)}${detail}`
  })
  return [
    'Checks',
    ...checks,
    '',
    `Findings (judge: ${grade.judge === 'none' ? 'none, rules in code alone' : grade.judge})`,
    ...(grade.findings.length > 0 ? grade.findings.map(describeFinding) : ['  none']),
    ...(grade.dropped.length > 0
      ? [
          '',
          'Raised, and not counted',
          ...grade.dropped.map(
            (each) =>
              `${describeFinding(each)}\n      ${each.dropped.reason}: ${oneLine(each.dropped.why, 200)}`,
          ),
        ]
      : []),
    ...section('What was asserted, and where it comes from', describeInventory(grade.inventory ?? [])),
    ...section('The judge', grade.account ? describeAccount(grade.account) : []),
    '',
    'Derivation',
    ...grade.derivation.map((step) => `  ${step}`),
  ].join('\n')
}

/** What `show` does. */
export const showAnswer = async (prefix: string, options: ShowOptions): Promise<void> => {
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const answer = await findAnswer(store, prefix)
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const grade = await gradeOf(store, answer.id, fingerprint.hash)
  if (options.json) {
    printJson({ answer: { ...answer, chatbot: withoutRevision(answer.chatbot) }, grade: grade ?? null })
    return
  }
  const ending =
    answer.ending.kind === 'finished' ? 'finished' : `${answer.ending.kind}: ${harmless(answer.ending.why)}`
  print(
    [
      `${answer.caseId}  ${harmless(answer.chatbotLabel)}  replicate ${answer.replicate}  ${answer.id}`,
      `${ending}, ${(answer.durationMs / 1000).toFixed(1)} s${describeCost(answer)}`,
      '',
      ...answer.turns.map((turn) => `${describeTurn(turn, options.transcript ?? false)}\n`),
      grade ? describeGrade(grade) : `No grade under ${fingerprint.hash.slice(0, 16)}.`,
    ].join('\n'),
  )
}
