import type { Chatbot } from '../chatbot/chatbot.ts'
import { scriptedChatbot } from '../chatbot/scripted.ts'
import { type Grade, type Grader, gradeAnswer, judgeTaskOf } from '../grade/index.ts'
import { misquotes, scriptedJudge } from '../judge/index.ts'
import { type Ending, play, systemClock } from '../run/index.ts'
import type { LoadedCase, Script } from '../suite/index.ts'

/** What a script of a case came to, and what it declares to come to. Plain data. */
export interface Proof {
  readonly caseId: string
  readonly script: string
  readonly declared: Script['expect']['score']
  readonly score: number | null
  /** The answer's ending: `finished`, `ran out: tool rounds`, `ran out: context` or `failed: …`. */
  readonly ending: string
  /** The types that stand, each once, and whether code or the script's judge raised it. */
  readonly findings: readonly { readonly type: string; readonly raisedBy: 'code' | 'judge' }[]
  /** The names of the hard checks that failed. */
  readonly failed: readonly string[]
  /** Everything that is other than declared; none where the script proves its case. */
  readonly faults: readonly string[]
}

const shown = (score: number | null): string => (score === null ? 'unscored' : `score ${score}`)

const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

const compareNames = (
  what: string,
  declared: readonly string[] | undefined,
  found: readonly string[],
): readonly string[] => {
  if (declared === undefined) return []
  const [wanted, had] = [[...new Set(declared)].sort(), [...new Set(found)].sort()]
  return list(wanted) === list(had) ? [] : [`${what}: ${list(had)}, declared ${list(wanted)}`]
}

/** A case that a chatbot can pass without the work, or cannot pass with it, is broken whatever it declares. */
const brokenDeclaration = ({ name, expect }: Script): readonly string[] => {
  if (name === 'reference') return expect.score === 5 ? [] : ['the reference must be declared to score 5']
  if (name === 'do-nothing' || name === 'says-it-is-done') {
    return expect.score === 5
      ? [`"${name}" may not be declared to score 5: the case would pass without the work`]
      : []
  }
  return []
}

const isToDo = (text: string): boolean => text.startsWith('TODO')

/** What the author of a case that was begun has still to write. Only a reference can have nothing left to do. */
const leftToDo = (task: LoadedCase, { name, story = '', turns }: Script): readonly string[] => {
  if (name !== 'reference') return isToDo(story) ? [story] : []
  const said = turns.flat().flatMap((step) => (step.kind === 'reply' ? [step.text] : []))
  const checks = task.checks.map((check) => check.name)
  return [task.title, task.purpose, task.prompt, ...checks, ...said].filter(isToDo)
}

const failedChecks = ({ checks }: Grade): readonly string[] =>
  checks
    .filter(({ severity, outcome }) => severity === 'hard' && outcome === 'failed')
    .map(({ name }) => name)

const compareGrade = (script: Script, grade: Grade): readonly string[] => {
  const { expect } = script
  const findings = grade.findings.map(({ type }) => type)
  const declaredFindings = script.name === 'reference' ? [] : expect.findings
  const unclear = grade.checks.flatMap((check) =>
    check.severity === 'hard' && check.outcome === 'unknown'
      ? [`"${check.name}" could not tell: ${check.why}`]
      : [],
  )
  return [
    ...(grade.score === expect.score ? [] : [`${shown(grade.score)}, declared ${shown(expect.score)}`]),
    ...compareNames('findings', declaredFindings, findings),
    ...compareNames('failed checks', script.name === 'reference' ? [] : expect.failed, failedChecks(grade)),
    ...(expect.score === null ? [] : unclear),
  ]
}

const endingText = (ending: Ending): string =>
  ending.kind === 'ran out'
    ? `ran out: ${ending.limit}`
    : ending.kind === 'failed'
      ? `failed: ${ending.fault}`
      : ending.kind

const typesOf = ({ findings }: Grade): Proof['findings'] =>
  [...new Map(findings.map(({ type, raisedBy }) => [type, { type, raisedBy }])).values()].sort((a, b) =>
    a.type.localeCompare(b.type),
  )

/**
 * Plays a script of a case and compares what it comes to with what it declares. Keeps nothing. Where the script has a judge,
 * that one judges, else the grader's own.
 */
export const proveScript = async (task: LoadedCase, script: Script, grader: Grader): Promise<Proof> => {
  const { suite } = grader
  const chatbot: Chatbot = scriptedChatbot(script.name, () => script)
  const stage = { suite, clock: systemClock, signal: new AbortController().signal }
  const answer = await play({ ranFingerprint: '', task, chatbot, replicate: 1 }, chatbot, stage)
  const judge = script.judge ? scriptedJudge(script.judge, suite) : grader.judge
  const grade = await gradeAnswer(answer, task, { ...grader, judge })
  const isPlanted = (says: string) => (task.toolFaults ?? []).some((fault) => fault.says === says)
  const refused = answer.turns.flatMap(({ calls }) =>
    calls.filter(({ outcome, content }) => outcome === 'refused' && !isPlanted(content)),
  )
  const toDo = leftToDo(task, script).map((text) => `still to be written: ${text.replace(/^TODO:? */, '')}`)
  const differing = grade ? compareGrade(script, grade) : []
  // Only where something is amiss can a quote that does not stand be what it comes of.
  const misquoted =
    script.judge && script.expect.score !== null && differing.length > 0
      ? misquotes(script.judge, judgeTaskOf(answer, task, suite), suite)
      : []
  const other = [
    ...brokenDeclaration(script),
    ...(answer.ending.kind === 'failed' ? [`it broke off: ${answer.ending.why}`] : []),
    ...(script.name === 'reference'
      ? refused.map(({ tool, content }) => `the app refused ${tool}: ${content}`)
      : []),
    ...misquoted,
    ...differing,
  ]
  return {
    caseId: task.id,
    script: script.name,
    declared: script.expect.score,
    score: grade?.score ?? null,
    ending: endingText(answer.ending),
    findings: grade ? typesOf(grade) : [],
    failed: grade ? failedChecks(grade) : [],
    // What comes of a case that is not finished says nothing.
    faults: toDo.length > 0 ? toDo : other,
  }
}
