import { findingTypes, type LoadedCase, type Suite } from '../suite/index.ts'
import type { Proof } from './prove-case.ts'

/** What the scripts of a suite put to the test, counted from what they came to. A script that is not proven tests nothing. */
export interface Coverage {
  /** Every finding type of the catalogue, with the cases that trap it and whether a rule in code raised it there. */
  readonly findings: readonly {
    readonly type: string
    readonly cases: readonly { readonly caseId: string; readonly raisedBy: 'code' | 'judge' }[]
  }[]
  /** Every hard check, with the scripts that it fails. One that fails none may be one that cannot fail. */
  readonly hardChecks: readonly {
    readonly caseId: string
    readonly name: string
    readonly failedBy: readonly string[]
  }[]
  /** Every way to end, with the scripts that end so. */
  readonly endings: readonly { readonly ending: string; readonly scripts: readonly string[] }[]
}

const named = ({ caseId, script }: Proof): string => `${caseId} ${script}`

const isUnscored = ({ score, ending }: Proof): boolean => score === null && !ending.startsWith('failed')

const endings: readonly (readonly [string, (proof: Proof) => boolean])[] = [
  ['score 0 by a failed hard check', ({ failed }) => failed.length > 0],
  ['score 5', ({ score }) => score === 5],
  ['ran out of tool rounds', ({ ending }) => ending === 'ran out: tool rounds'],
  ['ran out of context', ({ ending }) => ending === 'ran out: context'],
  ['unscored', isUnscored],
]

/** What the proofs of these cases cover. */
export const coverageOf = (
  { catalogue }: Pick<Suite, 'catalogue'>,
  tasks: readonly LoadedCase[],
  proofs: readonly Proof[],
): Coverage => {
  const proven = proofs.filter(({ faults }) => faults.length === 0)
  return {
    findings: findingTypes(catalogue).map(({ name }) => ({
      type: name,
      cases: tasks.flatMap(({ id }) => {
        const raised = proven
          .filter(({ caseId }) => caseId === id)
          .flatMap(({ findings }) => findings.filter(({ type }) => type === name))
        if (raised.length === 0) return []
        return [{ caseId: id, raisedBy: raised.some((by) => by.raisedBy === 'code') ? 'code' : 'judge' }]
      }),
    })),
    hardChecks: tasks.flatMap(({ id, checks }) =>
      checks
        .filter(({ severity }) => severity === 'hard')
        .map(({ name }) => ({
          caseId: id,
          name,
          failedBy: proven
            .filter(({ caseId, failed }) => caseId === id && failed.includes(name))
            .map(({ script }) => script),
        })),
    ),
    endings: endings.map(([ending, holds]) => ({ ending, scripts: proven.filter(holds).map(named) })),
  }
}
