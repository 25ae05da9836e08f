import type { Chatbot } from '../chatbot/chatbot.ts'
import { scriptedChatbot } from '../chatbot/scripted.ts'
import { type Grade, type Grader, gradeAnswer } from '../grade/index.ts'
import { play, systemClock } from '../run/index.ts'
import type { LoadedCase, Script } from '../suite/index.ts'

/** What a script of a case came to, and what it declares to come to. */
export interface Proof {
  readonly caseId: string
  readonly script: string
  readonly declared: Script['expect']['score']
  readonly score: number | null
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

const compareGrade = (script: Script, grade: Grade): readonly string[] => {
  const { expect } = script
  const findings = grade.findings.map(({ type }) => type)
  const declaredFindings = script.name === 'reference' ? [] : expect.findings
  const failed = grade.checks
    .filter(({ severity, outcome }) => severity === 'hard' && outcome === 'failed')
    .map(({ name }) => name)
  const unclear = grade.checks.flatMap((check) =>
    check.severity === 'hard' && check.outcome === 'unknown'
      ? [`"${check.name}" could not tell: ${check.why}`]
      : [],
  )
  return [
    ...(grade.score === expect.score ? [] : [`${shown(grade.score)}, declared ${shown(expect.score)}`]),
    ...compareNames('findings', declaredFindings, findings),
    ...compareNames('failed checks', script.name === 'reference' ? [] : expect.failed, failed),
    ...(expect.score === null ? [] : unclear),
  ]
}

/** Plays a script of a case and compares what it comes to with what it declares. Keeps nothing. */
export const proveScript = async (task: LoadedCase, script: Script, grader: Grader): Promise<Proof> => {
  const chatbot: Chatbot = scriptedChatbot(script.name, () => script)
  const stage = { suite: grader.suite, clock: systemClock, signal: new AbortController().signal }
  const answer = await play({ ranFingerprint: '', task, chatbot, replicate: 1 }, chatbot, stage)
  const grade = await gradeAnswer(answer, task, grader)
  const refused = answer.turns.flatMap(({ calls }) => calls.filter(({ outcome }) => outcome === 'refused'))
  const faults = [
    ...brokenDeclaration(script),
    ...(answer.ending.kind === 'failed' ? [`it broke off: ${answer.ending.why}`] : []),
    ...(script.name === 'reference'
      ? refused.map(({ tool, content }) => `the app refused ${tool}: ${content}`)
      : []),
    ...(grade ? compareGrade(script, grade) : []),
  ]
  return {
    caseId: task.id,
    script: script.name,
    declared: script.expect.score,
    score: grade?.score ?? null,
    faults,
  }
}
