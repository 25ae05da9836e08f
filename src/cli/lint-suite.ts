import { noJudge } from '../judge/index.ts'
import { systemClock } from '../run/index.ts'
import { lintSuite } from '../suite/index.ts'
import { loadSuiteOf, selectCases } from './bench.ts'
import { exitCode } from './exit.ts'
import { harmless, print, printJson, table } from './output.ts'
import { type Proof, proveScript } from './prove-case.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'

export interface LintOptions extends SettingOptions {
  readonly prove?: boolean
  readonly json?: boolean
}

const scoreText = (score: number | null): string => (score === null ? '–' : String(score))

const describeProofs = (proofs: readonly Proof[]): string => {
  const rows = proofs.map(({ caseId, script, declared, score, faults }) => [
    caseId,
    script,
    scoreText(declared),
    scoreText(score),
    faults.length === 0 ? 'proven' : 'NOT PROVEN',
  ])
  const faults = proofs.flatMap(({ caseId, script, faults: of }) =>
    of.map((fault) => `${caseId} ${script}: ${harmless(fault)}`),
  )
  return [
    table(['Case', 'Script', 'Declared', 'Scored', ''], rows),
    ...(faults.length > 0 ? ['', ...faults] : []),
  ].join('\n')
}

/** What `lint` does. @returns the exit code */
export const lintCommand = async (options: LintOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadSuiteOf(settings)
  const rows = lintSuite(suite)
  const grader = { suite, judge: noJudge, fingerprint: '', now: () => systemClock.now() }
  const proofs: Proof[] = []
  if (options.prove) {
    for (const task of selectCases(suite, settings.cases)) {
      for (const script of task.scripts) proofs.push(await proveScript(task, script, grader))
    }
  }
  const faults = rows.filter(({ severity }) => severity === 'fault')
  const unproven = proofs.filter((proof) => proof.faults.length > 0)
  if (options.json)
    printJson({ faults, warnings: rows.filter(({ severity }) => severity === 'warning'), proofs })
  else {
    for (const { severity, file, message } of rows)
      print(`${severity === 'fault' ? 'fault  ' : 'warning'}  ${file}: ${message}`)
    if (proofs.length > 0) print(`${rows.length > 0 ? '\n' : ''}${describeProofs(proofs)}`)
    const proven = options.prove
      ? `, ${proofs.length - unproven.length} of ${proofs.length} scripts proven`
      : ''
    print(
      `\n${suite.cases.length} cases, ${faults.length} faults, ${rows.length - faults.length} warnings${proven}.`,
    )
  }
  return faults.length + unproven.length > 0 ? exitCode.failed : exitCode.fine
}
