import { toCsv } from '../interop/csv.ts'
import { type JunitCase, toJunit } from '../interop/junit.ts'
import { openStore } from '../store/index.ts'
import { loadSuiteOf } from './bench.ts'
import { print, printJson } from './output.ts'
import { resolveSettings, resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'
import { type AnswerSummary, describeSummary, type StoreSummary, summariseStore } from './summary.ts'
import { reportPage } from './write-report.ts'

export interface ReportOptions extends SettingOptions {
  readonly format: 'table' | 'json' | 'csv' | 'junit' | 'html'
  readonly json?: boolean
  readonly fingerprint?: string
  readonly minScore?: number
}

const columns = [
  'case',
  'chatbot',
  'label',
  'replicate',
  'state',
  'score',
  'low',
  'high',
  'ended',
  'why',
  'durationMs',
  'toolCalls',
  'rounds',
  'inputTokens',
  'outputTokens',
  'costUsd',
  'unpricedCalls',
  'id',
] as const

const csvRow = ({ bounds, ...answer }: AnswerSummary) => ({ ...answer, low: bounds?.[0], high: bounds?.[1] })

const junitResult = (answer: AnswerSummary, minScore: number): JunitCase['result'] => {
  switch (answer.state) {
    case 'scored':
      if ((answer.score ?? 0) >= minScore) return { kind: 'passed' }
      return {
        kind: 'failed',
        summary: `score ${answer.score}, below ${minScore}`,
        details: `${answer.ended === 'ran out' ? `Ran out: ${answer.why}\n` : ''}model-bench show ${answer.id}`,
      }
    case 'unscored':
      return { kind: 'error', summary: `unscored between ${answer.bounds?.join(' and ')}: ${answer.why}` }
    case 'failed':
      return { kind: 'error', summary: `failed from outside: ${answer.why}` }
    case 'missing':
      return { kind: 'skipped', summary: 'not run yet' }
    case 'not graded':
      return { kind: 'skipped', summary: 'not graded under this fingerprint' }
  }
}

const junitCase = (answer: AnswerSummary, minScore: number): JunitCase => ({
  suite: answer.label,
  name: answer.replicate === 1 ? answer.case : `${answer.case} #${answer.replicate}`,
  seconds: (answer.durationMs ?? 0) / 1000,
  result: junitResult(answer, minScore),
})

const junit = (summary: StoreSummary, minScore: number): string =>
  toJunit(
    `model-bench ${summary.fingerprint.slice(0, 16)}`,
    summary.answers.map((answer) => junitCase(answer, minScore)),
  )

/** What `report` does. */
export const reportStore = async (options: ReportOptions): Promise<void> => {
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const format = options.json ? 'json' : options.format
  if (format === 'html') {
    const suite = await loadSuiteOf(await resolveSettings(options))
    for await (const piece of reportPage(store, suite, fingerprint)) process.stdout.write(piece)
    return
  }
  const summary = await summariseStore(store, fingerprint)
  switch (format) {
    case 'table':
      print(describeSummary(summary))
      break
    case 'json':
      printJson(summary)
      break
    case 'csv':
      process.stdout.write(toCsv(columns, summary.answers.map(csvRow)))
      break
    case 'junit':
      process.stdout.write(junit(summary, options.minScore ?? 5))
      break
  }
}
