import { type LintRow, lintSuite } from '../suite/index.ts'
import { loadCasesOf, selectCases } from './bench.ts'
import { coverageOf } from './coverage.ts'
import { describeCoverage, describeProofs } from './describe-proofs.ts'
import { exitCode } from './exit.ts'
import { harmless, print, printJson } from './output.ts'
import { proveScripts, proveShare, type Share } from './prove-suite.ts'
import { resolveSettings, type SettingOptions } from './settings.ts'

export interface LintOptions extends SettingOptions {
  readonly prove?: boolean
  readonly json?: boolean
  /** For the other processes of a proof: prove this share, and print what it came to. */
  readonly share?: Share
}

const describeRow = ({ severity, file, place, message }: LintRow): string =>
  harmless(`${severity.padEnd(7)}  ${file}${place ? `:${place.line}:${place.column}` : ''}: ${message}`)

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What `lint` does. @returns the exit code */
export const lintCommand = async (options: LintOptions): Promise<number> => {
  const settings = await resolveSettings(options)
  const suite = await loadCasesOf(settings)
  const tasks = selectCases(suite, settings.cases)
  if (options.share) {
    printJson(await proveShare(suite, tasks, options.share))
    return exitCode.fine
  }
  const proving = options.prove ? proveScripts(suite, tasks) : Promise.resolve([])
  const rows = lintSuite(suite, settings.cases ? 'some cases' : 'all cases')
  const proofs = await proving
  const faults = rows.filter(({ severity }) => severity === 'fault')
  const warnings = rows.filter(({ severity }) => severity === 'warning')
  const proven = proofs.filter((proof) => proof.faults.length === 0)
  const coverage = options.prove ? coverageOf(suite, tasks, proofs) : undefined

  if (options.json) printJson({ faults, warnings, proofs, ...(coverage ? { coverage } : {}) })
  else {
    for (const row of rows) print(describeRow(row))
    if (coverage) {
      print(`${rows.length > 0 ? '\n' : ''}${describeProofs(proofs)}`)
      // What a part of the cases leaves out says nothing about the suite.
      if (!settings.cases) print(`\n${describeCoverage(coverage)}`)
    }
    const provenText = options.prove ? `, ${proven.length} of ${proofs.length} scripts proven` : ''
    const counts = [
      counted(suite.cases.length, 'case'),
      counted(faults.length, 'fault'),
      counted(warnings.length, 'warning'),
    ]
    print(`\n${counts.join(', ')}${provenText}.`)
  }
  return faults.length > 0 || proven.length < proofs.length ? exitCode.failed : exitCode.fine
}
